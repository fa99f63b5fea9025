import KansoFormatting

/// Workflow commands of GitHub Actions, which appear as annotations in a pull request.
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
package struct GitHubReporter: Reporter {
  package init() {}

  /// Returns one command per line for each diagnostic. The help follows the message; notes are omitted.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    return diagnostics.map { diagnostic in
      let start = diagnostic.range.start
      let end = diagnostic.range.end
      let properties = [
        ("file", diagnostic.range.file.path), ("line", String(start.line)), ("endLine", String(end.line)),
        ("col", String(start.column)), ("endColumn", String(end.column)), ("title", diagnostic.id),
      ]
      let written = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
      let message = [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: ". ")
      return "::\(diagnostic.severity.rawValue) \(written)::\(Self.escaped(message, isProperty: false))\n"
    }.joined()
  }

  /// Returns the text with the escapes of workflow commands, and other unprintable characters as `\u{…}`. A
  /// line break would end the command, and a colon or comma would end a property.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.printable
  }
}
