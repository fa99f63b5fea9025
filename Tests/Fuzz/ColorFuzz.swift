import KansoDiagnostics
import KansoTheme

@testable import KansoGuide

/// Fuzzes colors: any text is either rejected with a position in the text, or read as a color of finite components that
/// every conversion and every writer accepts. Expressions are evaluated with the same color for every reference.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzColor(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let color = ColorValue(hex: text) { precondition(color.hex.hasPrefix("#") && color.hex.utf8.count == 7) }
  do {
    let color = try CSSColor(text)
    precondition((color.value.components + [color.value.alpha]).allSatisfy { $0?.isFinite ?? true })
    precondition(color.clamped.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= text.utf8.count })
    precondition(color.value.hex.utf8.count == 7)
    for space in ColorSpace.allCases {
      let mapped = color.value.mapped(toGamutOf: space)
      precondition(mapped.space == space)
    }
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
  }
  evaluateExpression(text)
  return 0
}

private func evaluateExpression(_ text: String) {
  let file = SourceFile(path: "guide.yaml", bytes: Array(text.utf8))
  var parser = ColorParser(text, in: "colors", version: .two) { SourceRange(file: file, TextRange($0)) }
  do {
    let term = try parser.parse()
    let formula = ColorFormula(
      references: parser.references, term: term, text: text, range: SourceRange(file: file, TextRange(0..<0)))
    let inputs = parser.references.map { _ in TokenValue.color(ColorValue(.oklch, 0.6, 0.1, nil, alpha: 0.5))
    }
    var diagnostics: [Diagnostic] = []
    switch formula.value(for: inputs, diagnostics: &diagnostics) {
    case .color(let color)?:
      precondition((color.components + [color.alpha]).allSatisfy { $0?.isFinite ?? true })
      precondition((0...1).contains(color.alpha ?? 0))
    default: precondition(diagnostics.hasErrors)
    }
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
  }
}
