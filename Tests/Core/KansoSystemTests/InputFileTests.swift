import Foundation
import KansoPOSIX
import KansoSystem
import Testing

/// Files that change while they are read, and inputs that are no files.
struct InputFileTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("kanso-\(UUID().uuidString)")

  @Test func aFileThatChangesOnceIsReadAgain() throws {
    try Data("old".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var reads = 0
    let bytes = try InputFile.read(file.path, limit: 100) {
      reads += 1
      if reads == 1 { try? Data("changed".utf8).write(to: file) }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "changed")
    #expect(reads == 2)
  }

  @Test func aFileThatNeverComesToRestIsRefused() throws {
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var reads = 0
    let error = #expect(throws: FileError.self) {
      try InputFile.read(file.path, limit: 100) {
        reads += 1
        try? Data(count: reads).write(to: file)
      }
    }
    #expect(error?.reason == "it changes while it is being read" && error?.isMissing == false)
    #expect(reads == 3)
  }

  @Test func onlyRegularFilesAreOpened() throws {
    let folder = file.path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("text".utf8).write(to: file.appendingPathComponent("file"))
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    let kinds: [(String, FileKind)] = [
      ("file", .regular), ("link", .link), ("pipe", .pipe), (".", .directory),
    ]
    for (name, kind) in kinds {
      let path = folder + "/" + name
      #expect(FileKind(at: path) == kind)
      let bytes = try? InputFile.read(path, limit: 100, onlyRegular: true)
      #expect((bytes == Array("text".utf8)) == (kind == .regular), "\(name)")
    }
    #expect(FileKind(at: "/dev/null") == .device && FileKind(at: folder + "/none") == nil)
    let error = #expect(throws: FileError.self) {
      try InputFile.read(folder + "/link", limit: 100, onlyRegular: true)
    }
    #expect(error?.reason == "it is a symbolic link and not a file")
    #expect(try InputFile.read(folder + "/link", limit: 100) == Array("text".utf8))
  }
}
