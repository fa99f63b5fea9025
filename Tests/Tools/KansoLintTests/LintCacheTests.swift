import Foundation
import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoPOSIX
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoLint

/// Results of earlier runs, which never change an answer.
struct LintCacheTests {
  private static let guides = [
    "colors: {ink: '#2C4251'}\npadding: {standard: 8}\nsizes: {row: 44}\n",
    "colors: {ink: '#2C4252', old: {value: '#000000', deprecated: gone}}\npadding: {tiny: 8, wide: 9}\n",
  ]

  private struct Missing: Error {}

  /// Sources that a test changes between runs.
  private final class Sources: @unchecked Sendable {
    var texts: [String: String] = [:] { didSet { versions += 1 } }
    /// The number of changes.
    private(set) var versions = 0
    /// The number of times that a source was read. Guarded by the lock.
    private(set) var readCount = 0
    private let lock = NSLock()
    /// The time of the tests, so that a file is the same one in all runs, however long they take.
    private let now = time(nil)

    func countRead() { lock.withLock { readCount += 1 } }

    /// Returns an identity that is another one after each change of any source.
    func identity(secondsAgo: Int = 1_000_000) -> FileIdentity {
      var status = stat()
      status.st_ino = numericCast(versions)
      #if canImport(Darwin)
        status.st_ctimespec.tv_sec = now - secondsAgo
      #else
        status.st_ctim.tv_sec = now - secondsAgo
      #endif
      return FileIdentity(status, countsStatusChange: true)
    }

    /// The paths in a fixed order.
    var paths: [String] { texts.keys.sorted() }
  }

  private static func linter(
    _ guide: String, rules: Set<DiagnosticDescriptor> = Linter.defaultRules, onlyMentioned: Bool = false
  ) -> Linter {
    Linter(
      theme: CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme, rules: rules,
      fixer: Fixer(Fixer.Types(platform: "uikit"), onlyMentioned: onlyMentioned),
      documentChecks: [.staleFrames]
    )
  }

  /// Lints sources, and returns all that is known of each, as text.
  ///
  /// - Parameter secondsAgo: the age of the files.
  private static func run(
    _ linter: Linter, over sources: Sources, cache: LintCache?, secondsAgo: Int = 1_000_000
  ) -> [String] {
    let texts = sources.texts
    let identity = sources.identity(secondsAgo: secondsAgo)
    let pass = LintPass([linter], cache: cache, at: { ($0, identity) }) {
      (path: String) -> Result<SourceFile, Missing> in
      sources.countRead()
      return texts[path].map { .success(SourceFile(path: path, text: $0)) } ?? .failure(Missing())
    }
    var lines: [String] = []
    pass.run(over: sources.paths) { path, file, inspection in
      "\(path) \(file == nil) " + description(of: inspection)
    } record: { results in
      lines += results.map { (try? $0.get()) ?? "missing" }
    }
    return lines
  }

  private static func description(of inspection: Linter.Inspection) -> String {
    let findings = inspection.findings.map { finding in
      let notes = finding.notes.map { "\($0.message) \($0.range.map { "\($0.offsets)" } ?? "")" }
      return
        "\(finding.id) \(finding.severity) \(finding.range.offsets) \(finding.message) \(finding.help ?? "-") \(notes)"
        + " \(finding.replacement ?? "-") \(finding.relatedEdits) \(finding.literal.map { "\($0)" } ?? "-")"
    }
    let uses = inspection.useCounts.map { "\($0.key.id) \($0.value)" }.sorted()
    return "\(inspection.isLeftOut) \(inspection.tokens.map(\.dotted).sorted()) \(uses) \(findings)"
  }

  /// Lines of sources: literals, uses of tokens, declarations that hide the guide's types, suppressions and mistakes.
  private static let lines = [
    "stack.spacing = 8", "stack.spacing = 9", "view.tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
    "c.constraint(equalToConstant: 44)", "a.color = Colors.ink", "a.color = Colors.inkk",
    "a.color = Colors.old",
    "enum Padding { static let own = 3 }", "extension Colors { static let inkk = 1 }",
    "struct Box<Colors> {}",
    "// kanso:disable:next literal-padding - it is right", "func f() {", "}",
    "let format = \"V:|-8-[a]-9-|\"",
    "NSLayoutConstraint.constraints(withVisualFormat: \"|-8-[a]\", options: [], metrics: nil, views: v)",
    "[view setConstant:8];", "UIColor *c = [UIColor colorWithRed:1 green:0 blue:0 alpha:1];", "import XCTest",
    "import UIKit", "\u{FEFF}", "((((", "fileprivate enum Colors {}", "// ü 🎨", "",
  ]

  /// The same edits with and without a cache, whose file is damaged now and then.
  @Test func aCacheNeverChangesAnAnswer() throws {
    var generator = SeededGenerator.announced(for: "aCacheNeverChangesAnAnswer")
    let directory = try TemporaryDirectory()
    let path = directory.path("cache/a.lint")
    let sources = Sources()
    let document = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><color key="tintColor" red="1" green="0" \
      blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></objects></document>
      """
    for round in 0..<120 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let path =
          "\(Int.random(in: 0..<8, using: &generator)).\(["swift", "swift", "m", "xib"].randomElement(using: &generator)!)"
        if path.hasSuffix("xib") {
          sources.texts[path] = document + (Bool.random(using: &generator) ? "" : "<")
        } else if Int.random(in: 0..<6, using: &generator) == 0 {
          sources.texts[path] = nil
        } else {
          var text = (sources.texts[path] ?? "import UIKit").split(
            separator: "\n", omittingEmptySubsequences: false
          )
          .map(String.init)
          text.insert(
            Self.lines.randomElement(using: &generator)!,
            at: Int.random(in: 0...text.count, using: &generator))
          if text.count > 12 { text.remove(at: Int.random(in: 0..<text.count, using: &generator)) }
          sources.texts[path] = text.joined(separator: "\n")
        }
      }
      if Int.random(in: 0..<8, using: &generator) == 0, var bytes = try? directory.bytes(of: "cache/a.lint"),
        !bytes.isEmpty
      {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes.removeSubrange(place...)
        } else {
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        try directory.write(Data(bytes), to: "cache/a.lint")
      }
      let linter = Self.linter(
        Self.guides.randomElement(using: &generator)!,
        rules: Bool.random(using: &generator)
          ? Linter.defaultRules : Linter.defaultRules.union([.unusedToken, .styleDefinitionOutsideGuide]),
        onlyMentioned: Int.random(in: 0..<4, using: &generator) == 0)
      let cached = Self.run(linter, over: sources, cache: LintCache(at: path, tool: "1"))
      #expect(cached == Self.run(linter, over: sources, cache: nil), "round \(round)")
    }
  }

  /// Returns the results that a run has added to the cache.
  private static func added(_ linter: Linter, over sources: Sources, at path: String, tool: String = "1")
    throws -> Int
  {
    func results() -> Set<Substring> {
      Set(
        (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").dropFirst().filter {
          !$0.hasPrefix("@")
        } ?? [])
    }
    let before = results()
    _ = run(linter, over: sources, cache: LintCache(at: path, tool: "1"))
    return results().subtracting(before).count
  }

  private static var twoSources: Sources {
    let sources = Sources()
    sources.texts = ["a.swift": "a.spacing = 8", "b.swift": "b.spacing = 9", "c.swift": "let c = 1"]
    return sources
  }

  @Test func onlyChangedSourcesAreLintedAgain() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("a.lint")
    let (linter, sources) = (Self.linter(Self.guides[0]), Self.twoSources)
    #expect(try Self.added(linter, over: sources, at: path) == 3)
    #expect(try Self.added(linter, over: sources, at: path) == 0)
    sources.texts["b.swift"] = "b.spacing = 10"
    #expect(try Self.added(linter, over: sources, at: path) == 1)
    // An earlier state is still known.
    sources.texts["b.swift"] = "b.spacing = 9"
    #expect(try Self.added(linter, over: sources, at: path) == 0)
    // A declaration in one source changes what can be replaced in another: only in sources with a token.
    sources.texts["c.swift"] = "enum Padding {}"
    #expect(try Self.added(linter, over: sources, at: path) == 2)
  }

  /// A file that has not changed is read only for its findings.
  @Test func cleanFilesAreNotReadAgain() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("a.lint")
    let (linter, sources) = (Self.linter(Self.guides[0]), Self.twoSources)
    func readCount(secondsAgo: Int) -> Int {
      let before = sources.readCount
      _ = Self.run(linter, over: sources, cache: LintCache(at: path, tool: "1"), secondsAgo: secondsAgo)
      return sources.readCount - before
    }
    #expect(readCount(secondsAgo: 100) == 3)
    #expect(readCount(secondsAgo: 100) == 2)
    sources.texts["d.swift"] = "let d = 1"
    #expect(readCount(secondsAgo: 100) == 4)
    #expect(readCount(secondsAgo: 100) == 2)
    // Another change at the same time would not be visible. The time is far in the future, however long the runs take.
    sources.texts["d.swift"] = "let d = 2"
    #expect(readCount(secondsAgo: -1_000_000) == 4)
    #expect(readCount(secondsAgo: -1_000_000) == 4)
  }

  @Test func everySettingCounts() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("a.lint")
    let theme = CompiledGuide(bytes: Array(Self.guides[0].utf8), path: "tokens.yaml").theme
    var naming = SwiftNaming()
    naming.prefix = "App"
    var otherNaming = SwiftNaming()
    otherNaming.digitPrefix = "step"
    let fixer = Fixer(Fixer.Types(platform: "uikit"))
    let linters = [
      Linter(theme: nil), Linter(theme: theme),
      Linter(theme: CompiledGuide(bytes: Array(Self.guides[1].utf8), path: "tokens.yaml").theme),
      Linter(theme: theme, rules: [.literalPadding]),
      Linter(theme: theme, severities: [.literalPadding: .error]),
      Linter(theme: theme, sinks: .known.adding(["none": [".spacing"]])),
      Linter(theme: theme, sinks: .known.adding(["padding": [".spacing"]])),
      Linter(theme: theme, module: "Tokens"), Linter(theme: theme, naming: naming),
      Linter(theme: theme, naming: otherNaming),
      Linter(theme: theme, near: NearLimits(points: 0)), Linter(theme: theme, fixer: fixer),
      Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit"), writesObjectiveCHeader: true)),
      Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "swiftui"))),
      Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit"), onlyMentioned: true)),
      Linter(theme: theme, documentChecks: [.staleFrames]),
    ]
    for linter in linters { #expect(try Self.added(linter, over: Self.twoSources, at: path) == 3) }
    for linter in linters { #expect(try Self.added(linter, over: Self.twoSources, at: path) == 0) }
    // The results of another program are replaced.
    _ = Self.run(linters[0], over: Self.twoSources, cache: LintCache(at: path, tool: "2"))
    #expect(try directory.read("a.lint").split(separator: "\n").count { !$0.hasPrefix("@") } == 1 + 3)
  }

  @Test func thePathCounts() throws {
    let directory = try TemporaryDirectory()
    let (linter, sources) = (Self.linter(Self.guides[0]), Sources())
    sources.texts = ["a.swift": "a.spacing = 8", "b.swift": "a.spacing = 8"]
    #expect(try Self.added(linter, over: sources, at: directory.path("a.lint")) == 2)
  }

  @Test func aFileThatCannotBeWrittenIsNoProblem() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "file")
    for path in ["file/a.lint", "b.lint"] {
      try? FileManager.default.createDirectory(
        atPath: directory.path("b.lint"), withIntermediateDirectories: true)
      let linter = Self.linter(Self.guides[0])
      let cache = LintCache(at: directory.path(path), tool: "1")
      #expect(
        Self.run(linter, over: Self.twoSources, cache: cache)
          == Self.run(linter, over: Self.twoSources, cache: nil))
    }
  }

  /// The results that were used last are kept.
  @Test func theFileAndTheFolderAreBounded() throws {
    let directory = try TemporaryDirectory()
    let linter = Self.linter(Self.guides[0])
    for number in 0..<LintCache.maxFileCount + 5 {
      let path = directory.path("\(number).lint")
      _ = Self.run(linter, over: Self.twoSources, cache: LintCache(at: path, tool: "1"))
      // The files have different times, whatever the resolution of the file system is.
      let time = Date(timeIntervalSince1970: Double(1_000_000 + number))
      try? FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(names.count == LintCache.maxFileCount && !names.contains("0.lint") && names.contains("67.lint"))
    let path = directory.path("small.lint")
    for number in 0..<20 {
      let sources = Sources()
      sources.texts = ["kept.swift": "a.spacing = 8", "\(number).swift": "a.spacing = \(number)"]
      _ = Self.run(linter, over: sources, cache: LintCache(at: path, tool: "1", maxByteCount: 2_000))
      let size = try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
      #expect(size <= 2_000)
    }
    let sources = Sources()
    sources.texts = ["kept.swift": "a.spacing = 8", "19.swift": "a.spacing = 19"]
    #expect(try Self.added(linter, over: sources, at: path) == 0)
    sources.texts["0.swift"] = "a.spacing = 0.5"
    #expect(try Self.added(linter, over: sources, at: path) == 1)
  }

  /// Runs at once read whole files, and one of them keeps its results.
  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("a.lint")
    let expected = Self.run(Self.linter(Self.guides[0]), over: Self.twoSources, cache: nil)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<12 {
        group.addTask {
          Self.run(
            Self.linter(Self.guides[0]), over: Self.twoSources, cache: LintCache(at: path, tool: "1"))
        }
      }
      for await lines in group { #expect(lines == expected) }
    }
    #expect(try Self.added(Self.linter(Self.guides[0]), over: Self.twoSources, at: path) == 0)
  }
}
