import KansoPOSIX
import KansoSystem

/// The hashes of the bytes of files, under their paths and identities in the file system.
struct KnownFiles: Sendable {
  /// A file whose bytes have been read.
  struct File: Sendable, Equatable {
    let path: String
    /// The identity before the bytes were read.
    let identity: String
    let hash: ContentHash
  }

  private var files: [String: File] = [:]
  /// The lines that have been read, by the path. They are checked when they are needed.
  private var read: [String: [UInt8]] = [:]
  /// The time of the start of the run, in seconds.
  private let start = time(nil)

  /// The maximum number of files that are kept.
  private static let maxCount = 100_000

  /// Returns the hash of the bytes of a file, if it has not changed since they were read; nil if they are not known.
  func hash(ofFile path: String, _ identity: FileIdentity) -> ContentHash? {
    guard let known = file(at: path), known.identity == identity.text else { return nil }
    return known.hash
  }

  /// Returns what is known of a file; nil for nothing, and for a line that is damaged.
  private func file(at path: String) -> File? { files[path] ?? read[path].flatMap(Self.file) }

  /// Returns what can be known of a file; nil if it has just changed, because another change might not be visible.
  func file(at path: String, _ identity: FileIdentity, _ hash: ContentHash) -> File? {
    identity.isSettled(before: start - 1) && !path.utf8.contains(UInt8(ascii: "\n"))
      ? File(path: path, identity: identity.text, hash: hash) : nil
  }

  /// Adds the files of a run, and drops the others if there are too many. Returns false if all were known.
  mutating func update(_ new: [File]) -> Bool {
    guard new.contains(where: { file(at: $0.path) != $0 }) else { return false }
    if read.count + new.count > Self.maxCount { read = [:] }
    for file in new.prefix(Self.maxCount) { files[file.path] = file }
    return true
  }

  // MARK: Lines

  /// The first character of the line of a file.
  static let sign = UInt8(ascii: "@")

  /// The lines of all files: the sign and a checksum, then the hash, the identity and the path.
  var lines: [[UInt8]] {
    let new = files.mapValues(Self.line)
    return read.merging(new) { $1 }.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func line(of file: File) -> [UInt8] {
    let text = Array("\(file.hash.text) \(file.identity) \(file.path)".utf8)
    return [sign] + Array("\(ContentHash(text).text) ".utf8) + text
  }

  /// Adds a line, which may be damaged.
  mutating func addLine(_ line: [UInt8]) {
    guard line.count > Self.textStart, let end = line[Self.textStart...].firstIndex(of: UInt8(ascii: " "))
    else { return }
    read[String(decoding: line[(end + 1)...], as: UTF8.self)] = line
  }

  /// The place of the identity in a line.
  private static let textStart = 1 + 2 * (ContentHash.textCount + 1)

  /// Reads a line; nil for one that is damaged.
  private static func file(_ line: [UInt8]) -> File? {
    let parts = line.dropFirst().split(separator: UInt8(ascii: " "), maxSplits: 3).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 4, let hash = ContentHash(text: parts[1]) else { return nil }
    let file = File(path: parts[3], identity: parts[2], hash: hash)
    return self.line(of: file) == line ? file : nil
  }
}
