import KansoUIKit
import TestSupport
import Testing

/// The sizes of texts, the styles of paragraphs, and colors of asset catalogs.
struct TextSizeTests {
  @Test func textsHaveSizes() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let size = "Four words are here".size(withAttributes: attributes)
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "Four words are here"
    #expect(size.width > 0 && abs(size.width - label.intrinsicContentSize.width) < 1)
    #expect(("Four words are here" as NSString).size(withAttributes: attributes) == size)
    #expect("".size() == .zero && "a".size().height > 0)
    let narrow = CGSize(width: size.width / 2, height: .greatestFiniteMagnitude)
    let rect = "Four words are here".boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(rect.height >= 2 * size.height && rect.width <= narrow.width && rect.origin == .zero)
    let line = "Four words are here".boundingRect(with: narrow, attributes: attributes, context: nil)
    #expect(line.size == size)
    #expect("One\nTwo".size(withAttributes: attributes).height == 2 * size.height)
  }

  @Test func paragraphsHaveTheHeightsOfTheirStyle() throws {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 50
    let font = UIFont.systemFont(ofSize: 10)
    func height() -> Double {
      NSAttributedString(string: "A", attributes: [.font: font, .paragraphStyle: style]).size().height
    }
    #expect(abs(height() - 50) < 1e-9)
    (style.minimumLineHeight, style.maximumLineHeight) = (0, 8)
    #expect(abs(height() - 8) < 1e-9)
    (style.headIndent, style.paragraphSpacing) = (4, 6)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy.headIndent == 4 && copy.paragraphSpacing == 6 && copy.maximumLineHeight == 8)
  }

  @Test func colorsAreFoundByName() throws {
    let folder = try TemporaryDirectory()
    func write(_ name: String, _ entries: String) throws {
      try folder.write(
        Data("{\"colors\": [\(entries)]}".utf8), to: "Media.xcassets/\(name).colorset/Contents.json")
    }
    func entry(_ red: String, _ more: String = "") -> String {
      """
      {"idiom": "universal", \(more)
       "color": {"color-space": "srgb",
                 "components": {"red": \(red), "green": "0x00", "blue": "0.000", "alpha": "1.000"}}}
      """
    }
    let isDark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    try write("Accent", entry(#""0xFF""#) + "," + entry(#""0.500""#, isDark))
    try write("Bytes", entry(#""51""#))
    try write("Broken", #"{"idiom": "universal"}"#)
    let bundle = try #require(Bundle(path: folder.path("")))
    func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
    let accent = try #require(color("Accent"))
    #expect(accent.resolved() == UIColor(red: 1, green: 0, blue: 0).resolved())
    let dark = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.resolved() == UIColor(red: 0.5, green: 0, blue: 0).resolved())
    #expect(color("Bytes")?.resolved() == UIColor(red: 0.2, green: 0, blue: 0).resolved())
    #expect(color("Broken") == nil && color("None") == nil && UIColor(named: "no such color") == nil)
  }
}
