import Foundation
import KansoDiagnostics
import Testing

/// Files that change while they are read.
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
}
