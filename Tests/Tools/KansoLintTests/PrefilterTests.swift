import Foundation
import KansoDiagnostics
import KansoGuide
import KansoLintRules
import TestSupport
import Testing

@testable import KansoLint

/// The scan only saves time: the findings are the same if all of a source is parsed and visited.
struct PrefilterTests {
  private static let guide = """
    colors: {ink: "#2C4251"}
    fonts: {body: {family: A, size: 16}}
    padding: {standard: 8, old: {value: 12, deprecated: "Use {padding.standard}."}}
    sizes: {bar: 44}

    """
  static let linter = Linter(
    theme: CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme,
    rules: Set(DiagnosticCatalog.rules), fixer: Fixer(Fixer.Types(platform: "uikit")))
  private static let kinds = Set(StyleKind.allCases)
  static let vocabulary = {
    var vocabulary = Vocabulary(.known, kinds: kinds)
    vocabulary.add(guideTypes: ["Colors", "Fonts", "Padding", "Sizes"], testModules: TestSource.frameworks)
    return vocabulary
  }()

  /// Returns the scanned source.
  static func scanned(_ bytes: [UInt8], includesNamed: Bool = false) -> LintSource {
    LintSource(SourceFile(path: "a.swift", bytes: bytes), vocabulary, includesNamed: includesNamed)
  }

  /// Returns the excerpt of all declarations.
  static func whole(_ bytes: [UInt8]) throws -> ParsedExcerpt {
    ParsedExcerpt(
      tree: try ParsableSource(bytes).tree(),
      origin: TreeOrigin(excerpt: Excerpt(pieces: [bytes.indices], literals: []), lowered: nil))
  }

  /// Returns the ranges, kinds and values of the literals in a source, with the scan or without it.
  private func literals(_ bytes: [UInt8], isScanned: Bool, includesNamed: Bool = false) throws -> [String] {
    guard isScanned else { return literals(in: try Self.whole(bytes), includesNamed: includesNamed) }
    let source = Self.scanned(bytes, includesNamed: includesNamed)
    try source.parse(.style)
    let checker = SwiftLiteralChecker(includesNamed: includesNamed)
    return source.parsed.map { checker.literals(in: $0).map(description) } ?? []
  }

  /// Returns the ranges, kinds and values of the literals in a whole tree, of which every node is visited.
  private func literals(in whole: ParsedExcerpt, includesNamed: Bool) -> [String] {
    SwiftLiteralChecker(includesNamed: includesNamed).literals(in: whole, visitsAll: true).map(description)
  }

  private func description(_ literal: StyleLiteral) -> String {
    "\(literal.range) \(literal.kind.map(\.rawValue) ?? "") \(literal.isNamed) \(literal.value)"
  }

  /// Returns the findings and the tokens of a source, with only the needed declarations or with all.
  private func report(_ bytes: [UInt8], isSplit: Bool) -> [String] {
    let linter = isSplit ? Self.linter : Self.linter.fixing()
    let collected = linter.collect(SourceFile(path: "a.swift", bytes: bytes))
    let result = linter.withDefinitions(collected.definitions).report(collected)
    return result.findings.map {
      "\($0.id) \($0.range.offsets) \($0.message) \($0.replacement ?? "") \($0.notes.map(\.message))"
    } + result.tokens.map(\.dotted).sorted()
  }

  /// Expects that the scan loses nothing of a source without syntax errors.
  ///
  /// - Parameter whole: the tree of the source.
  private func expectNothingIsLost(
    _ bytes: [UInt8], _ whole: ParsedExcerpt, _ name: String = ""
  ) throws {
    let comment = Comment(rawValue: name.isEmpty ? String(decoding: bytes, as: UTF8.self) : name)
    for includesNamed in [false, true] {
      #expect(
        try literals(bytes, isScanned: true, includesNamed: includesNamed)
          == literals(in: whole, includesNamed: includesNamed), comment)
    }
    #expect(report(bytes, isSplit: true) == report(bytes, isSplit: false), comment)
  }

  // MARK: Real sources

  /// A source of a project.
  struct RealSource: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  /// Some sources of this package. KANSO_LINT_SOURCES names another directory.
  static let realSources: [RealSource] = {
    var directories = [
      "Examples", "Sources/Tools/KansoLint", "Sources/Compiler/KansoCodeGeneration",
      "Tests/Tools/KansoLintTests",
    ].map {
      Project.file($0).path
    }
    if let own = ProcessInfo.processInfo.environment["KANSO_LINT_SOURCES"] { directories.append(own) }
    return directories.flatMap { directory in
      (FileManager.default.enumerator(atPath: directory) ?? .init()).compactMap { name in
        guard let name = name as? String, name.hasSuffix(".swift"),
          let data = FileManager.default.contents(atPath: "\(directory)/\(name)"),
          SourceDepth(Array(data)).excess == nil
        else { return nil }
        return RealSource(name: "\(directory)/\(name)", bytes: Array(data))
      }
    }
  }()

  @Test func nothingIsLostInRealSources() throws {
    #expect(Self.realSources.count > 30)
    for source in Self.realSources {
      let whole = try Self.whole(source.bytes)
      guard !whole.tree.hasSyntaxErrors else { continue }
      try expectNothingIsLost(source.bytes, whole, source.name)
    }
  }

  /// The needed declarations and the rest have all tokens of the source, and no other.
  @Test func excerptsAreThePartsOfTheSource() throws {
    for real in Self.realSources {
      let (name, bytes) = (real.name, real.bytes)
      let whole = try Self.whole(bytes)
      guard !whole.tree.hasSyntaxErrors else { continue }
      let expected = Self.tokens(of: whole)
      for wanted: SourceUnits.Need in [.style, .mention] {
        let source = Self.scanned(bytes)
        try source.parse(wanted)
        var found: [Int: String] = [:]
        for parsed in source.all() {
          #expect(!parsed.tree.hasSyntaxErrors, "\(name)")
          found.merge(Self.tokens(of: parsed)) { first, second in first == second ? first : "" }
        }
        let isComplete = found == expected
        #expect(isComplete, "\(name)")
      }
    }
  }

  /// Returns the texts of the tokens of an excerpt, by their offsets in the source.
  static func tokens(of parsed: ParsedExcerpt) -> [Int: String] {
    var tokens: [Int: String] = [:]
    for token in parsed.tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if !token.text.isEmpty { tokens[parsed.origin.excerpt.sourceOffset(of: offset)] = token.text }
    }
    return tokens
  }

  /// Each declaration of a type of the guide is a mention that may be one.
  @Test func declarationsAreMentions() throws {
    let types: Set<String> = ["Colors", "Fonts", "Padding", "Sizes"]
    let odd = [
      "func f<A, Padding>() {}", "extension A.Padding {}", "struct A<Padding> {}", "enum\nColors {}",
    ]
    for bytes in Self.realSources.map(\.bytes) + odd.map({ Array($0.utf8) }) {
      let visitor = DefinitionVisitor(try Self.whole(bytes).tree, wanted: types)
      let mentions = Self.scanned(bytes).scan.mentions.filter(\.mayDeclare).map(\.range.lowerBound)
      #expect(Set(visitor.declarations.map(\.offset)).isSubset(of: mentions))
    }
    for source in odd { #expect(Self.scanned(Array(source.utf8)).scan.mentions.map(\.mayDeclare) == [true]) }
  }

  // MARK: Examples

  private static let examples = DiagnosticCatalog.rules.compactMap(\.ruleExamples).filter {
    $0.language == .swift
  }
  .flatMap(\.found).map(RuleExamples.withoutMarks)

  /// A short source has few words. This reveals a word that the scan misses, because no other word selects the
  /// source.
  @Test(
    arguments: DiagnosticCatalog.rules.filter { $0.id.hasPrefix("literal-") }
      .flatMap { $0.ruleExamples?.found ?? [] }.map(RuleExamples.withoutMarks))
  func nothingIsLostInExamples(_ source: String) throws {
    let found = try literals(Array(source.utf8), isScanned: false)
    #expect(!found.isEmpty)
    #expect(try literals(Array(source.utf8), isScanned: true) == found)
  }

  /// The texts around an example: as a function between others, in nested types, after what hides brackets.
  private static let wrappers: [(before: String, after: String)] = [
    ("class A {\n  func a() {\n  }\n  func b() {\n", "\n  }\n  func c() {\n  }\n}\n"),
    ("class A {\n  func a() {\n  }\n\n  @objc\n  func b() {\n", "\n  }\n  let c = 1\n}\nstruct B {}\n"),
    (
      "extension A {\n  struct B {\n    var a: Int { 1 }\n    static func b() {\n",
      "\n    }\n    init() {\n    }\n  }\n  enum C {\n    case a\n  }\n}\n"
    ),
    ("enum A {\n  func a() {\n  }\n#if B\n  func b() {\n", "\n  }\n#endif\n  func c() {\n  }\n}\n"),
    ("struct A {\n  let a = \"\"\"\n  {\n  \"\"\"\n  func b() {\n", "\n  }\n  func c() {\n  }\n}\n"),
    ("struct A {\n  /* { */\n  func b() {\n", "\n  }\n  // }\n  func c() {\n  }\n}\n"),
    ("class A\n{\n  func a()\n  {\n  }\n  func b()\n  {\n", "\n  }\n  func c()\n  {\n  }\n}\n"),
    ("class A { func a() { }; func b() {\n", "\n}; func c() { } }\n"),
    ("class A {\r\n  func a() {\r\n  }\r\n  func b() {\r\n", "\r\n  }\r\n  func c() {\r\n  }\r\n}\r\n"),
    ("import class A.B\nrun {\n  func a() {\n  }\n  func b() {\n", "\n  }\n}\n"),
    ("class A {\n  class func a() {\n  }\n  class var b: C {\n", "\n  }\n  indirect case d\n}\n"),
  ]

  @Test(arguments: examples)
  func nothingIsLostInMembers(_ source: String) throws {
    for (before, after) in Self.wrappers {
      let bytes = Array((before + source + after).utf8)
      let whole = try Self.whole(bytes)
      guard !whole.tree.hasSyntaxErrors else { continue }
      try expectNothingIsLost(bytes, whole)
    }
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
    "a.setValue(8, forKeyPath: \"layer.cornerRadius\")", "a.`padding`(8)",
    "class A {\n  lazy var a = {\n    8\n  }()\n  var b = c {\n  }\n  .padding(8)\n}",
  ])
  func nothingIsLostInOddSources(_ source: String) throws {
    let bytes = Array(source.utf8)
    #expect(try literals(bytes, isScanned: true) == literals(bytes, isScanned: false))
  }

  @Test(arguments: [
    "// Copyright 2026\nstruct A {}", "let retries = 3", "let padding = a.padding", "a.spacing = 0",
    "enum Code: Int { case ok = 200 }", "// a.spacing = 8", "let a = \"padding 8\"",
  ])
  func whatHoldsNoStyleIsNotParsed(_ source: String) {
    #expect(!Self.scanned(Array(source.utf8)).scan.mayHaveStyle)
  }

  /// The scan knows the sinks that a project declares.
  @Test func ownSinksAreKnown() {
    let linter = Linter(theme: nil, sinks: .known.adding(["padding": ["tuck(by)"]]))
    #expect(
      linter.findings(in: SourceFile(path: "a.swift", text: "a.tuck(by: 3)")).map(\.range.text) == ["3"])
  }

  /// Only members that may contain a finding are parsed, with the heads of the types around them.
  @Test(arguments: [
    (
      "struct A {\n}\nstruct B { let c = d.padding(8)\n}\nstruct E {\n}\n",
      "\nstruct B { let c = d.padding(8)\n}"
    ),
    (
      "class A {\n  func b() {\n  }\n  func c() { d.padding(8) }\n  func e() {}\n}\n",
      "class A {\n  func c() { d.padding(8) }}\n"
    ),
    (
      "class A {\n  struct B {\n  func b() {\n  }\n  func c() { d.padding(8) }\n}\n  func e() {\n  }\n  let f = 1\n}",
      "class A {\n  struct B {\n  func c() { d.padding(8) }\n}}"
    ),
  ])
  func membersArePieces(_ source: String, _ expected: String) throws {
    let scanned = Self.scanned(Array(source.utf8))
    try scanned.parse(.style)
    #expect(try #require(scanned.parsed).tree.description == expected)
  }

  /// Constants are found without a sink.
  @Test(
    arguments: DiagnosticDescriptor.localConstant.ruleExamples?.found.map(RuleExamples.withoutMarks) ?? [])
  func constantsAreNotLost(_ source: String) throws {
    let bytes = Array(source.utf8)
    let found = try literals(bytes, isScanned: true, includesNamed: true)
    #expect(try !found.isEmpty && found == literals(bytes, isScanned: false, includesNamed: true))
  }
}
