import KansoFormatting
import KansoLayout
import KansoTheme

extension Label {
  /// Creates a label with a text of the guide or about it, which may be compressed horizontally. Line breaks
  /// become spaces. The text is cut to 400 Unicode scalars, and its control characters and bidirectional
  /// overrides are escaped, because guides are untrusted.
  /// - Parameter lines: the maximum number of lines that the label wraps to.
  convenience init(_ text: String, _ font: Font, _ color: Color = Colors.ink, lines: Int = 1) {
    self.init(text.shownInPicture)
    (self.font, textColor, numberOfLines) = (font, color, lines)
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }
}

extension String {
  /// The maximum length of a text, in Unicode scalars. Longer texts are cut off.
  private static let maxScalarCount = 400

  /// The text with spaces instead of line breaks. After 400 Unicode scalars, `…` replaces the rest.
  /// Characters that could steer a terminal or reorder text are escaped.
  fileprivate var shownInPicture: String {
    truncated(toScalarCount: Self.maxScalarCount).split(whereSeparator: \.isNewline).joined(separator: " ")
      .printable
  }
}

extension View {
  /// Returns a label with an author's text about a token or a group, in small letters and at most four lines.
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
  /// Creates a line with the color and the width of borders.
  init() {
    super.init(frame: .zero)
    backgroundColor = Colors.line
    heightAnchor.constraint(equalToConstant: Borders.line).isActive = true
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }
}

/// A builder of the label of a deprecated item.
enum DeprecationMark {
  /// Returns a label with “Deprecated” and the author's note if there is one, on a background in the color of
  /// warnings. It has at most four lines.
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
  /// The text without any braces, so that references become bare paths: `colors.ink` for `{colors.ink}`.
  var withoutReferences: String { filter { $0 != "{" && $0 != "}" } }
}
