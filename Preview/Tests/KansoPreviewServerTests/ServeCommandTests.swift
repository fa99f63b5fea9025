import Foundation
import TestSupport
import Testing

@testable import KansoPreviewServer

/// `kanso preview --serve` from the view of a user at the command line.
@Suite(.serialized) struct ServeCommandTests {
  private static let guide = "name: Harbor\ncolors: {brand: \"#123456\"}\n"
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(Self.guide, to: "tokens.yaml")
  }

  /// Starts the program in the folder of the guide.
  private func start(_ arguments: [String]) throws -> RunningProgram {
    // A program inherits ignored signals, and the tests may run under nohup(1), which ignores this one.
    let action = signal(SIGHUP, SIG_DFL)
    defer { signal(SIGHUP, action) }
    let program = Project.products.appendingPathComponent("kanso-preview").path
    return try RunningProgram(program, arguments, in: folder.url)
  }

  /// Starts a server and returns its port.
  private func serve() async throws -> (RunningProgram, UInt16) {
    let program = try start(["--serve", "tokens.yaml", "--port", "0"])
    let line = try await program.line(1)
    let address = try #require(line.firstMatch(of: #/^http://127\.0\.0\.1:(\d+)/ /#), "\(line)")
    return (program, try #require(UInt16(address.1)))
  }

  /// Saves the guide in one step, so that the program never sees half of it.
  private func save(_ guide: String) throws { try folder.replace("tokens.yaml", with: guide) }

  private func page(_ port: UInt16) async throws -> Answer {
    let client = try await Client(port)
    await client.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return Answer(try await client.receive())
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func itGoesOnUntilItIsInterrupted(_ signal: Int32) async throws {
    let (program, port) = try await serve()
    #expect(try await page(port).body.contains("#123456"))
    program.send(signal)
    #expect(try await program.status() == 0)
  }

  @Test func everySaveIsALine() async throws {
    let (program, port) = try await serve()
    #expect(try await program.line(1).hasSuffix(" Harbor is shown"))
    try save("name: Port\ncolors: {brand: \"#654321\"}\n")
    #expect(try await program.line(2) == "Port is shown")
    #expect(try await page(port).body.contains("#654321"))

    try save("name: Port\ncolors: {brand: oops}\n")
    let broken = try await program.line(3)
    #expect(
      broken.hasPrefix("tokens.yaml:2:17: error: ") && broken.hasSuffix("; the last good page stays"),
      "\(broken)")
    let body = try await page(port).body
    #expect(body.contains("#654321") && body.contains("<title>Errors – Port</title>"))

    try FileManager.default.removeItem(atPath: folder.path("tokens.yaml"))
    #expect(try await program.line(4).hasPrefix("error: cannot read tokens.yaml: "))
    try save(Self.guide)
    #expect(try await program.line(5) == "Harbor is shown")
    #expect(program.lines.count == 5)
  }

  @Test func aGuideThatHadErrorsFromTheStartIsServedOnceTheyAreFixed() async throws {
    try save("colors: {brand: oops}\n")
    let (program, port) = try await serve()
    #expect(try await program.line(1).contains(" tokens.yaml:1:17: error: "))
    #expect(try await page(port).status == 200)
    try save(Self.guide)
    #expect(try await program.line(2) == "Harbor is shown")
  }

  @Test func aConfigurationThatAppearsIsFollowed() async throws {
    try save("padding: {old: {value: 8, deprecated: true}, new: \"{padding.old}\"}\n")
    let (program, _) = try await serve()
    #expect(try await program.line(1).hasSuffix("is shown, with warnings"))
    try folder.replace("kanso.yaml", with: "warnings: {disable: [deprecated-in-use]}\n")
    #expect(try await program.line(2).hasSuffix("is shown"))
  }

  private static let refused: [(arguments: [String], status: Int32)] = [
    (["--output", "x.html"], 64), (["--format", "svg"], 64), (["--format", "terminal"], 64),
    (["--frames"], 64),
    (["--width", "300"], 64), (["--columns", "80"], 64), (["--port", "65536"], 64), (["--port", "-1"], 64),
    (["--diff"], 64), (["-"], 64), (["--tokens", "-"], 64), (["/dev/null"], 64),
    (["missing.storyboard"], 66), (["--tokens", "missing.yaml"], 66), (["."], 66),
  ]

  @Test(arguments: refused)
  func whatCannotBeServedIsRefused(_ arguments: [String], _ status: Int32) async throws {
    let program = try start(["--serve", "tokens.yaml"] + arguments)
    let ending = try await program.status()
    #expect(ending == status, "\(program.lines)")
    let first = program.lines.first ?? ""
    #expect(first.lowercased().hasPrefix("error: "), "\(first)")
  }

  @Test func aPortIsForServing() async throws {
    #expect(try await start(["tokens.yaml", "--port", "4747"]).status() == 64)
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    let taken = try PreviewServer(port: .exactly(0))
    let program = try start(["--serve", "tokens.yaml", "--port", "\(taken.port)"])
    #expect(try await program.status() == 74)
    let message = "error: port \(taken.port) is taken by another program; name another one, "
    #expect(program.lines == [message + "or leave --port out to get one that is free"])
    // The port stays taken until here.
    withExtendedLifetime(taken) {}
  }
}
