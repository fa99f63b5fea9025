import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules

private let guide = CompiledGuide(
  bytes: Array(
    "colors: {ink: '#2C4251'}\nfonts: {body: {family: A, size: 16}}\npadding: {standard: 8}\n".utf8),
  path: "fuzz.yaml")
private let linter = Linter(
  theme: guide.theme, rules: Set(DiagnosticCatalog.rules), fixer: Fixer(Fixer.Types(platform: "uikit")))

/// Fragments of Swift and Objective-C that nest, continue or end a construct.
private let parts = [
  "(", ")", "[", "]", "{", "}", "<", ">", ", ", "; ", "\n", ": ", " = ", " == ", " + ", " - ", "-", "!", "?",
  "? ", " ? ",
  " -> ", ".", ".b", "...", "&", " & ", "@a ", "@", "#", "#if A\n", "#elseif B\n", "#else\n", "#endif\n",
  "#\"", "\"#", "\"",
  "\"\"\"\n", "\\(", "\\", "/", "/*", "*/", "//", "`", "a", "A", "8", "0.5", "8.b", "if ", "if a { ",
  " else if b { ",
  " else { ", "guard ", "switch a { ", "case ", "case let ", "let ", "var ", "for ", "in ", "while ",
  "repeat { ", "do { ",
  "catch ", "try ", "await ", "consume ", "copy ", "each ", "unsafe ", "some ", "any ", "inout ", "as ",
  "is ", "throws ",
  "async ", "return ", "throw ", "func f() ", "func f<A>(", "struct A ", "enum Colors ", "extension A ",
  "protocol Padding ",
  "class A: ", "where A: ", "init(", "{ a in ", "() -> ", "A<", "[A: ", "(a: ", "Colors.", "Colors.ink",
  "Padding.standard",
  "a.spacing = 8", "a.padding(8)", "UIColor(red: 0, green: 0, blue: 0, alpha: 1)", "private(set) ",
  "repeat each ", "<#", "#>",
  "@interface A\n", "@implementation A\n", "@end\n", "- (void)a ", "[a b:", "@[", "@{", "@(", "^{ ",
  "#define A 8\n",
  "#define A(b) \\\n", "\\\n", "CGRectMake(", "return ", "== ", "|| ", " && ", "~=", "macro a() ", "actor A ",
  "subscript(",
]

/// Fuzzes deep and long sources: each pair of bytes is a fragment and its number of repetitions, up to 4,000. No run
/// overflows the stack of the parsing thread or exceeds the fuzzer's limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSources(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: start, count: min(count, 64))
  var text = "a.spacing = 8\n"
  for index in stride(from: 0, to: bytes.count - 1, by: 2) {
    let times = [1, 2, 8, 33, 65, 101, 256, 2_001, 4_000][Int(bytes[index + 1]) % 9]
    let part = parts[Int(bytes[index]) % parts.count]
    guard text.utf8.count + part.utf8.count * times < 100_000 else { break }
    text += String(repeating: part, count: times)
  }
  for path in ["Fuzz.swift", "Fuzz.m"] {
    let file = SourceFile(path: path, text: text)
    let findings = linter.findings(in: file)
    precondition(findings.allSatisfy { $0.range.upperBound <= file.bytes.count })
    if FixBasis(parsing: file) != nil {
      let whole = linter.fixing().findings(in: file)
      precondition(findings.map(\.range.offsets) == whole.map(\.range.offsets), "a declaration is missed")
    }
    _ = linter.fix(file)
  }
  return 0
}
