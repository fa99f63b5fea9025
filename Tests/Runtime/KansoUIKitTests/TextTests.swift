import KansoUIKit
import Testing

/// Attributed strings, fonts and colors.
struct TextTests {
  @Test func attributesReachLabels() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "One ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "two",
        attributes: [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    label.attributedText = text
    #expect(label.text == "One two")
    let read = label.attributedText
    #expect(read?.string == "One two")
    let first = read?.attributes(at: 0, effectiveRange: nil)
    #expect((first?[.font] as? UIFont)?.pointSize == 20)
    #expect((first?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    let second = read?.attributes(at: 5, effectiveRange: nil)
    #expect(second?[.foregroundColor] as? UIColor == .red)
    #expect(second?[.underlineStyle] as? Int == 1)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func spacingChangesTheSize() {
    let label = UILabel()
    label.text = "Spaced"
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(string: "Spaced", attributes: [.kern: 2])
    #expect(label.intrinsicContentSize.width >= plain.width + 10)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    label.attributedText = NSAttributedString(string: "Spaced", attributes: [.paragraphStyle: style])
    #expect(label.intrinsicContentSize.height >= plain.height + 9)
  }

  @Test func linksAskUIKitsDelegate() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var asked: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        asked.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
        return false
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let delegate = Delegate()
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "See ")
    text.append(NSAttributedString(string: "this", attributes: [.link: URL(string: "https://a.example/")!]))
    view.attributedText = text
    view.layoutIfNeeded()
    var opened: [String] = []
    view.onLink = { opened.append($0) }
    let line = try #require(view.textLayout.lines.first)
    let fragment = try #require(line.fragments.last)
    #expect(view.tap(at: CGPoint(x: fragment.x + 2, y: line.top + 2)))
    #expect(delegate.asked == ["https://a.example/ 4 4"])
    #expect(opened.isEmpty)
  }

  @Test func fontsHaveUIKitsNames() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold) == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont(name: "Helvetica-Bold", size: 9)?.fontName == "Helvetica-Bold")
    #expect(UIFont(name: "", size: 9) == nil)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(UIFont.systemFont(ofSize: 12).withSize(30).pointSize == 30)
    let label = UILabel()
    label.font = UIFont(name: "", size: 9)
    #expect(label.font.pointSize == 17)
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 20)
    var traits = label.traitCollection
    traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let before = label.intrinsicContentSize.height
    label.traitCollection = traits
    #expect(label.intrinsicContentSize.height == 2 * before)
  }

  @Test func colorsHaveUIKitsNames() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    let hues: [(CGFloat, UIColor)] = [
      (0, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      (1.0 / 3, UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
      (2.0 / 3, UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
    ]
    for (hue, color) in hues {
      #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).isNear(color), "\(hue)")
    }
    #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1).isNear(UIColor(white: 0.5, alpha: 1)))
    #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var traits = UITraitCollection()
    #expect(dynamic.resolvedColor(with: traits).isNear(.black))
    traits.userInterfaceStyle = .dark
    #expect(dynamic.resolvedColor(with: traits).isNear(.white))
  }
}

extension UIColor {
  /// Returns true if the components are equal but for rounding.
  fileprivate func isNear(_ other: UIColor) -> Bool {
    let (own, others) = (resolved(), other.resolved())
    return zip([own.first, own.second, own.third], [others.first, others.second, others.third]).allSatisfy {
      abs(($0 ?? -1) - ($1 ?? -1)) < 1e-9
    }
  }
}
