import KansoLayout
import KansoTheme
import Testing

@testable import KansoCanvasDrawing

/// Controls, images and the placeholders for views that draw nothing.
struct DocumentControlTests {
  @Test func aSwitchIsOnOrOff() throws {
    let on = try drawCommands("switch", size: (51, 31), #"on="YES""#)
    let off = try drawCommands("switch", size: (51, 31))
    #expect(on.fills.first == "#34c759")
    #expect(off.fills.first?.hasSuffix("/ 0.16)") == true)
    #expect((on.outlines.last?.bounds.minX ?? 0) > (off.outlines.last?.bounds.minX ?? 0))
    let own =
      #"<color key="onTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    #expect(try drawCommands("switch", size: (51, 31), #"on="YES""#, own).fills.first == "#ff0000")
  }

  @Test(arguments: [("0", 14), ("5", 100), ("10", 186), ("99", 186), ("-9", 14)])
  func theThumbOfASliderIsAtItsValue(value: String, middle: Double) throws {
    let thumb = try drawCommands("slider", size: (200, 31), #"minValue="0" maxValue="10" value="\#(value)""#)
      .outlines
      .last
    #expect(abs((thumb?.bounds.midX ?? 0) - middle) < 0.01)
  }

  @Test func segmentsHaveTitlesAndOneIsChosen() throws {
    let segments = #"<segments><segment title="One"/><segment title="Two"/></segments>"#
    let commands = try drawCommands("segmentedControl", #"selectedSegmentIndex="1""#, segments)
    #expect(commands.texts == ["One", "Two"])
    #expect((commands.outlines.last?.bounds.minX ?? 0) > 100)
  }

  @Test func progressPagesAndPickersAreDrawn() throws {
    #expect(
      try drawCommands("progressView", size: (200, 4), #"progress="0.25""#).outlines.last?.bounds.width == 50)
    #expect(try drawCommands("pageControl", #"numberOfPages="3" currentPage="1""#).outlines.count == 3)
    #expect(try drawCommands("activityIndicatorView", size: (20, 20)).strokes.count == 8)
    #expect(try drawCommands("stepper", size: (94, 32)).strokes.count == 3)
    #expect(try drawCommands("pickerView", size: (200, 160)).drawnTexts.count == 3)
    #expect(try drawCommands("searchBar", size: (320, 56), #"placeholder="Find""#).texts == ["Find"])
  }

  @Test func hugeNumbersOfPagesAreNotDrawn() throws {
    #expect(try drawCommands("pageControl", #"numberOfPages="999999999""#).outlines.count == 60)
  }

  @Test func aPictureIsPlacedByItsContentMode() throws {
    let sizes = #"<resources><image name="cat" width="50" height="50"/></resources>"#
    func box(_ mode: String) throws -> Rect? {
      let text = xib("imageView", size: (200, 100), #"image="cat""#, resources: sizes)
        .replacing(#"contentMode="scaleToFill" translates"#, with: #"contentMode="\#(mode)" translates"#)
        .replacing(#"contentMode="scaleToFill"  id="it""#, with: #"contentMode="\#(mode)" id="it""#)
      return try drawnScenes(of: text).first?.drawCommands("it").outlines.first?.bounds
    }
    #expect(try box("scaleAspectFit") == Rect(x: 50, y: 0, width: 100, height: 100))
    #expect(try box("center") == Rect(x: 75, y: 25, width: 50, height: 50))
    #expect(try box("bottomRight") == Rect(x: 150, y: 50, width: 50, height: 50))
    #expect(try box("scaleToFill") == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func aPictureHasItsName() throws {
    #expect(try drawCommands("imageView", size: (200, 100), #"image="cat""#).texts == ["cat"])
    let symbol = try drawCommands("imageView", size: (200, 100), #"image="star.fill" catalog="system""#)
    #expect(symbol.texts == ["star.fill"] && symbol.fills.isEmpty)
  }

  @Test func aClassThatShowsNothingHasItsName() throws {
    #expect(try drawCommands("view", size: (200, 100), #"customClass="ChartView""#).texts == ["ChartView"])
    #expect(try drawCommands("mapView", size: (200, 100)).texts == ["mapView"])
    #expect(try drawCommands("view", size: (200, 100)).isEmpty)
  }

  @Test func runtimeAttributesAreSeen() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
      value="12"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="2"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    let text = xib("view", "", attributes + #"<color key="backgroundColor" systemColor="systemRedColor"/>"#)
    let it = try #require(try drawnScenes(of: text).first?.view("it")?.view)
    #expect(it.cornerRadius == 12 && it.borderWidth == 2 && it.clipsToBounds)
    #expect(DrawnScene.drawCommands(of: it).outlines == [.rectangle(it.bounds, cornerRadius: 12)])
  }

  @Test func opacityAndHidingAreTheViews() throws {
    let faint = try #require(try drawnScenes(of: xib("view", #"alpha="0.5""#)).first?.view("it"))
    #expect(faint.view.alpha == 0.5 && !faint.isHidden)
    let hidden = try #require(try drawnScenes(of: xib("view", #"hidden="YES""#)).first?.view("it"))
    #expect(hidden.isHidden)
  }
}
