import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

// Metrics of tables are those of UIKit, in points.

/// A painter of the section titles of a table.
struct SectionTitlePainter: ContentPainter {
  /// A title with its rectangle in the table and its background.
  private struct Title {
    let text: CanvasText
    let rect: Rect
    let ground: ColorValue?
  }

  private var titles: [Title] = []
  private static let headerHeight = 28.0
  private static let footerHeight = 40.0
  private static let inset = 16.0
  private static let gap = 7.0
  private static let plainSize = 17.0
  private static let groupedSize = 13.0
  private static let semibold = 600.0

  /// Reads the titles of static sections, above their first and below their last row. Sections without an
  /// installed row have none. Headers are in uppercase in grouped, but not in plain and inset grouped tables.
  ///
  /// - Parameter frame: returns the frame of a cell in the table; nil for a cell that is not installed.
  init(_ style: ViewStyle, frame: (InterfaceView) -> Rect?) {
    let isPlain = style.property("style") == "plain"
    let font = Typography(
      families: [Typography.systemFamily], size: isPlain ? Self.plainSize : Self.groupedSize,
      weight: isPlain ? Self.semibold : nil)
    let color = style.systemColor(isPlain ? "label" : "secondaryLabel")
    for section in style.source.sections {
      let rows = section.rows.compactMap {
        style.source.cells.indices.contains($0) ? frame(style.source.cells[$0]) : nil
      }
      guard let first = rows.first, let last = rows.last else { continue }
      let width = style.view.bounds.width
      if let title = section.properties["headerTitle"]?.value, !title.isEmpty {
        let written = isPlain || style.property("style") == "insetGrouped" ? title : title.uppercased()
        let rect = Rect(x: 0, y: first.minY - Self.headerHeight, width: width, height: Self.headerHeight)
        titles.append(
          Title(
            text: CanvasText(written, font: font, color: color), rect: rect,
            ground: isPlain ? style.systemColor("barBackground") : nil))
      }
      if let title = section.properties["footerTitle"]?.value, !title.isEmpty {
        var text = CanvasText(title, font: font, color: color)
        (text.lines, text.place) = (0, .top)
        let rect = Rect(x: 0, y: last.maxY + Self.gap, width: width, height: Self.footerHeight)
        titles.append(Title(text: text, rect: rect, ground: nil))
      }
    }
  }

  /// Draws the titles at their positions, with backgrounds in plain tables.
  func draw(_ view: View, in context: inout DrawingContext) {
    for title in titles {
      if let ground = title.ground { context.fill(.rectangle(title.rect), .color(ground)) }
      title.text.draw(
        in: title.rect.inset(EdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset)),
        view.effectiveUserInterfaceLayoutDirection, &context)
    }
  }
}

/// A painter of cells: the separator below and the accessory.
struct CellPainter: ContentPainter {
  private let accessory: String?
  private let line: ColorValue?
  private let lineInset: Double
  private let quiet: ColorValue
  private let tint: ColorValue
  private static let lineWidth = 0.5
  private static let inset = 16.0
  private static let chevron = Size(width: 14, height: 14)
  private static let button = Size(width: 22, height: 22)

  /// Reads the accessory and the separator. The separator has the inset of the cell, else of the table, and
  /// the color of the table, else of the system.
  ///
  /// - Parameter table: the style of the table; nil for a cell without a table, which has no separator.
  init(_ style: ViewStyle, table: ViewStyle?) {
    accessory = style.property("accessoryType")
    let hasLine = table.map { $0.property("separatorStyle") != "none" } ?? false
    line = hasLine ? table?.color("separatorColor") ?? style.systemColor("separator") : nil
    lineInset =
      [style.source, table?.source].compactMap { $0?.insets("separatorInset") }.first?.left ?? Self.inset
    quiet = style.systemColor("tertiaryLabel")
    tint = style.tint
  }

  /// Draws the separator at the bottom and the accessory on the right. Unknown accessories are not drawn.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    if let line {
      let rect = Rect(
        x: bounds.minX + lineInset, y: bounds.maxY - Self.lineWidth, width: bounds.width - lineInset,
        height: Self.lineWidth)
      context.fill(.rectangle(rect), .color(line))
    }
    var end = bounds.maxX - Self.inset
    /// Returns the rectangle of the next accessory, centered vertically with its right edge at `end`. Moves
    /// `end` to the left of it, with a gap.
    func takePlace(_ size: Size) -> Rect {
      defer { end -= size.width + Self.inset / 2 }
      return Rect(
        x: end - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    switch accessory {
    case "disclosureIndicator"?: Glyph.chevronForward.draw(in: takePlace(Self.chevron), quiet, &context)
    case "checkmark"?: Glyph.checkmark.draw(in: takePlace(Self.chevron), tint, &context)
    case "detailButton"?: Glyph.info.draw(in: takePlace(Self.button), tint, &context)
    case "detailDisclosureButton"?:
      Glyph.chevronForward.draw(in: takePlace(Self.chevron), quiet, &context)
      Glyph.info.draw(in: takePlace(Self.button), tint, &context)
    default: break
    }
  }
}
