import Testing

@testable import KansoLayout

/// In constraints with descendants, a scroll view's edges are those of its content.
struct ScrollViewTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let scroll = ScrollView()
  private let content = View()

  init() {
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    pin(scroll, to: root, inset: 10)
  }

  private func pin(_ view: View, to other: View, inset: Double = 0) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test func edgesDecideTheSizeOfTheContentAndNotOfTheView() {
    pin(content, to: scroll, inset: 5)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 900),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == Rect(x: 10, y: 10, width: 300, height: 460))
    #expect(content.frame == Rect(x: 5, y: 5, width: 900, height: 40))
    #expect(scroll.contentSize == Size(width: 910, height: 50))
  }

  @Test func widthsMeanTheFrame() {
    pin(content, to: scroll)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 0, width: 300, height: 920))
    #expect(scroll.contentSize == Size(width: 300, height: 920))
  }

  @Test func contentStaysWhereItIsInItsCoordinatesAndTheFrameGuideFollows() {
    let header = View()
    header.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(header)
    pin(content, to: scroll)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 2000),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 0, width: 300, height: 44))
    scroll.contentOffset = Point(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 120, width: 300, height: 44))
    #expect(content.frame == Rect(x: 0, y: 0, width: 300, height: 2000))
    #expect(scroll.frameLayoutGuide.layoutFrame == Rect(x: 0, y: 120, width: 300, height: 460))
    #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 300, height: 2000))
  }

  @Test func theGuidesSayTheSameAsTheEdges() {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 7),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 3),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 50),
      content.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 60, height: 60))
  }

  @Test func edgesMeanTheContentAndCentersTheFrame() {
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    pin(content, to: scroll)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 1000),
      content.heightAnchor.constraint(equalToConstant: 1000),
      inner.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      inner.topAnchor.constraint(equalTo: scroll.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == (scroll.frame.width - 100) / 2)
    #expect(inner.frame.minY == 0)
    scroll.contentOffset = Point(x: 30, y: 50)
    root.layoutIfNeeded()
    // The view stays in the middle of the frame, and at the top of the content.
    #expect(inner.frame.minX == (scroll.frame.width - 100) / 2 + 30)
    #expect(inner.frame.minY == 0)
  }

  @Test func whatIsInHasNoUnsafeEdgesUnlessTheScrollViewLeavesContentAlone() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    root.layoutIfNeeded()
    #expect(scroll.safeAreaInsets.top == 40)
    #expect(content.safeAreaInsets.top == 0)
    scroll.contentInsetAdjustmentBehavior = .never
    root.layoutIfNeeded()
    #expect(content.safeAreaInsets.top == 40)
  }

  @Test func nestedScrollViewsHaveContentsOfTheirOwn() {
    let inner = ScrollView()
    let deep = View()
    for view in [inner, deep] { view.translatesAutoresizingMaskIntoConstraints = false }
    content.addSubview(inner)
    inner.addSubview(deep)
    pin(content, to: scroll)
    pin(inner, to: content)
    pin(deep, to: inner)
    LayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 200), inner.heightAnchor.constraint(equalToConstant: 100),
      deep.widthAnchor.constraint(equalToConstant: 5000), deep.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 200, height: 100))
    #expect(inner.contentSize == Size(width: 5000, height: 100))
  }
}

/// The amount by which frames violate constraints.
struct ViolationTests {
  @Test func itIsTheDistanceInTheDirectionThatTheConstraintForbids() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let box = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12).violation == 2)
    #expect(box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 12).violation == 2)
    #expect(box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 12).violation == 0)
    #expect(box.widthAnchor.constraint(lessThanOrEqualToConstant: 25).violation == 5)
    #expect(box.centerYAnchor.constraint(equalTo: root.centerYAnchor).violation == 10)
    #expect(box.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).violation == 12)
  }

  @Test func viewsThatWereNotLaidOutTogetherHaveNone() {
    let (box, other) = (View(), View())
    #expect(box.leftAnchor.constraint(equalTo: other.leftAnchor).violation == nil)
    #expect(box.widthAnchor.constraint(equalToConstant: 3).violation == nil)
  }
}
