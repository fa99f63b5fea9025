import KansoDiagnostics
import KansoLayout
import KansoTheme

extension Label {
  /// A text of the guide or about it, with nothing in it that reorders lines or is no character.
  convenience init(_ text: String, _ font: Font, _ color: Color = Colors.ink, lines: Int = 1) {
    self.init(text.shownInPicture)
    (self.font, textColor, numberOfLines) = (font, color, lines)
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }
}

extension String {
  /// How much of a text is shown at most; nobody reads more in a picture.
  private static let mostCharacters = 400

  /// The text on one line, and with nothing in it that steers a terminal or reorders what is around it.
  fileprivate var shownInPicture: String {
    let isLong = unicodeScalars.count > Self.mostCharacters
    let part =
      isLong ? String(String.UnicodeScalarView(unicodeScalars.prefix(Self.mostCharacters))) + "…" : self
    return part.split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }
}

extension View {
  /// What an author says about something.
  static func note(_ text: String) -> View { Label(text, Fonts.small, Colors.inkSoft, lines: 4) }
}

extension StackView {
  /// A stack of views.
  convenience init(_ axis: LayoutAxis, spacing: Length, _ views: [View]) {
    self.init(arrangedSubviews: views)
    (self.axis, self.spacing) = (axis, spacing)
  }
}

extension DirectionalEdgeInsets {
  /// The same room on all sides, in points.
  static func all(_ length: Length) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}

/// A thin line from side to side.
final class Hairline: View {
  init() {
    super.init()
    backgroundColor = Colors.line
    heightAnchor.constraint(equalToConstant: Borders.line).isActive = true
  }
}

/// Says that something is meant to go away, and what takes its place.
enum DeprecationMark {
  static func view(of note: DeprecationNote) -> View {
    let words =
      if let text = note.text { "Deprecated: \(text.withoutReferences)" } else { "Deprecated" }
    let label = Label(words, Fonts.label, Colors.warning, lines: 4)
    let chip = StackView(.vertical, spacing: 0, [label])
    chip.backgroundColor = Colors.warningSoft
    chip.cornerRadius = Radii.chip
    chip.directionalLayoutMargins = DirectionalEdgeInsets(
      top: Padding.xs, leading: Padding.s, bottom: Padding.xs, trailing: Padding.s)
    chip.isLayoutMarginsRelativeArrangement = true
    return chip
  }
}

extension String {
  /// The text with its references, such as `{colors.ink}`, as plain paths.
  var withoutReferences: String { filter { $0 != "{" && $0 != "}" } }
}
