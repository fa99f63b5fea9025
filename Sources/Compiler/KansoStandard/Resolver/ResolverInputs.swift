import KansoDiagnostics
import KansoTheme

/// The contexts that a user chooses for the modifiers of a resolver document.
package struct ResolverInputs: Sendable {
  /// A chosen context, with its range in the user's text.
  struct Entry: Sendable {
    let modifier: String
    let context: String
    let range: SourceRange
  }

  private(set) var entries: [Entry] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// True without any choice.
  package var isEmpty: Bool { entries.isEmpty && diagnostics.isEmpty }

  /// Reads inputs such as `theme=dark`, or a JSON object such as `{"theme": "dark"}`.
  ///
  /// - Parameter path: the name of the inputs in diagnostics.
  package init(_ texts: [String] = [], path: String = "--input") {
    for text in texts {
      let file = SourceFile(path: path, text: text)
      if text.utf8.first == UInt8(ascii: "{") {
        readObject(file)
      } else if let sign = text.firstIndex(of: "=") {
        add(String(text[..<sign]), String(text[text.index(after: sign)...]), file.wholeRange)
      } else {
        report("`\(text)` names no context", at: file.wholeRange, help: "Write `MODIFIER=CONTEXT`.")
      }
    }
  }

  /// Returns the inputs with these contexts of modifiers that have no input.
  func choosing(_ contexts: [(modifier: StandardModifier, context: String)]) -> ResolverInputs {
    var result = self
    for (modifier, context) in contexts {
      result.entries.append(Entry(modifier: modifier.name, context: context, range: modifier.range))
    }
    return result
  }

  private mutating func readObject(_ file: SourceFile) {
    do throws(JSONSyntaxError) {
      for member in try JSONParser.parse(file.bytes).members ?? [] {
        let range = SourceRange(file: file, member.value.offset..<member.value.end)
        if let context = member.value.text {
          add(member.key, context, range)
        } else {
          report(
            "the input of `\(member.key)` is \(member.value.kind), and has to be a string", at: range,
            help: "Write the name of a context in quotes.")
        }
      }
    } catch {
      let offset = min(error.offset, file.bytes.count)
      report(
        "the inputs are not valid JSON: \(error.message)", at: SourceRange(file: file, offset..<offset),
        help: "Write `{\"MODIFIER\": \"CONTEXT\"}`.")
    }
  }

  private mutating func add(_ modifier: String, _ context: String, _ range: SourceRange) {
    guard !entries.contains(where: { $0.modifier == modifier }) else {
      return report("the input of `\(modifier)` is given twice", at: range, help: "Keep one of them.")
    }
    entries.append(Entry(modifier: modifier, context: context, range: range))
  }

  private mutating func report(_ message: String, at range: SourceRange, help: String) {
    diagnostics.append(Diagnostic(.resolverInput, message, at: range, help: help))
  }
}
