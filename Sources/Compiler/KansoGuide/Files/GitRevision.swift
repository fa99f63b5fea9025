import Foundation
import KansoSystem
import KansoYAML

/// A revision of a git repository, whose files are read without a change of the working tree.
package struct GitRevision: Sendable {
  /// The name that the user gave, such as `HEAD~1` or `v2.1`.
  package let name: String
  /// The hash of the commit.
  private let commit: String
  /// The path of the working tree.
  private let root: String

  /// Finds a revision in the repository of a file.
  ///
  /// - Throws: an error if the file is in no repository, if git cannot be started, or if there is no such revision.
  package init(_ name: String, ofFileAt path: String) throws(FileError) {
    self.name = name
    var folder = FilePath.folderAndName(of: path).folder
    if folder.isEmpty { folder = "." }
    root = try Self.line(["rev-parse", "--show-toplevel"], in: folder, action: "ask git about", folder)
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains(":") else {
      throw FileError("find the revision", name, reason: "this is not the name of a commit")
    }
    commit = try Self.line(
      ["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: folder, action: "find the revision", name)
  }

  /// Returns the last tag of the repository of a file, and the tag before it: the nearest ones in the history of the
  /// commit that is checked out. Returns nil without a tag or a repository.
  package static func lastTag(ofFileAt path: String) -> (last: String, before: String?)? {
    var folder = FilePath.folderAndName(of: path).folder
    if folder.isEmpty { folder = "." }
    let describe = ["describe", "--tags", "--abbrev=0"]
    guard let last = try? line(describe, in: folder, action: "ask git about", folder) else { return nil }
    return (last, try? line(describe + ["\(last)^"], in: folder, action: "ask git about", folder))
  }

  /// The files of the revision. Paths are those of the working tree.
  package var files: GuideFiles {
    let (root, commit, name) = (root, commit, name)
    return GuideFiles(
      read: { path, limit in
        let full = Self.fullPath(path)
        guard full.hasPrefix(root + "/") else {
          return .failure(FileError("read", path, reason: "it is not in the repository \(root)"))
        }
        let object = "\(commit):\(full.dropFirst(root.utf8.count + 1))"
        guard let answer = Git.run(["cat-file", "blob", object], in: root), answer.isSuccess else {
          return .failure(
            FileError(
              "read", path,
              reason:
                "there is no such file at the revision \(name). If it was moved, compare with its former path: "
                + "`git show \(name):PATH | kanso diff - \(path)`", isMissing: true))
        }
        return .success(Array(answer.output.prefix(limit + 1)))
      }, identity: Self.fullPath)
  }

  /// Returns the absolute path of a file, which need not exist, without the symbolic links that are on disk.
  private static func fullPath(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
      .appendingPathComponent(url.lastPathComponent).resolvingSymlinksInPath().path
  }

  /// Runs git, and returns the first line of its output. Throws its message if it fails.
  private static func line(_ arguments: [String], in folder: String, action: String, _ subject: String)
    throws(FileError) -> String
  {
    guard let answer = Git.run(arguments, in: folder) else {
      throw FileError(action, subject, reason: "git cannot be started")
    }
    guard answer.isSuccess else {
      let reason = answer.message.flatMap { $0.isEmpty ? nil : $0 }
      throw FileError(action, subject, reason: reason ?? "the repository has no such commit")
    }
    return String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
