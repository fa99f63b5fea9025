import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoStandard
import KansoSystem

/// A document of the design-token standard that a command reads by itself, and not as a guide.
struct StandardInput {
  private let input: GuideInput
  private let source: StandardSource
  private let inputs: [String]

  /// The document that is the only layer of an input; nil for any other input.
  ///
  /// - Parameters:
  ///   - inputs: the contexts of modifiers.
  ///   - acceptsThemes: true to read a theme that Kanso compiled.
  init?(_ input: GuideInput, _ inputs: [String], acceptsThemes: Bool) {
    guard let source = input.onlyDocument, acceptsThemes || !source.isTheme else { return nil }
    (self.input, self.source, self.inputs) = (input, source, inputs)
  }

  /// Reads a file of a resolver document.
  private static func read(_ path: String) -> SourceContent {
    do throws(FileError) {
      return .bytes(try InputFile.read(path, limit: StandardLimits().fileSize, onlyRegular: true))
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// Writes the values of all tokens to standard output. Throws the exit code 1, after a report, for a document with
  /// errors.
  func printValues(as format: Resolve.Format) throws {
    let document = StandardDocument(source, inputs: ResolverInputs(inputs), reading: Self.read)
    var diagnostics = DocumentErrors.report(document.diagnostics, of: source)
    let resolved = diagnostics.hasErrors ? nil : document.resolvedValues()
    diagnostics += resolved?.diagnostics ?? []
    if !diagnostics.isEmpty { Terminal.report(diagnostics, as: .text) }
    guard let resolved, !diagnostics.hasErrors else { throw ExitCode.findings }
    switch format {
    case .json: Terminal.write(resolved.json)
    case .text: Terminal.write(document.resolvedLines())
    }
  }

  /// Writes the report, without inputs on all contexts. Throws the exit code 1 for a document with errors, or with
  /// warnings and `--strict`.
  func validate(_ options: GuideOptions) throws {
    let document: StandardDocument
    var diagnostics: [Diagnostic]
    if inputs.isEmpty {
      (document, diagnostics) = StandardReadings.diagnostics(of: source, reading: Self.read)
    } else {
      document = StandardDocument(source, inputs: ResolverInputs(inputs), reading: Self.read)
      diagnostics = document.diagnostics
    }
    diagnostics = DocumentErrors.report(diagnostics, of: source)
    let disabled = input.project.configuration.disabledWarnings
    diagnostics = diagnostics.filter { !disabled.contains($0.descriptor) } + input.project.diagnostics
    if options.format.isForMachines || !diagnostics.isEmpty {
      Terminal.report(diagnostics, as: options.format)
    }
    if diagnostics.hasErrors || options.strict && !diagnostics.isEmpty { throw ExitCode.findings }
    guard options.format == .text else { return }
    let count = document.tokenCount
    let tokens = "\(count) token\(count == 1 ? "" : "s")"
    let names = document.modifiers.map(\.name).joined(separator: ", ").printable
    let modifiers = names.isEmpty ? "" : ", modifiers \(names) with \(document.permutationCount) permutations"
    Terminal.writeError("\(input.name.printable) is valid: \(tokens)\(modifiers)\n")
  }
}
