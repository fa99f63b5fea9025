import Testing

@testable import KansoDiagnostics

/// Paths are read by bytes: a mark after a slash does not hide it.
struct FilePathTests {
  @Test func namesStandBetweenSlashes() {
    #expect(FilePath.names(in: "/a//b/\u{301}c/") == ["a", "b", "\u{301}c"])
    #expect(FilePath.lastName(of: "a/\u{301}b") == "\u{301}b")
    #expect(FilePath.lastName(of: "/") == "/")
  }

  @Test(arguments: [
    ("tokens.yaml", "", "tokens.yaml"), ("out/\u{301}x.css", "out/", "\u{301}x.css"), ("/x", "/", "x"),
    ("a/b/", "a/b/", ""),
  ])
  func aPathIsAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
    let parts = FilePath.parts(of: path)
    #expect(parts.folder == folder && parts.name == name)
  }

  @Test func endingsAreBytes() {
    #expect(FilePath.hasEnding(".swift", "x\u{600}.swift") && FilePath.hasEnding(".swift", ".swift"))
    #expect(!FilePath.hasEnding(".swift", "swift") && !FilePath.hasEnding(".swift", "x.swift\u{301}"))
    #expect(FilePath.isHidden(".\u{301}x") && !FilePath.isHidden("x"))
  }
}
