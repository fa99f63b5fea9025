import KansoLayout
import KansoRendering
import KansoTheme

/// Pictures with captions in rows, in the look of the pages.
enum PictureSheet {
  struct Entry: Sendable {
    var drawing: Drawing
    var title: String
    var notes: [String]
  }

  struct Part: Sendable {
    var title: String
    var note: String?
    var pictures: [Entry]
  }

  // In points.
  private static let tallest: Length = 560
  private static let widest: Length = 640
  private static let narrowestCaption: Length = 120
  private static let leastWidth: Length = 200
  private static let mostWidth: Length = 20_000

  /// Lays out and draws all parts, one below the other.
  static func drawing(of parts: [Part], width: Length) -> Drawing {
    let width = width.isFinite ? min(max(width, leastWidth), mostWidth) : leastWidth
    let root = View(frame: Rect(x: 0, y: 0, width: width, height: 0))
    root.backgroundColor = Colors.ground
    var traits = TraitCollection()
    traits.textMeasurer = SansSerifTextMeasurer()
    root.traitCollection = traits
    let column = StackView(frame: .zero)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Padding.xl
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    LayoutConstraint.activate([
      column.leftAnchor.constraint(equalTo: root.leftAnchor, constant: Padding.xl),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: Padding.xl),
      column.widthAnchor.constraint(equalToConstant: width - 2 * Padding.xl),
    ])
    for part in parts { add(part, to: column, width: width - 2 * Padding.xl) }
    root.layoutIfNeeded()
    root.frame = Rect(x: 0, y: 0, width: width, height: column.frame.maxY + Padding.xl)
    return Drawing(of: root)
  }

  private static func add(_ part: Part, to column: StackView, width: Length) {
    let heading = StackView(arrangedSubviews: [label(part.title, Fonts.heading, Colors.ink)])
    heading.axis = .vertical
    if let note = part.note { heading.addArrangedSubview(label(note, Fonts.small, Colors.inkSoft)) }
    heading.widthAnchor.constraint(lessThanOrEqualToConstant: width).activate()
    column.addArrangedSubview(heading)
    for row in rows(of: part.pictures, width: width) {
      let stack = StackView(arrangedSubviews: row.map { captioned($0.entry, scale: $0.scale, limit: width) })
      stack.axis = .horizontal
      stack.alignment = .top
      stack.spacing = Padding.xl
      column.addArrangedSubview(stack)
    }
  }

  private static func label(_ text: String, _ font: Font, _ color: Color) -> Label {
    let label = Label(text)
    (label.font, label.textColor, label.numberOfLines) = (font, color, 0)
    return label
  }

  private static func rows(of entries: [Entry], width: Length) -> [[(entry: Entry, scale: Double)]] {
    var rows: [[(entry: Entry, scale: Double)]] = []
    var used = Double.infinity
    for entry in entries {
      let scale = scale(of: entry.drawing.size, within: width)
      let needed = max(entry.drawing.size.width * scale, narrowestCaption) + Padding.xl
      if used + needed > width + Padding.xl {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append((entry, scale))
      used += needed
    }
    return rows
  }

  private static func scale(of size: Size, within width: Length) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, min(width, widest) / size.width, tallest / size.height)
  }

  private static func captioned(_ entry: Entry, scale: Double, limit: Length) -> View {
    let picture = PictureView(entry.drawing, scale: scale)
    let stack = StackView(
      arrangedSubviews: [picture, label(entry.title, Fonts.name, Colors.ink)]
        + entry.notes.map { label($0, Fonts.small, Colors.inkSoft) })
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = Padding.tiny
    stack.setCustomSpacing(Padding.m, after: picture)
    let size = entry.drawing.size
    LayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: size.width * scale),
      picture.heightAnchor.constraint(equalToConstant: size.height * scale),
      stack.widthAnchor.constraint(
        equalToConstant: min(limit, max(size.width * scale, narrowestCaption))),
    ])
    return stack
  }
}

/// A picture in a view.
final class PictureView: View {
  private let drawing: Drawing
  private let scale: Double

  init(_ drawing: Drawing, scale: Double) {
    (self.drawing, self.scale) = (drawing, scale)
    super.init(frame: .zero)
    borderWidth = Borders.line
    borderColor = Colors.line
    clipsToBounds = true
  }

  override func draw(in context: inout DrawingContext) {
    context.begin(DrawGroup(transform: AffineTransform(scaleX: scale, y: scale)))
    for command in drawing.commands {
      switch command {
      case .fill(let outline, let paint): context.fill(outline, paint)
      case .stroke(let outline, let stroke): context.stroke(outline, stroke)
      case .shadow(let outline, let shadow): context.shadow(outline, shadow)
      case .text(let text): context.text(text)
      case .image(let image, let rect): context.image(image, in: rect)
      case .begin(let group): context.begin(group)
      case .end: context.end()
      }
    }
    context.end()
  }
}
