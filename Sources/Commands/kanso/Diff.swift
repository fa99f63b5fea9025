import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoGuideComparison
import KansoSystem
import KansoTheme

/// The command `kanso diff`: compares two guides, or a guide with an earlier revision of itself.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two style guides, and print what the changes mean for people and for callers.",
    discussion: """
      Prints what changed token by token and mode by mode, renamed tokens, tokens that follow through aliases, and stated \
      contrasts that are lost or won. The first line says what the change is for code that uses the guide: major if a name is \
      gone or has another type, minor if something is new, patch otherwise. Guides, themes and documents of the design-token \
      standard can be compared.

        kanso diff old.yaml tokens.yaml
        kanso diff tokens.yaml --against HEAD~1
        kanso diff --against v2.1 --format markdown --output changes.md

      The exit code is 0 for any difference, unless --fail-on names it.
      """)

  /// The formats of the difference.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  /// The differences that fail the command.
  enum Failure: String, CaseIterable {
    case major, contrast, any
  }

  @Argument(
    help: ArgumentHelp(
      "The older and the newer guide, - for standard input. With --against, the guide of both. Default: tokens.yaml.",
      valueName: "guide"),
    completion: .file(extensions: GuideOptions.guideExtensions))
  var guides: [String] = []

  @Option(
    help: ArgumentHelp(
      "The revision of git to compare the guide with, such as HEAD or v2.1.", valueName: "revision"))
  var against: String?

  @Option(
    help: "The format: text for people, json for other programs, markdown for a comment on a pull request.")
  var format: Format = .text

  @Option(name: .shortAndLong, help: "The file to write. Default: standard output.", completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      The pictures beside colors in Markdown: none, data for data: addresses, or a folder for SVG files. GitHub shows no \
      data: addresses.
      """, valueName: "none|data|folder"), completion: .directory)
  var swatches = "data"

  @Option(
    help: ArgumentHelp(
      "The differences that exit with 1, separated by commas: major, contrast (one is lost) or any.",
      valueName: "kinds"))
  var failOn = ""

  @OptionGroup var resolver: ResolverOptions

  /// Rejects a number of guides that does not fit, and unknown kinds of differences.
  func validate() throws {
    guard against == nil ? guides.count == 2 : guides.count <= 1 else {
      throw ValidationError(
        against == nil
          ? "Name two guides, the older one first, or one guide and --against REVISION."
          : "With --against, name one guide.")
    }
    if against != nil, guides.first == GuideInput.standardInput {
      throw ValidationError("--against needs a file: standard input has no revisions.")
    }
    for word in failWords where Failure(rawValue: word) == nil {
      let meant = Spelling.nearest(to: word, among: Failure.allCases.map(\.rawValue))
      throw ValidationError(
        "--fail-on knows no `\(word.printable)`. "
          + (meant.map { "Did you mean `\($0)`?" } ?? "It has major, contrast and any."))
    }
  }

  private var failWords: [String] { failOn.split { $0 == "," || $0 == " " }.map(String.init) }

  /// Prints or writes the difference. Throws the exit code 1 if an input has errors, or for a difference in
  /// `--fail-on`.
  func run() throws {
    let difference = try compare()
    try write(difference)
    let failures = Set(failWords.compactMap(Failure.init))
    let isFailure =
      failures.contains(.major) && difference.impact == .major
      || failures.contains(.contrast) && !difference.lostContrasts.isEmpty
      || failures.contains(.any) && difference.impact != .none
    if isFailure { throw ExitCode.findings }
  }

  /// Returns the difference of both guides. Throws the exit code 1 for a guide with errors, which are written to
  /// standard error.
  private func compare() throws -> GuideDifference {
    let new = guides.last ?? GuideOptions.defaultGuide
    guard let against else {
      return GuideDifference(
        from: try theme(guides[0], nil), to: try theme(new, nil), oldName: guides[0], newName: new)
    }
    let revision: GitRevision
    do { revision = try GitRevision(against, ofFileAt: new) } catch { throw error.reported(isInput: true) }
    return GuideDifference(
      from: try theme(new, revision), to: try theme(new, nil), oldName: "\(new) at \(against)", newName: new)
  }

  /// Returns the theme of a guide, on disk or at a revision.
  private func theme(_ path: String, _ revision: GitRevision?) throws -> Theme {
    let compiled = try GuideInput([path], inputs: resolver.inputs, revision: revision).compile()
    if let theme = compiled.theme { return theme }
    if let revision {
      Terminal.writeError("error: the guide has errors at the revision \(revision.name.printable):\n")
    }
    Terminal.report(compiled.diagnostics.filter { $0.severity == .error }, as: .text)
    throw ExitCode.findings
  }

  /// Writes the difference in its format to the output file or to standard output, and the pictures of colors.
  private func write(_ difference: GuideDifference) throws {
    let bytes: [UInt8]
    var pictures: [String: String] = [:]
    switch format {
    case .text: bytes = Array(difference.text(swatch: swatch).utf8)
    case .json: bytes = difference.json
    case .markdown:
      let markdown = GuideDifferenceMarkdown(difference, swatches: markdownSwatches)
      bytes = Array(markdown.text.utf8)
      pictures = markdown.pictures
    }
    do throws(FileError) {
      if !pictures.isEmpty { try Directory.create(at: swatches) }
      for (name, text) in pictures.sorted(by: { $0.key < $1.key }) {
        try StagedFile("\(swatches)/\(name)", bytes: Array(text.utf8)).replace()
      }
      if let output { try StagedFile(output, bytes: bytes).replace() } else { Terminal.write(bytes) }
    } catch {
      throw error.reported(isInput: false)
    }
  }

  private var markdownSwatches: GuideDifferenceMarkdown.Swatches {
    switch swatches {
    case "none": .none
    case "data": .data
    default: .files(folder: swatches)
    }
  }

  /// Returns a square in a color with a space after it, if the difference goes to a terminal with colors.
  private func swatch(_ color: ColorValue) -> String {
    guard output == nil, Terminal.usesColor(on: .output) else { return "" }
    let bytes = color.mapped(toGamutOf: .srgb).components.map { Int((($0 ?? 0) * 255).rounded()) }
    return "\u{1B}[48;2;\(bytes[0]);\(bytes[1]);\(bytes[2])m  \u{1B}[0m "
  }
}
