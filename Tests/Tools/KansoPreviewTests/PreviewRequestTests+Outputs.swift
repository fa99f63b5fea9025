import Foundation
import TestSupport
import Testing

@testable import KansoPreview

/// The output destinations of previews.
extension PreviewRequestTests {
  @Test func aFileIsWrittenAndNothingElse() throws {
    var request = request("tokens.yaml")
    request.output = folder.path("missing/folders/guide.svg")
    let answer = request.run()
    #expect(answer.exitCode == 0 && answer.output.isEmpty && answer.report.isEmpty)
    let written = try folder.read("missing/folders/guide.svg")
    #expect(written.hasPrefix("<svg "))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("missing/folders"))
    #expect(files == ["guide.svg"])
  }

  @Test func aFileThatSaysTheSameIsNotTouched() throws {
    var request = request("tokens.yaml")
    request.output = folder.path("guide.html")
    #expect(request.run().exitCode == 0)
    // A date that a newly written file does not have.
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("guide.html"))
    #expect(request.run().exitCode == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("guide.html"))
    #expect(attributes[.modificationDate] as? Date == date)
    request.inputs = [folder.path("changed.yaml")]
    #expect(request.run().exitCode == 0)
    #expect(try folder.read("guide.html").contains("#aa3333"))
  }

  @Test func aLinkStaysAndWhatItLeadsToIsWritten() throws {
    let files = FileManager.default
    try folder.write("old", to: "real.html")
    try files.createSymbolicLink(atPath: folder.path("link.html"), withDestinationPath: "real.html")
    var request = request("tokens.yaml")
    request.output = folder.path("link.html")
    #expect(request.run().exitCode == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path("link.html")) == "real.html")
    #expect(try folder.read("real.html").hasPrefix("<!DOCTYPE html>"))

    try files.createSymbolicLink(atPath: folder.path("lost.html"), withDestinationPath: "nowhere/a.html")
    request.output = folder.path("lost.html")
    let answer = request.run()
    #expect(answer.exitCode == 74 && answer.report.contains("a link that leads nowhere"), "\(answer.report)")
  }

  @Test func aReadOnlyFileStays() throws {
    try folder.write("old", to: "guide.html")
    // Any user may replace the file.
    for (path, permissions) in [(folder.path("guide.html"), 0o444), (folder.url.path, 0o777)] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
    var request = request("tokens.yaml")
    request.output = folder.path("guide.html")
    let answer = withoutPrivileges { request.run() }
    #expect(answer.exitCode == 74 && answer.report.contains("it is read-only"), "\(answer.report)")
    #expect(try folder.read("guide.html") == "old")
  }

  /// Tests a link that leads to an open file, as `/dev/stdout` leads to standard output.
  @Test(.requires(.openFiles)) func whatIsOpenIsWrittenInto() throws {
    try folder.write("before\n", to: "open.html")
    let handle = try #require(FileHandle(forUpdatingAtPath: folder.path("open.html")))
    var request = request("tokens.yaml")
    request.format = .html
    request.output = "/proc/self/fd/\(handle.fileDescriptor)"
    #expect(request.run().exitCode == 0)
    let written = try #require(try handle.readToEnd())
    #expect(String(decoding: written, as: UTF8.self).hasPrefix("before\n<!DOCTYPE html>"))
  }

  @Test func devicesStayWhatTheyAre() {
    var request = request("tokens.yaml")
    request.output = "/dev/null"
    #expect(request.run().exitCode == 0)
    let type = try? FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test(arguments: [("", "is a directory"), ("tokens.yaml/guide.html", "folder")])
  func outputsThatCannotBeWrittenAreReported(_ name: String, _ reason: String) {
    let before = names
    var request = request("tokens.yaml")
    request.output = folder.path(name)
    let answer = request.run()
    #expect(answer.exitCode == 74 && answer.report.contains(reason), "\(answer.report)")
    #expect(answer.output.isEmpty && names == before)
  }

  // MARK: Warnings

  @Test func warningsAreReportedBesideThePreview() throws {
    let guide = "colors: {wide: color(rec2020 0.1 0.6 0.2)}\n"
    try folder.write(guide, to: "wide/tokens.yaml")
    let answer = request("wide/tokens.yaml").run()
    #expect(answer.exitCode == 0 && !answer.output.isEmpty)
    #expect(answer.report.contains("warning:") && answer.report.contains("[color-out-of-gamut]"))
    #expect(!answer.report.contains("\u{1B}"))
    var shown = request("wide/tokens.yaml")
    shown.console.showsErrors = true
    #expect(shown.run().report.contains("\u{1B}"))
    // The project's configuration suppresses the warnings.
    try folder.write("warnings: {disable: [color-out-of-gamut]}\n", to: "kanso.yaml")
    #expect(request("wide/tokens.yaml").run().report.isEmpty)
  }
}

extension Requirement {
  /// The folder with names for the open files of a process.
  fileprivate static let openFiles = Requirement("the folder /proc/self/fd") {
    FileManager.default.fileExists(atPath: "/proc/self/fd")
  }
}
