import Testing

@testable import KansoLayout

/// Content resists compression at one priority, and expansion at another.
struct ContentSizeTests {
  private let root = screen(320, 480)
  private let a = box(100, 30)
  private let b = box(60, 20)

  @Test func aViewThatNothingElseSizesHasTheSizeOfItsContent() {
    root.add(a)
    a.pin(x: 10, y: 10)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 10, y: 10, width: 100, height: 30))
    #expect(!a.hasAmbiguousLayout)
  }

  @Test func contentCanHaveASizeAlongOneAxisOnly() {
    let line = box(nil, 2)
    root.add(line)
    line.pin(x: 10, y: 10)
    line.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(line.frame == Rect(x: 10, y: 10, width: 310, height: 2))
  }

  @Test func whereThereIsNoMetricTheSizeIsOpen() {
    let line = box(nil, 2)
    root.add(line)
    line.pin(x: 10, y: 10)
    line.widthAnchor.constraint(equalToConstant: 77).at(1).isActive = true
    root.layoutIfNeeded()
    #expect(line.frame.width == 77)
  }

  @Test(arguments: [(249.0, 100.0), (251, 200), (999, 200), (1000, 200)])
  func aSizeOfAHigherPriorityThanHuggingMakesAViewLarger(_ priority: Double, _ width: Double) {
    root.add(a)
    a.widthAnchor.constraint(equalToConstant: 200).at(Priority(Float(priority))).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == width)
  }

  @Test(arguments: [(749.0, 100.0), (751, 40), (999, 40), (1000, 40)])
  func aSizeOfAHigherPriorityThanResistanceMakesAViewSmaller(_ priority: Double, _ width: Double) {
    root.add(a)
    a.widthAnchor.constraint(equalToConstant: 40).at(Priority(Float(priority))).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == width)
  }

  @Test func contentIsHuggedAndResistsByThePrioritiesOfUIKit() {
    root.add(a, b)
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    activate(
      a.widthAnchor.constraint(equalToConstant: 50).at(749),
      a.heightAnchor.constraint(equalToConstant: 50).at(251),
      b.widthAnchor.constraint(equalToConstant: 50).at(751),
      b.heightAnchor.constraint(equalToConstant: 50).at(249))
    root.layoutIfNeeded()
    #expect(a.frame.size == Size(width: 100, height: 50), "resists being smaller, is made larger")
    #expect(b.frame.size == Size(width: 50, height: 20), "is made smaller, is not made larger")
  }

  /// Of two views in one row, the one with the lower priority changes its size. With equal priorities, either may
  /// change.
  @Test func inARowTheLowerPriorityGives() {
    let values: [Priority] = [1, 250, 251, 750]
    root.add(a, b)
    a.pin(x: 0, y: 0)
    b.pin(y: 0)
    let end = b.rightAnchor.constraint(equalTo: root.leftAnchor)
    activate(b.leftAnchor.constraint(equalTo: a.rightAnchor), end)
    for (first, second) in values.flatMap({ first in values.map { (first, $0) } }) {
      for (other, third) in values.flatMap({ other in values.map { (other, $0) } }) {
        (a.hugging[0], b.hugging[0]) = (first, second)
        (a.compressionResistance[0], b.compressionResistance[0]) = (other, third)
        a.invalidateIntrinsicContentSize()
        b.invalidateIntrinsicContentSize()
        end.constant = 200
        root.layoutIfNeeded()
        let wide = a.frame.width
        #expect(b.frame.width == 200 - wide)
        #expect(first > second ? wide == 100 : first < second ? wide == 140 : (100...140).contains(wide))
        end.constant = 120
        root.layoutIfNeeded()
        let narrow = a.frame.width
        #expect(b.frame.width == 120 - narrow)
        #expect(other > third ? narrow == 100 : other < third ? narrow == 60 : (60...100).contains(narrow))
      }
    }
  }

  @Test func whatIsCompressedToNothingStopsThere() {
    root.add(a, b)
    a.setContentCompressionResistancePriority(700, for: .horizontal)
    a.pin(x: 0, y: 0)
    b.pin(y: 0)
    activate(
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 45))
    root.layoutIfNeeded()
    #expect(a.frame.width == 0)
    #expect(b.frame.width == 45)
  }

  @Test func requiredContentConflictsWithOtherSizes() {
    a.setContentHuggingPriority(.required, for: .horizontal)
    root.add(a)
    a.pin(x: 0, y: 0, width: 200)
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == [.unsatisfiable])
  }

  @Test func prioritiesOfContentChangeLive() {
    root.add(a)
    a.pin(x: 0, y: 0)
    a.rightAnchor.constraint(equalTo: root.rightAnchor).at(500).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 320)
    a.setContentHuggingPriority(501, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
  }

  @Test func contentIsAskedAgainOnceItIsInvalid() {
    root.add(a, b)
    a.pin(x: 0, y: 0)
    b.pin(y: 0)
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    root.layoutIfNeeded()
    a.content = Size(width: 140, height: View.noIntrinsicMetric)
    a.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    a.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 0, y: 0, width: 140, height: 30), "the height is open and stays")
    #expect(b.frame.minX == 140)
  }

  @Test func hiddenViewsKeepTheirPlace() {
    root.add(a, b)
    a.pin(x: 0, y: 0)
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(b.frame.minX == 100)
  }

  // MARK: Alignment rects

  @Test func contentIsTheSizeOfTheAlignedPart() {
    a.insets = EdgeInsets(top: 2, left: 3, bottom: 5, right: 7)
    root.add(a)
    a.pin(x: 10, y: 20)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 7, y: 18, width: 110, height: 37))
  }

  @Test func anchorsAreThoseOfTheAlignedPart() {
    a.insets = EdgeInsets(top: 2, left: 3, bottom: 5, right: 7)
    root.add(a, b)
    activate(
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      a.widthAnchor.constraint(equalToConstant: 80),
      b.leftAnchor.constraint(equalTo: a.rightAnchor), b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor))
    root.layoutIfNeeded()
    // The alignment rectangle is 120 to 200 by 450 to 480.
    #expect(a.frame == Rect(x: 117, y: 448, width: 90, height: 37))
    #expect(b.frame == Rect(x: 200, y: 455, width: 80, height: 20))
  }

  @Test func whatIsInAViewIsAlignedWithItsAlignedPart() {
    a.insets = EdgeInsets(top: 2, left: 3, bottom: 5, right: 7)
    root.add(a)
    a.pin(x: 10, y: 20)
    let inner = a.cover(a)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 3, y: 2, width: 100, height: 30))
  }
}
