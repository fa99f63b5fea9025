import Foundation
import KansoDiagnostics
import KansoTheme
import KansoYAML
import TestSupport
import Testing

@testable import KansoGuide

/// Guides in several files.
struct IncludeTests {
  private func compile(_ text: String) -> CompiledGuide { ExampleFiles(text).compile() }

  /// The paths of the tokens, in their order.
  private func paths(_ compiled: CompiledGuide) -> [String] {
    compiled.theme?.tokens.map(\.path.dotted) ?? []
  }

  // MARK: One guide of several files

  @Test func filesBecomeOneGuide() throws {
    let compiled = compile(
      """
      # core.yaml
      name: Core
      modes: [light, dark]
      colors:
        white: "#FFFFFF"
        button: {primary: {light: "#B6C649", dark: white}}
      padding: {page: "{sizes.row} / 2"}

      # brand/sizes.yaml
      sizes: {row: 44}

      # brand/all.yaml
      kanso: 2
      include: [sizes.yaml]
      colors: {ink: {light: "#2C4251", dark: white}}

      # guide.yaml
      kanso: 2
      name: Brand
      include: [core.yaml, ./brand/all.yaml]
      modes: {compact: {density: compact, fallback: light}}
      colors:
        button: {label: ink, description: Buttons}
        paper: white
      sizes: {column: {light: row, dark: row, compact: row / 2}}
      """)
    #expect(compiled.diagnostics.isEmpty, "\(TextReporter(color: false).report(compiled.diagnostics))")
    let theme = try #require(compiled.theme)
    #expect(theme.name == "Brand")
    #expect(theme.modes.map(\.name) == ["light", "dark", "compact"])
    #expect(
      paths(compiled) == [
        "colors.white", "colors.button.primary", "colors.button.label", "colors.ink", "colors.paper",
        "padding.page", "sizes.row", "sizes.column",
      ])
    #expect(theme[TokenPath("padding.page")]?.value == .dimension(.points(22)))
    #expect(theme.sections.first?.members.count == 4)
    #expect(compiled.files.map(\.path) == ["guide.yaml", "core.yaml", "brand/all.yaml", "brand/sizes.yaml"])
  }

  /// One file with everything has the same theme.
  @Test func theThemeIsThatOfOneFile() throws {
    let files = compile(
      "# core.yaml\ncolors: {white: '#FFF'}\n# guide.yaml\nkanso: 2\ninclude: core.yaml\ncolors: {paper: white}\n"
    )
    let single = compile("colors: {white: '#FFF', paper: white}\n")
    #expect(try #require(files.theme).fingerprint == #require(single.theme).fingerprint)
    #expect(try #require(files.theme).encoded() == #require(single.theme).encoded())
  }

  /// Two files may include a third one.
  @Test func aFileIsReadOnce() {
    let compiled = compile(
      """
      # core.yaml
      colors: {white: "#FFFFFF"}
      # a.yaml
      kanso: 2
      include: core.yaml
      colors: {a: white}
      # b.yaml
      kanso: 2
      include: [core.yaml, a.yaml, core.yaml]
      colors: {b: a}
      # guide.yaml
      kanso: 2
      include: [a.yaml, b.yaml]
      """)
    #expect(compiled.diagnostics.isEmpty)
    #expect(paths(compiled) == ["colors.white", "colors.a", "colors.b"])
  }

  /// Each file is read in its own version.
  @Test func filesHaveVersions() {
    let files = { (line: String) in
      compile("# a.yaml\n\(line)breakpoints: {a: 8}\n# guide.yaml\nkanso: 2\ninclude: a.yaml\n").diagnostics
    }
    #expect(files("").map(\.descriptor) == [.needsVersion])
    #expect(files("").map(\.range.file.path) == ["a.yaml"])
    #expect(files("kanso: 2\n").isEmpty)
  }

  @Test func aFileMayHaveOnlyModes() {
    let compiled = compile(
      "# modes.yaml\nmodes: [light, dark]\n# guide.yaml\nkanso: 2\ninclude: modes.yaml\n"
        + "colors: {ink: {light: '#000', dark: '#FFF'}}\n")
    #expect(compiled.diagnostics.isEmpty)
    let nothing = compile("# modes.yaml\nmodes: [light]\n# guide.yaml\nkanso: 2\ninclude: modes.yaml\n")
    #expect(nothing.diagnostics.map(\.descriptor) == [.emptyGuide])
    #expect(nothing.diagnostics.map(\.range.file.path) == ["guide.yaml"])
  }

  // MARK: Errors

  /// A file that cannot be read is reported alone, and does not make its tokens unknown.
  @Test(arguments: [
    ("colors: {a: '#FFF'", DiagnosticDescriptor.yamlSyntax), ("- colors", .wrongShape), ("", .emptyGuide),
    ("{\"colors\": {\"a\": {\"$type\": \"color\", \"$value\": \"#fff\"}}}", .foreignFormat),
    ("\u{1}", .controlCharacter),
  ])
  func brokenFilesAreReportedAlone(_ text: String, _ expected: DiagnosticDescriptor) {
    let files = ExampleFiles([
      ("a.yaml", text), ("guide.yaml", "kanso: 2\ninclude: a.yaml\ncolors: {b: a}\npadding: {c: 8 dp}\n"),
    ])
    let found = files.compile().diagnostics
    #expect(found.map(\.descriptor) == [expected, .invalidNumber])
    #expect(found.map(\.range.file.path) == ["a.yaml", "guide.yaml"])
  }

  @Test func withoutFilesNothingIsIncluded() {
    let text = "kanso: 2\ninclude: a.yaml\ncolors: {b: a}\n"
    let found = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics
    #expect(found.map(\.descriptor) == [.invalidInclude])
  }

  // MARK: Files on disk

  @Test func pathsBeginAtTheFolderOfTheFile() throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {white: '#FFF'}\n", to: "core/colors.yaml")
    try directory.write("kanso: 2\ninclude: ../core/colors.yaml\n", to: "brand/all.yaml")
    // The file is one, also under several names.
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("link.yaml"), withDestinationPath: "core/colors.yaml")
    let text = "kanso: 2\ninclude: [brand/all.yaml, link.yaml, \(directory.path("core/colors.yaml"))]\n"
    let compiled = CompiledGuide(
      GuideDocuments(
        [GuideFile(path: directory.path("guide.yaml"), bytes: Array(text.utf8))], including: .onDisk))
    #expect(compiled.diagnostics.isEmpty)
    #expect(paths(compiled) == ["colors.white"])
    #expect(compiled.files.map(\.path).map { $0.replacing(directory.path(""), with: "") }.count == 3)
  }

  @Test func onlyFilesAreIncluded() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "folder/file")
    #expect(mkfifo(directory.path("pipe.yaml"), 0o600) == 0)
    for (path, reason) in [
      ("folder", "it is a directory"), ("pipe.yaml", "it is a named pipe"), ("none.yaml", "No such file"),
    ] {
      let compiled = CompiledGuide(
        GuideDocuments(
          [GuideFile(path: directory.path("guide.yaml"), bytes: Array("kanso: 2\ninclude: \(path)\n".utf8))],
          including: .onDisk))
      let found = try #require(compiled.diagnostics.first)
      #expect(found.descriptor == .invalidInclude && compiled.diagnostics.count == 1)
      #expect(found.message.hasPrefix("cannot read `\(directory.path(path))`: \(reason)"), "\(found.message)")
      #expect(compiled.files.last?.path == directory.path(path))
    }
  }

  // MARK: Limits

  /// A chain of files, each of which includes the next one.
  private func chain(_ count: Int) -> ExampleFiles {
    ExampleFiles(
      (0..<count).reversed().map { index in
        let include = index < count - 1 ? "include: f\(index + 1).yaml\n" : ""
        return ("f\(index).yaml", "kanso: 2\n\(include)padding: {p\(index): 8}\n")
      })
  }

  @Test func theDepthIsBounded() {
    #expect(chain(ReadingLimits.inclusions).compile().theme?.tokens.count == ReadingLimits.inclusions)
    let found = chain(ReadingLimits.inclusions + 1).compile().diagnostics
    #expect(found.map(\.descriptor) == [.invalidInclude])
    #expect(found.map(\.range.file.path) == ["f15.yaml"])
  }

  /// Missing files count, too: each of them is looked for.
  @Test func theNumberOfFilesIsBounded() {
    func files(_ count: Int, exist: Bool) -> CompiledGuide {
      let names = (1..<count).map { "f\($0).yaml" }
      let guide = "kanso: 2\ninclude: [\(names.joined(separator: ", "))]\n"
      let included = exist ? names.map { ($0, "padding: {\($0.dropLast(5)): 8}\n") } : []
      return ExampleFiles(included + [("guide.yaml", guide)]).compile()
    }
    #expect(files(ReadingLimits.files, exist: true).theme?.tokens.count == ReadingLimits.files - 1)
    let found = files(ReadingLimits.files + 10, exist: true).diagnostics
    #expect(found.map(\.descriptor) == [.invalidInclude])
    #expect(found.map(\.range.text) == ["f64.yaml"])
    #expect(files(ReadingLimits.files + 10, exist: false).diagnostics.count == ReadingLimits.files)
  }

  @Test func namesAndValuesAreBoundedTogether() {
    let file = SourceFile(path: "a.yaml", text: "padding: {a: 8, b: 8}\n")
    let count = YAMLDocument(file).nodeCount
    #expect(count == 7)
    #expect(YAMLDocument(file, otherNodeCount: ReadingLimits.nodes - count).diagnostics.isEmpty)
    let found = YAMLDocument(file, otherNodeCount: ReadingLimits.nodes - count + 1).diagnostics
    #expect(found.map(\.descriptor) == [.fileTooLarge])
    #expect(found.first?.message == "the guide has more than 1000000 names and values")
  }

  @Test func bytesAreBoundedTogether() {
    let guide = Array("kanso: 2\ninclude: [a.yaml]\npadding: {c: 8}\n".utf8)
    let files = GuideFiles(
      read: { _, limit in .success([UInt8](repeating: 0x20, count: limit - guide.count + 1)) },
      identity: { $0 })
    let found = CompiledGuide(GuideDocuments([GuideFile(path: "guide.yaml", bytes: guide)], including: files))
      .diagnostics
    #expect(found.map(\.descriptor) == [.fileTooLarge])
    #expect(found.map(\.range.text) == ["a.yaml"])
    #expect(found.first?.message == "with `a.yaml` the files of the guide have more than 64 MiB")
  }

  @Test func tokensAreBoundedTogether() {
    let token = "padding.a100000".utf8.count + GuideSize.bytesPerValue
    let count = ReadingLimits.output / token
    func files(_ count: Int) -> [Diagnostic] {
      let tokens = (0..<count).map { "  a\($0 + 100_000): 1\n" }
      let half = count / 2
      return ExampleFiles([
        ("a.yaml", "padding:\n" + tokens[..<half].joined()),
        ("guide.yaml", "kanso: 2\ninclude: a.yaml\npadding:\n" + tokens[half...].joined()),
      ]).compile().diagnostics
    }
    #expect(files(count).isEmpty)
    let found = files(count + 1)
    #expect(found.map(\.descriptor) == [.guideTooLarge])
    #expect(found.map(\.range.text) == ["a\(count + 100_000)"])
  }

  /// The modes of all files are limited together.
  @Test func modesAreBoundedTogether() {
    func files(_ count: Int) -> [Diagnostic] {
      let modes = (0..<count).map { "m\($0): {density: d\($0)}" }
      return compile(
        "# a.yaml\nmodes: {\(modes[..<40].joined(separator: ", "))}\n# guide.yaml\nkanso: 2\ninclude: a.yaml\n"
          + "modes: {\(modes[40...].joined(separator: ", "))}\npadding: {a: 8}\n"
      ).diagnostics
    }
    #expect(files(ReadingLimits.modes).isEmpty)
    #expect(files(ReadingLimits.modes + 2).map(\.descriptor) == [.invalidModes])
  }
}
