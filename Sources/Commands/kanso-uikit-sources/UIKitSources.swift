import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoPOSIX
import KansoSystem
import KansoUIKitSources

/// The program `kanso-uikit-sources`: copies sources for UIKit so that they compile with KansoUIKit.
@main
struct UIKitSources: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-uikit-sources",
    abstract: "Copy Swift sources for UIKit so that they compile without the Objective-C runtime.",
    discussion: """
      In the copies, attributes such as @objc and @IBOutlet are comments, #selector(save(_:)) is a Selector with the \
      method, and Foundation is imported by UIKit only. Nothing else changes, and lines stay where they are.

        kanso-uikit-sources App/Sources Linux/Sources
        kanso-uikit-sources Linux/Sources App/Sources --restore

      Hidden files and files that are no Swift sources are left out.
      """,
    version: Version.text)

  @Argument(help: "The folder with the sources.", completion: .directory)
  var from: String

  @Argument(help: "The folder for the copies. Files in it are replaced.", completion: .directory)
  var to: String

  @Flag(help: "Write the originals of sources that were prepared.")
  var restore = false

  /// The maximum size of a source, in bytes.
  private static let maxSize = 16 << 20
  /// The maximum depth of folders.
  private static let maxDepth = 64

  /// Copies all sources. Throws the exit code 66 for a missing folder, and 74 for a source that cannot be read or a copy
  /// that cannot be written.
  func run() throws {
    guard FileKind(at: from) == .directory else {
      throw FileError("read", from, reason: "there is no such folder", isMissing: true).reported(
        isInput: true)
    }
    var count = 0
    var pending = [(path: "", depth: 0)]
    while let folder = pending.popLast() {
      for name in Directory.entryNames(in: join(from, folder.path)).sorted() where !FilePath.isHidden(name) {
        let path = join(folder.path, name)
        switch FileKind(at: join(from, path)) {
        // The copies may be in a folder of the sources.
        case .directory
        where folder.depth < Self.maxDepth && FileIdentity(join(from, path)) != FileIdentity(to):
          pending.append((path, folder.depth + 1))
        case .regular where FilePath.hasSuffix(".swift", in: name):
          try copy(path)
          count += 1
        default: continue
        }
      }
    }
    Terminal.write("\(count) sources in \(to)\n")
  }

  /// Returns a path in a folder.
  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// Writes a file whole or not at all, with the folders that it is in.
  private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try Directory.create(at: FilePath.folderAndName(of: path).folder)
    let staged = try StagedFile(path, bytes: bytes)
    defer { staged.discard() }
    try staged.replace()
  }

  /// Prepares or restores one source.
  private func copy(_ path: String) throws {
    let source = join(from, path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(source, limit: Self.maxSize, onlyRegular: true)
    } catch { throw error.reported(isInput: true) }
    var copy = SourcePreparation.restore(bytes)
    if !restore {
      do { copy = try SourcePreparation.prepare(bytes) } catch {
        throw FileError("read", source, reason: "it is nested too deeply").reported(isInput: true)
      }
    }
    do throws(FileError) { try write(copy, to: join(to, path)) } catch {
      throw error.reported(isInput: false)
    }
  }
}
