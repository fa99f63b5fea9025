import Testing

@testable import KansoLayout

/// Inequalities, priorities as levels, and constraints that cannot hold.
struct RelationAndPriorityTests {
  private let root = screen(320, 480)
  private let a = box(50, 50)
  private let b = box(50, 50)

  /// Returns the width of a view with width constraints of the given priorities.
  private func width(_ wishes: [(LayoutConstraint.Relation, Double, Priority)]) -> Double {
    let view = View()
    root.add(view)
    for (relation, width, priority) in wishes {
      LayoutConstraint(
        item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: width
      ).at(priority).isActive = true
    }
    root.layoutIfNeeded()
    return view.frame.width
  }

  @Test func anInequalityChangesNothingThatMeetsIt() {
    #expect(width([(.equal, 80, 500), (.lessThanOrEqual, 100, 1000)]) == 80)
    #expect(width([(.equal, 80, 500), (.greaterThanOrEqual, 60, 1000)]) == 80)
  }

  @Test func anInequalityIsMetAsCloselyAsItCanBe() {
    #expect(width([(.equal, 80, 500), (.lessThanOrEqual, 70, 1000)]) == 70)
    #expect(width([(.equal, 80, 500), (.greaterThanOrEqual, 90, 501)]) == 90)
  }

  @Test func anOptionalInequalityGivesWayToAHigherPriority() {
    #expect(width([(.equal, 80, 500), (.lessThanOrEqual, 70, 499)]) == 80)
  }

  /// As in UIKit, which the tests of Stevia show.
  @Test func aPositionIsAtTheBoundOfAnInequalityThatNothingElseDecides() {
    let c = View()
    root.add(a, b, c)
    a.frame = Rect(x: 60, y: 0, width: 50, height: 50)
    b.frame = a.frame
    activate(
      a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      a.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 30),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 5),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
      c.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -7),
      c.widthAnchor.constraint(lessThanOrEqualToConstant: 40), c.heightAnchor.constraint(equalToConstant: 10))
    for _ in 0..<3 {
      root.layoutIfNeeded()
      #expect(a.frame.origin == Point(x: 20, y: 30))
      #expect(b.frame.minX == 200)
      // A size stays.
      #expect(c.frame.width == 0 && c.frame.maxX == 193)
      a.setNeedsLayout()
      a.frame.size = Size(width: 60, height: 60)
    }
    #expect(a.hasAmbiguousLayout && c.hasAmbiguousLayout)
  }

  @Test func framesOfDocumentsStay() {
    root.traitCollection.hasStoredFrames = true
    root.add(b)
    b.frame = Rect(x: 60, y: 0, width: 50, height: 50)
    b.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 60)
  }

  @Test(arguments: [(501.0, 500.0), (751, 750), (999, 998), (2, 1), (500.5, 500)])
  func aHigherPriorityWinsAgainstTenLowerOnes(_ high: Double, _ low: Double) {
    let many = [(LayoutConstraint.Relation, Double, Priority)](
      repeating: (.equal, 2_000, Priority(Float(low))), count: 10)
    #expect(width([(.equal, 100, Priority(Float(high)))] + many) == 100)
    #expect(width(many + [(.equal, 100, Priority(Float(high)))]) == 100)
  }

  @Test func twoHigherPrioritiesWinAgainstOneLowerOne() {
    #expect(width([(.equal, 100, 501), (.equal, 100, 501), (.equal, 200, 500)]) == 100)
  }

  @Test func twoLowerPrioritiesLoseAgainstOneHigherOne() {
    #expect(width([(.equal, 100, 501), (.equal, 200, 500), (.equal, 200, 500)]) == 100)
  }

  @Test func whatIsRequiredWinsAgainstAnyNumberOf999() {
    #expect(width([(.equal, 100, 1000)] + (0..<10).map { _ in (.equal, 300, 999) }) == 100)
  }

  @Test func aLowerPriorityDecidesWhatHigherOnesLeaveOpen() {
    #expect(width([(.lessThanOrEqual, 300, 750), (.greaterThanOrEqual, 100, 750), (.equal, 250, 1)]) == 250)
    #expect(width([(.lessThanOrEqual, 300, 750), (.greaterThanOrEqual, 100, 750), (.equal, 90, 1)]) == 100)
  }

  @Test func withinAPriorityTheSumOfErrorsIsLeast() {
    #expect(width([(.equal, 100, 500), (.equal, 200, 500), (.equal, 200, 500)]) == 200)
    #expect(width([10, 20, 70, 300, 310].map { (.equal, $0, 500) }) == 70, "the one in the middle")
  }

  @Test func equalPrioritiesAtOddsEndBetweenThem() {
    let view = View()
    root.add(view)
    view.pin(x: 0, y: 0, height: 10)
    activate(
      view.widthAnchor.constraint(equalToConstant: 100).at(800),
      view.widthAnchor.constraint(equalToConstant: 200).at(800))
    root.layoutIfNeeded()
    #expect((100...200).contains(view.frame.width), "any of them has the same errors")
    #expect(view.ambiguousAxes == [.horizontal])
  }

  @Test func optionalConstraintsAreGivenUpWithoutAReport() {
    _ = width([(.equal, 100, 999), (.equal, 200, 998), (.lessThanOrEqual, 50, 1000)])
    #expect(root.layoutProblems.isEmpty)
  }

  // MARK: Conflicts

  @Test func aConflictNamesWhatIsInItAndNothingElse() throws {
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("photo", "title")
    root.add(a, b)
    b.pin(x: 10, y: 20)
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let trailing = a.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    trailing.identifier = "far edge"
    let optional = a.widthAnchor.constraint(equalToConstant: 77).at(999)
    activate(leading, trailing, width, optional, a.topAnchor.constraint(equalTo: b.topAnchor))
    root.layoutIfNeeded()
    let problem = try #require(root.layoutProblems.first)
    #expect(root.layoutProblems.count == 1)
    #expect(problem.kind == .unsatisfiable)
    for constraint in [leading, trailing, width] { #expect(problem.message.contains(constraint.summary)) }
    #expect(problem.message.contains("far edge"))
    #expect(!problem.message.contains("title"))
    #expect(!problem.message.contains("77"))
  }

  @Test func aConflictNamesWhereItWasWritten() throws {
    root.add(a)
    activate(a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 200))
    let line = #line - 1
    root.layoutIfNeeded()
    let problem = try #require(root.layoutProblems.first)
    #expect(problem.source?.hasSuffix("RelationAndPriorityTests.swift:\(line)") == true)
  }

  @Test func allButOneOfAConflictHold() {
    root.add(a, b)
    b.pin(x: 10, y: 20)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.widthAnchor.constraint(equalToConstant: 100), a.topAnchor.constraint(equalTo: b.bottomAnchor))
    root.layoutIfNeeded()
    let held = [a.frame.minX == 4, a.frame.maxX == 320, a.frame.width == 100]
    #expect(held.filter { $0 }.count == 2, "\(a.frame)")
    #expect(a.frame.minY == 70)
    #expect(b.frame == Rect(x: 10, y: 20, width: 50, height: 50))
  }

  @Test func aConflictEndsWithOneOfItsConstraints() {
    root.add(a)
    let (narrow, wide) = (
      a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 200)
    )
    for (gone, kept) in [(narrow, wide), (wide, narrow)] {
      activate(narrow, wide)
      root.layoutIfNeeded()
      #expect(root.layoutProblems.count == 1)
      gone.isActive = false
      root.layoutIfNeeded()
      #expect(root.layoutProblems.isEmpty)
      #expect(a.frame.width == kept.constant)
    }
  }

  @Test func aConflictEndsWhenAConstantChanges() {
    root.add(a)
    let narrow = a.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    activate(narrow, a.widthAnchor.constraint(equalToConstant: 200))
    root.layoutIfNeeded()
    #expect(root.layoutProblems.count == 1)
    narrow.constant = 300
    root.layoutIfNeeded()
    #expect(root.layoutProblems.isEmpty)
    #expect(a.frame.width == 200)
  }

  @Test func aFrameThatWasSetConflictsWithConstraints() throws {
    a.accessibilityIdentifier = "photo"
    a.frame = Rect(x: 0, y: 0, width: 60, height: 60)
    root.addSubview(a)
    a.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    let problem = try #require(root.layoutProblems.first)
    #expect(problem.message.contains("frame of photo"))
  }

  @Test func noSizeIsNegative() {
    let narrow = View()
    root.add(narrow)
    narrow.pin(x: 0, y: 0, width: 10, height: 10)
    let view = narrow.cover(narrow.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame.width >= 0)
    #expect(view.frame.height >= 0)
    #expect(Set(root.layoutProblems.map(\.kind)) == [.unsatisfiable])
  }
}
