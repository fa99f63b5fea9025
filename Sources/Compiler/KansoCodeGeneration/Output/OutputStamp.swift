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
    guard let cache = Self.cacheFolder, let identity = FileIdentity(program) else { return nil }
    let folder = InputFile.resolvedPath(".")
    let run = ContentHash(Array("\(folder)\0\(arguments.joined(separator: "\0"))".utf8))
    path = "\(cache)/kanso/\(run.first % Self.slotCount)"
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
    try? OutputDirectory(path: FilePath.folderAndName(of: path).folder).createDirectory()
    try? StagedFile(path, bytes: text).replace()
  }

  /// The user's folder for caches: `XDG_CACHE_HOME`, else that of the system in the home folder. Nil without a home.
  private static var cacheFolder: String? {
    func absolute(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    #if os(macOS)
      let folder = "Library/Caches"
    #else
      let folder = ".cache"
    #endif
    return absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { "\($0)/\(folder)" }
  }
}

/// A hash of 128 bits, which differs for contents that differ by chance. It is no protection against someone who looks
/// for two contents with the same hash.
package struct ContentHash: Equatable {
  let first: UInt64
  private let second: UInt64

  /// The hash in hexadecimal digits.
  var text: String { String(first, radix: 16) + "." + String(second, radix: 16) }

  package init(_ bytes: [UInt8]) {
    // Two sums in the way of FNV-1a, over words of eight bytes instead of bytes.
    var (first, second) = (0xCBF2_9CE4_8422_2325 as UInt64, UInt64(bytes.count))
    func add(_ word: UInt64) {
      first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
      first ^= first >> 32
      second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
      second ^= second >> 29
    }
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in raw[offset...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
    }
    (self.first, self.second) = (first, second)
  }
}
