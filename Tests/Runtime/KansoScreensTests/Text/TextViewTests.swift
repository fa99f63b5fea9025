import KansoScreens
import Testing

/// A text view of 110 points: lines are 100 points wide, which is 10 characters of 20 points. A line is 23.87 points
/// high.
struct TextViewTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let view = TextView(frame: Rect(x: 10, y: 10, width: 110, height: 60))

  init() {
    view.font = Font(families: ["system-ui"], size: 20)
    root.addSubview(view)
  }

  private final class Delegate: TextViewDelegate {
    var mayOpen = true
    var asked: [String] = []
    var changes = 0
    func textView(_ textView: TextView, shouldInteractWith link: String) -> Bool {
      asked.append(link)
      return mayOpen
    }
    func textViewDidChange(_ textView: TextView) { changes += 1 }
  }

  private func link() { view.attributedText = AttributedText([.init("aa "), .init("bb", .init(link: "x"))]) }

  @Test func itsContentIsTheTextWithItsInsets() {
    view.text = "aaaa bbbb cccc dddd"
    root.layoutIfNeeded()
    // Two lines are 47.73 points high, rounded up to 48 on pixels, plus 8 points at the top and bottom.
    #expect(view.contentSize == Size(width: 110, height: 64))
    #expect(view.textLayout.lines.map(\.text) == ["aaaa bbbb", "cccc dddd"])
    #expect(view.textLayout.lines[0].fragments[0].x == 5)
  }

  @Test func aLongTextScrolls() {
    view.text = String(repeating: "aaaa bbbb ", count: 5)
    root.layoutIfNeeded()
    #expect(view.scroll(by: Point(x: 0, y: 1_000)).y == view.contentSize.height - 60)
  }

  @Test func withoutScrollingItIsAsHighAsItsText() {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 110),
    ])
    view.isScrollEnabled = false
    view.text = "aaaa bbbb cccc dddd"
    root.layoutIfNeeded()
    #expect(view.frame.height == 64)
    view.text = "a"
    root.layoutIfNeeded()
    #expect(view.frame.height == 40)
    view.textContainerInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(view.frame.height == 24)
  }

  @Test func insetsThatAreNotFiniteAreIgnored() {
    view.textContainerInset = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(view.textContainerInset.top == 8)
  }

  @Test func aTapOpensALink() {
    var opened: [String] = []
    view.onLink = { opened.append($0) }
    link()
    // "bb" begins at 5 + 30.
    #expect(view.tap(at: Point(x: 36, y: 12)))
    #expect(!view.tap(at: Point(x: 10, y: 12)))
    #expect(!view.tap(at: Point(x: 36, y: 50)))
    #expect(opened == ["x"])
    view.isSelectable = false
    #expect(!view.tap(at: Point(x: 36, y: 12)))
  }

  @Test func theDelegateMayRefuse() {
    let delegate = Delegate()
    var opened = 0
    view.onLink = { _ in opened += 1 }
    view.delegate = delegate
    link()
    delegate.mayOpen = false
    view.tap(at: Point(x: 36, y: 12))
    #expect(opened == 0)
    delegate.mayOpen = true
    view.tap(at: Point(x: 36, y: 12))
    #expect(opened == 1)
    #expect(delegate.asked == ["x", "x"])
  }

  @Test func aLinkIsFoundWhereItWasScrolledTo() {
    view.attributedText = AttributedText([.init("a\nb\nc\nd\n"), .init("ee", .init(link: "x"))])
    root.layoutIfNeeded()
    view.scroll(by: Point(x: 0, y: 1_000))
    let y = view.textLayout.lines[4].top + 1
    #expect(view.link(at: Point(x: 6, y: y)) == "x")
    #expect(view.tap(at: Point(x: 6, y: y)))
  }

  @Test func linesBeginAtTheRightWhereTheyAreReadFromThere() {
    view.text = "aa"
    root.traitCollection.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.textLayout.lines[0].fragments[0].x == 85)
  }

  @Test func typedTextTakesTheAttributesBeforeItExceptTheLink() {
    let delegate = Delegate()
    view.delegate = delegate
    link()
    view.insertText("c")
    #expect(view.attributedText.runs.map(\.text) == ["aa ", "bb", "c"])
    #expect(view.attributedText.runs[2].attributes.link == nil)
    view.isEditable = false
    view.insertText("d")
    #expect(view.text == "aa bbc")
    #expect(delegate.changes == 1)
  }
}
