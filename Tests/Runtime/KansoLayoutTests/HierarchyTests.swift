import Testing

@testable import KansoLayout

/// The view hierarchy, and its effect on constraints.
struct HierarchyTests {
  private let root = screen(320, 480)
  private let a = box(10, 10)
  private let b = box(20, 20)
  private let c = box(30, 30)

  private func isOrder(_ views: View...) -> Bool { root.subviews.elementsEqual(views) { $0 === $1 } }

  @Test func viewsGoWhereTheyArePut() {
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    #expect(isOrder(b, c, a))
    root.bringSubviewToFront(b)
    #expect(isOrder(c, a, b))
    root.sendSubviewToBack(a)
    #expect(isOrder(a, c, b))
    root.insertSubview(b, belowSubview: c)
    #expect(isOrder(a, b, c))
    root.insertSubview(a, at: 99)
    #expect(isOrder(b, c, a))
    root.insertSubview(a, at: -1)
    #expect(isOrder(a, b, c))
  }

  @Test func aSubviewMovesNextToItsSibling() {
    root.add(a, b, c)
    root.insertSubview(a, aboveSubview: b)
    #expect(isOrder(b, a, c))
    root.insertSubview(b, belowSubview: c)
    #expect(isOrder(a, b, c))
    root.insertSubview(c, aboveSubview: a)
    #expect(isOrder(a, c, b))
    root.insertSubview(b, belowSubview: a)
    #expect(isOrder(b, a, c))
  }

  @Test func aViewIsInOneOtherOnly() {
    root.add(a, b)
    a.addSubview(c)
    b.addSubview(c)
    #expect(a.subviews.isEmpty)
    #expect(c.superview === b)
    #expect(c.isDescendant(of: root) && !c.isDescendant(of: a))
  }

  @Test func aViewThatMovesIsLaidOutWhereItIs() {
    root.add(a, b)
    a.add(c)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50))
    c.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 3).activate()
    root.layoutIfNeeded()
    #expect(c.frame.minX == 3)
    b.addSubview(c)
    c.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60).activate()
    root.layoutIfNeeded()
    #expect(c.frame.minX == 10)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func constraintsCanBeAddedToViews() {
    root.add(a)
    let (leading, top) = (
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 9)
    )
    root.addConstraint(leading)
    root.addConstraints([top])
    #expect(root.constraints.count == 2)
    root.removeConstraint(leading)
    root.removeConstraints([top])
    #expect(root.constraints.isEmpty && !leading.isActive)
  }

  @Test func whatIsToBeDoneIsKnown() {
    root.layoutIfNeeded()
    #expect(!root.needsUpdateConstraints())
    root.setNeedsUpdateConstraints()
    #expect(root.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(!root.needsUpdateConstraints())
  }

  @Test func boundsAndCenterAreTheFrameInOtherWords() {
    a.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(a.center == Point(x: 25, y: 40))
    #expect(a.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    a.bounds = Rect(x: 0, y: 5, width: 10, height: 10)
    #expect(a.frame == Rect(x: 20, y: 35, width: 10, height: 10))
    a.center = Point(x: 5, y: 5)
    #expect(a.frame.origin == .zero)
    #expect(a.bounds.origin == Point(x: 0, y: 5))
  }

  @Test func theDescriptionSaysWhatIsAmbiguousAndWhy() {
    root.add(a)
    a.accessibilityIdentifier = "photo"
    let line = #line + 1
    a.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).activate()
    root.layoutIfNeeded()
    let text = root.recursiveDescription()
    #expect(text.contains("\"photo\" (0 4; 10 10)"))
    #expect(text.contains("photo.top == root.top + 4  (\(#fileID):\(line))"))
    #expect(text.contains("? ambiguous x: no constraint acts on it"))
    #expect(!text.contains("ambiguous y"))
  }

  /// A view that logs its moves.
  private final class Wanderer: View {
    var diary: [String] = []
    override func willMove(toSuperview newSuperview: View?) {
      diary.append(newSuperview == nil ? "will leave" : "will come")
    }
    override func didMoveToSuperview() { diary.append(superview == nil ? "left" : "came") }
    override func didMoveToWindow() { diary.append("window") }
    override func didAddSubview(_ subview: View) { diary.append("got \(subview.tag)") }
    override func willRemoveSubview(_ subview: View) { diary.append("loses \(subview.tag)") }
  }

  @Test func viewsLearnOfTheirMoves() {
    let (outer, inner) = (Wanderer(), Wanderer())
    inner.tag = 7
    outer.addSubview(inner)
    #expect(inner.diary == ["will come", "came"])
    let window = View()
    window.isWindow = true
    window.addSubview(outer)
    window.addSubview(outer)
    #expect(outer.diary == ["got 7", "will come", "window", "came"])
    #expect(inner.diary.last == "window")
    #expect(window.viewWithTag(7) == inner)
    #expect(window.viewWithTag(8) == nil)
    root.addSubview(inner)
    #expect(outer.diary.last == "loses 7")
    #expect(inner.diary.suffix(5) == ["will leave", "window", "left", "will come", "came"])
  }

  @Test func viewsLearnThatTheirWindowIsGone() {
    let (outer, inner) = (Wanderer(), Wanderer())
    for _ in 0..<2 {
      do {
        let (window, between) = (View(), View())
        window.isWindow = true
        window.addSubview(between)
        between.addSubview(outer)
        outer.addSubview(inner)
      }
      #expect(outer.superview == nil && inner.superview == outer)
    }
    #expect(outer.diary.filter { $0 == "window" }.count == 4)
    #expect(inner.diary == ["will come", "window", "came", "window", "window", "window"])
  }

  /// A view that goes to another place while it is moved.
  private final class Fugitive: View {
    var refuge: View?
    override func willMove(toSuperview newSuperview: View?) {
      guard let refuge else { return }
      self.refuge = nil
      refuge.addSubview(self)
    }
  }

  @Test func aViewThatIsMovedMeanwhileIsInOnePlace() {
    let fugitive = Fugitive()
    root.add(a, b)
    fugitive.refuge = a
    b.addSubview(fugitive)
    #expect(fugitive.superview == a && a.subviews == [fugitive] && b.subviews.isEmpty)
    let inner = View()
    fugitive.refuge = b
    inner.addSubview(fugitive)
    #expect(
      fugitive.superview == b && b.subviews == [fugitive] && inner.subviews.isEmpty && a.subviews.isEmpty)
  }

  @Test func viewsAreEqualToThemselvesOnly() {
    root.add(a, b)
    #expect(a == a && a != b)
    #expect(Set<View>([a, b, a]).count == 2)
    #expect(root.subviews.firstIndex(of: b) == 1)
    a.accessibilityIdentifier = "a"
    #expect("\(a)" == "a (0 0; 0 0)")
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    #expect([width] == [width] && "\(width)" == "a.width == 5")
  }
}
