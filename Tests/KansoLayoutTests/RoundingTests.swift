import Testing

@testable import KansoLayout

/// Edges of frames are rounded half up to pixels in the coordinates of the root: floor(x · scale + ½) / scale.
struct RoundingTests {
  /// The frame of a view at a place of a root.
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double, scale: Double) -> Rect {
    let root = screen(400, 400, scale: scale)
    let view = View()
    root.add(view)
    view.pin(x, y, width, height)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func onePixelAPointGivesWholeNumbers() {
    // 10.4 to 30.6, and 20.5 to 30.9.
    #expect(isNear(frame(10.4, 20.5, 20.2, 10.4, scale: 1), rect(10, 21, 21, 10)))
  }

  @Test func twoPixelsAPointGiveHalves() {
    // 10.2 to 30.3, and 20.25 to 30.7.
    #expect(isNear(frame(10.2, 20.25, 20.1, 10.45, scale: 2), rect(10, 20.5, 20.5, 10)))
  }

  @Test func threePixelsAPointGiveThirds() {
    // 10.2 to 30.5 is 30.6 to 91.5 pixels, 20 to 30.1 is 60 to 90.3.
    #expect(isNear(frame(10.2, 20, 20.3, 10.1, scale: 3), rect(31.0 / 3, 20, 61.0 / 3, 10)))
  }

  @Test func aScaleOfZeroRoundsNothing() {
    #expect(isNear(frame(10.21, 20.37, 20.11, 10.13, scale: 0), rect(10.21, 20.37, 20.11, 10.13)))
  }

  @Test func halvesOfPixelsGoUpLeftOfTheRootToo() {
    // -10.5 to 9.5, and -10.75 to -0.25.
    #expect(isNear(frame(-10.5, -10.75, 20, 10.5, scale: 1), rect(-10, -11, 20, 11)))
  }

  @Test func aSizeIsThatBetweenRoundedEdges() {
    // The same width of 10.4 at two places.
    #expect(frame(0, 0, 10.4, 10, scale: 1).width == 10)
    #expect(frame(0.3, 0, 10.4, 10, scale: 1).width == 11)
  }

  @Test func whatIsInTheMiddleIsOnPixels() {
    let root = screen(320, 480, scale: 1)
    let view = box(51, 31)
    root.add(view)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(135, 225, 51, 31))
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
    outer.pin(10.3, 20.2, 100, 100)
    outer.add(inner)
    inner.pin(0.3, 0.3, 50, 50)
    root.layoutIfNeeded()
    // 10.3 is at 10.5, 20.2 at 20; 10.6 and 60.6 are at 10.5 and 60.5; 20.5 and 70.5 are on pixels.
    #expect(isNear(outer.frame, rect(10.5, 20, 100, 100)))
    #expect(isNear(inner.frame, rect(0, 0.5, 50, 50)))
  }

  @Test func viewsInDifferentSuperviewsGoOnTouching() {
    let root = screen(320, 480, scale: 3)
    let outers = [View(), View()]
    let inners = [View(), View()]
    for (index, outer) in outers.enumerated() {
      root.add(outer)
      outer.pin(0.4 + Double(index) * 100.17, 0, 100.17, 50)
      outer.add(inners[index])
    }
    inners[0].pin(10.2, 0, nil, 50)
    inners[1].pin(nil, 0, 20.1, 50)
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
    let outer = View(frame: rect(10.3, 0, 100, 100))
    let inner = View()
    root.addSubview(outer)
    outer.add(inner)
    inner.pin(0.1, 0, 50, 50)
    root.layoutIfNeeded()
    #expect(outer.frame == rect(10.3, 0, 100, 100))
    // 10.4 to 60.4 are at 10.5 and 60.5.
    #expect(isNear(inner.frame, rect(0.2, 0, 50, 50)))
  }

  @Test func itIsTheFrameThatIsRoundedAndNotTheAlignedPart() {
    let root = screen(320, 480, scale: 1)
    let view = box(20, 20)
    view.insets = EdgeInsets(top: 0, left: 0.4, bottom: 0, right: 0.4)
    root.add(view)
    view.pin(10, 0)
    root.layoutIfNeeded()
    // From 9.6 to 30.4.
    #expect(isNear(view.frame, rect(10, 0, 20, 20)))
  }

  @Test func roundingNeverAddsUp() {
    let root = screen(320, 4_000, scale: 1)
    var last: View?
    for _ in 0..<100 {
      let view = View()
      root.add(view)
      view.pin(0, nil, 10, 10.3)
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
    #expect(isNear(guide.layoutFrame, rect(10.5, 0, 20, 10)))
  }
}
