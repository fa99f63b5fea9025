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
}
