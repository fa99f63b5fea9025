import KansoDiagnostics
import KansoInventory
import KansoLint
import KansoTheme
import Testing

struct MergingTests {
  private let file = SourceFile(path: "A.swift", text: "")

  private func use(_ kind: StyleKind, _ value: StyleValue) -> StyleUse {
    StyleUse(kind, value, at: SourceRange(file: file, 0..<0))
  }

  private func color(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> StyleUse {
    use(.color, .color(ColorValue(red: red, green: green, blue: blue, alpha: alpha)))
  }

  private func lengths(_ kind: StyleKind, _ counts: KeyValuePairs<Double, Int>) -> [StyleUse] {
    counts.flatMap { length, count in (0..<count).map { _ in use(kind, .number(length)) } }
  }

  @Test func colorsAreMergedWithinRounding() {
    let uses = [color(0.71372549019607845, 0, 0), color(182.0 / 255, 0, 0), color(0.714, 0, 0)]
    let entries = EntryMerger.entries(of: uses)
    #expect(entries.map(\.uses.count) == [3])
    #expect(entries.first?.value == .color(ColorValue(red: 182.0 / 255, green: 0, blue: 0)))
  }

  @Test func aGrayAndAnRGBColorAreOne() {
    let hsl = use(.color, .color(ColorValue(.hsl, 0, 0, 50)))
    #expect(EntryMerger.entries(of: [hsl, color(0.5, 0.5, 0.5)]).count == 1)
  }

  @Test func theAlphaTellsColorsApart() {
    #expect(EntryMerger.entries(of: [color(0, 0, 0), color(0, 0, 0, alpha: 0.5)]).count == 2)
  }

  @Test func colorsBeyondSRGBStayApart() {
    let red = use(.color, .color(ColorValue(.displayP3, 1, 0, 0)))
    #expect(EntryMerger.entries(of: [red, color(1, 0, 0)]).count == 2)
  }

  @Test func lengthsAreMergedByKindWithoutTheirSign() {
    let entries = EntryMerger.entries(of: lengths(.padding, [8: 1, -8: 1]) + lengths(.size, [8: 1]))
    #expect(entries.map(\.kind) == [.padding, .size])
    #expect(entries.map(\.uses.count) == [2, 1])
  }

  @Test func theMostFrequentValueIsFirst() {
    let entries = EntryMerger.entries(of: lengths(.padding, [4: 1, 8: 3, 16: 2, 2: 1]))
    #expect(entries.map(\.value) == [.number(8), .number(16), .number(2), .number(4)])
  }

  @Test func similarColorsAreNeighbors() throws {
    let entries = EntryMerger.entries(of: [
      color(0.2, 0.3, 0.4), color(0.2, 0.3, 0.4), color(0.21, 0.3, 0.4), color(1, 1, 1),
    ])
    #expect(entries.map { $0.neighbor?.entry } == [nil, 0, nil])
    let distance = try #require(entries[1].neighbor?.distance)
    #expect(distance > 0.002 && distance < 0.03)
  }

  @Test func onlyRareLengthsAreNeighbors() {
    let entries = EntryMerger.entries(of: lengths(.padding, [8: 20, 9: 4, 7: 10, 10.5: 1]))
    #expect(entries.map(\.value) == [.number(8), .number(7), .number(9), .number(10.5)])
    #expect(entries.map { $0.neighbor?.entry } == [nil, nil, 0, nil])
    #expect(entries[2].neighbor?.distance == 1)
  }

  @Test func fontsAreMergedWithARegularWeight() {
    let fonts = [
      StyleFont(name: nil, size: 17), StyleFont(name: nil, size: 17, weight: 400),
      StyleFont(name: nil, size: 17, weight: 700),
    ]
    #expect(EntryMerger.entries(of: fonts.map { use(.font, .font($0)) }).map(\.uses.count) == [2, 1])
  }
}
