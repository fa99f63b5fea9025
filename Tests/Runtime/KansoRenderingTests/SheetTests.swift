import Foundation
import KansoLayout
import KansoTheme
import Testing

@testable import KansoRendering

struct SheetTests {
  private func picture(_ width: Length, _ height: Length, _ caption: String = "Caption") -> Picture {
    Picture(
      Drawing(
        size: Size(width: width, height: height),
        commands: [.fill(.rectangle(Rect(width: width, height: height)), .color(.red))]),
      caption: caption)
  }

  private func texts(_ sheet: Sheet) -> [TextCommand] {
    sheet.drawing.commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Returns the positions of the pictures: the origins of the groups that clip to a picture's size.
  private func places(_ sheet: Sheet) -> [Point] {
    sheet.drawing.commands.compactMap {
      guard case .begin(let group) = $0, group.transform != .identity else { return nil }
      return Point(x: group.transform.tx, y: group.transform.ty)
    }
  }

  @Test func picturesStandInAGrid() {
    var sheet = Sheet([picture(200, 100), picture(150, 300), picture(120, 50)], columns: 2)
    sheet.style.captionLines = 1
    let line = texts(sheet)[0]
    #expect(places(sheet)[0] == Point(x: 32, y: 32))
    #expect(places(sheet)[1] == Point(x: 264, y: 32))
    #expect(places(sheet)[2].x == 32)
    // The position is below the taller picture and its caption.
    #expect(places(sheet)[2].y > 32 + 300 + line.size)
    #expect(sheet.drawing.size.width == 32 + 200 + 32 + 150 + 32)
    #expect(texts(sheet).map(\.text) == ["Caption", "Caption", "Caption"])
    #expect(texts(sheet).map(\.origin.x) == [32, 264, 32])
  }

  @Test func captionsHaveAsManyLinesAsTheyMay() {
    let long = Array(repeating: "words", count: 40).joined(separator: " ")
    var sheet = Sheet([picture(120, 50, long)], columns: 1, title: "Title")
    sheet.style.captionLines = 2
    let lines = texts(sheet)
    #expect(lines.count == 3)
    #expect(lines[0].text == "Title")
    #expect(lines[2].text.hasSuffix("…"))
    #expect(Set(lines.dropFirst().map(\.origin.y)).count == 2)
    #expect(sheet.drawing.size.width == 184)
    sheet.pictures[0].caption = "one\ntwo"
    #expect(texts(sheet).map(\.text) == ["Title", "one", "two"])
  }

  @Test func longNamesInCaptionsBreakBetweenTheirWords() {
    let lines = texts(Sheet([picture(120, 50, "FavoriteCatsTableViewCell")], columns: 1)).map(\.text)
    #expect(lines.joined() == "FavoriteCatsTableViewCell" && lines.count > 1)
    #expect(lines.flatMap(\.nameSegments) == ["Favorite", "Cats", "Table", "View", "Cell"])
  }

  @Test func picturesCanBeSmaller() {
    let sheet = Sheet([picture(400, 800)], columns: 1, scale: 0.5)
    #expect(sheet.drawing.size.width == 264)
  }

  @Test(arguments: [0, -1, Int.min, Int.max]) func columnsMayBeAnything(columns: Int) {
    var sheet = Sheet([picture(10, 10), picture(10, 10)], columns: columns)
    sheet.columns = columns
    #expect(places(sheet).count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e300]) func sizesMayBeAnything(size: Double) {
    var sheet = Sheet([picture(size, size), picture(20, 20)], columns: 1, scale: size)
    sheet.scale = size
    (sheet.style.margin, sheet.style.spacing, sheet.style.cornerRadius) = (size, size, size)
    #expect(XMLReading(sheet.drawing.svg(title: "a")) != nil)
  }

  @Test func noPicturesAreASheet() {
    #expect(texts(Sheet([], columns: 3, title: "Nothing")).map(\.text) == ["Nothing"])
    #expect(Sheet([], columns: 3).drawing.size == .zero)
  }
}
