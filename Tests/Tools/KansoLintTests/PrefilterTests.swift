import Foundation
import KansoDiagnostics
import KansoLintRules
import TestSupport
import Testing

@testable import KansoLint

/// The prefilter only saves time: the findings are the same with it and without it.
struct PrefilterTests {
  private static let kinds = Set(StyleKind.allCases)
  private static let prefilter = Prefilter(Vocabulary(.known, kinds: kinds))

  /// Returns the offsets of the literals in a source, with the prefilter or without it.
  private func offsets(_ bytes: [UInt8], isFiltered: Bool) throws -> [Int] {
    let source = try ParsableSource(bytes)
    let parts = isFiltered ? Self.prefilter.parts(of: bytes) : nil
    return SwiftLiteralChecker().literals(in: source, parts: parts).map(\.range.lowerBound)
  }

  /// Tests some sources of this package. KANSO_LINT_SOURCES names another directory.
  @Test func nothingIsLostInRealSources() throws {
    var directories = [
      "Examples", "Sources/Tools/KansoLint", "Sources/Compiler/KansoCodeGeneration",
      "Tests/Tools/KansoLintTests",
    ].map {
      Project.file($0).path
    }
    if let own = ProcessInfo.processInfo.environment["KANSO_LINT_SOURCES"] { directories.append(own) }
    var count = 0
    for directory in directories {
      for case let name as String in FileManager.default.enumerator(atPath: directory) ?? .init()
      where name.hasSuffix(".swift") {
        guard let data = FileManager.default.contents(atPath: "\(directory)/\(name)") else { continue }
        let source = Array(data)
        guard SourceDepth(source).excess == nil else { continue }
        count += 1
        let (found, all) = (try offsets(source, isFiltered: true), try offsets(source, isFiltered: false))
        #expect(found == all, "\(directory)/\(name)")
      }
    }
    #expect(count > 30)
  }

  /// A short source has few words. This reveals a word that the prefilter misses, because no other word selects the
  /// source.
  @Test(
    arguments: DiagnosticCatalog.rules.filter { $0.id.hasPrefix("literal-") }
      .flatMap { $0.ruleExamples?.found ?? [] }.map(RuleExamples.withoutMarks))
  func nothingIsLostInExamples(_ source: String) throws {
    let found = try offsets(Array(source.utf8), isFiltered: false)
    #expect(!found.isEmpty)
    #expect(try offsets(Array(source.utf8), isFiltered: true) == found)
  }

  @Test(arguments: [
    "a.point = CGPoint(x: b.x - 8, y: b.y)", "func f() { let x = a.maxX + 8 }", "a.setExtraOffsets(top: 8)",
    "a.left == b.right + 8", "rect.origin.y = other.maxY + 4", "f(.init(left: 3, right: 3))",
    "f(.init(red: 0, green: 0, blue: 0))", "a.f(UIColor(/* ink */ \"#fff\"))",
    "a.tintColor = .init(r: 1, g: 2, b: 3)",
    "let a = \"\"\"\n  // \\(b.padding(8))\n  \"\"\"", "/*\n// */ a.spacing = 8", "#/\n// /# ; a.spacing = 8",
    "struct A {\n}\nextension A { func f() { a.spacing = 8 }\n}\nstruct B {}\n",
    "class A {\nfunc f() {\n}\nlet b = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))\n}",
    "let a = \"{\"\n}\nlet b = \"}\"\na.spacing = 8\n}\nb.spacing = 9",
    "/*\n{\n}\n*/ a.spacing = 8\nstruct B {\n}\n",
    "#if DEBUG\nstruct A {\n}\n#else\nlet c = f(a, spacing: 3)\n#endif",
    "let a = \"\"\"\n{\n}\n\"\"\"\na.spacing = 8",
    "a.b(UIFont(name: \"Georgia\", size: c))", "a.PADDING_TOP = 3",
    "a.f(color: #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0))",
  ])
  func nothingIsLostInOddSources(_ source: String) throws {
    let bytes = Array(source.utf8)
    #expect(try offsets(bytes, isFiltered: true) == offsets(bytes, isFiltered: false))
  }

  @Test(arguments: [
    "// Copyright 2026\nstruct A {}", "let retries = 3", "let padding = a.padding", "a.spacing = 0",
    "enum Code: Int { case ok = 200 }",
  ])
  func whatHoldsNoStyleIsNotParsed(_ source: String) {
    #expect(Self.prefilter.parts(of: Array(source.utf8)).isEmpty)
  }

  /// The prefilter knows the sinks that a project declares.
  @Test func ownSinksAreKnown() {
    let linter = Linter(theme: nil, sinks: .known.adding(["padding": ["tuck(by)"]]))
    #expect(
      linter.findings(in: SourceFile(path: "a.swift", text: "a.tuck(by: 3)")).map(\.range.text) == ["3"])
  }

  /// Only declarations that may contain a finding are parsed.
  @Test func declarationsAreParts() {
    let source = "struct A {\n}\n" + "struct B { let c = d.padding(8)\n}\n" + "struct E {\n}\n"
    let parts = Self.prefilter.parts(of: Array(source.utf8))
    #expect(parts.map(\.range) == [12..<46])
  }

  /// Constants are found without a sink.
  @Test(
    arguments: DiagnosticDescriptor.localConstant.ruleExamples?.found.map(RuleExamples.withoutMarks) ?? [])
  func constantsAreNotLost(_ source: String) throws {
    let bytes = Array(source.utf8)
    let parsable = try ParsableSource(bytes)
    let checker = SwiftLiteralChecker(includesNamed: true)
    let parts = Prefilter(Vocabulary(.known, kinds: Self.kinds), includesNamed: true).parts(of: bytes)
    let found = checker.literals(in: parsable, parts: parts).map(\.range)
    #expect(!found.isEmpty && found == checker.literals(in: parsable).map(\.range))
  }
}
