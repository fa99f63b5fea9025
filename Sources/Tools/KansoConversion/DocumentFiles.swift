import Foundation
import KansoInterfaceBuilder
import KansoLint
import KansoSystem

/// The storyboards and xibs at paths.
package enum DocumentFiles {
  /// Returns the paths of documents, and of those in folders in the order of their paths, without the folders of
  /// dependencies and builds. A path that does not exist is returned, too. Throws if a folder has no document.
  package static func find(in paths: [String]) throws(FileError) -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        result.append(path)
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let found = names.filter { name in
        (name.hasSuffix(".storyboard") || name.hasSuffix(".xib"))
          && !FilePath.names(in: name).dropLast().contains(where: DependencyFolder.isNamed)
      }
      guard !found.isEmpty else { throw FileError("read", path, reason: "it has no storyboard and no xib") }
      result += found.sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }
    return result
  }

  /// Returns the keys of the translated texts of a document in a folder such as `Base.lproj`: those of the tables with
  /// its name in all folders of languages beside it. Throws if a table cannot be read.
  package static func localization(of path: String) throws(FileError) -> DocumentLocalization {
    let languages = ".lproj"
    let (folder, name) = FilePath.folderAndName(of: path)
    let table = name.split(separator: ".").dropLast().joined(separator: ".")
    var localization = DocumentLocalization(table: table)
    let (around, language) = FilePath.folderAndName(of: String(folder.dropLast()))
    guard language.hasSuffix(languages) else { return localization }
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: around.isEmpty ? "." : around)) ?? []
    for sibling in siblings.sorted() where sibling.hasSuffix(languages) {
      for ending in [".strings", ".xcstrings"] {
        let file = around + "\(sibling)/\(table)\(ending)"
        guard FileManager.default.fileExists(atPath: file) else { continue }
        let bytes = try InputFile.read(file, limit: DocumentLimits.fileSize)
        let isRead =
          ending == ".strings" ? localization.add(strings: bytes) : localization.add(catalog: bytes)
        if !isRead { throw FileError("read", file, reason: "it is no table of translations") }
      }
    }
    return localization
  }
}
