import Testing

@testable import KansoLayout

/// Conflicting constraints, very deep trees, and layout that never finishes.
struct LayoutConflictTests {
  private let scene = ProblemScene()

  // MARK: Conflicts

  @Test func aConflictNamesItsConstraintsAndWhereTheyAre() throws {
    scene.odd.widthAnchor.constraint(equalToConstant: 50, file: "Form.swift", line: 7).activate()
    scene.odd.widthAnchor.constraint(equalToConstant: 70, file: "Other.swift", line: 12).activate()
    scene.odd.heightAnchor.constraint(equalToConstant: 30, file: "Height.swift", line: 1).activate()
    scene.expectRest([.unsatisfiable])
    let problem = try #require(scene.root.layoutProblems.first)
    for part in ["odd.width == 50", "Form.swift:7", "odd.width == 70", "Other.swift:12"] {
      #expect(problem.message.contains(part), "\(problem.message)")
    }
    #expect(!problem.message.contains("Height.swift"))
    #expect(["Form.swift:7", "Other.swift:12"].contains(problem.source))
    // One of them is broken, and the other one holds.
    #expect([50, 70].contains(scene.odd.frame.width))
    #expect(scene.odd.frame.height == 30)
  }

  @Test func aConflictOfThreeNamesAllThree() throws {
    let other = StackBox(10, 10, name: "other")
    other.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(other)
    scene.odd.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 5, line: 1).activate()
    scene.odd.widthAnchor.constraint(equalToConstant: 50, line: 2).activate()
    other.widthAnchor.constraint(greaterThanOrEqualToConstant: 60, line: 3).activate()
    scene.expectRest([.unsatisfiable])
    let message = try #require(scene.root.layoutProblems.first?.message)
    for part in ["odd.width == other.width + 5", "odd.width == 50", "other.width >= 60"] {
      #expect(message.contains(part), "\(message)")
    }
  }

  @Test func aConflictIsNoneAnyLongerWhenOneOfItIsGone() {
    scene.odd.widthAnchor.constraint(equalToConstant: 50).activate()
    let second = scene.odd.widthAnchor.constraint(equalToConstant: 70).activate()
    scene.expectRest([.unsatisfiable])
    second.deactivate()
    scene.expectRest([])
    #expect(scene.odd.frame.width == 50)
  }

  @Test func aConflictStaysReportedAfterProblemsAreForgotten() {
    scene.odd.widthAnchor.constraint(equalToConstant: 50).activate()
    scene.odd.widthAnchor.constraint(equalToConstant: 70).activate()
    scene.root.layoutIfNeeded()
    scene.root.forgetLayoutProblems()
    scene.expectRest([.unsatisfiable])
  }

  @Test func aSizeBelowZeroIsAConflict() {
    scene.odd.widthAnchor.constraint(equalToConstant: -10).activate()
    scene.expectRest([.unsatisfiable])
    #expect(scene.odd.frame.width.isFinite)
  }

  @Test func optionalConstraintsNeverConflict() {
    for (width, priority) in [(50, 999), (70, 998), (90, 999.5)] as [(Double, Double)] {
      let constraint = scene.odd.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = Priority(Float(priority))
      constraint.activate()
    }
    scene.expectRest([])
    #expect(scene.odd.frame.width == 90)
  }

  @Test func aFrameThatWasSetConflictsWithConstraints() throws {
    scene.odd.translatesAutoresizingMaskIntoConstraints = true
    scene.odd.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    scene.odd.widthAnchor.constraint(equalToConstant: 50).activate()
    scene.expectRest([.unsatisfiable])
    let message = try #require(scene.root.layoutProblems.first?.message)
    #expect(message.contains("odd.width == 50") && message.contains("frame"), "\(message)")
  }

  @Test func tenThousandConflictsLeaveTheRestAsItIs() {
    for width in 1...10_000 {
      scene.odd.widthAnchor.constraint(equalToConstant: Double(width)).activate()
    }
    scene.expectRest([.unsatisfiable])
    let width = scene.odd.frame.width
    #expect(width >= 1 && width <= 10_000 && width == width.rounded())
  }

  @Test func aThousandConflictingViewsAreAllReported() {
    for index in 0..<1_000 {
      let view = StackBox(10, 10, name: "view\(index)")
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).activate()
      view.widthAnchor.constraint(equalToConstant: 20).activate()
    }
    scene.expectRest([.unsatisfiable])
    #expect(scene.root.layoutProblems.count == 1_000)
  }

  // MARK: Depth

  @Test func viewsMayBeFiveThousandDeep() {
    var views: [View] = [scene.root]
    for _ in 0..<5_000 {
      let (outer, view) = (views[views.count - 1], View())
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      let inset = views.count > 4_900 ? 0.5 : 0
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset).activate()
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor).activate()
      view.topAnchor.constraint(equalTo: outer.topAnchor).activate()
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor).activate()
      views.append(view)
    }
    scene.expectRest([])
    // 100 of 5,000 views are half a point narrower than their superviews.
    #expect(views.last?.frame == Rect(x: 0.5, y: 0, width: 250, height: 200))
  }

  @Test func framesThatWereSetMayBeAThousandDeep() {
    var deepest: View = scene.odd
    for _ in 0..<1_000 {
      let view = View(frame: Rect(x: 1, y: 1, width: 5, height: 5))
      deepest.addSubview(view)
      deepest = view
    }
    scene.expectRest([])
    #expect(deepest.frame == Rect(x: 1, y: 1, width: 5, height: 5))
  }

  // MARK: Layout that does not come to rest

  /// A view that changes its own inputs in every layout.
  private final class Restless: View {
    var calls = 0
    var act: (Restless) -> Void = { _ in }

    override func layoutSubviews() {
      calls += 1
      act(self)
    }
  }

  @Test func layoutThatAlwaysAsksForMoreEnds() {
    let view = Restless()
    view.act = { $0.setNeedsLayout() }
    scene.root.addSubview(view)
    scene.expectRest([.endlessLayout])
    #expect(view.calls > 1)
  }

  @Test func layoutThatChangesItsConstraintEachTimeEnds() {
    let view = Restless()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10).activate()
    view.act = { _ in width.constant += 1 }
    scene.expectRest([.endlessLayout])
    #expect(view.frame.width > 10)
  }

  @Test func layoutInsideOfLayoutEnds() {
    let view = Restless()
    view.act = { $0.layoutIfNeeded() }
    scene.root.addSubview(view)
    scene.expectRest([])
  }

  @Test func layoutThatComesToRestAfterSomeRoundsIsNoProblem() {
    let view = Restless()
    view.act = { if $0.calls < 10 { $0.setNeedsLayout() } }
    scene.root.addSubview(view)
    scene.expectRest([])
    #expect(view.calls == 10)
  }
}
