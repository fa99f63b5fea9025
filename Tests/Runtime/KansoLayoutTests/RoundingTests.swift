import Testing

@testable import KansoLayout

/// The edges of frames are rounded half up to pixels in the coordinates of the root: floor(x · scale + ½) / scale.
struct RoundingTests {
  /// Returns the frame of a view at a position in a root.
  private func frame(x: Double, y: Double, width: Double, height: Double, scale: Double) -> Rect {
    let root = screen(400, 400, scale: scale)
    let view = View()
    root.add(view)
    view.pin(x: x, y: y, width: width, height: height)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func onePixelAPointGivesWholeNumbers() {
    // 10.4 to 30.6, and 20.5 to 30.9.
    #expect(
      isNear(
        frame(x: 10.4, y: 20.5, width: 20.2, height: 10.4, scale: 1),
        Rect(x: 10, y: 21, width: 21, height: 10)))
  }

  @Test func twoPixelsAPointGiveHalves() {
    // 10.2 to 30.3, and 20.25 to 30.7.
    #expect(
      isNear(
        frame(x: 10.2, y: 20.25, width: 20.1, height: 10.45, scale: 2),
        Rect(x: 10, y: 20.5, width: 20.5, height: 10)))
  }

  @Test func threePixelsAPointGiveThirds() {
    // 10.2 to 30.5 is 30.6 to 91.5 pixels, 20 to 30.1 is 60 to 90.3.
    #expect(
      isNear(
        frame(x: 10.2, y: 20, width: 20.3, height: 10.1, scale: 3),
        Rect(x: 31.0 / 3, y: 20, width: 61.0 / 3, height: 10)))
  }

  @Test func wholeSizesStayWholeAtThreePixelsAPoint() {
    for step in 0..<300 {
      let x = Double(step) / 3
      #expect(
        frame(x: x, y: x, width: 100, height: 30, scale: 3).size == Size(width: 100, height: 30), "\(x)")
    }
  }

  @Test func positionsInOtherViewsAreExact() {
    let root = screen(400, 400, scale: 3)
    let (outer, inner, guide) = (View(), View(), LayoutGuide())
    root.add(outer)
    outer.add(inner)
    outer.addLayoutGuide(guide)
    for step in 0..<100 {
      outer.pin(x: Double(step) / 3, y: 1.0 / 3, width: 90, height: 80)
      inner.pin(x: 7, y: 11, width: 30, height: 40)
      let constraints = [
        guide.leftAnchor.constraint(equalTo: inner.leftAnchor),
        guide.topAnchor.constraint(equalTo: inner.bottomAnchor),
        guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 10),
      ]
      LayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(inner.frame == Rect(x: 7, y: 11, width: 30, height: 40))
      #expect(guide.layoutFrame == Rect(x: 7, y: 51, width: 20, height: 10))
      LayoutConstraint.deactivate(root.constraints + outer.constraints + inner.constraints)
    }
  }

  @Test func aScaleOfZeroRoundsNothing() {
    #expect(
      isNear(
        frame(x: 10.21, y: 20.37, width: 20.11, height: 10.13, scale: 0),
        Rect(x: 10.21, y: 20.37, width: 20.11, height: 10.13)))
  }

  @Test func halvesOfPixelsGoUpLeftOfTheRootToo() {
    // -10.5 to 9.5, and -10.75 to -0.25.
    #expect(
      isNear(
        frame(x: -10.5, y: -10.75, width: 20, height: 10.5, scale: 1),
        Rect(x: -10, y: -11, width: 20, height: 11)))
  }

  @Test func aSizeIsThatBetweenRoundedEdges() {
    // The same width of 10.4 at two positions.
    #expect(frame(x: 0, y: 0, width: 10.4, height: 10, scale: 1).width == 10)
    #expect(frame(x: 0.3, y: 0, width: 10.4, height: 10, scale: 1).width == 11)
  }

  @Test func whatIsInTheMiddleIsOnPixels() {
    let root = screen(320, 480, scale: 1)
    let view = box(51, 31)
    root.add(view)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 135, y: 225, width: 51, height: 31))
  }

  @Test(arguments: [1.0, 2, 3], [3, 6, 7, 11])
  func whatTouchesGoesOnTouching(_ scale: Double, _ count: Int) {
    let root = screen(320, 100, scale: scale)
    let views = (0..<count).map { _ in View() }
    var last: View?
    for view in views {
      root.add(view)
      activate(
        view.leftAnchor.constraint(equalTo: last?.rightAnchor ?? root.leftAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / Double(count)))
      last = view
    }
    root.layoutIfNeeded()
    #expect(abs(views[count - 1].frame.maxX - 320) < 1e-9)
    for (index, view) in views.enumerated() {
      let left = (320 * Double(index) / Double(count) * scale + 0.5).rounded(.down) / scale
      #expect(abs(view.frame.minX - left) < 1e-9)
      if index > 0 { #expect(abs(views[index - 1].frame.maxX - view.frame.minX) < 1e-9) }
    }
  }

  @Test func anInnerViewIsOnThePixelsOfTheRoot() {
    let root = screen(320, 480, scale: 2)
    let (outer, inner) = (View(), View())
    root.add(outer)
    outer.pin(x: 10.3, y: 20.2, width: 100, height: 100)
    outer.add(inner)
    inner.pin(x: 0.3, y: 0.3, width: 50, height: 50)
    root.layoutIfNeeded()
    // 10.3 rounds to 10.5, 20.2 to 20, 10.6 to 10.5 and 60.6 to 60.5; 20.5 and 70.5 are already on pixels.
    #expect(isNear(outer.frame, Rect(x: 10.5, y: 20, width: 100, height: 100)))
    #expect(isNear(inner.frame, Rect(x: 0, y: 0.5, width: 50, height: 50)))
  }

  @Test func viewsInDifferentSuperviewsGoOnTouching() {
    let root = screen(320, 480, scale: 3)
    let outers = [View(), View()]
    let inners = [View(), View()]
    for (index, outer) in outers.enumerated() {
      root.add(outer)
      outer.pin(x: 0.4 + Double(index) * 100.17, y: 0, width: 100.17, height: 50)
      outer.add(inners[index])
    }
    inners[0].pin(x: 10.2, y: 0, height: 50)
    inners[1].pin(y: 0, width: 20.1, height: 50)
    activate(
      inners[0].rightAnchor.constraint(equalTo: root.leftAnchor, constant: 137.23),
      inners[1].leftAnchor.constraint(equalTo: inners[0].rightAnchor))
    root.layoutIfNeeded()
    let edge = (137.23 * 3 + 0.5).rounded(.down) / 3
    #expect(abs(outers[0].frame.minX + inners[0].frame.maxX - edge) < 1e-9)
    #expect(abs(outers[1].frame.minX + inners[1].frame.minX - edge) < 1e-9)
  }

  @Test func aFrameThatWasSetStaysOffPixelsAndWhatIsInItGoesOnThem() {
    let root = screen(320, 480, scale: 2)
    let outer = View(frame: Rect(x: 10.3, y: 0, width: 100, height: 100))
    let inner = View()
    root.addSubview(outer)
    outer.add(inner)
    inner.pin(x: 0.1, y: 0, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 10.3, y: 0, width: 100, height: 100))
    // 10.4 to 60.4 rounds to 10.5 and 60.5.
    #expect(isNear(inner.frame, Rect(x: 0.2, y: 0, width: 50, height: 50)))
  }

  @Test func itIsTheFrameThatIsRoundedAndNotTheAlignedPart() {
    let root = screen(320, 480, scale: 1)
    let view = box(20, 20)
    view.insets = EdgeInsets(top: 0, left: 0.4, bottom: 0, right: 0.4)
    root.add(view)
    view.pin(x: 10, y: 0)
    root.layoutIfNeeded()
    // From 9.6 to 30.4.
    #expect(isNear(view.frame, Rect(x: 10, y: 0, width: 20, height: 20)))
  }

  @Test func roundingNeverAddsUp() {
    let root = screen(320, 4_000, scale: 1)
    var last: View?
    for _ in 0..<100 {
      let view = View()
      root.add(view)
      view.pin(x: 0, width: 10, height: 10.3)
      view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor).isActive = true
      last = view
    }
    root.layoutIfNeeded()
    #expect(last.map { $0.frame.maxY } == 1030)
  }

  @Test func guidesAreOnPixelsToo() {
    let root = screen(320, 480, scale: 2)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    activate(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.3),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20.3), guide.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    // From 10.3 to 30.6.
    #expect(isNear(guide.layoutFrame, Rect(x: 10.5, y: 0, width: 20, height: 10)))
  }
}
