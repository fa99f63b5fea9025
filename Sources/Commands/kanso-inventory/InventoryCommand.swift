import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoInventory
import KansoPOSIX
import KansoPreview
import KansoSystem
import KansoTheme

/// The program `kanso-inventory`: counts the style of an app, and proposes a style guide.
@main
struct InventoryCommand: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-inventory",
    abstract: "Count the colors, fonts and lengths of an app, and propose a style guide of them.",
    discussion: """
      Reads Swift, Objective-C, storyboards, xibs and asset catalogs. Equal values are merged. Names that the sources \
      have are taken; other values get a name by their role or by their value. What is probably no token stands \
      commented out.

        kanso-inventory Sources
        kanso-inventory Sources --output tokens.yaml
        kanso-inventory Sources --format html > inventory.html
        kanso-inventory Sources --format json

      `kanso inventory` runs this program.
      """,
    version: Version.text)

  @Argument(help: "The files of the app, or folders that are searched for them.", completion: .file())
  var paths: [String]

  @Option(
    name: .shortAndLong, help: "The style guide to write. Default: only the report is printed.",
    completion: .file(extensions: ["yaml", "yml"]))
  var output: String?

  @Flag(help: "Replace an existing guide.")
  var force = false

  @Option(
    help: "The format of the report: \(InventoryFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: InventoryFormat = .text

  @Flag(name: .shortAndLong, help: "Print only problems, and no report as text.")
  var quiet = false

  /// Requires a path.
  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name the files or folders of the app.") }
    if output == "-" || output?.isEmpty == true {
      throw ValidationError("--output needs the path of a file.")
    }
  }

  /// Reads the app, prints the report, and writes the guide. Throws the exit code 66 for a missing path, 74 if
  /// the guide exists or cannot be written, and 1 if there is no value for a guide.
  func run() throws {
    // The guide that exists is known before the report is printed.
    do throws(FileError) { if let output { try checkIsNew(output) } } catch {
      throw error.reported(isInput: false)
    }
    let style: AppStyle
    do { style = try StyleCollector.collect(try AppFiles(at: paths)) } catch {
      throw error.reported(isInput: true)
    }
    let inventory = Inventory(style)
    switch format {
    case .json: Terminal.write(InventoryJSON.text(of: inventory))
    case .html: Terminal.write(InventoryPage.html(theme(of: inventory), InventoryReport(inventory, paths)))
    case .text: if !quiet { Terminal.write(InventoryText.text(of: inventory, writesGuide: output != nil)) }
    }
    guard let output else { return }
    guard inventory.tokenCount > 0 else {
      let reason =
        inventory.items.isEmpty
        ? "there is no value for a guide" : "no value has a name or is used more than once"
      Terminal.writeError("error: \(reason), so nothing is written\n")
      throw ExitCode.findings
    }
    do throws(FileError) { try write(Array(inventory.guide.text.utf8), to: output) } catch {
      throw error.reported(isInput: false)
    }
    if !quiet {
      let count = inventory.tokenCount
      Terminal.writeError("Wrote \(output.printable) with \(count) token\(count == 1 ? "" : "s").\n")
    }
  }

  /// Returns the theme of the guide without the tokens that stand commented out.
  private func theme(of inventory: Inventory) -> Theme {
    // A guide of an inventory always compiles.
    CompiledGuide(bytes: Array(inventory.guide.text.utf8), path: output ?? "tokens.yaml").theme
      ?? Theme(sections: [], tokens: [])
  }

  /// Throws if a guide exists that is not to be replaced.
  private func checkIsNew(_ path: String) throws(FileError) {
    guard !force, FileKind(at: path) != nil else { return }
    throw FileError("write", path, reason: "it exists already; to replace it, add --force")
  }

  /// Writes the guide whole or not at all. An existing file is replaced only with `--force`.
  private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try checkIsNew(path)
    StagedFile.removeTemporaryFiles(of: path)
    let staged = try StagedFile(path, bytes: bytes)
    defer { staged.discard() }
    if force { try staged.replace() } else { try staged.create() }
  }
}
