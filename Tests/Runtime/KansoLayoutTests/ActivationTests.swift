import Testing

@testable import KansoLayout

/// The views that own active constraints, the properties that may change while constraints are active, and anchors that
/// cannot be compared.
struct ActivationTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(40, 30)

  @Test func aConstraintBelongsToTheNearestViewThatBothItemsAreIn() {
    let (parent, child) = (View(), View())
    let guide = LayoutGuide()
    root.add(parent, a, b)
    parent.add(child)
    parent.addLayoutGuide(guide)
    let cases = [
      (a.widthAnchor.constraint(equalToConstant: 10), a),
      (a.widthAnchor.constraint(equalTo: a.heightAnchor), a),
      (a.leadingAnchor.constraint(equalTo: root.leadingAnchor), root),
      (a.leadingAnchor.constraint(equalTo: b.leadingAnchor), root),
      (child.leadingAnchor.constraint(equalTo: parent.leadingAnchor), parent),
      (child.topAnchor.constraint(equalTo: root.topAnchor), root),
      (child.trailingAnchor.constraint(equalTo: a.leadingAnchor), root),
      (guide.widthAnchor.constraint(equalToConstant: 10), parent),
      (guide.topAnchor.constraint(equalTo: child.topAnchor), parent),
    ]
    for (constraint, owner) in cases {
      constraint.isActive = true
      #expect(owner.constraints.contains { $0 === constraint }, "\(constraint.summary)")
      constraint.isActive = false
      #expect(owner.constraints.isEmpty, "\(constraint.summary)")
    }
  }

  @Test func aConstraintBelongsToTheViewThatItIsAddedTo() {
    let (parent, child) = (View(), View())
    root.add(parent, a)
    parent.add(child)
    let inside = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 7)
    root.addConstraint(inside)
    #expect(root.constraints == [inside])
    #expect(parent.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 7)
    root.removeConstraint(inside)
    #expect(root.constraints.isEmpty && !inside.isActive)

    let between = child.topAnchor.constraint(equalTo: a.topAnchor)
    parent.addConstraint(between)
    #expect(!between.isActive)
    #expect(between.problem?.kind == .noCommonAncestor)
    #expect(between.problem?.description.contains("a view outside of View: add it to a view that") == true)
    // A constraint that an ancestor holds leaves with the view that it is about.
    root.addConstraint(inside)
    parent.removeFromSuperview()
    #expect(!inside.isActive)
  }

  @Test(arguments: [LayoutAttribute.notAnAttribute, .width, .height, .left, .centerY])
  func aSecondAttributeWithoutAnItemHasNoEffect(_ attribute: LayoutAttribute) {
    root.add(a)
    let width = LayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1,
      constant: 33)
    #expect(width.secondAttribute == .notAnAttribute)
    #expect(width.activate().isActive)
    root.layoutIfNeeded()
    #expect(a.frame.width == 33)
  }

  @Test func edgesOfBothAxesCanBeCompared() {
    root.add(a, b)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12),
      LayoutConstraint(
        item: b, attribute: .top, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 2, constant: 1))
    root.layoutIfNeeded()
    #expect(b.frame.minY == 25)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func onlyActiveConstraintsCount() {
    root.add(a)
    let (near, far) = (
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100)
    )
    #expect(!near.isActive)
    near.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    LayoutConstraint.deactivate([near])
    LayoutConstraint.activate([far])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 100)
    #expect(root.layoutProblems.isEmpty)
    #expect(!near.isActive && far.isActive)
  }

  @Test func activatingTwiceIsActivatingOnce() {
    root.add(a)
    let constraint = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    activate(constraint, constraint)
    #expect(root.constraints.count == 1)
    constraint.isActive = false
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func aConstantChangesLive() {
    root.add(a, b)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    activate(gap, a.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    #expect(b.frame.minX == 48)
    gap.constant = 30
    #expect(b.frame.minX == 48, "nothing moves before layout")
    root.layoutIfNeeded()
    #expect(b.frame.minX == 70)
  }

  @Test func anOptionalPriorityChangesLive() {
    root.add(a)
    let narrow = a.widthAnchor.constraint(equalToConstant: 100).at(800)
    activate(narrow, a.widthAnchor.constraint(equalToConstant: 200).at(790))
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    narrow.priority = 780
    root.layoutIfNeeded()
    #expect(a.frame.width == 200)
    narrow.priority = 999
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
  }

  @Test(arguments: [(1000.0, 750.0), (750, 1000)])
  func aConstraintNeitherBecomesNorCeasesToBeRequiredWhileActive(_ before: Double, _ after: Double) {
    root.add(a)
    let width = a.widthAnchor.constraint(equalToConstant: 100).at(Priority(Float(before)))
    width.isActive = true
    width.priority = Priority(Float(after))
    #expect(width.priority.rawValue == Float(before))
    #expect(root.layoutProblems.map(\.kind) == [.requiredWhileActive])
    width.isActive = false
    width.priority = Priority(Float(after))
    #expect(width.priority.rawValue == Float(after))
  }

  @Test func theLongInitializerSaysWhatAnchorsSay() {
    root.add(a)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 120),
      LayoutConstraint(
        item: a, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: a, attribute: .width,
        multiplier: 0.5, constant: 10),
      LayoutConstraint(
        item: a, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1,
        constant: -10),
      LayoutConstraint(
        item: a, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.5,
        constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 30, y: 170, width: 120, height: 70))
  }

  @Test func whatCannotBeComparedIsRefused() {
    root.add(a)
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.width, .left), (.leading, .left), (.right, .trailing), (.leadingMargin, .leftMargin),
      (.top, .height), (.notAnAttribute, .width), (.leading, .notAnAttribute),
    ]
    for (first, second) in pairs {
      let constraint = LayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
        constant: 0)
      constraint.isActive = true
      #expect(!constraint.isActive, "\(first), \(second)")
      #expect(constraint.problem?.kind == .incompatibleAttributes, "\(first), \(second)")
    }
  }

  @Test func whatCanBeComparedIsTaken() {
    root.add(a)
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .centerX), (.leading, .centerX), (.trailing, .leading), (.width, .height),
      (.top, .firstBaseline), (.leading, .trailingMargin), (.right, .leftMargin),
      (.centerX, .centerXWithinMargins),
      (.centerY, .bottomMargin), (.bottom, .lastBaseline),
    ]
    for (first, second) in pairs {
      let constraint = LayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
        constant: 0)
      constraint.isActive = true
      #expect(constraint.isActive && constraint.problem == nil, "\(first), \(second)")
      constraint.isActive = false
    }
  }

  @Test func viewsOfDifferentTreesCannotBeCompared() {
    root.add(a)
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.problem?.kind == .noCommonAncestor)
    root.add(b)
    constraint.isActive = true
    #expect(constraint.isActive && constraint.problem == nil)
  }

  @Test func aConstraintIsAboutTheAxesOfBothItsAttributes() {
    root.add(a)
    let ratio = a.widthAnchor.constraint(equalTo: a.heightAnchor)
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)
    activate(ratio, top)
    #expect(a.constraintsAffectingLayout(for: .horizontal).map(\.summary) == [ratio.summary])
    #expect(a.constraintsAffectingLayout(for: .vertical).map(\.summary) == [ratio.summary, top.summary])
  }

  @Test func anIdentifierNamesTheConstraint() {
    root.add(a)
    let constraint = a.widthAnchor.constraint(equalToConstant: 100)
    constraint.identifier = "photo width"
    #expect(constraint.summary.contains("photo width"))
  }
}
