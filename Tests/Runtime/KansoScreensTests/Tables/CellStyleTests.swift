import KansoScreens
import Testing

/// The texts and the image of cells. At 17 points, a character is 8.5 points wide and a line 20.5 high on pixels; at 12
/// points, 6 and 14.5.
///
/// A row of 320 points has margins of 16 on its sides and 11 at the top and bottom.
struct CellStyleTests {
  private func screen(
    _ style: TableViewCell.CellStyle, _ fill: @escaping (TableViewCell) -> Void
  ) -> (TableScreen, TableViewCell) {
    let screen = TableScreen(1)
    screen.rows.make = { _, _ in
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
    screen.layOut()
    return (screen, screen.table.visibleCells[0])
  }

  @Test func aCellHasAllThatItsStyleHas() {
    for style in [TableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      #expect(cell.contentView.subviews.isEmpty)
      #expect(cell.textLabel === cell.textLabel)
      #expect((cell.detailTextLabel == nil) == (style == .default))
      #expect(cell.imageView?.superview === cell.contentView)
    }
  }

  @Test func aRowOfOneLineIs44PointsHigh() {
    let (screen, cell) = screen(.default) { $0.textLabel?.text = "abcd" }
    #expect(cell.frame == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.textLabel?.frame == Rect(x: 16, y: 12, width: 288, height: 20.5))
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func aTextWrapsAndMakesItsRowHigher() {
    // 33 characters fit into 288 points.
    let (_, cell) = screen(.default) { $0.textLabel?.text = String(repeating: "abcdefg ", count: 8) }
    #expect(cell.frame.height == 22 + 41)
  }

  @Test func aSubtitleIsBelowTheText() {
    let (screen, cell) = screen(.subtitle) { cell in
      cell.textLabel?.text = "abcd"
      cell.detailTextLabel?.text = "efgh"
    }
    #expect(cell.frame.height == 57)
    #expect(cell.textLabel?.frame == Rect(x: 16, y: 11, width: 288, height: 20.5))
    #expect(cell.detailTextLabel?.frame == Rect(x: 16, y: 31.5, width: 288, height: 14.5))
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func anEmptySubtitleTakesNoHeight() {
    let (_, cell) = screen(.subtitle) { cell in
      cell.textLabel?.text = "abcd"
      cell.detailTextLabel?.text = nil
    }
    #expect(cell.frame.height == 44)
    #expect(cell.textLabel?.frame.minY == 12)
  }

  @Test func aValueIsAtTheEndOfTheLine() {
    let (screen, cell) = screen(.value1) { cell in
      cell.textLabel?.text = "abcd"
      cell.detailTextLabel?.text = "ef"
    }
    #expect(cell.textLabel?.frame == Rect(x: 16, y: 12, width: 263, height: 20.5))
    #expect(cell.detailTextLabel?.frame == Rect(x: 287, y: 12, width: 17, height: 20.5))
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func aLongValueLeavesHalfOfTheRowToItsName() {
    let (_, cell) = screen(.value1) { cell in
      cell.textLabel?.text = "abcd"
      cell.detailTextLabel?.text = String(repeating: "x", count: 100)
    }
    #expect(cell.textLabel?.frame.width == 136)
    #expect(cell.detailTextLabel?.frame.width == 144)
    #expect(cell.detailTextLabel?.textLayout.isTruncated == true)
  }

  @Test func aCaptionIsAColumnOfItsOwn() {
    let (screen, cell) = screen(.value2) { cell in
      cell.textLabel?.text = "ab"
      cell.detailTextLabel?.text = "cd"
    }
    #expect(cell.textLabel?.frame.width == 86.5)
    #expect(cell.detailTextLabel?.frame.minX == 110.5)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.textLabel?.textColor == cell.tintColor)
    #expect(screen.root.layoutProblems.isEmpty)
    screen.root.traitCollection.layoutDirection = .rightToLeft
    #expect(cell.textLabel?.textAlignment == .left)
  }

  @Test func aPictureStandsBeforeTheText() {
    let (screen, cell) = screen(.default) { cell in
      cell.textLabel?.text = "abcd"
      cell.imageView?.image = Image(size: Size(width: 40, height: 60))
    }
    #expect(cell.frame.height == 82)
    #expect(cell.imageView?.frame == Rect(x: 16, y: 11, width: 40, height: 60))
    #expect(cell.textLabel?.frame.minX == 72)
    cell.imageView?.image = nil
    screen.layOut()
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.frame.height == 44)
  }

  @Test func whatIsReadFromTheRightIsMirrored() {
    let (screen, cell) = screen(.value1) { cell in
      cell.textLabel?.text = "abcd"
      cell.detailTextLabel?.text = "ef"
    }
    screen.root.traitCollection.layoutDirection = .rightToLeft
    screen.layOut()
    #expect(cell.textLabel?.frame.maxX == 304)
    #expect(cell.detailTextLabel?.frame.minX == 16)
  }

  @Test(arguments: [0.0, 10, 30, 200])
  func aHeightFromTheDelegateIsUsed(_ height: Double) {
    let screen = TableScreen(1)
    screen.rows.height = { _ in height }
    screen.rows.make = { _, _ in
      let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "abcd"
      cell.detailTextLabel?.text = "efgh"
      cell.imageView?.image = Image(size: Size(width: 40, height: 60))
      return cell
    }
    screen.layOut()
    #expect(screen.table.visibleCells.map(\.frame.height) == (height > 0 ? [height] : []))
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func rowsGrowWithTheTextSize() {
    let (screen, cell) = screen(.default) { $0.textLabel?.text = "abcd" }
    screen.root.traitCollection.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.layOut()
    #expect(cell.frame.height == 22 + 63.5)
  }
}
