import KansoPOSIX
import KansoSystem

/// The record of a run that read and wrote files: while all of them have the same bytes, the same run would change
/// nothing.
///
/// It is a file in the user's folder for caches, so that it is neither among the user's sources nor among the output. A
/// run that cannot read or write it works without.
package struct OutputStamp {
  /// The state of a file.
  package enum State: Equatable {
    case absent
    case present(ContentHash)

    /// The state of a file now. A file that is not regular or cannot be read counts as absent.
    package init(of path: String) {
      self =
        (try? InputFile.read(path, limit: OutputStamp.fileSizeLimit, onlyRegular: true)).map {
          .present(ContentHash($0))
        } ?? .absent
    }

    /// The state of a file with these bytes.
    package init(of bytes: [UInt8]) { self = .present(ContentHash(bytes)) }

    /// The state in one word.
    fileprivate var text: String {
      switch self {
      case .absent: "-"
      case .present(let hash): hash.text
      }
    }
  }

  /// The path of the file with the stamp.
  private let path: String
  /// The first line, which differs for other programs, folders and arguments.
  private let header: String

  /// The number of stamps that a user can have. A further one replaces an older one.
  private static let slotCount: UInt64 = 1024
  /// The maximum size of a stamp, in bytes.
  private static let sizeLimit = 1 << 16
  /// The number of bytes of a file that are read. No input or output of Kanso is as large.
  fileprivate static let fileSizeLimit = 1 << 32

  /// Creates the stamp of a run. Nil if the user has no folder for caches.
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: the arguments of the run. Paths are relative to the working directory.
  package init?(of program: String, _ arguments: [String]) {
    guard let cache = CacheFolder.path, let identity = FileIdentity(program) else { return nil }
    let folder = InputFile.resolvedPath(".")
    let run = ContentHash(Array("\(folder)\0\(arguments.joined(separator: "\0"))".utf8))
    path = "\(cache)/\(run.first % Self.slotCount)"
    header = "kanso 1 \(identity.text) \(run.text)"
  }

  /// Returns the message of the recorded run, if all of its files are as they were.
  package func messageIfUnchanged() -> String? {
    guard let bytes = try? InputFile.read(path, limit: Self.sizeLimit, onlyRegular: true),
      bytes.count <= Self.sizeLimit, let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last line ends with a line break. A stamp that was not written to its end has another one.
    guard lines.count >= 3, lines[0] == header, lines[lines.count - 1].isEmpty else { return nil }
    for line in lines[2..<lines.count - 1] {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, State(of: String(parts[1])).text == parts[0] else { return nil }
    }
    return String(lines[1])
  }

  /// Writes the stamp. Does nothing if that fails, or if a path has a line break.
  /// - Parameters:
  ///   - files: the files of the run, with the states that they had when they were read or written.
  ///   - message: the message of a run that changes nothing, in one line.
  package func write(_ files: [(path: String, state: State)], message: String) {
    let lines = [header, message] + files.map { "\($0.state.text) \($0.path)" }
    guard lines.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else { return }
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard text.count <= Self.sizeLimit else { return }
    try? Directory.create(at: FilePath.folderAndName(of: path).folder)
    try? StagedFile(path, bytes: text).replace()
  }
}
