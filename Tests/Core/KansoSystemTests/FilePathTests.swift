import Testing

@testable import KansoSystem

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
    let parts = FilePath.folderAndName(of: path)
    #expect(parts.folder == folder && parts.name == name)
  }

  @Test func bytesThatAreNotUTF8AreEscaped() {
    #expect(FilePath.escaped(Array("a/é\u{1F600}".utf8)) == "a/é\u{1F600}")
    #expect(FilePath.escaped([0x62, 0xFF, 0x2F, 0x63]) == #"b\xFF/c"#)
    #expect(FilePath.escaped([0xC0, 0x80]) == #"\xC0\x80"#)
    #expect(FilePath.escaped([0x61, 0xE2, 0x82]) == #"a\xE2\x82"#)
    #expect(FilePath.escaped([]) == "")
  }

  @Test func endingsAreBytes() {
    #expect(FilePath.hasSuffix(".swift", in: "x\u{600}.swift") && FilePath.hasSuffix(".swift", in: ".swift"))
    #expect(!FilePath.hasSuffix(".swift", in: "swift") && !FilePath.hasSuffix(".swift", in: "x.swift\u{301}"))
    #expect(FilePath.isHidden(".\u{301}x") && !FilePath.isHidden("x"))
  }
}
