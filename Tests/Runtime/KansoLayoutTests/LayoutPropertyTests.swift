import TestSupport
import Testing

@testable import KansoLayout

/// Properties that hold for all trees, tested with many random ones.
struct LayoutPropertyTests {
  /// A repeatable description of a tree of views and their constraints.
  private struct Plan {
    struct Line {
      let first: Int
      let attribute: LayoutAttribute
      let relation: Relation
      let second: Int?
      let secondAttribute: LayoutAttribute
      let multiplier: Double
      let constant: Double
      let priority: Double
    }

    var parents: [Int]
    var contents: [Size?]
    var lines: [Line]

    static func random(using generator: inout SeededGenerator) -> Plan {
      let count = Int.random(in: 1...8, using: &generator)
      let parents = (0..<count).map { Int.random(in: -1..<$0, using: &generator) }
      let contents = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? Size(width: Double(Int.random(in: 0...90, using: &generator)), height: 20) : nil
      }
      let lines = (0..<count * 4).map { _ in line(count, &generator) }
      return Plan(parents: parents, contents: contents, lines: lines)
    }

    private static func line(_ count: Int, _ generator: inout SeededGenerator) -> Line {
      let positions: [LayoutAttribute] = [.leading, .trailing, .centerX]
      let vertical: [LayoutAttribute] = [.top, .bottom, .centerY, .firstBaseline]
      let kinds = [positions, positions, vertical, vertical, [.width, .height]]
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
      let isSize = kind.contains(.width)
      let hasSecond = !isSize || Bool.random(using: &generator)
      return Line(
        first: Int.random(in: 0..<count, using: &generator),
        attribute: kind.randomElement(using: &generator) ?? .width,
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
          ?? .equal,
        second: hasSecond ? Int.random(in: -1..<count, using: &generator) : nil,
        secondAttribute: kind.randomElement(using: &generator) ?? .width,
        multiplier: [1, 1, 1, 0.5, 2].randomElement(using: &generator) ?? 1,
        constant: Double(Int.random(in: -20...60, using: &generator)),
        priority: [1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 1000)
    }
  }

  /// A tree that was built from a plan.
  private final class Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    var views: [View] = []
    var constraints: [LayoutConstraint] = []

    init(_ plan: Plan, active: Set<Int>) {
      root.traitCollection.displayScale = 0
      for (parent, content) in zip(plan.parents, plan.contents) {
        let view = ContentView(content)
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent < 0 ? root : views[parent]).addSubview(view)
        views.append(view)
      }
      for (index, line) in plan.lines.enumerated() {
        let second = line.second.map { $0 < 0 ? root : views[$0] }
        let constraint = LayoutConstraint(
          item: views[line.first], attribute: line.attribute, relatedBy: line.relation, toItem: second,
          attribute: second == nil ? .notAnAttribute : line.secondAttribute, multiplier: line.multiplier,
          constant: line.constant)
        constraint.priority = Priority(Float(line.priority))
        constraints.append(constraint)
        if active.contains(index) { constraint.activate() }
      }
    }

    var frames: [Double] {
      views.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    }
  }

  private final class ContentView: View {
    private let content: Size?

    init(_ content: Size?) {
      self.content = content
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }
  }

  /// If no required constraint is broken, all required constraints hold, and no size is negative.
  @Test func requiredConstraintsHold() {
    var generator = SeededGenerator.announced(for: "required constraints")
    for _ in 0..<300 {
      let plan = Plan.random(using: &generator)
      let scene = Scene(plan, active: Set(plan.lines.indices))
      scene.root.layoutIfNeeded()
      let broken = scene.root.layoutConflicts.count
      var unmet = 0
      for constraint in scene.constraints where constraint.isActive && constraint.priority.isRequired {
        guard let engine = scene.root.engine, let owner = constraint.owner,
          let sum = engine.expression(of: constraint, in: owner)
        else { continue }
        let value = sum.terms.reduce(sum.constant) {
          $0 + $1.coefficient * engine.solver.value(of: $1.variable)
        }
        let error = constraint.relation == .equal ? abs(value) : value * -Double(constraint.relation.rawValue)
        if error > 1e-6 { unmet += 1 }
      }
      #expect(unmet <= broken, "\(plan)")
      #expect(scene.views.allSatisfy { $0.frame.width >= -1e-6 && $0.frame.height >= -1e-6 }, "\(plan)")
    }
  }

  /// For any sequence of added and removed constraints, the frames equal those of a tree built from scratch that starts
  /// with the same frames.
  @Test func changesGiveWhatATreeFromScratchGives() {
    var generator = SeededGenerator.announced(for: "changed trees")
    for _ in 0..<150 {
      let plan = Plan.random(using: &generator)
      var active: Set<Int> = []
      let scene = Scene(plan, active: active)
      for _ in 0..<5 {
        let before = scene.views.map(\.frame)
        for _ in 0..<6 {
          let index = Int.random(in: plan.lines.indices, using: &generator)
          let constraint = scene.constraints[index]
          constraint.isActive.toggle()
          if constraint.isActive { active.insert(index) } else { active.remove(index) }
        }
        scene.root.layoutIfNeeded()
        let fresh = Scene(plan, active: active)
        for (view, frame) in zip(fresh.views, before) { view.frame = frame }
        fresh.root.layoutIfNeeded()
        #expect(isNear(scene.frames, fresh.frames), "\(active) of \(plan)")
      }
    }
  }
}
