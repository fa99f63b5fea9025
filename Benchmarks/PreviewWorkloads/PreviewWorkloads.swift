import Foundation
import KansoGuide
import KansoPreview
import KansoTheme
import WorkloadTiming

/// Measures pictures of guides, and prints the seconds as one line of JSON.
///
/// usage: preview-workloads WORKLOAD GUIDE ROUNDS
@main
enum PreviewWorkloads {
  private static let width = 1200.0
  private static let columns = 100

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let rounds = Int(arguments[3]), rounds > 0 else { exit(64) }
    measure(arguments[1], of: theme(at: arguments[2]), rounds)
  }

  private static func theme(at path: String) -> Theme {
    guard let bytes = FileManager.default.contents(atPath: path),
      let theme = CompiledGuide(bytes: Array(bytes), path: path).theme
    else { exit(66) }
    return theme
  }

  private static func measure(_ workload: String, of theme: Theme, _ rounds: Int) {
    let preview = GuidePreview(theme)
    let other = theme.withChanges
    func page() -> GuideDifferencePage {
      GuideDifferencePage(from: theme, to: other, oldName: "old.yaml", newName: "new.yaml")
    }
    let difference = page()
    switch workload {
    case "guide-html": measure(rounds) { GuidePreview(theme).html() }
    case "guide-model": measure(rounds) { GuidePreview(theme).title }
    case "guide-writing": measure(rounds) { preview.html() }
    case "guide-svg": measure(rounds) { GuidePreview(theme).svg(width: width) }
    case "guide-terminal":
      measure(rounds) { GuidePreview(theme).terminal(columns: columns, colors: .trueColor) }
    case "difference": measure(rounds) { page().summary }
    case "difference-html": measure(rounds) { page().html() }
    case "difference-svg": measure(rounds) { difference.svg(width: width) }
    default: exit(64)
    }
  }

  private static func measure(_ rounds: Int, _ make: () -> String) {
    var size = 0
    let times = (0..<rounds).map { _ in seconds { size = make().utf8.count } }
    report(times, memory: residentMemory, size: size)
  }
}

extension Theme {
  /// The theme with a changed value in every tenth token, and a changed name in every hundredth.
  fileprivate var withChanges: Theme {
    let changed = tokens.enumerated().map { index, token -> ThemeToken in
      let path = index % 100 == 50 ? TokenPath(token.path.dotted + "New") : token.path
      return ThemeToken(
        path: path, value: index % 10 == 0 ? token.value.changed : token.value, alias: token.alias,
        variants: token.variants, description: token.description, deprecated: token.deprecated)
    }
    return Theme(name: name, modes: modes, sections: sections, tokens: changed)
  }
}

extension TokenValue {
  fileprivate var changed: TokenValue {
    switch self {
    case .color(let color):
      let part = color.first ?? 0
      return .color(
        ColorValue(
          color.space, part > 0.5 ? part - 0.2 : part + 0.2, color.second, color.third, alpha: color.alpha)
      )
    case .dimension(let dimension): return .dimension(Dimension(dimension.value + 1, dimension.unit))
    case .typography(var font):
      font.size += 1
      return .typography(font)
    default: return self
    }
  }
}
