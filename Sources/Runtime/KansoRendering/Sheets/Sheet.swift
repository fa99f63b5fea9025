import KansoLayout
import KansoTheme

/// A table of pictures with captions, for example of screens with several devices, modes and text sizes.
public struct Sheet: Equatable, Sendable {
  /// The pictures, row by row.
  public var pictures: [Picture]
  /// The number of pictures in a row, at least 1.
  public var columns: Int { didSet { columns = max(columns, 1) } }
  /// The heading above the pictures; nil for none.
  public var title: String?
  /// The factor for the sizes of the pictures. It should be positive and finite; the initializer replaces
  /// other values by 1, an assignment does not.
  public var scale: Double
  /// The visual style.
  public var style: SheetStyle

  private static let hairline: Length = 1
  /// The factor for the widths of texts. They are measured as Helvetica, but some systems have a wider font of their
  /// own.
  private static let systemFontStretch = 1.1

  /// Creates a sheet of pictures. A scale that is not positive and finite becomes 1, as do `columns` below 1.
  public init(
    _ pictures: [Picture], columns: Int, title: String? = nil, scale: Double = 1,
    style: SheetStyle = SheetStyle()
  ) {
    (self.pictures, self.columns, self.title) = (pictures, max(columns, 1), title)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.style = style
  }

  /// The whole sheet as one picture, as large as its content.
  public var drawing: Drawing {
    let view = sheetView
    view.frame = Rect(origin: .zero, size: view.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
    return Drawing(of: view)
  }

  /// The views of the sheet: the heading, and a row for each `columns` pictures.
  private var sheetView: View {
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

  /// Returns a row of pictures from left to right, with their top edges aligned. Each cell has the width of
  /// its column, in points.
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

  /// Returns a picture with its caption below it, without a label if the caption is empty.
  private func cell(_ picture: Picture, _ width: Length) -> View {
    let cell = StackView()
    cell.axis = .vertical
    cell.alignment = .leading
    cell.spacing = style.captionSpacing
    cell.addArrangedSubview(pictureView(of: picture.drawing))
    guard !picture.caption.isEmpty else { return cell }
    let caption = label(picture.caption, style.captionFont, style.captionColor)
    caption.numberOfLines = style.captionLines
    caption.preferredMaxLayoutWidth = width
    cell.addArrangedSubview(caption)
    return cell
  }

  /// Returns a view of a picture, scaled, with rounded corners and the frame of the style.
  private func pictureView(of drawing: Drawing) -> View {
    let view = PictureView(drawing, scale: scale)
    view.clipsToBounds = true
    view.cornerRadius = style.cornerRadius
    if let color = style.frameColor { (view.borderColor, view.borderWidth) = (color, Self.hairline) }
    return view
  }

  /// Returns a label whose font does not scale with the preferred text size.
  private func label(_ text: String, _ font: Font, _ color: Color) -> Label {
    let label = Label(text)
    (label.font, label.textColor) = (font, color)
    label.adjustsFontForContentSizeCategory = false
    return label
  }

  /// The widths of the columns that have pictures, in points. Each column is as wide as its widest picture,
  /// and at least as wide as `minColumnWidth`.
  private var columnWidths: [Length] {
    (0..<min(columns, pictures.count)).map { column in
      stride(from: column, to: pictures.count, by: columns).reduce(style.minColumnWidth) { widest, index in
        max(widest, PictureView.scaledSize(pictures[index].drawing.size, scale).width)
      }
    }
  }
}
