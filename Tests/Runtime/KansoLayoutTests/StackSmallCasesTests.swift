import Testing

@testable import KansoLayout

/// Properties of every stack of up to three views, with any settings.
struct StackSmallCasesTests {
  /// A stack with its settings, which the messages contain.
  struct Case: CustomStringConvertible {
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let axis: LayoutAxis
    let spacing: Double
    let hidden: [Bool]
    let isFixed: Bool

    var description: String {
      let views = hidden.map { $0 ? "-" : "x" }.joined()
      return "\(distribution) \(alignment) \(axis) \"\(views)\" spacing \(spacing)"
        + (isFixed ? " fixed" : "")
    }

    func scene() -> StackScene {
      let sizes = [(30.0, 20.0), (50, 40), (20, 10)]
      let views = zip(hidden, sizes).map { isHidden, size in
        let view = StackBox(along: size.0, across: size.1, axis)
        view.isHidden = isHidden
        return view
      }
      let scene = StackScene(views, axis, length: isFixed ? 200 : nil, breadth: isFixed ? 100 : nil) {
        stack in
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
      }
      // A scale of 0 turns off rounding.
      scene.root.traitCollection.displayScale = 0
      return scene
    }
  }

  /// A stack's layout: the starts and lengths of its views.
  struct Layout {
    let small: Case
    let shown: [[Double]]
    let hidden: [[Double]]
    let shownAcross: [[Double]]
    let length: Double
    let breadth: Double
    let problems: [String]

    init(_ small: Case) {
      let scene = small.scene()
      self.small = small
      let (along, across) = (scene.along, scene.across)
      shown = zip(along, small.hidden).filter { !$0.1 }.map(\.0)
      hidden = zip(along, small.hidden).filter(\.1).map(\.0)
      shownAcross = zip(across, small.hidden).filter { !$0.1 }.map(\.0)
      (length, breadth, problems) = (scene.length, scene.breadth, scene.problems)
    }
  }

  private static let patterns: [[Bool]] = (0...3).flatMap { count in
    (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 == 1 } }
  }

  private static let cases: [Case] = StackView.Distribution.allCases.flatMap { distribution in
    StackView.Alignment.allCases.flatMap { alignment in
      LayoutAxis.allCases.flatMap { axis in
        [0.0, 8].flatMap { spacing in
          patterns.flatMap { hidden in
            [false, true].map { isFixed in
              Case(
                distribution: distribution, alignment: alignment, axis: axis, spacing: spacing,
                hidden: hidden, isFixed: isFixed)
            }
          }
        }
      }
    }
  }

  /// All cases, laid out once for all tests.
  private static let layouts = cases.map(Layout.init)

  /// The tolerance for rounding errors.
  private static let tolerance = 1e-6

  /// 5 distributions, 6 alignments, 2 axes, 2 spacings, 1 + 2 + 4 + 8 patterns, with a fixed size and without.
  @Test func allCasesAreThere() {
    #expect(Self.cases.count == 5 * 6 * 2 * 2 * 15 * 2)
  }

  @Test func nothingIsAProblem() {
    for layout in Self.layouts { #expect(layout.problems.isEmpty, "\(layout.small)") }
  }

  @Test func viewsDoNotComeNearerThanTheSpacing() {
    for layout in Self.layouts {
      for (view, next) in zip(layout.shown, layout.shown.dropFirst()) {
        let space = next[0] - view[0] - view[1]
        #expect(space >= layout.small.spacing - Self.tolerance, "\(layout.small): \(layout.shown)")
      }
    }
  }

  @Test func spacesAreExactWhereViewsFillTheStack() {
    for layout in Self.layouts
    where [.fill, .fillEqually, .fillProportionally].contains(layout.small.distribution) {
      for (view, next) in zip(layout.shown, layout.shown.dropFirst()) {
        let error = next[0] - view[0] - view[1] - layout.small.spacing
        #expect(abs(error) <= Self.tolerance, "\(layout.small): \(layout.shown)")
      }
    }
  }

  @Test func shownViewsReachFromEndToEnd() {
    for layout in Self.layouts {
      guard let first = layout.shown.first, let last = layout.shown.last else { continue }
      #expect(abs(first[0]) <= Self.tolerance, "\(layout.small): \(layout.shown)")
      #expect(abs(last[0] + last[1] - layout.length) <= Self.tolerance, "\(layout.small): \(layout.shown)")
    }
  }

  @Test func shownViewsAreInsideAcrossTheAxis() {
    for layout in Self.layouts {
      for view in layout.shownAcross {
        #expect(view[0] >= -Self.tolerance, "\(layout.small): \(view)")
        #expect(view[0] + view[1] <= layout.breadth + Self.tolerance, "\(layout.small): \(view)")
      }
    }
  }

  @Test func hiddenViewsHaveNoLength() {
    for layout in Self.layouts {
      for view in layout.hidden { #expect(abs(view[1]) <= Self.tolerance, "\(layout.small): \(view)") }
    }
  }

  /// If the content determines the size, a hidden view has no effect on the others.
  @Test func shownViewsStandAsIfTheHiddenOnesWereNotThere() {
    for layout in Self.layouts
    where !layout.small.isFixed && !layout.hidden.isEmpty && !layout.shown.isEmpty {
      let other = layout.small.scene()
      for view in other.stack.arrangedSubviews where view.isHidden { view.removeFromSuperview() }
      for (view, expected) in zip(layout.shown, other.along) {
        let isNear = zip(view, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
        #expect(isNear, "\(layout.small): \(layout.shown)")
      }
    }
  }
}
