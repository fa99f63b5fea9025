import KansoTheme
import Testing

@testable import KansoLayout

/// Baselines. In a text, a baseline is 1950/2048 of the font size below the top of its line and 494/2048 above the
/// bottom. In a view without text, the baselines are the edges.
struct BaselineTests {
  private final class Marked: View {
    override var intrinsicContentSize: Size { Size(width: 40, height: 30) }
    override var firstBaselineOffsetFromTop: Double { 12 }
    override var lastBaselineOffsetFromBottom: Double { 5 }
  }

  private final class Badge: View {
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 3, left: 0, bottom: 4, right: 0) }
    override var firstBaselineOffsetFromTop: Double { 12 }
    override var lastBaselineOffsetFromBottom: Double { 5 }
  }

  private final class Row: View {
    let first = Marked()
    let last = Marked()
    override var forFirstBaselineLayout: View { first }
    override var forLastBaselineLayout: View { last }
  }

  private let root = screen(320, 480)
  private let probe = box(10, 10)

  private func label(_ text: String, size: Double = 16, lines: Int = 1) -> Label {
    let label = Label(text)
    label.font = Font(families: ["system-ui"], size: size)
    label.numberOfLines = lines
    root.add(label)
    return label
  }

  @Test func aViewWithoutTextHasItsBaselinesAtItsEdges() {
    let (view, other) = (box(40, 30), box(10, 10))
    root.add(view, probe, other)
    view.pin(x: 0, y: 100)
    activate(
      probe.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      other.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 100)
    #expect(other.frame.minY == 130)
  }

  @Test func offsetsAreFromTheTopAndFromTheBottom() {
    let (view, other) = (Marked(), Marked())
    root.add(view, probe, other)
    view.pin(x: 0, y: 100)
    activate(
      probe.topAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 1),
      other.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 20))
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 100 + 30 - 5 + 1)
    #expect(other.frame.minY == 125 + 20 - 12)
  }

  @Test func offsetsAreFromTheAlignedPart() {
    let badge = Badge()
    let last = box(10, 10)
    root.add(badge, probe, last)
    badge.pin(x: 0, y: 100, width: 40, height: 30)
    activate(
      probe.topAnchor.constraint(equalTo: badge.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: badge.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 0, y: 97, width: 40, height: 37))
    #expect(probe.frame.minY == 112)
    #expect(last.frame.minY == 125)
  }

  /// The baseline is 30.46875 points below the top at 32 points, and 15.234375 at 16.
  @Test func textsOfTwoSizesStandOnOneLine() {
    let (large, small) = (label("Title", size: 32), label("note"))
    large.pin(x: 0, y: 0)
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(small.frame.minY == 15, "15.234375 on half points")
  }

  @Test func theBaselinesOfASingleLineAreOne() {
    let label = label("note")
    let other = box(10, 10)
    root.add(probe, other)
    label.pin(x: 0, y: 20)
    activate(
      probe.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      other.topAnchor.constraint(equalTo: label.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(probe.frame.minY == other.frame.minY)
  }

  @Test func firstAndLastBaselinesOfTextAreThoseOfItsFirstAndLastLine() {
    let text = label("aaaa bbbb cccc", size: 2048 / 8, lines: 0)
    let other = box(10, 10)
    root.add(probe, other)
    // At 256 points, a character is 128 points wide and a line 305.5 high: 243.75 above the baseline, and 61.75 below.
    text.pin(x: 0, y: 0, width: 600)
    activate(
      probe.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
      other.topAnchor.constraint(equalTo: text.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(text.frame.height == 3 * 305.5)
    #expect(probe.frame.minY == 244, "243.75 on half points, half up")
    #expect(other.frame.minY == 855, "2 × 305.5 + 243.75 on half points, half up")
  }

  @Test func aBaselineFollowsTheFont() {
    let label = label("note")
    root.add(probe)
    label.pin(x: 0, y: 0)
    probe.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 15)
    label.font = Font(families: ["system-ui"], size: 32)
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 30.5, "30.46875 on half points")
  }

  @Test func aBaselineFollowsTheTextSize() {
    let label = label("note")
    label.font = Font(families: ["system-ui"], size: 17, textStyle: .body)
    root.add(probe)
    label.pin(x: 0, y: 0)
    probe.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 16, "17 × 1950/2048 = 16.19")
    root.traitCollection.preferredContentSizeCategory = .extraExtraExtraLarge
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 22, "23 × 1950/2048 = 21.90")
  }

  @Test func theLastBaselineFollowsTheLines() {
    let text = label("aaaa bbbb", lines: 0)
    root.add(probe)
    text.pin(x: 0, y: 0)
    activate(
      text.rightAnchor.constraint(equalTo: root.rightAnchor),
      probe.topAnchor.constraint(equalTo: text.lastBaselineAnchor))
    root.layoutIfNeeded()
    let before = probe.frame.minY
    root.frame = Rect(x: 0, y: 0, width: 40, height: 480)
    root.layoutIfNeeded()
    // A line is 19.09 points high, and edges are rounded to half points.
    #expect((18.5...19.5).contains(probe.frame.minY - before))
  }

  @Test func aViewInItCanStandForAView() {
    let row = Row()
    let second = box(10, 10)
    root.add(row, probe, second)
    row.pin(x: 0, y: 50, width: 100, height: 200)
    row.add(row.first, row.last)
    row.first.pin(x: 0, y: 20)
    row.last.pin(x: 0, y: 120)
    activate(
      probe.topAnchor.constraint(equalTo: row.firstBaselineAnchor),
      second.topAnchor.constraint(equalTo: row.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 50 + 20 + 12)
    #expect(second.frame.minY == 50 + 120 + 30 - 5)
  }

  @Test func baselinesOfADeeperViewCountInTheRoot() {
    let outer = View()
    let view = Marked()
    root.add(outer, probe)
    outer.pin(x: 0, y: 40, width: 100, height: 100)
    outer.add(view)
    view.pin(x: 0, y: 10)
    probe.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(probe.frame.minY == 40 + 10 + 12)
  }
}
