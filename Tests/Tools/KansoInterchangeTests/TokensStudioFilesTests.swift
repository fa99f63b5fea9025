import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoInterchange

/// Files of Tokens Studio as they are: public ones, damaged ones and large ones.
struct TokensStudioFilesTests: TokensStudioTests {
  @Test(.requires(.corpus)) func readsPublicFiles() throws {
    let cases = try TokenCase.all(of: "tokens-studio")
    #expect(cases.count > 3)
    for test in cases { try test.expectTokens(of: TokensStudioReader.self, share: 0.98) }
  }

  @Test func otherFormatsAreNotRecognized() {
    for text in [
      ##"{"color": {"ink": {"value": "#000", "type": "color"}}}"##,
      #"{"borderRadius": {"s": {"$value": "4px"}}}"#,
      #"{"type""#, "", "\"",
    ] {
      #expect(!TokensStudioReader.recognizes([file("a.json", text)]), "\(text)")
    }
    for text in [
      #"{"a": {"value": "4", "type": "spacing"}}"#,
      #"{"a": {"description": "7\" screens", "value": "4", "type": "spacing"}}"#,
    ] {
      #expect(TokensStudioReader.recognizes([file("a.json", text)]), "\(text)")
    }
  }

  /// Texts with a bit of everything, for damage.
  private static let samples = [
    ##"{"core": {"a": {"value": "{b} * roundTo(2 / 3, 1)", "type": "sizing"}, "b": {"value": "4px", "type": "spacing"}, "i": {"value": "#102030", "type": "color"}}, "##
      + ##""dark": {"i": {"value": "rgba({i}, {o})", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "mix", "value": "{o} * 2", "space": "lch", "color": "#fff"}}}}, "o": {"value": "40%", "type": "opacity"}}, "##
      + ##""$themes": [{"name": "A", "group": "G", "selectedTokenSets": {"core": "source"}}, {"name": "B", "group": "G", "selectedTokenSets": {"dark": "enabled", "core": "enabled"}}], "$metadata": {"tokenSetOrder": ["core", "dark"]}}"##,
    ##"{"t": {"value": {"fontFamily": "{f}", "fontSize": "16 * 1.5", "lineHeight": "{b}", "letterSpacing": "-2%"}, "type": "typography"}, "s": {"value": [{"x": "{b}", "y": "0", "blur": "-(1 + {b})", "color": "rgba(#000, .5)", "type": "innerShadow"}], "type": "boxShadow"}}"##,
    ##"{"f": {"value": {"light": "A, B", "dark": "{g.h}"}, "type": "fontFamilies"}, "g.h": {"$value": "{g}", "$type": "lineHeights", "dark": "2"}, "g": {"value": "linear-gradient(90deg, {i} 0%, rgba(#fff, {o}) 50%);", "type": "color"}}"##,
  ]

  @Test func damagedFilesNeverTrap() {
    var random = SeededGenerator.announced(for: "damagedFilesNeverTrap")
    for _ in 0..<2000 {
      let files = Self.samples.enumerated().map { index, sample in
        ForeignFile(
          name: "\(index).json",
          source: SourceFile(path: "", bytes: Array(sample.utf8).damaged(with: &random)))
      }
      _ = TokensStudioReader.recognizes(files)
      let names = [[], ["A"], ["core", "dark"], ["G/B", "light"]][Int.random(in: 0..<4, using: &random)]
      let tokens = TokensStudioReader.read(files, ImportSelection(names))
      #expect(Set(tokens.tokens.map(\.path)).count == tokens.tokens.count)
    }
  }

  @Test func referencesThatMultiplyAreLimited() {
    var text = ##"{"a0": {"value": "x", "type": "text"}"##
    for level in 1...80 {
      let reference = "{a\(level - 1)}"
      text += #", "a\#(level)": {"value": "\#(reference)\#(reference)", "type": "text"}"#
    }
    let tokens = read(text + "}", "tokens")
    #expect(tokens.tokens.count > 5)
    #expect(tokens.findings.allSatisfy { $0.kind == .lost })
  }

  @Test func manyTokensTakeLinearTime() {
    expectLinearTime(from: 25) { count in
      var text = #"{"n": {"value": "16", "type": "sizing"}, "c0": {"value": "1", "type": "sizing"}"#
      for index in 1...count {
        text += #", "a\#(index)": {"value": "{n} * \#(index)", "type": "sizing"}"#
        text += #", "b\#(index)": {"value": "floor({a\#(index)} / 3)", "type": "lineHeights"}"#
        text += #", "c\#(index)": {"value": "{c\#(index - 1)}", "type": "sizing"}"#
      }
      #expect(read(text + "}", "tokens").tokens.count == 3 * count + 2)
    }
  }
}
