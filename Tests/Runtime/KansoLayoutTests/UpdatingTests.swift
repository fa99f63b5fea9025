import Testing

@testable import KansoLayout

/// The calls during an update, and positions that constraints do not determine.
struct UpdatingTests {
  private final class Log { var lines: [String] = [] }

  private final class LoggingView: View {
    let log: Log
    var onLayout: (LoggingView) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(frame: .zero)
      accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { return nil }

    override func updateConstraints() {
      super.updateConstraints()
      log.lines.append("update \(accessibilityIdentifier ?? "")")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("lay out \(accessibilityIdentifier ?? "")")
      onLayout(self)
    }
  }

  private let log = Log()
  private let root: LoggingView
  private let outer: LoggingView
  private let inner: LoggingView

  init() {
    (root, outer, inner) = (LoggingView("root", log), LoggingView("outer", log), LoggingView("inner", log))
    root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    root.add(outer)
    outer.pin(x: 10, y: 10, width: 200, height: 200)
    outer.add(inner)
    inner.pin(x: 10, y: 10)
    inner.rightAnchor.constraint(equalTo: outer.rightAnchor).isActive = true
  }

  /// Lays the tree out and returns the calls.
  private func layOut() -> [String] {
    log.lines = []
    root.layoutIfNeeded()
    return log.lines
  }

  @Test func constraintsAreUpdatedFromTheInsideAndViewsLaidOutFromTheOutside() {
    #expect(
      layOut() == [
        "update inner", "update outer", "update root", "lay out root", "lay out outer", "lay out inner",
      ])
  }

  @Test func whatIsLaidOutIsNotLaidOutAgain() {
    _ = layOut()
    #expect(layOut().isEmpty)
  }

  @Test func aViewThatNeedsLayoutIsLaidOutOnce() {
    _ = layOut()
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(layOut() == ["lay out inner"])
    #expect(layOut().isEmpty)
  }

  @Test func aViewThatNeedsItsConstraintsUpdatedIsAskedOnce() {
    _ = layOut()
    outer.setNeedsUpdateConstraints()
    #expect(layOut().filter { $0.hasPrefix("update") } == ["update outer"])
    #expect(layOut().isEmpty)
  }

  @Test func constraintsCanBeUpdatedWithoutLayout() {
    _ = layOut()
    outer.setNeedsUpdateConstraints()
    log.lines = []
    root.updateConstraintsIfNeeded()
    #expect(log.lines == ["update outer"])
  }

  @Test func aViewWhoseSizeChangesIsLaidOut() {
    _ = layOut()
    outer.constraints.first { $0.firstAttribute == .width }?.constant = 150
    let calls = layOut()
    #expect(calls.filter { $0 == "lay out outer" }.count == 1)
    #expect(calls.filter { $0 == "lay out inner" }.count == 1)
  }

  @Test func aViewThatOnlyMovesIsNotLaidOut() {
    _ = layOut()
    root.constraints.first { $0.firstAttribute == .left }?.constant = 50
    let calls = layOut()
    #expect(outer.frame.minX == 50)
    #expect(!calls.contains("lay out outer") && !calls.contains("lay out inner"))
  }

  @Test func aFrameThatIsSetToTheSameSizeLaysNothingOutInIt() {
    let view = LoggingView("view", log)
    view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    root.addSubview(view)
    _ = layOut()
    view.frame = Rect(x: 20, y: 20, width: 50, height: 50)
    #expect(!layOut().contains("lay out view"))
    view.frame = Rect(x: 20, y: 20, width: 60, height: 50)
    #expect(layOut().contains("lay out view"))
  }

  @Test func framesAreFinalWhenViewsAreLaidOut() {
    var frames: [Rect] = []
    outer.onLayout = { frames.append($0.subviews[0].frame) }
    root.layoutIfNeeded()
    #expect(frames == [Rect(x: 10, y: 10, width: 190, height: 0)])
  }

  @Test func framesCanBeSetInLayoutSubviews() {
    let badge = View()
    outer.addSubview(badge)
    outer.onLayout = { badge.frame = Rect(x: $0.bounds.width - 20, y: 0, width: 20, height: 20) }
    root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 180, y: 0, width: 20, height: 20))
    outer.constraints.first { $0.firstAttribute == .width }?.constant = 150
    root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 130, y: 0, width: 20, height: 20))
  }

  @Test func layoutThatChangesItselfEachTimeEndsWithAReport() {
    outer.onLayout = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == [.endlessLayout])
  }

  @Test func anyViewLaysItsTreeOut() {
    inner.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 10, y: 10, width: 190, height: 0))
  }

  // MARK: Coming and going

  @Test func aViewThatLeavesTakesTheConstraintsThatLeadOut() {
    let across = inner.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1)
    across.isActive = true
    root.layoutIfNeeded()
    let inside = outer.constraints
    outer.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(!across.isActive)
    #expect(outer.constraints.map(\.summary) == inside.map(\.summary), "those within it stay")
    root.layoutIfNeeded()
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func aViewThatComesBackIsLaidOutByWhatStayed() {
    root.layoutIfNeeded()
    outer.removeFromSuperview()
    root.layoutIfNeeded()
    root.add(outer)
    outer.pin(x: 30, y: 40)
    outer.constraints.first { $0.firstAttribute == .width }?.constant = 100
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 30, y: 40, width: 100, height: 200))
    #expect(inner.frame.width == 90)
  }

  @Test func aViewThatMovesToAnotherSuperviewLosesItsPlace() {
    root.layoutIfNeeded()
    root.add(inner)
    #expect(outer.subviews.isEmpty)
    #expect(outer.constraints.allSatisfy { $0.firstItem !== inner })
    inner.pin(x: 100, y: 100, width: 20, height: 20)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 100, y: 100, width: 20, height: 20))
  }

  @Test func aViewThatIsAddedWhereItIsKeepsItsConstraints() {
    root.layoutIfNeeded()
    root.addSubview(box(10, 10))
    let before = root.constraints.count
    root.addSubview(outer)
    #expect(root.subviews.last === outer)
    #expect(root.constraints.count == before)
  }

  @Test func aTreeThatWasLaidOutAloneGoesIntoAnother() {
    outer.removeFromSuperview()
    outer.layoutIfNeeded()
    root.add(outer)
    outer.pin(x: 7, y: 8)
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 7, y: 8, width: 200, height: 200))
    #expect(inner.frame == Rect(x: 10, y: 10, width: 190, height: 0))
  }
}
