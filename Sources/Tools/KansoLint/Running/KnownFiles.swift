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
  /// The time of the start of the run, in seconds.
  private let start = time(nil)

  /// The maximum number of files that are kept.
  private static let maxCount = 100_000

  /// Returns the hash of the bytes of a file, if it has not changed since they were read; nil if they are not known.
  func hash(ofFile path: String, _ identity: FileIdentity) -> ContentHash? {
    guard let known = files[path], known.identity == identity.text else { return nil }
    return known.hash
  }

  /// Returns what can be known of a file; nil if it has just changed, because another change might not be visible.
  func file(at path: String, _ identity: FileIdentity, _ hash: ContentHash) -> File? {
    identity.isSettled(before: start - 1) && !path.utf8.contains(UInt8(ascii: "\n"))
      ? File(path: path, identity: identity.text, hash: hash) : nil
  }

  /// Adds the files of a run, and drops the others if there are too many. Returns false if all were known.
  mutating func update(_ read: [File]) -> Bool {
    guard read.contains(where: { files[$0.path] != $0 }) else { return false }
    if files.count + read.count > Self.maxCount { files = [:] }
    for file in read.prefix(Self.maxCount) { files[file.path] = file }
    return true
  }

  // MARK: Lines

  /// The first character of the line of a file.
  static let sign = UInt8(ascii: "@")

  /// The lines of all files: the sign and a checksum, then the hash, the identity and the path.
  var lines: [[UInt8]] {
    files.values.sorted { $0.path < $1.path }.map { file in
      let text = file.text
      return [Self.sign] + Array("\(ContentHash(text).text) ".utf8) + text
    }
  }

  /// Reads a line. Ignores one that is damaged.
  mutating func addLine(_ line: some Collection<UInt8>) {
    let parts = line.dropFirst().split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard parts.count == 4, let sum = ContentHash(text: parts[0]), let hash = ContentHash(text: parts[1])
    else {
      return
    }
    let file = File(
      path: String(decoding: parts[3], as: UTF8.self), identity: String(decoding: parts[2], as: UTF8.self),
      hash: hash)
    if ContentHash(file.text) == sum { files[file.path] = file }
  }
}

extension KnownFiles.File {
  /// The line without the sign and the checksum.
  fileprivate var text: [UInt8] { Array("\(hash.text) \(identity) \(path)".utf8) }
}
