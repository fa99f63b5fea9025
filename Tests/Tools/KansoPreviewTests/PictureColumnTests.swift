import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoPreview

/// Blocks in one column, and in several columns.
struct PictureColumnTests {
  /// Returns a colored box of some height.
  private func box(_ height: Length) -> View {
    let box = View()
    box.backgroundColor = Color(ColorValue(red: 1, green: 0, blue: 0))
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    return StackView(.vertical, spacing: 0, [box])
  }

  /// Returns a column of boxes. Every third box is the heading of the next one.
  private func column(_ count: Int, width: Length? = 600) -> PictureColumn {
    var column = PictureColumn(PictureLayout(width: width, measurer: PlainTextMeasurer()))
    for index in 0..<count {
      let isHeading = index % 3 == 0
      column.add(box(isHeading ? 20 : 100 + Double(index % 7) * 10), keepsWithNext: isHeading)
    }
    return column
  }

  private func boxes(_ drawing: Drawing) -> [Rect] {
    drawing.commands.compactMap {
      guard case .fill(let outline, .color(let color)) = $0, color == ColorValue(red: 1, green: 0, blue: 0)
      else {
        return nil
      }
      return outline.bounds
    }
  }

  @Test func blocksOfASheetStandInColumnsThatAreAboutEquallyHigh() {
    let column = column(90)
    let (one, sheet) = (boxes(column.drawing), boxes(column.sheet))
    #expect(one.count == 90 && sheet.count == 90)
    #expect(Set(one.map(\.minX)).count == 1)
    #expect(sheet.allSatisfy { $0.width == one[0].width })
    let columns = Dictionary(grouping: sheet, by: \.minX)
    #expect(columns.count > 2)
    let bottoms = columns.values.map { $0.map(\.maxY).max() ?? 0 }
    let highest = bottoms.max() ?? 0
    #expect(highest - (bottoms.min() ?? 0) < 350, "\(bottoms)")
    // The columns begin at the same height.
    #expect(Set(columns.values.map { $0.map(\.minY).min() }).count == 1)
    let size = column.sheet.size
    #expect(size.height <= size.width * 1.7 && size.height > highest)
    #expect(sheet.allSatisfy { $0.maxX <= size.width })
  }

  @Test func aHeadingStaysWithWhatFollowsIt() {
    let sheet = boxes(column(90).sheet)
    for (heading, next) in zip(sheet, sheet.dropFirst()) where heading.height == 20 {
      #expect(heading.minX == next.minX && next.minY > heading.maxY)
    }
  }

  @Test func aColumnWithoutBlocksIsAPictureToo() {
    let column = column(0, width: nil)
    #expect(column.drawing.size.width == 834 && column.sheet.size == column.drawing.size)
  }
}
