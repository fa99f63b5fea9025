import KansoDiagnostics
import KansoFormatting
import KansoInterchange
import KansoTheme

@testable import KansoSwiftTokens

/// Reads sources as one file each.
func readTokens(
  _ sources: String..., catalog: [(String, String)] = [], selection: [String] = []
) -> ForeignTokens {
  readTokens(of: sources, catalog, selection)
}

/// Returns the tokens of sources, one a line: `path: value, mode: value`.
func tokens(_ sources: String..., catalog: [(String, String)] = [], selection: [String] = []) -> [String] {
  readTokens(of: sources, catalog, selection).tokens.map(\.notation)
}

private func readTokens(
  of sources: [String], _ catalog: [(String, String)], _ selection: [String]
) -> ForeignTokens {
  let files = sources.enumerated().map { ("Style\($0.offset).swift", $0.element) } + catalog
  return SwiftTokenReader.read(
    files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) },
    ImportSelection(selection))
}

extension ForeignToken {
  /// The path and the values.
  var notation: String {
    ([path.joined(separator: ".") + ": " + value.notation]
      + variants.map { "\($0.modes[0] ?? "?"): \($0.value.notation)" }).joined(separator: ", ")
  }
}

extension ForeignValue {
  /// The value, short and readable.
  var notation: String {
    switch self {
    case .literal(let value): value.notation
    case .reference(let path): "{\(path.joined(separator: "."))}"
    case .expression(let pieces):
      pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .reference(let path): "{\(path.joined(separator: "."))}"
        }
      }.joined()
    case .parts(let parts):
      "[" + parts.map { "\($0.name): \($0.value.notation)" }.joined(separator: ", ") + "]"
    case .list(let values): "[" + values.map(\.notation).joined(separator: ", ") + "]"
    case .flag(let flag): "\(flag)"
    case .text(let text): "\"\(text)\""
    }
  }
}

extension TokenValue {
  /// The value, short and readable.
  fileprivate var notation: String {
    func number(_ value: Double?) -> String { (value ?? 0).formatted(as: .decimal(maxFractionDigits: 3)) }
    switch self {
    case .color(let color):
      let parts = color.components.map(number).joined(separator: " ")
      return color.exactHex ?? "\(color.space.rawValue)(\(parts) / \(number(color.alpha)))"
    case .dimension(let length): return number(length.value) + length.unit.rawValue
    case .number(let value): return number(value)
    case .duration(let duration): return number(duration.inSeconds) + "s"
    case .fontFamily(let families): return families.joined(separator: "+")
    case .fontWeight(let weight): return number(weight)
    case .edges(let edges):
      return [edges.top, edges.leading, edges.bottom, edges.trailing].map { number($0.value) }.joined(
        separator: " ")
    default: return "\(self)"
    }
  }
}
