import Foundation
import TestSupport
import Testing

/// The findings in sources while documents are opened, changed and closed.
struct SourceFindingsTests {
  private static let source = "let a = Colors.old\n"

  private func finding(_ path: String) -> [String: Any] {
    [
      "rule": "unknown-token", "path": path, "startLine": 1, "startColumn": 9, "endLine": 1, "endColumn": 19,
      "severity": "warning", "message": "`Colors` has no `old`", "replacement": "Colors.ink",
    ]
  }

  @Test func findingsOfASourceAreShownAndTakenBack() throws {
    let directory = try guideFolder("colors: {ink: \"#112233\"}\n")
    let (path, uri) = (
      directory.path("View.swift"), directory.url.appendingPathComponent("View.swift").absoluteString
    )
    var session = try Session()
    let place = try session.open(marked: "let a = Colors.o‸ld\n", uri: uri)
    #expect(try session.diagnostics(uri: uri).isEmpty)
    try session.finishLint(uses: [], findings: [finding(path)])
    #expect(try session.lastDiagnostics(uri: uri) == ["0:8-0:18 unknown-token"])
    let fix = try session.actions(at: place, only: ["quickfix"])
    #expect(
      try Session.text(Self.source, applying: Session.edits(fix.first?["edit"], uri: uri))
        == "let a = Colors.ink\n")
    // Of another version, nothing is known until it has been read.
    try session.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "let b = Colors.old\n"]]])
    #expect(try session.diagnostics(uri: uri).isEmpty)
    try session.finishLint(uses: [], findings: [finding(path)])
    #expect(try session.lastDiagnostics(uri: uri).count == 1)
    // A document that is closed has none any more, and is read again when it is opened.
    try session.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try session.diagnostics(uri: uri).isEmpty)
    try session.open(Self.source, uri: uri)
    try session.idle()
    try session.finishLint(uses: [], findings: [finding(path)])
    #expect(try session.lastDiagnostics(uri: uri).count == 1)
    // After a file was saved, too.
    try session.finishLint(uses: [])
    #expect(session.server.nextLintJob() == nil)
    try session.notify("textDocument/didSave", ["textDocument": ["uri": uri]])
    try session.idle()
    #expect(session.server.nextLintJob() != nil)
  }

  @Test func aReportOnAnotherVersionIsNotUsed() throws {
    let directory = try guideFolder("colors: {ink: \"#112233\"}\n")
    let uri = directory.url.appendingPathComponent("View.swift").absoluteString
    var session = try Session()
    try session.open(Self.source, uri: uri)
    try session.idle()
    let wanted = session.server.nextLintJob()
    let job = try #require(wanted)
    #expect(String(decoding: job.input ?? [], as: UTF8.self) == Self.source)
    #expect(session.server.nextLintJob() == nil)
    try session.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "\n"]]])
    let report = try JSONSerialization.data(
      withJSONObject: ["uses": [Any](), "findings": [finding(directory.path("View.swift"))]])
    #expect(session.server.finish(job, output: Array(report)).isEmpty)
    // A guide with errors is not given to the lint.
    try directory.write("colors: {ink: inc}\n", to: "tokens.yaml")
    try session.notify("workspace/didChangeWatchedFiles", [:])
    try session.idle()
    #expect(session.server.nextLintJob() == nil)
  }

  @Test func withoutTheLintOnlyTheGuideIsRenamed() throws {
    let text = "colors: {in‸k: \"#112233\", a: ink}\n"
    let directory = try guideFolder(Session.Marked(text).text)
    let uri = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    var session = try Session()
    var place = try session.open(marked: text, uri: uri)
    place["newName"] = "text"
    #expect(try session.answer("textDocument/rename", place)["error"] != nil)
    let wanted = session.server.nextLintJob()
    let job = try #require(wanted)
    #expect(session.server.finish(job, output: nil).isEmpty)
    let edit = try session.request("textDocument/rename", place)
    #expect(
      try Session.text(Session.Marked(text).text, applying: Session.edits(edit, uri: uri))
        == "colors: {text: \"#112233\", a: text}\n")
  }
}
