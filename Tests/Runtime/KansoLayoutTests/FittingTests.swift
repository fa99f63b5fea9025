import KansoTheme
import Testing

@testable import KansoLayout

/// `systemLayoutSizeFitting`: the size at which a view's own constraints hold. The target size has the fitting priority
/// of 50.
struct FittingTests {
  private let view = View()

  /// Adds content to the view, with 10 points around it.
  private func fill(_ content: View) {
    view.add(content)
    content.pin(x: 10, y: 10)
    activate(
      view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10))
  }

  @Test func theCompressedSizeIsThatOfContentsAndSpaces() {
    fill(box(100, 30))
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 120, height: 50))
  }

  @Test func contentHugsMoreThanTheExpandedSizePulls() {
    fill(box(100, 30))
    #expect(view.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == Size(width: 120, height: 50))
  }

  @Test func betweenBoundsTheTargetDecides() {
    let content = View()
    fill(content)
    activate(
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      content.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5))
    let sizes = [
      View.layoutFittingCompressedSize, View.layoutFittingExpandedSize, Size(width: 220, height: 120),
    ]
    .map(view.systemLayoutSizeFitting)
    #expect(
      sizes == [
        Size(width: 100, height: 60), Size(width: 320, height: 170), Size(width: 220, height: 120),
      ])
  }

  @Test func nothingCompressesToNothingAndExpandsToTheTarget() {
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    #expect(view.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == View.layoutFittingExpandedSize)
  }

  @Test(arguments: [(49.0, 0.0), (51, 100)])
  func whatIsWeakerThanTheFittingPriorityIsGivenUp(_ priority: Double, _ width: Double) {
    view.widthAnchor.constraint(equalToConstant: 100).at(Priority(Float(priority))).isActive = true
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: width, height: 0))
  }

  @Test func aRequiredWidthGivesTheHeightOfWrappedText() {
    let label = Label("aaaa bbbb cccc")
    label.font = Font(families: ["system-ui"], size: 16)
    label.numberOfLines = 0
    fill(label)
    for (width, height) in [(132.0, 39.5), (92, 58.5), (60, 77.5)] {
      let size = view.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: width, height: height))
    }
  }

  @Test func fittingMovesNothing() {
    let root = screen(320, 480)
    root.add(view)
    let content = box(100, 30)
    fill(content)
    view.pin(x: 5, y: 5, width: 200, height: 200)
    content.setContentHuggingPriority(1, for: .horizontal)
    root.layoutIfNeeded()
    let frames = [view.frame, content.frame]
    _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect([view.frame, content.frame] == frames)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([view.frame, content.frame] == frames)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func constraintsWithOthersOutsideDoNotCount() {
    let root = screen(320, 480)
    root.add(view)
    fill(box(100, 30))
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 120)
    #expect(view.frame.width == 320)
  }

  @Test func itsOwnSizesCount() {
    fill(box(100, 30))
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 150, height: 50))
  }

  @Test func whatIsInItKeepsFramesThatWereSet() {
    let content = View(frame: Rect(x: 10, y: 10, width: 70, height: 20))
    view.addSubview(content)
    activate(
      view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10))
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 90, height: 40))
  }

  @Test func marginsThatWereSetCountBeforeTheFirstLayout() {
    view.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let content = view.cover(view.layoutMarginsGuide)
    activate(
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 30))
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 140, height: 70))
  }

  @Test func theSizeThatFitsIsTheSizeThatALayoutOfTheSameConstraintsHas() {
    let root = screen(320, 480)
    root.traitCollection.layoutDirection = .rightToLeft
    let label = Label("aaaa bbbb cccc dddd eeee")
    label.numberOfLines = 0
    fill(label)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    root.add(view)
    view.pin(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == view.frame.size)
  }
}
