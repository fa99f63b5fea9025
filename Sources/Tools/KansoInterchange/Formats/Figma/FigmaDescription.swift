/// The description of a variable, which also has the deprecation of a token, since variables have none.
enum FigmaDescription {
  private static let mark = "Deprecated"

  /// Returns the description of a token's variable; nil if it is empty.
  static func text(of token: ForeignToken) -> String? {
    var lines = [token.description].compactMap { $0 }
    switch token.deprecation {
    case .withoutReason: lines.append(mark)
    case .reason(let reason):
      lines.append("\(mark): \(reason.split(whereSeparator: \.isNewline).joined(separator: " "))")
    case nil: break
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Returns the parts of a variable's description.
  static func parts(_ text: String) -> (description: String?, deprecation: ForeignDeprecation?) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last.map({ String($0).trimmed }), last == mark || last.hasPrefix("\(mark):") else {
      return (text, nil)
    }
    lines.removeLast()
    let reason = String(last.dropFirst(mark.count + 1)).trimmed
    let description = lines.joined(separator: "\n")
    return (
      description.trimmed.isEmpty ? nil : description, reason.isEmpty ? .withoutReason : .reason(reason)
    )
  }
}
