import KansoTheme
import Testing

@testable import KansoLayout

/// Changes after a layout, and the memory of removed trees.
struct StaleLayoutTests {
  private let root = screen(320, 480)

  @Test func aTextWhoseWidthFollowsFromItsHeightLeavesTheRestAsItIs() {
    let label = Label("a text that wraps over a few lines of the label")
    let other = box(50, 50)
    root.add(label, other)
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(200, for: .horizontal)
    label.setContentHuggingPriority(100, for: .horizontal)
    activate(
      label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 7))
    root.layoutIfNeeded()
    #expect(other.frame.minY == 7)
    #expect(other.frame.width == 50)
  }

  /// A view that changes its constraints when its size is requested.
  private final class Restless: View {
    var height: LayoutConstraint?
    var isBig = false
    override var intrinsicContentSize: Size {
      height?.isActive = false
      height = subviews.first?.heightAnchor.constraint(equalToConstant: isBig ? 100 : 40).activate()
      return super.intrinsicContentSize
    }
  }

  @Test func constraintsThatChangeDuringAFitAreThoseOfTheTree() {
    let (card, inner) = (Restless(), View())
    root.add(card)
    card.add(inner)
    activate(
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    root.layoutIfNeeded()
    for isBig in [false, true, false, true] {
      card.isBig = isBig
      #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height == (isBig ? 100 : 40))
      root.layoutIfNeeded()
      #expect(card.frame.height == (isBig ? 100 : 40))
      #expect(root.layoutProblems.isEmpty)
    }
  }

  @Test func aDistanceWithinOneViewLeavesAsOne() {
    let view = View()
    root.add(view)
    let first = view.heightAnchor.constraint(equalToConstant: 3).activate()
    let second = view.topAnchor.constraint(equalTo: root.topAnchor).activate()
    let width = view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(equalToConstant: 10)
      .activate()
    first.deactivate()
    second.deactivate()
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2).activate()
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    width.deactivate()
    root.layoutIfNeeded()
    #expect(view.activeConstraints.count == 1)
  }

  @Test func nothingKeepsATreeThatWasChangedAfterItsLayout() {
    weak var gone: View?
    weak var child: View?
    do {
      let (root, label) = (screen(100, 100), Label("text"))
      root.add(label)
      root.layoutIfNeeded()
      root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      root.traitCollection.displayScale = 3
      root.additionalSafeAreaInsets.top = 20
      root.setContentHuggingPriority(.required, for: .vertical)
      root.boundsOrigin = Point(x: 0, y: 10)
      label.text = "another"
      label.removeFromSuperview()
      root.addSubview(View())
      (gone, child) = (root, label)
    }
    #expect(gone == nil)
    #expect(child == nil)
  }

  @Test func whatOutlivesItsTreeCanBeUsedInAnother() {
    let (view, guide) = (box(10, 10), LayoutGuide())
    var constraint = LayoutConstraint()
    do {
      let old = screen(100, 100)
      old.add(view)
      old.addLayoutGuide(guide)
      constraint = view.leadingAnchor.constraint(equalTo: old.leadingAnchor, constant: 5).activate()
      guide.widthAnchor.constraint(equalTo: view.widthAnchor).activate()
      old.layoutIfNeeded()
    }
    #expect(!constraint.isActive && constraint.secondItem == nil && guide.owningView == nil)
    constraint.activate()
    #expect(constraint.problem?.kind == .noCommonAncestor)
    root.add(view)
    root.addLayoutGuide(guide)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9).activate()
    guide.leadingAnchor.constraint(equalTo: view.trailingAnchor).activate()
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 9, y: 0, width: 10, height: 10))
    #expect(guide.layoutFrame.minX == 19)
  }

  @Test func theBaselineOfAStackFollowsWhatStandsForIt() {
    let (large, side) = (Label("title"), Label("side"))
    large.font = Font(families: [], size: 40)
    let stack = StackView(arrangedSubviews: [large, Label("sub")])
    stack.axis = .vertical
    root.add(stack, side)
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      side.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor))
    root.layoutIfNeeded()
    #expect(side.frame.minY > 0)
    large.isHidden = true
    root.layoutIfNeeded()
    #expect(side.frame.minY == 0)
  }

  @Test func aStackWithOnlyHiddenViewsTakesNoSpace() {
    let stack = StackView(arrangedSubviews: [Label("one"), Label("two")])
    let below = box(10, 10)
    stack.axis = .vertical
    root.add(stack, below)
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor))
    root.layoutIfNeeded()
    stack.arrangedSubviews.forEach { $0.isHidden = true }
    root.layoutIfNeeded()
    #expect(below.frame.minY == 0)
  }

  @Test func textsThatWrapBesideEachOtherShareTheWidth() {
    let texts = (0..<2).map { Label(String(repeating: "word ", count: 12 + $0 * 8)) }
    texts.forEach { $0.numberOfLines = 0 }
    let stack = StackView(arrangedSubviews: texts)
    stack.spacing = 8
    root.add(stack)
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 288))
    root.layoutIfNeeded()
    #expect(texts.map(\.frame.width) == [140, 140])
  }

  @Test func theReadableWidthNeverActsOnItsView() {
    let wide = screen(1024, 400)
    let label = Label(String(repeating: "word ", count: 22))
    wide.add(label)
    label.trailingAnchor.constraint(lessThanOrEqualTo: wide.trailingAnchor).activate()
    wide.layoutIfNeeded()
    let width = label.frame.width
    #expect(width > 700)
    #expect(label.readableContentGuide.layoutFrame.width == 672)
    wide.setNeedsLayout()
    wide.layoutIfNeeded()
    #expect(label.frame.width == width)
  }

  @Test func constraintsFollowWhatAViewShowsOfItself() {
    let (inner, deep, side) = (View(), box(10, 10), box(10, 10))
    root.add(inner, side)
    inner.add(deep)
    activate(
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      deep.topAnchor.constraint(equalTo: inner.topAnchor),
      side.topAnchor.constraint(equalTo: deep.topAnchor, constant: 50),
      deep.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(side.frame.minY == 50)
    inner.boundsOrigin.y = 30
    root.layoutIfNeeded()
    // The view stays at the visible edge, which is at 30 in its superview's coordinates.
    #expect(deep.frame.minY == 30)
    #expect(side.frame.minY == 50)
  }

  @Test func framesAreUpToDateWithinLayoutSubviews() {
    final class Watcher: View {
      var seen = 0.0
      var space: LayoutConstraint?
      override func layoutSubviews() {
        guard let space, space.constant == 0 else { return }
        space.constant = 25
        layoutIfNeeded()
        seen = subviews[0].frame.minX
      }
    }
    let watcher = Watcher(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View()
    watcher.add(view)
    watcher.space = view.leadingAnchor.constraint(equalTo: watcher.leadingAnchor).activate()
    watcher.layoutIfNeeded()
    #expect(watcher.seen == 25)
  }

  @Test func aTargetWithoutEndIsOneForFitting() {
    let (card, label) = (View(), Label(String(repeating: "word ", count: 20)))
    label.numberOfLines = 0
    card.add(label)
    activate(
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor))
    label.setContentHuggingPriority(.required, for: .vertical)
    let size = card.systemLayoutSizeFitting(
      Size(width: 200, height: .greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 200, height: label.contentHeight(forWidth: 200) ?? 0))
    let open = View()
    open.heightAnchor.constraint(greaterThanOrEqualToConstant: 10).activate()
    #expect(open.systemLayoutSizeFitting(Size(width: 0, height: .greatestFiniteMagnitude)).height == 1e6)
  }

  @Test func aFrameBeyondAllBoundsDoesNotLoosenConstraints() {
    let view = View(frame: Rect(x: 1e300, y: 0, width: 1e300, height: 1))
    root.add(view)
    activate(
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 5),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 20))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.width == 0)
  }

  @Test func aTextWhoseFrameIsSetIsMeasuredNoMore() {
    let label = Label("a text that wraps over a few lines of the label")
    label.numberOfLines = 0
    root.add(label)
    label.widthAnchor.constraint(equalToConstant: 80).activate()
    root.layoutIfNeeded()
    label.constraintsAffectingLayout(for: .horizontal).forEach { $0.deactivate() }
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = Rect(x: 0, y: 0, width: 50, height: 30)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(root.engine?.wrappingViews.isEmpty == true)
  }
}
