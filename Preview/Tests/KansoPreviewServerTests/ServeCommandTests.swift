import Foundation
import Testing

@testable import KansoPreviewServer

/// `kanso preview --serve` as somebody who types it sees it.
@Suite(.serialized) struct ServeCommandTests {
  private static let guide = "name: Harbor\ncolors: {brand: \"#123456\"}\n"

  private func serve(_ guide: GuideFile, _ arguments: [String] = ["--port", "0"]) async throws -> (
    Program, UInt16
  ) {
    let program = try Program(["--serve", "tokens.yaml"] + arguments, in: guide.folder)
    let line = try await program.line(1)
    let address = try #require(line.firstMatch(of: #/^http://127\.0\.0\.1:(\d+)/ /#), "\(line)")
    return (program, try #require(UInt16(address.1)))
  }

  private func page(_ port: UInt16) async throws -> Answer {
    let client = try await Client(port)
    await client.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return Answer(try await client.receive())
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func itGoesOnUntilItIsInterrupted(_ signal: Int32) async throws
  {
    let guide = try GuideFile(Self.guide)
    let (program, port) = try await serve(guide)
    #expect(try await page(port).body.contains("#123456"))
    program.send(signal)
    #expect(try await program.status() == 0)
  }

  @Test func everySaveIsALine() async throws {
    let guide = try GuideFile(Self.guide)
    let (program, port) = try await serve(guide)
    #expect(try await program.line(1).hasSuffix(" Harbor is shown"))
    try guide.write("name: Port\ncolors: {brand: \"#654321\"}\n")
    #expect(try await program.line(2) == "Port is shown")
    #expect(try await page(port).body.contains("#654321"))

    try guide.write("name: Port\ncolors: {brand: oops}\n")
    let broken = try await program.line(3)
    #expect(
      broken.hasPrefix("tokens.yaml:2:17: error: ") && broken.hasSuffix("; the last good page stays"),
      "\(broken)")
    let body = try await page(port).body
    #expect(body.contains("#654321") && body.contains("<title>Errors – Port</title>"))

    try FileManager.default.removeItem(atPath: guide.path)
    #expect(try await program.line(4).hasPrefix("error: cannot read tokens.yaml: "))
    try guide.write(Self.guide)
    #expect(try await program.line(5) == "Harbor is shown")
    #expect(program.lines.count == 5)
  }

  @Test func aGuideThatWasNeverGoodIsShownOnceItIs() async throws {
    let guide = try GuideFile("colors: {brand: oops}\n")
    let (program, port) = try await serve(guide)
    #expect(try await program.line(1).contains(" tokens.yaml:1:17: error: "))
    #expect(try await page(port).status == 200)
    try guide.write(Self.guide)
    #expect(try await program.line(2) == "Harbor is shown")
  }

  @Test func aConfigurationThatAppearsIsFollowed() async throws {
    let guide = try GuideFile("padding: {old: {value: 8, deprecated: true}, new: \"{padding.old}\"}\n")
    let (program, _) = try await serve(guide)
    #expect(try await program.line(1).hasSuffix("is shown, with warnings"))
    try guide.write("warnings: {disable: [deprecated-in-use]}\n", to: "kanso.yaml")
    #expect(try await program.line(2).hasSuffix("is shown"))
  }

  private static let refused: [(arguments: [String], status: Int32)] = [
    (["--output", "x.html"], 64), (["--format", "svg"], 64), (["--format", "terminal"], 64),
    (["--frames"], 64),
    (["--width", "300"], 64), (["--columns", "80"], 64), (["--port", "65536"], 64), (["--port", "-1"], 64),
    (["--diff"], 64), (["tokens.yaml"], 64), (["-"], 64), (["--tokens", "-"], 64), (["/dev/null"], 64),
    (["missing.storyboard"], 66), (["--tokens", "missing.yaml"], 66), (["."], 66),
  ]

  @Test(arguments: refused)
  func whatCannotBeServedIsRefused(_ arguments: [String], _ status: Int32) async throws {
    let guide = try GuideFile(Self.guide)
    let program = try Program(["--serve", "tokens.yaml"] + arguments, in: guide.folder)
    let ending = try await program.status()
    #expect(ending == status, "\(program.lines)")
    let first = program.lines.first ?? ""
    #expect(first.lowercased().hasPrefix("error: "), "\(first)")
  }

  @Test func aPortIsForServing() async throws {
    let guide = try GuideFile(Self.guide)
    let program = try Program(["tokens.yaml", "--port", "4747"], in: guide.folder)
    #expect(try await program.status() == 64)
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    let taken = try PreviewServer(port: .exactly(0))
    let guide = try GuideFile(Self.guide)
    let program = try Program(["--serve", "tokens.yaml", "--port", "\(taken.port)"], in: guide.folder)
    #expect(try await program.status() == 74)
    #expect(
      program.lines == [
        "error: port \(taken.port) is taken by another program; name another one, or leave --port out to get one that is free"
      ])
  }
}
