import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// Expressions of colors and their published values, from a file in `Facts`: a row has an expression, a tab, and a color
/// of CSS Color 4. Rows that begin with `#` are comments.
struct ColorFacts {
  struct Row {
    let expression: String
    let value: String
  }

  let rows: [Row]

  init(named name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Facts/\(name).tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    rows = try lines.filter { !$0.hasPrefix("# ") }.map { line in
      let parts = line.split(separator: "\t").map(String.init)
      try #require(parts.count == 2, "\(line)")
      return Row(expression: parts[0], value: parts[1])
    }
  }

  /// Compiles the expression of a row, and compares its color with the value: the space, the missing components, and the
  /// others with a tolerance of a few digits of the published ones.
  func check(_ row: Row) throws {
    let text = "kanso: 2\ncolors:\n  a: \"\(row.expression)\"\n"
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
    guard case .color(let color)? = compiled.theme?["colors.a"]?.value else {
      Issue.record("\(row): \(compiled.diagnostics.map(\.message))")
      return
    }
    let expected = try CSSColor(row.value).value
    let sizes = expected.space.roles.map { role -> Double in
      if role == .hue { return 360 }
      return [.lab, .lch, .hsl, .hwb].contains(expected.space) ? 100 : 1
    }
    let isSame = zip(zip(color.components, expected.components), sizes).allSatisfy { pair, size in
      guard let found = pair.0, let wanted = pair.1 else { return pair.0 == pair.1 }
      return abs(found - wanted) <= 0.0006 * size
    }
    #expect(color.space == expected.space && isSame, "\(row): \(color)")
    #expect(
      color.alpha.map { found in expected.alpha.map { abs(found - $0) < 1e-6 } ?? false }
        ?? (expected.alpha == nil), "\(row): \(color)")
  }
}
