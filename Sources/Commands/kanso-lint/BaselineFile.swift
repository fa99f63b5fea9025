import KansoPOSIX
import KansoSystem

/// The file of a baseline: the one beside `kanso.yaml`, else the nearest one beside the sources or above them. A new
/// one is written beside `kanso.yaml`, else in the working directory.
struct BaselineFile {
  let folder: ProjectFolder
  /// The path as the user knows it.
  let path: String

  /// - Parameters:
  ///   - configuration: the path of `kanso.yaml`; nil if there is none.
  ///   - source: the path of a source, or of a folder of sources.
  init(besides configuration: String?, near source: String) {
    let beside = configuration.map { FilePath.folderAndName(of: $0).folder } ?? ""
    let found = configuration == nil ? NearestFile.path(named: Baseline.fileName, to: source) : nil
    self.init(at: found ?? (beside == "./" ? Baseline.fileName : beside + Baseline.fileName))
  }

  init(at path: String) {
    self.path = path
    folder = ProjectFolder(FilePath.folderAndName(of: path).folder)
  }

  /// Reads the baseline; an empty one if there is no file.
  func read() throws(FileError) -> Baseline {
    do throws(FileError) {
      return try Baseline(InputFile.read(path, limit: Baseline.maxByteCount), path: path)
    } catch {
      guard error.isMissing else { throw error }
      return Baseline()
    }
  }

  /// Reads the baseline that is to be replaced: both sides of it if git could not merge them, and an empty one if there
  /// is no file. Throws for another file, which must not be lost.
  private func old() throws(FileError) -> Baseline {
    do throws(FileError) { return try read() } catch {
      let bytes = try InputFile.read(path, limit: Baseline.maxByteCount)
      guard Baseline.hasConflict(bytes) else { throw error }
      return Baseline(conflicted: bytes)
    }
  }

  /// Writes the findings of a run, and keeps those of files that exist and were not checked.
  ///
  /// - Parameter checked: the paths of the checked files.
  /// - Returns: the number of findings in the file.
  func write(_ found: Baseline, checked: [String]) throws(FileError) -> Int {
    // Findings can also be in the guide, which is no source.
    let known = Set(checked.map { folder.relative($0) } + found.counts.keys.map(\.path))
    var all = found
    for (entry, count) in try old().counts
    where !known.contains(entry.path) && FileKind(at: folder.absolute(entry.path)) != nil {
      all.add(entry, count: count)
    }
    StagedFile.removeTemporaryFiles(of: path)
    try StagedFile(path, bytes: all.encoded).replace()
    return all.count
  }
}
