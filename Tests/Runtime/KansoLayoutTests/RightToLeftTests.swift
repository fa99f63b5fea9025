import Testing

@testable import KansoLayout

/// In right-to-left layout, leading and trailing are mirrored, with their constants and multipliers.
struct RightToLeftTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(60, 20)
  private let c = box(10, 10)

  init() { root.traitCollection.layoutDirection = .rightToLeft }

  @Test func leadingIsOnTheRightAndConstantsGoToTheLeft() {
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 270)
    #expect(b.frame.minX == 10)
  }

  @Test func aRowRunsFromTheRight() {
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 280)
    #expect(b.frame.minX == 212)
  }

  @Test func leftAndRightStayWhereTheyAre() {
    root.add(a, b)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    #expect(b.frame.maxX == 310)
  }

  @Test func centresAndSizesAndTheVerticalAreAsEver() {
    root.add(a)
    activate(
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 7))
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 160 + 10 - 45, y: 7, width: 90, height: 30))
  }

  @Test func inequalitiesAreMirrored() {
    root.add(a)
    a.frame = Rect(x: 300, y: 0, width: 40, height: 30)
    a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 290)
  }

  @Test func multipliersCountFromTheRight() {
    root.add(a)
    LayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
      constant: 4
    ).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 320 - 80 - 4)
  }

  @Test func leadingAgainstACentreIsMirrored() {
    root.add(a)
    a.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 150)
  }

  @Test func systemSpacingIsMirrored() {
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2))
    root.layoutIfNeeded()
    #expect(b.frame.maxX == 280 - 16)
  }

  @Test func distancesBetweenLeadingAndTrailingArePositiveForwards() {
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 25))
    root.layoutIfNeeded()
    #expect(b.frame.maxX == 280 - 25)
  }

  @Test func aSizeCanEqualADistance() {
    root.add(a, b, c)
    c.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      c.widthAnchor.constraint(equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)))
    root.layoutIfNeeded()
    // a from 280 to 320, b from 0 to 60.
    #expect(c.frame.width == 220)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func directionalMarginsAreMirroredAndOthersAreNot() {
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 50)
    root.systemMinimumLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let view = View()
    root.add(view)
    view.pin(x: 0, y: 0, width: 100, height: 100)
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 0, left: 50, bottom: 0, right: 30))
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins.leading == 4)
  }

  @Test func marginsStartOnTheRight() {
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      LayoutConstraint(
        item: b, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
        multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 270)
    #expect(b.frame.minX == 20)
  }

  @Test func theSafeAreaIsWhereItIs() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    root.add(a)
    a.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 44)
  }

  // MARK: Which way it runs

  @Test func theDirectionChangesLive() {
    root.add(a)
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 270)
    root.traitCollection.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
  }

  @Test(arguments: [
    (SemanticContentAttribute.unspecified, 270.0), (.forceRightToLeft, 270), (.forceLeftToRight, 10),
    (.playback, 10), (.spatial, 10),
  ])
  func contentsTurnRoundAsTheirMeaningSays(_ attribute: SemanticContentAttribute, _ x: Double) {
    root.semanticContentAttribute = attribute
    root.add(a)
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == x)
  }

  @Test func theMeaningOfAViewHoldsForWhatIsDirectlyInIt() {
    let (outer, inner) = (View(), View())
    root.traitCollection.layoutDirection = .leftToRight
    outer.semanticContentAttribute = .forceRightToLeft
    root.add(outer)
    outer.pin(x: 0, y: 0, width: 200, height: 200)
    outer.add(inner)
    inner.pin(x: 0, y: 0, width: 100, height: 100)
    outer.add(a)
    inner.add(b)
    activate(
      a.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: inner.leadingAnchor))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 160)
    #expect(b.frame.minX == 0)
  }

  @Test func marginsFollowTheMeaningLive() {
    root.traitCollection.layoutDirection = .leftToRight
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 50)
    root.add(a)
    a.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 20)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(a.frame.minX == 50)
  }
}
