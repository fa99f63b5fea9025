import KansoLayout
import Testing

@testable import KansoCanvasDrawing

/// The reported differences of two versions of a document.
struct DocumentDifferenceTests {
  private let label = view("label", id: "title", frame: (20, 30, 60, 21), attributes: #"text="Cats""#)
  private let rules = constraints("title.leading == root.leading + 20", "title.top == root.top + 30")

  private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
    DocumentDifference(from: try read(old), to: try read(new))
  }

  private func base() -> String { TestDocument().storyboard(subviews(label) + rules) }

  private func lines(_ difference: DocumentDifference) -> [String] {
    difference.scenes.flatMap { scene in
      scene.notes + scene.views.map { "\($0.name) \($0.changes.joined(separator: "; "))" }
    }
  }

  @Test func theSameIsTheSame() throws {
    let found = try difference(base(), base())
    #expect(!found.isVisible && found.invisibleChanges.isEmpty)
    #expect(found.summary == "Nothing changed.")
  }

  @Test func aConstantMovesAViewAndIsTheReason() throws {
    let found = try difference(base(), base().replacing(#"constant="20""#, with: #"constant="28""#))
    #expect(lines(found) == [#"label "Cats" (title) moved 8 points to the right"#])
    #expect(
      found.scenes[0].views[0].reasons == [
        "the constraint title.leading == root.leading + 20 became title.leading == root.leading + 28 "
          + "(titleleadingrootleading20)"
      ])
    #expect(found.summary == "1 scene looks different; 1 view changed.")
  }

  @Test func whatFollowsIsLedBackToItsCauseOnTheSameAxis() throws {
    let other = view("label", id: "other", frame: (20, 60, 60, 21), attributes: #"text="Dogs""#)
    func document(_ top: Double, _ leading: Double) -> String {
      TestDocument().storyboard(
        subviews(label, other)
          + constraints(
            "title.leading == root.leading + \(leading)", "title.top == root.top + \(top)",
            "other.leading == root.leading + 20", "other.top == title.bottom + 9"
          ).replacing("titleleadingrootleading\(leading)".filter { $0.isLetter || $0.isNumber }, with: "L")
          .replacing("titletoproottop\(top)".filter { $0.isLetter || $0.isNumber }, with: "T"))
    }
    let found = try difference(document(30, 20), document(40, 25))
    let other2 = try #require(found.scenes.first?.views.first { $0.name.contains("other") })
    #expect(other2.changes == ["moved 10 points down"])
    #expect(other2.reasons.count == 1)
    #expect(other2.reasons.first?.contains("title.top") == true)
  }

  @Test func whatIsInAViewThatMovedHasNotMoved() throws {
    let inner = subviews(view("view", id: "inner", frame: (5, 5, 10, 10), fixed: true))
    func document(_ x: Double) -> String {
      TestDocument.xib(
        subviews(view("view", id: "outer", frame: (x, 20, 50, 50), fixed: true, content: inner)))
    }
    #expect(lines(try difference(document(10), document(4))) == ["view (outer) moved 6 points to the left"])
  }

  @Test func textsColorsAndFontsAreReported() throws {
    let new = base().replacing(#"text="Cats""#, with: #"text="Dogs""#)
    #expect(
      lines(try difference(base(), new)) == [#"label "Dogs" (title) text says "Dogs" instead of "Cats""#])
    let red = #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    let colored = base().replacing("</label>", with: red + "</label>")
    #expect(lines(try difference(base(), colored)) == [#"label "Cats" (title) textColor is #ff0000"#])
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let set = base().replacing("</label>", with: font + "</label>")
    // The set font is the labels' default font.
    let same = try difference(base(), set)
    #expect(!same.isVisible)
    #expect(same.invisibleChanges == [#"label "Cats" (title): fontDescription is System 17"#])
  }

  @Test func addedRemovedAndHiddenViewsAreReported() throws {
    let without = TestDocument().storyboard("")
    #expect(lines(try difference(without, base())) == [#"label "Cats" (title) was added"#])
    #expect(lines(try difference(base(), without)) == [#"label "Cats" (title) was removed"#])
    let hidden = base().replacing(#"text="Cats""#, with: #"text="Cats" hidden="YES""#)
    #expect(lines(try difference(base(), hidden)) == [#"label "Cats" (title) is hidden now"#])
    #expect(lines(try difference(hidden, base())) == [#"label "Cats" (title) is shown now"#])
  }

  @Test func scenesComeAndGo() throws {
    let second = base().replacing("</scenes>", with: TestScene(id: "c2", viewID: "r2").xml + "</scenes>")
    let found = try difference(base(), second)
    #expect(found.summary.hasPrefix("1 scene was added"))
    #expect(try difference(second, base()).summary.hasPrefix("1 scene was removed"))
  }

  @Test func anotherOrderIsSeenWhereViewsOverlap() throws {
    let (back, front) = (
      view("view", id: "a", frame: (0, 0, 50, 50), fixed: true),
      view("view", id: "b", frame: (40, 40, 50, 50), fixed: true)
    )
    let found = try difference(
      TestDocument.xib(subviews(back, front)), TestDocument.xib(subviews(front, back)))
    #expect(lines(found) == ["view (a) is in front of view (b) now"])
    let apart = view("view", id: "b", frame: (60, 60, 50, 50), fixed: true)
    let unseen = try difference(
      TestDocument.xib(subviews(back, apart)), TestDocument.xib(subviews(apart, back)))
    #expect(!unseen.isVisible && unseen.invisibleChanges == ["the views in view (root) are in another order"])
  }

  @Test func titlesOfBarsAreReported() throws {
    let navigation = container(
      "navigationController", id: "navigation",
      content: segue("controller", "relationship", #"relationship="rootViewController""#))
    func document(_ title: String) -> String {
      TestDocument().scenes(
        navigation
          + TestScene(content: #"<navigationItem key="navigationItem" title="\#(title)" id="item"/>"#).xml)
    }
    #expect(
      lines(try difference(document("Cats"), document("Dogs"))) == [#"its bars say "Dogs" instead of "Cats""#]
    )
  }

  @Test func invisibleChangesAreListedApart() throws {
    let new = base().replacing(#"text="Cats""#, with: #"text="Cats" tag="7""#)
      .replacing(#"toolsVersion="22505""#, with: #"toolsVersion="23094""#)
    let found = try difference(base(), new)
    #expect(found.summary == "Nothing visible changed.")
    #expect(
      found.invisibleChanges == [
        "the version of Interface Builder is 23094 instead of 22505",
        #"label "Cats" (title): tag is 7 instead of not set"#,
      ])
  }

  /// Xcode stores every frame again when a document is opened for another device.
  @Test func anotherDeviceIsNoChange() throws {
    let full = #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
    func document(_ device: String, _ width: Double, _ height: Double) -> String {
      TestDocument(device: device).storyboard(
        width: width, height: height,
        subviews(
          view("label", id: "title", frame: (20, 30, width - 40, 21), attributes: #"text="Cats""#),
          view("view", id: "wide", frame: (0, 100, width, 10), fixed: true, content: full))
          + constraints(
            "title.leading == root.leading + 20", "title.top == root.top + 30",
            "root.trailing == title.trailing + 20"))
    }
    let found = try difference(document("retina4_7", 375, 667), document("retina6_12", 393, 852))
    #expect(lines(found).isEmpty)
    #expect(found.summary == "Nothing visible changed.")
    // A frame that the other screen size does not explain is a change.
    let moved = document("retina6_12", 393, 852).replacing(#"x="0.0" y="100.0""#, with: #"x="0.0" y="120.0""#)
    #expect(
      lines(try difference(document("retina4_7", 375, 667), moved)) == ["view (wide) moved 20 points down"])
  }
}
