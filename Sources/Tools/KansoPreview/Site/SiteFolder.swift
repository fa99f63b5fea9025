import Foundation
import KansoSystem

/// The folder of a site. It contains a list of the files that were written, so that a later run deletes the pages of
/// removed groups and touches no other file.
struct SiteFolder {
  let path: String

  /// The name of the list, one file in each line.
  private static let listName = ".kanso-site"
  /// The maximum size of the list, in bytes.
  private static let maxListSize = 1 << 20

  /// Writes all files of a site, or none, and removes those of the site before it that it no longer has. Creates the
  /// folder where it is missing.
  /// - Throws: an error if a file that is not of a site would be replaced, or if writing fails.
  func write(_ files: [GuideSite.File]) throws(PreviewError) {
    let former = formerNames
    if let foreign = files.first(where: { !former.contains($0.name) && exists($0.name) }) {
      throw .usage(
        "\(file(foreign.name).printable) is not of a site that kanso has written; name another folder for --site"
      )
    }
    let list = files.map { $0.name + "\n" }.joined()
    do throws(FileError) {
      var staged: [StagedFile] = []
      do throws(FileError) {
        for one in files {
          staged += [try PreviewOutput(path: file(one.name)).staged(Array(one.html.utf8))].compactMap { $0 }
        }
        staged += [try PreviewOutput(path: file(Self.listName)).staged(Array(list.utf8))].compactMap { $0 }
      } catch {
        for one in staged { one.discard() }
        throw error
      }
      try PreviewOutput.replace(staged)
    } catch {
      throw .writing(error)
    }
    for name in former.subtracting(files.map(\.name)) {
      try? FileManager.default.removeItem(atPath: file(name))
    }
  }

  /// The names in the list; empty without a list. Other names than those of sites are ignored.
  private var formerNames: Set<String> {
    guard let bytes = try? InputFile.read(file(Self.listName), limit: Self.maxListSize),
      bytes.count <= Self.maxListSize
    else { return [] }
    let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(
      names.filter {
        $0.hasSuffix(".html")
          && $0.dropLast(5).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      })
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  private func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }
}
