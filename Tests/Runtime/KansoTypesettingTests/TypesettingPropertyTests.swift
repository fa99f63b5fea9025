import KansoTheme
import TestSupport
import Testing

@testable import KansoTypesetting

/// Properties that hold for any text.
struct TypesettingPropertyTests {
  private let measurer = PlainTextMeasurer()

  private func forRandomTexts(_ test: String, _ check: (String, Length?, Int) -> Void) {
    var generator = SeededGenerator.announced(for: test)
    for _ in 0..<1_000 {
      let text = randomText(.random(in: 0...40, using: &generator), using: &generator)
      let width: Length? = Bool.random(using: &generator) ? .random(in: 0...200, using: &generator) : nil
      check(text, width, .random(in: 0...5, using: &generator))
    }
  }

  @Test func whatIsMeasuredIsWhatIsSet() {
    forRandomTexts("measured and set") { text, width, lines in
      let measured = measurer.measure(text, font: plainFont(20), size: 20, width: width, lines: lines)
      let set = measurer.typeset(runs((text, 20)), width: width, lines: lines, mode: .byWordWrapping).extent
      #expect(measured.lineCount == set.lineCount, "\(text.debugDescription) \(width ?? -1) \(lines)")
      #expect(abs(measured.size.width - set.size.width) < 1e-6)
      #expect(abs(measured.size.height - set.size.height) < 1e-6)
      if !text.isEmpty { #expect(abs(measured.lastBaseline - set.lastBaseline) < 1e-6) }
    }
  }

  @Test func partsOfOneFontAreSetAsTheWhole() {
    forRandomTexts("parts and whole") { text, width, lines in
      let middle = text.index(text.startIndex, offsetBy: text.count / 2)
      // A part that begins inside a character would change that character.
      guard text[..<middle].count + text[middle...].count == text.count else { return }
      let parts = runs((String(text[..<middle]), 20), (String(text[middle...]), 20))
      for mode in LineBreakMode.allCases {
        let whole = measurer.typeset(runs((text, 20)), width: width, lines: lines, mode: mode)
        let joined = measurer.typeset(parts, width: width, lines: lines, mode: mode)
        #expect(joined.texts == whole.texts)
        #expect(joined.extent == whole.extent)
        #expect(joined.isTruncated == whole.isTruncated)
      }
    }
  }

  @Test func everyCharacterIsOnOneLineOrABreak() {
    forRandomTexts("every character") { text, width, _ in
      for mode in LineBreakMode.allCases {
        let layout = measurer.typeset(runs((text, 20)), width: width, lines: 0, mode: mode)
        #expect(!layout.isTruncated)
        func visible(_ text: String) -> String { text.filter { $0 != " " && !$0.isNewline } }
        #expect(visible(layout.texts.joined()) == visible(text))
        if width == nil {
          let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          #expect(layout.texts == (text.isEmpty ? [] : paragraphs.map(String.init)))
        }
      }
    }
  }

  @Test func noLineIsWiderThanTheLimitButASingleCharacter() {
    forRandomTexts("no wider") { text, width, lines in
      guard let width else { return }
      for mode in LineBreakMode.allCases where mode != .byClipping {
        let layout = measurer.typeset(runs((text, 20)), width: width, lines: lines, mode: mode)
        for line in layout.lines {
          let sum = line.fragments.reduce(0) { $0 + $1.width }
          #expect(sum <= width + 1e-6 || line.text.count == 1, "\(text.debugDescription) \(width) \(mode)")
        }
        #expect(lines == 0 || layout.lines.count <= lines)
      }
    }
  }

  @Test func fragmentsAreSideBySide() {
    forRandomTexts("side by side") { text, width, lines in
      let parts = runs((text, 20), ("x y", 30), (text, 10))
      for line in measurer.typeset(parts, width: width, lines: lines, mode: .byTruncatingTail).lines {
        var x = 0.0
        for fragment in line.fragments {
          #expect(abs(fragment.x - x) < 1e-6)
          x += fragment.width
        }
      }
    }
  }

  @Test func aTextTwiceAsLongTakesTwiceTheTime() {
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byCharWrapping] {
      expectLinearTime(from: 300) { words in
        let text = runs((String(repeating: "abc ", count: words) + String(repeating: "x", count: words), 20))
        _ = measurer.typeset(text, width: 100, lines: words / 2, mode: mode)
      }
    }
  }
}
