import KansoLayout
import KansoTheme

/// Pictures beside each other and in rows, with their captions: screens of several devices, modes and text sizes, say.
public struct Sheet: Equatable, Sendable {
  /// The pictures, row by row.
  public var pictures: [Picture]
  /// How many there are in a row.
  public var columns: Int { didSet { columns = max(columns, 1) } }
  /// What stands above them.
  public var title: String?
  /// How many times as large the pictures are as by themselves.
  public var scale: Double
  /// What it looks like.
  public var style: SheetStyle

  private static let hairline: Length = 1
  /// Some systems have a font of their own that is wider than Helvetica.
  private static let systemFontStretch = 1.1

  /// A sheet of pictures.
  public init(
    _ pictures: [Picture], columns: Int, title: String? = nil, scale: Double = 1,
    style: SheetStyle = SheetStyle()
  ) {
    (self.pictures, self.columns, self.title) = (pictures, max(columns, 1), title)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.style = style
  }

  /// All of it as one picture, as large as it needs to be.
  public var drawing: Drawing {
    let view = view
    view.frame = Rect(origin: .zero, size: view.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
    return Drawing(of: view)
  }

  private var view: View {
    let sheet = StackView()
    sheet.traitCollection.textMeasurer = SegmentTextMeasurer(
      SansSerifTextMeasurer(stretch: Self.systemFontStretch))
    sheet.axis = .vertical
    sheet.alignment = .leading
    sheet.spacing = style.spacing
    sheet.isLayoutMarginsRelativeArrangement = true
    sheet.insetsLayoutMarginsFromSafeArea = false
    sheet.layoutMargins = EdgeInsets(
      top: style.margin, left: style.margin, bottom: style.margin, right: style.margin)
    sheet.backgroundColor = style.background
    if let title { sheet.addArrangedSubview(label(title, style.titleFont, style.titleColor)) }
    let widths = columnWidths
    for start in stride(from: 0, to: pictures.count, by: columns) {
      sheet.addArrangedSubview(row(pictures[start..<min(start + columns, pictures.count)], widths))
    }
    return sheet
  }

  private func row(_ pictures: ArraySlice<Picture>, _ widths: [Length]) -> View {
    let row = StackView()
    row.alignment = .top
    row.spacing = style.spacing
    for (picture, width) in zip(pictures, widths) {
      let cell = cell(picture, width)
      row.addArrangedSubview(cell)
      cell.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    return row
  }

  private func cell(_ picture: Picture, _ width: Length) -> View {
    let cell = StackView()
    cell.axis = .vertical
    cell.alignment = .leading
    cell.spacing = style.captionSpacing
    cell.addArrangedSubview(framed(picture.drawing))
    guard !picture.caption.isEmpty else { return cell }
    let caption = label(picture.caption, style.captionFont, style.captionColor)
    caption.numberOfLines = style.captionLines
    caption.preferredMaxLayoutWidth = width
    cell.addArrangedSubview(caption)
    return cell
  }

  private func framed(_ drawing: Drawing) -> View {
    let view = PictureView(drawing, scale: scale)
    view.clipsToBounds = true
    view.cornerRadius = style.cornerRadius
    if let color = style.frameColor { (view.borderColor, view.borderWidth) = (color, Self.hairline) }
    return view
  }

  private func label(_ text: String, _ font: Font, _ color: Color) -> Label {
    let label = Label(text)
    (label.font, label.textColor) = (font, color)
    label.adjustsFontForContentSizeCategory = false
    return label
  }

  /// Each column is as wide as the widest picture in it.
  private var columnWidths: [Length] {
    (0..<min(columns, pictures.count)).map { column in
      stride(from: column, to: pictures.count, by: columns).reduce(style.narrowestColumn) { widest, index in
        max(widest, PictureView.shown(pictures[index].drawing.size, scale).width)
      }
    }
  }
}
