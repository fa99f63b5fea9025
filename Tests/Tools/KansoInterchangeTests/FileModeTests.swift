import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Files of trees that are for the light or the dark appearance, and files that replace tokens of others.
struct FileModeTests {
  private func read(_ files: [(path: String, text: String)]) -> ForeignTokens {
    StyleDictionaryReader.read(
      files.map { ForeignFile(name: $0.path, source: SourceFile(path: $0.path, text: $0.text)) },
      ImportSelection())
  }

  /// Returns the paths of tokens, their numbers in the standard mode, and those in other modes.
  private func lines(_ tokens: ForeignTokens) -> [String] {
    func text(_ value: ForeignValue) -> String {
      switch value {
      case .literal(.number(let number)): "\(Int(number))"
      case .reference(let path): path.joined(separator: ".")
      default: "?"
      }
    }
    return tokens.tokens.map { token in
      ([token.path.joined(separator: "."), text(token.value)]
        + token.variants.map { "\($0.modes.values.sorted().joined()) \(text($0.value))" })
        .joined(separator: ", ")
    }
  }

  @Test func filesOfAppearancesAreModes() {
    for (light, dark) in [
      ("color-light.json", "color-dark.json"), ("light.tokens.json", "dark.tokens.json"),
      ("a/tokens/light/color.json", "a/tokens/dark/color.json"), ("color.json", "color.dark.json"),
      ("/dark/x/colorLight.json", "/dark/x/colorDark.json"),
    ] {
      for isReversed in [false, true] {
        let files = [
          (light, ##"{"a": {"value": 1}, "b": {"value": 2}, "c": {"value": "{a}"}}"##),
          (dark, ##"{"a": {"value": 3}, "b": {"value": 2}, "d": {"value": 4}}"##),
        ]
        let tokens = read(isReversed ? files.reversed() : files)
        #expect(tokens.axes.map(\.name) == [nil], "\(light)")
        #expect(tokens.axes.map(\.modes) == [["light", "dark"]], "\(light)")
        #expect(lines(tokens) == ["a, 1, dark 3", "b, 2", "c, a", "d, 4"], "\(light)")
        #expect(tokens.findings.isEmpty)
      }
    }
  }

  @Test func highContrastIsAnAppearance() {
    let tokens = read([
      ("light.json", ##"{"a": {"value": 1}, "b": {"value": 1}}"##),
      ("dark.json", ##"{"a": {"value": 2}}"##),
      ("light-hc.json", ##"{"b": {"value": 3}}"##),
      ("dark-high-contrast.json", ##"{"a": {"value": 4}}"##),
    ])
    #expect(tokens.axes.map(\.modes) == [["light", "dark", "lightHighContrast", "darkHighContrast"]])
    #expect(lines(tokens) == ["a, 1, dark 2, darkHighContrast 4", "b, 1, lightHighContrast 3"])
  }

  @Test func otherReplacementsAreReported() {
    for name in ["brand.json", "dark.json", "color-2-dark.json"] {
      let tokens = read([
        ("color-1.json", ##"{"a": {"value": 1}, "b": {"value": 2}, "c": {"value": 5}}"##),
        (name, ##"{"a": {"value": 3}, "b": {"value": 4}, "c": {"value": 5}}"##),
      ])
      #expect(lines(tokens) == ["a, 3", "b, 4", "c, 5"])
      #expect(tokens.axes.isEmpty)
      #expect(tokens.findings.map(\.kind) == [.doubtful])
      #expect(
        tokens.findings.map(\.message)
          == ["2 tokens of `\(name)` replace those of `color-1.json`, whose values are lost"])
      #expect(tokens.findings.map(\.place.text) == ["3"])
    }
  }
}
