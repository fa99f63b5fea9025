import Testing

@testable import KansoLayout

/// Layout problems are reported, and the rest of the tree is laid out correctly.
struct LayoutProblemTests {
  private let scene = ProblemScene()

  /// Numbers that layout cannot compute with.
  private static let wild: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 1e13, -1e13, .greatestFiniteMagnitude,
  ]

  // MARK: Numbers

  @Test(arguments: wild)
  func constantsHaveToBeNumbersWithinReason(_ number: Double) {
    let constraint = scene.odd.widthAnchor.constraint(equalToConstant: number).activate()
    #expect(!constraint.isActive)
    #expect(constraint.problem?.kind == .numberOutOfRange)
    scene.expectRest([.numberOutOfRange])
  }

  @Test(arguments: wild)
  func multipliersHaveToBeNumbersWithinReason(_ number: Double) {
    let constraint = scene.odd.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: number)
    #expect(!constraint.activate().isActive)
    #expect(constraint.problem?.kind == .numberOutOfRange)
    scene.expectRest([.numberOutOfRange])
  }

  @Test(arguments: wild)
  func constantsMayNotBecomeWild(_ number: Double) {
    let constraint = scene.odd.widthAnchor.constraint(equalToConstant: 50).activate()
    scene.root.layoutIfNeeded()
    constraint.constant = number
    scene.expectRest([.numberOutOfRange])
    constraint.constant = 60
    constraint.activate()
    scene.expectRest([.numberOutOfRange])
    #expect(scene.odd.frame.width == 60)
  }

  /// 1e12 points is accepted, and is more than any layout needs.
  @Test func largeConstantsAreTaken() {
    let constraint = scene.odd.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 1e9)
    #expect(constraint.activate().isActive)
    scene.expectRest([])
    #expect(scene.odd.frame.minX == 1e9)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity, -.infinity] as [Double])
  func prioritiesAreAboveZeroAndUpToAThousand(_ number: Double) {
    let constraint = scene.odd.widthAnchor.constraint(equalToConstant: 50)
    constraint.priority = Priority(Float(number))
    #expect(!constraint.activate().isActive)
    #expect(constraint.problem?.kind == .numberOutOfRange)
    scene.odd.setContentHuggingPriority(Priority(Float(number)), for: .horizontal)
    scene.odd.setContentCompressionResistancePriority(Priority(Float(number)), for: .horizontal)
    #expect(scene.odd.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(scene.odd.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    scene.expectRest([.numberOutOfRange])
  }

  @Test(arguments: wild)
  func framesHaveToBeNumbersWithinReason(_ number: Double) {
    scene.odd.translatesAutoresizingMaskIntoConstraints = true
    scene.odd.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    scene.odd.frame.origin.x = number
    scene.odd.frame.size.height = number
    scene.expectRest([.numberOutOfRange])
    #expect(scene.odd.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(View(frame: Rect(x: .nan, y: 0, width: 1, height: 1)).frame == .zero)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -5] as [Double])
  func contentOfNoSizeCountsAsNone(_ number: Double) {
    scene.odd.setContent(number, number)
    scene.expectRest([])
    #expect(scene.odd.frame.width.isFinite && scene.odd.frame.width >= 0)
  }

  @Test(arguments: [.nan, .infinity] as [Double])
  func sizesToFitIntoHaveToBeNumbers(_ number: Double) {
    scene.root.layoutIfNeeded()
    let size = scene.odd.systemLayoutSizeFitting(Size(width: number, height: 10))
    #expect(size.width.isFinite && size.height.isFinite)
    scene.expectRest([.numberOutOfRange])
  }

  @Test(arguments: [.nan, .infinity, 1e300] as [Double])
  func wildMarginsLeaveTheRestAsItIs(_ number: Double) {
    scene.root.layoutMargins.left = number
    scene.odd.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor).activate()
    scene.root.layoutIfNeeded()
    #expect(scene.rest.frame == ProblemScene.place)
    #expect(scene.odd.frame.minX.isFinite)
    #expect(!scene.root.layoutProblems.isEmpty)
  }

  @Test(arguments: [.nan, .infinity, 1e300] as [Double])
  func wildSpacingLeavesTheRestAsItIs(_ number: Double) {
    let stack = StackView(arrangedSubviews: stackBoxes([10, 20]))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = number
    scene.root.addSubview(stack)
    scene.expectRest([.numberOutOfRange])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
  }

  // MARK: Priorities of active constraints

  @Test(arguments: [(1000, 999), (1000, 1), (999, 1000), (1, 1000)] as [(Double, Double)])
  func whatIsActiveStaysRequiredOrOptional(_ old: Double, _ new: Double) {
    let constraint = scene.odd.widthAnchor.constraint(equalToConstant: 50)
    constraint.priority = Priority(Float(old))
    constraint.activate()
    constraint.priority = Priority(Float(new))
    #expect(constraint.priority == Priority(Float(old)))
    #expect(constraint.isActive)
    scene.expectRest([.requiredWhileActive])
    constraint.deactivate()
    constraint.priority = Priority(Float(new))
    #expect(constraint.activate().isActive)
    #expect(constraint.priority == Priority(Float(new)))
  }

  @Test func optionalPrioritiesMayChangeWhileActive() {
    // The content is 40 points wide and hugs at 250.
    let constraint = scene.odd.widthAnchor.constraint(equalToConstant: 100)
    constraint.priority = 200
    constraint.activate()
    scene.root.layoutIfNeeded()
    #expect(scene.odd.frame.width == 40)
    constraint.priority = 300
    scene.expectRest([])
    #expect(scene.odd.frame.width == 100)
  }

  // MARK: Views

  @Test func viewsOfDifferentTreesCannotBeCompared() {
    let other = View()
    let constraint = scene.odd.widthAnchor.constraint(equalTo: other.widthAnchor).activate()
    #expect(!constraint.isActive)
    #expect(constraint.problem?.kind == .noCommonAncestor)
    scene.expectRest([.noCommonAncestor])
    scene.root.addSubview(other)
    #expect(constraint.activate().isActive)
    #expect(constraint.problem == nil)
  }

  @Test func aGuideWithoutAViewCannotBeCompared() {
    let constraint = scene.odd.widthAnchor.constraint(equalTo: LayoutGuide().widthAnchor).activate()
    #expect(constraint.problem?.kind == .noCommonAncestor)
    scene.expectRest([.noCommonAncestor])
  }

  @Test func aViewThatIsGoneCannotBeCompared() {
    func make() -> LayoutConstraint { scene.odd.widthAnchor.constraint(equalTo: View().widthAnchor) }
    let constraint = make()
    #expect(!constraint.activate().isActive)
    #expect(constraint.problem?.kind == .noCommonAncestor)
    scene.expectRest([.noCommonAncestor])
  }

  @Test func constraintsGoWithTheViewThatLeaves() {
    let constraint = scene.odd.widthAnchor.constraint(equalTo: scene.rest.widthAnchor).activate()
    scene.root.layoutIfNeeded()
    scene.odd.removeFromSuperview()
    #expect(!constraint.isActive)
    scene.expectRest([])
  }

  @Test func aViewCannotBeInItself() {
    let inner = View()
    scene.odd.addSubview(inner)
    scene.odd.addSubview(scene.odd)
    inner.addSubview(scene.odd)
    inner.addSubview(scene.root)
    #expect(scene.odd.superview === scene.root)
    #expect(scene.root.superview == nil)
    #expect(inner.subviews.isEmpty)
    scene.expectRest([.cycle])
  }

  // MARK: Attributes

  @Test(
    arguments: [
      (.width, .left), (.top, .height),
      (.leading, .left), (.right, .trailing), (.leadingMargin, .leftMargin), (.leading, .rightMargin),
      (.notAnAttribute, .width), (.left, .notAnAttribute),
    ] as [(LayoutAttribute, LayoutAttribute)])
  func attributesHaveToGoWithEachOther(_ first: LayoutAttribute, _ second: LayoutAttribute) {
    let constraint = LayoutConstraint(
      item: scene.odd, attribute: first, relatedBy: .equal, toItem: scene.root, attribute: second,
      multiplier: 1, constant: 0)
    #expect(!constraint.activate().isActive)
    #expect(constraint.problem?.kind == .incompatibleAttributes)
    scene.expectRest([.incompatibleAttributes])
  }

  @Test(
    arguments: [
      (.width, .height), (.left, .right), (.leading, .trailing), (.leading, .centerX), (.left, .centerX),
      (.centerX, .trailing), (.leading, .leadingMargin), (.left, .rightMargin), (.top, .lastBaseline),
      (.centerY, .bottomMargin), (.centerXWithinMargins, .centerX), (.firstBaseline, .topMargin),
    ] as [(LayoutAttribute, LayoutAttribute)])
  func attributesOfOneKindAndAxisGoWithEachOther(_ first: LayoutAttribute, _ second: LayoutAttribute) {
    let constraint = LayoutConstraint(
      item: scene.odd, attribute: first, relatedBy: .equal, toItem: scene.root, attribute: second,
      multiplier: 1, constant: 0)
    #expect(constraint.activate().isActive)
    scene.expectRest([])
  }

  @Test func aPositionNeedsSomethingToBeComparedWith() {
    let constraint = LayoutConstraint(
      item: scene.odd, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    #expect(constraint.activate().problem?.kind == .incompatibleAttributes)
    scene.expectRest([.incompatibleAttributes])
  }

  /// The compiler rejects this comparison except if the anchors are typed as their common superclass.
  @Test func leadingCannotBeComparedWithLeft() {
    let anchors: [LayoutXAxisAnchor] = [scene.odd.leadingAnchor, scene.root.leftAnchor]
    let constraint = anchors[0].constraint(equalTo: anchors[1]).activate()
    #expect(constraint.problem?.kind == .incompatibleAttributes)
    scene.expectRest([.incompatibleAttributes])
  }

  @Test func aProblemSaysWhereItIsAndMayBeForgotten() {
    scene.odd.widthAnchor.constraint(equalToConstant: .nan, file: "Form.swift", line: 7).activate()
    #expect(scene.root.layoutProblems.map(\.source) == ["Form.swift:7"])
    #expect(scene.root.layoutProblems.allSatisfy { $0.message.contains("odd.width") })
    scene.root.forgetLayoutProblems()
    scene.expectRest([])
  }
}
