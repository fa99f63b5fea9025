import KansoPOSIX
import KansoSystem

/// The results of earlier runs, in a file. Each is kept under a hash of everything that it depends on: the program, the
/// settings, the guide, and the path and the bytes of the source. So it is never out of date.
///
/// Beside the results, the file has the hashes of the bytes of files, under their paths and identities in the file
/// system. A file that has not changed since then is read only for its findings.
///
/// The file is read whole and replaced whole. Of two runs at once, the later one keeps its results. A run that is
/// killed changes nothing. An entry that is damaged is ignored, and a run that cannot read or write the file works
/// without.
package final class LintCache: Sendable {
  /// The path of the file; nil for results that are only read.
  private let path: String?
  /// True for results that other machines read, which know no files by their identities here, and have no others beside
  /// them that can be removed.
  private let isPortable: Bool
  /// The first line of the file, which differs for other programs.
  private let header: [UInt8]
  /// The bytes of the file.
  private let bytes: [UInt8]
  /// The ranges of the results in `bytes`.
  private let entries: [ContentHash: Range<Int>]
  /// The keys in the order of the file: the results that were used last come first.
  private let keys: [ContentHash]
  let files: KnownFiles

  /// The maximum size of the file, in bytes.
  private let maxByteCount: Int
  /// The maximum number of files beside each other.
  package static let maxFileCount = 64
  /// The suffix of the names of files.
  private static let suffix = ".lint"

  /// Reads a cache; an empty one if there is no file, or one of another program.
  ///
  /// - Parameters:
  ///   - path: the path of the file. Its name has the suffix `.lint`.
  ///   - tool: the version of the program, in one line.
  ///   - maxByteCount: the maximum size of the file.
  package convenience init(at path: String, tool: String, maxByteCount: Int = 64 << 20) {
    let header = Self.header(tool)
    let bytes = Self.read(path, header, maxByteCount)
    self.init(at: path, header, bytes ?? [], isPortable: false, maxByteCount: maxByteCount)
  }

  private init(
    at path: String?, _ header: [UInt8], _ bytes: [UInt8], isPortable: Bool, maxByteCount: Int
  ) {
    (self.path, self.header, self.bytes) = (path, header, bytes)
    (self.isPortable, self.maxByteCount) = (isPortable, maxByteCount)
    let found = Self.entries(in: bytes, after: header.count)
    (entries, keys, files) = (found.entries, found.keys, isPortable ? KnownFiles() : found.files)
  }

  /// Returns the first line of the files of a program.
  private static func header(_ tool: String) -> [UInt8] { Array("kanso lint cache 1 \(tool)\n".utf8) }

  /// Reads a file; nil if there is none, or one of another program.
  private static func read(_ path: String, _ header: [UInt8], _ maxByteCount: Int) -> [UInt8]? {
    guard let read = try? InputFile.read(path, limit: maxByteCount, onlyRegular: true) else { return nil }
    return read.count <= maxByteCount && read.starts(with: header) ? read : nil
  }

  /// Reads the cache of a folder in the user's folder for caches; nil if there is none.
  ///
  /// - Parameter folder: the absolute path of the folder.
  package convenience init?(ofFolder folder: String, tool: String) {
    guard let caches = CacheFolder.path else { return nil }
    let name = ContentHash(Array(folder.utf8)).text
    self.init(at: "\(caches)/\(name)\(Self.suffix)", tool: tool)
  }

  // MARK: Results for other machines

  /// The maximum size of a file of results, in bytes.
  private static let maxResultsByteCount = 512 << 20

  /// Creates empty results, which a run writes for other machines.
  package convenience init(resultsAt path: String, tool: String) {
    self.init(
      at: path, Self.header(tool), [], isPortable: true, maxByteCount: Self.maxResultsByteCount)
  }

  /// Reads the results of several runs, which are not written again.
  ///
  /// - Returns: the results, and the paths of the files that another program has written.
  package static func merging(resultsAt paths: [String], tool: String) -> (LintCache, refused: [String]) {
    let header = header(tool)
    var (bytes, refused) = (header, [String]())
    for path in paths {
      // Build systems give actions links to their inputs.
      if let read = read(InputFile.resolvedPath(path), header, maxResultsByteCount) {
        bytes += read[header.count...]
      } else {
        refused.append(path)
      }
    }
    let cache = LintCache(
      at: nil, header, bytes, isPortable: true, maxByteCount: maxResultsByteCount)
    return (cache, refused)
  }

  // MARK: Results

  /// Returns the bytes of a result; nil if there is none.
  func result(for key: ContentHash) -> [UInt8]? {
    guard let range = entries[key] else { return nil }
    let result = Array(bytes[range])
    // The checksum is before the result, in the form of a key.
    let sum = bytes[..<(range.lowerBound - 1)].suffix(ContentHash.textCount)
    return sum.elementsEqual(ContentHash(result).text.utf8) ? result : nil
  }

  /// Finds the entries in the bytes of a file: in each line a key, a checksum and a result, with spaces between, or
  /// what is known of a file. Other lines are ignored.
  private static func entries(in bytes: [UInt8], after start: Int) -> (
    entries: [ContentHash: Range<Int>], keys: [ContentHash], files: KnownFiles
  ) {
    let (keyCount, resultStart) = (ContentHash.textCount, 2 * ContentHash.textCount + 2)
    var (entries, keys, files): ([ContentHash: Range<Int>], [ContentHash], _) = ([:], [], KnownFiles())
    bytes.withUnsafeBytes { bytes in
      var start = start
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        // An entry that was not written to its end has no line break.
        guard let end = memchr(rest.baseAddress!, Int32(UInt8(ascii: "\n")), rest.count) else { return }
        let count = UnsafeRawPointer(end) - rest.baseAddress!
        if rest[0] == KnownFiles.sign {
          files.addLine(Array(rest[..<count]))
        } else if count >= resultStart,
          let key = ContentHash(text: UnsafeRawBufferPointer(rebasing: rest[..<keyCount])),
          entries.updateValue(start + resultStart..<start + count, forKey: key) == nil
        {
          keys.append(key)
        }
        start += count + 1
      }
    }
    return (entries, keys, files)
  }

  /// Writes the results of a run, and those of earlier runs as far as the size allows: the ones that were not used for
  /// the longest time are dropped. Does nothing if there is nothing new, or if that fails.
  ///
  /// - Parameter kept: the results of the run.
  func write(_ kept: [CachingLinter.KeptResult]) {
    guard let path else { return }
    var files = files
    let hasNewFiles = !isPortable && files.update(kept.compactMap(\.file))
    guard isPortable || hasNewFiles || kept.contains(where: { $0.added != nil }) else { return }
    let used = Set(kept.map(\.key))
    var written = header
    var known: Set<ContentHash> = []
    func add(_ line: some Collection<UInt8>) {
      guard written.count + line.count < maxByteCount else { return }
      written += line
      written.append(UInt8(ascii: "\n"))
    }
    for case .some(let (key, result)) in kept.map({ kept in kept.added.map { (kept.key, $0) } }) {
      if known.insert(key).inserted { add(Array("\(key.text) \(ContentHash(result).text) ".utf8) + result) }
    }
    for isUsed in [true, false] {
      for key in keys where used.contains(key) == isUsed {
        guard let range = entries[key], known.insert(key).inserted else { continue }
        add(bytes[range.lowerBound - 2 * ContentHash.textCount - 2..<range.upperBound])
      }
      if isUsed { files.lines.forEach(add) }
    }
    let folder = FilePath.folderAndName(of: path).folder
    do throws(FileError) {
      try Directory.create(at: folder)
      StagedFile.removeTemporaryFiles(of: path)
      try StagedFile(path, bytes: written).replace()
    } catch { return }
    if !isPortable { Self.removeOldest(in: folder) }
  }

  /// Removes the files that were not written for the longest time, if there are too many.
  private static func removeOldest(in folder: String) {
    let paths = Directory.entryNames(in: folder).filter { FilePath.hasSuffix(suffix, in: $0) }.map {
      folder + $0
    }
    guard paths.count > maxFileCount else { return }
    let dated = paths.compactMap { path in FileIdentity(path).map { (path: path, time: $0.modificationTime) }
    }
    for file in dated.sorted(by: { $0.time < $1.time }).dropLast(maxFileCount) { unlink(file.path) }
  }
}
