import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoStandard
import KansoSystem

/// The option `--input` of commands that read resolver documents.
struct ResolverOptions: ParsableArguments {
  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      """
      The context of a modifier of a resolver document, such as theme=dark, or all of them as a JSON object. It can be \
      given several times.
      """, valueName: "modifier=context"))
  var inputs: [String] = []

  /// Throws the exit code 64 if there are inputs, which a style guide does not take.
  func refuse() throws {
    guard inputs.isEmpty else {
      throw Terminal.usageError("--input is for resolver documents of the design-token standard")
    }
  }
}

/// A document of the design-token standard that a command reads instead of a guide.
struct StandardInput {
  let path: String
  let document: StandardDocument

  /// Reads a document and the files that it names; nil if the paths are those of a guide.
  ///
  /// - Parameters:
  ///   - paths: the arguments of the command.
  ///   - acceptsThemes: true to read a theme that Kanso compiled.
  /// - Throws: The exit code of a file error, and 64 for several documents, after the error is written.
  init?(_ paths: [String], _ options: ResolverOptions, acceptsThemes: Bool) throws {
    guard let path = paths.first(where: { Self.canBeDocument($0) }) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: StandardLimits().fileSize)
    } catch {
      throw error.reported(isInput: true)
    }
    guard let source = StandardSource(bytes, path: path), acceptsThemes || !source.isTheme else { return nil }
    guard paths.count == 1 else {
      throw Terminal.usageError(
        "a document of the design-token standard is read alone; a resolver document unites several")
    }
    self.path = path
    document = StandardDocument(source, inputs: ResolverInputs(options.inputs)) { path in
      do throws(FileError) {
        return .bytes(try InputFile.read(path, limit: StandardLimits().fileSize))
      } catch {
        return .unreadable(error.reason)
      }
    }
  }

  /// Returns true for a name that documents of the standard can have.
  private static func canBeDocument(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens")
  }

  /// Writes the values of all tokens to standard output. Throws the exit code 1, after a report, for a document with
  /// errors.
  func printValues(as format: Resolve.Format) throws {
    var diagnostics = document.diagnostics
    let resolved = diagnostics.hasErrors ? nil : document.resolvedValues()
    diagnostics += resolved?.diagnostics ?? []
    if !diagnostics.isEmpty { Terminal.report(diagnostics, as: .text) }
    guard let resolved, !diagnostics.hasErrors else { throw ExitCode.findings }
    switch format {
    case .json: Terminal.write(resolved.json)
    case .text: Terminal.write(document.resolvedLines())
    }
  }

  /// Writes the report. Throws the exit code 1 for a document with errors, or with warnings and `--strict`.
  func validate(_ options: GuideOptions) throws {
    let disabled = try options.read().project.configuration.disabledWarnings
    let diagnostics = document.diagnostics.filter { !disabled.contains($0.descriptor) }
    if options.format.isForMachines || !diagnostics.isEmpty {
      Terminal.report(diagnostics, as: options.format)
    }
    if diagnostics.hasErrors || options.strict && !diagnostics.isEmpty { throw ExitCode.findings }
    guard options.format == .text else { return }
    let count = document.tokenCount
    let tokens = "\(count) token\(count == 1 ? "" : "s")"
    let names = document.modifiers.joined(separator: ", ").printable
    let modifiers = names.isEmpty ? "" : ", modifiers \(names) with \(document.permutationCount) permutations"
    Terminal.writeError("\(path.printable) is valid: \(tokens)\(modifiers)\n")
  }
}
