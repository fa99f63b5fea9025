import KansoDiagnostics
import KansoLayout
import KansoTheme

extension Label {
  /// Creates a label with a text of the guide or about it. Control characters and bidirectional overrides in the text
  /// are escaped, because guides are untrusted.
  convenience init(_ text: String, _ font: Font, _ color: Color = Colors.ink, lines: Int = 1) {
    self.init(text.shownInPicture)
    (self.font, textColor, numberOfLines) = (font, color, lines)
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }
}

extension String {
  /// The maximum length of a text, in Unicode scalars. Longer texts are cut off.
  private static let mostCharacters = 400

  /// The text on one line, cut to the maximum length. Characters that could steer a terminal or reorder text are
  /// escaped.
  fileprivate var shownInPicture: String {
    let isLong = unicodeScalars.count > Self.mostCharacters
    let part =
      isLong ? String(String.UnicodeScalarView(unicodeScalars.prefix(Self.mostCharacters))) + "…" : self
    return part.split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }
}

extension View {
  /// Returns a label with an author's text about a token or a group.
  static func note(_ text: String) -> View { Label(text, Fonts.small, Colors.inkSoft, lines: 4) }
}

extension StackView {
  /// Creates a stack view with an axis, a spacing in points, and arranged subviews.
  convenience init(_ axis: LayoutAxis, spacing: Length, _ views: [View]) {
    self.init(arrangedSubviews: views)
    (self.axis, self.spacing) = (axis, spacing)
  }
}

extension DirectionalEdgeInsets {
  /// Returns insets that are equal on all sides, in points.
  static func all(_ length: Length) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}

/// A thin horizontal line.
final class Hairline: View {
  init() {
    super.init()
    backgroundColor = Colors.line
    heightAnchor.constraint(equalToConstant: Borders.line).isActive = true
  }
}

/// The label of a deprecated item, with the author's note.
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
  /// The text with its references as plain paths: `{colors.ink}` becomes `colors.ink`.
  var withoutReferences: String { filter { $0 != "{" && $0 != "}" } }
}
