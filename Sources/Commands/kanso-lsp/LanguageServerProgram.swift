import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics
import KansoLanguageServer
import KansoPOSIX

/// The program `kanso-lsp`: the language server over standard input and output.
@main
struct LanguageServerProgram: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-lsp",
    abstract:
      "Check style guides while they are edited, for editors that speak the Language Server Protocol.",
    discussion: """
      An editor starts it, and both talk over standard input and output. It checks guides with what the editor shows, \
      saved or not. What it knows about sources comes from kanso-lint, which it starts from its own folder or from the PATH.
      """,
    version: Version.text)

  @Flag(help: "Talk over standard input and output, which is the only way.")
  var stdio = false

  /// Serves until the client ends it. Throws the exit code that the protocol wants: 0 after `shutdown` and `exit`, else 1.
  func run() throws {
    let inbox = Inbox()
    let reader = Thread { inbox.read(from: STDIN_FILENO) }
    // Values may be nested deep.
    reader.stackSize = 8 << 20
    reader.start()
    var server = LanguageServer(version: Version.text, known: DiagnosticCatalog.all)
    let worker = LintWorker()
    while server.exitCode == nil {
      if inbox.isEmpty {
        send(server.update())
        if let job = server.nextLintJob() { worker.start(job) { inbox.add(job, $0) } }
      }
      switch inbox.take() {
      case .message(let message, let isCancelled): send(server.receive(message, isCancelled: isCancelled))
      case .failure(let failure): send([LanguageServer.refusal(failure)])
      case .report(let job, let output): send(server.finish(job, output: output))
      case nil: throw ExitCode(1)
      }
    }
    if let code = server.exitCode, code != 0 { throw ExitCode(code) }
  }

  /// Writes messages with their headers. A client that reads no more will end its input, too.
  private func send(_ messages: [[UInt8]]) {
    for message in messages { try? Descriptor.write(MessageReader.framed(message), to: STDOUT_FILENO) }
  }
}
