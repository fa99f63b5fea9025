import KansoLayout
import Testing

@testable import KansoInterfaceBuilder

/// What is said of two versions of a document.
struct DocumentDifferenceTests {
  private let label = view("label", "title", (20, 30, 60, 21), #"text="Cats""#)
  private let rules = constraints("title.leading == root.leading + 20", "title.top == root.top + 30")

  private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
    DocumentDifference(from: try read(old), to: try read(new))
  }

  private func base() -> String { TestDocument().storyboard(subviews(label) + rules) }

  private func lines(_ difference: DocumentDifference) -> [String] {
    difference.scenes.flatMap { scene in
      scene.notes + scene.views.map { "\($0.name) \($0.words.joined(separator: "; "))" }
    }
  }

  @Test func theSameIsTheSame() throws {
    let found = try difference(base(), base())
    #expect(!found.isVisible && found.unseen.isEmpty)
    #expect(found.statement == "Nothing changed.")
  }

  @Test func aConstantMovesAViewAndIsTheReason() throws {
    let found = try difference(base(), base().replacing(#"constant="20""#, with: #"constant="28""#))
    #expect(lines(found) == [#"label "Cats" (title) moved 8 points to the right"#])
    #expect(
      found.scenes[0].views[0].reasons == [
        "the constraint title.leading == root.leading + 20 became title.leading == root.leading + 28 (titleleadingrootleading20)"
      ])
    #expect(found.statement == "1 scene looks different; 1 view changed.")
  }

  @Test func whatFollowsIsLedBackToItsCauseOnTheSameAxis() throws {
    let other = view("label", "other", (20, 60, 60, 21), #"text="Dogs""#)
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
    #expect(other2.words == ["moved 10 points down"])
    #expect(other2.reasons.count == 1)
    #expect(other2.reasons.first?.contains("title.top") == true)
  }

  @Test func whatIsInAViewThatMovedHasNotMoved() throws {
    let inner = subviews(view("view", "inner", (5, 5, 10, 10), fixed: true))
    func document(_ x: Double) -> String {
      TestDocument.xib(subviews(view("view", "outer", (x, 20, 50, 50), fixed: true, "", inner)))
    }
    #expect(lines(try difference(document(10), document(4))) == ["view (outer) moved 6 points to the left"])
  }

  @Test func textsColorsAndFontsAreSaid() throws {
    let new = base().replacing(#"text="Cats""#, with: #"text="Dogs""#)
    #expect(
      lines(try difference(base(), new)) == [#"label "Dogs" (title) text says "Dogs" instead of "Cats""#])
    let red = #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    let colored = base().replacing("</label>", with: red + "</label>")
    #expect(lines(try difference(base(), colored)) == [#"label "Cats" (title) textColor is #ff0000"#])
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let set = base().replacing("</label>", with: font + "</label>")
    // It is the font that labels have anyway.
    let same = try difference(base(), set)
    #expect(!same.isVisible)
    #expect(same.unseen == [#"label "Cats" (title): fontDescription is System 17"#])
  }

  @Test func whatComesAndGoesIsSaid() throws {
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
    #expect(found.statement.hasPrefix("1 scene was added"))
    #expect(try difference(second, base()).statement.hasPrefix("1 scene was removed"))
  }

  @Test func anotherOrderIsSeenWhereViewsOverlap() throws {
    let (back, front) = (
      view("view", "a", (0, 0, 50, 50), fixed: true), view("view", "b", (40, 40, 50, 50), fixed: true)
    )
    let found = try difference(
      TestDocument.xib(subviews(back, front)), TestDocument.xib(subviews(front, back)))
    #expect(lines(found) == ["view (a) is in front of view (b) now"])
    let apart = view("view", "b", (60, 60, 50, 50), fixed: true)
    let unseen = try difference(
      TestDocument.xib(subviews(back, apart)), TestDocument.xib(subviews(apart, back)))
    #expect(!unseen.isVisible && unseen.unseen == ["the views in view (root) are in another order"])
  }

  @Test func titlesOfBarsAreSaid() throws {
    let navigation = container(
      "navigationController", "navigation", "",
      segue("controller", "relationship", #"relationship="rootViewController""#))
    func document(_ title: String) -> String {
      TestDocument().scenes(
        navigation
          + TestScene(content: #"<navigationItem key="navigationItem" title="\#(title)" id="item"/>"#).xml)
    }
    #expect(
      lines(try difference(document("Cats"), document("Dogs"))) == [#"its bars say "Dogs" instead of "Cats""#]
    )
  }

  @Test func whatNobodySeesIsListedApart() throws {
    let new = base().replacing(#"text="Cats""#, with: #"text="Cats" tag="7""#)
      .replacing(#"toolsVersion="22505""#, with: #"toolsVersion="23094""#)
    let found = try difference(base(), new)
    #expect(found.statement == "Nothing visible changed.")
    #expect(
      found.unseen == [
        "the version of Interface Builder is 23094 instead of 22505",
        #"label "Cats" (title): tag is 7 instead of not set"#,
      ])
  }

  /// Opening a document elsewhere stores every frame anew.
  @Test func anotherDeviceIsNoChange() throws {
    let full = #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
    func document(_ device: String, _ width: Double, _ height: Double) -> String {
      TestDocument(device: device).storyboard(
        width: width, height: height,
        subviews(
          view("label", "title", (20, 30, width - 40, 21), #"text="Cats""#),
          view("view", "wide", (0, 100, width, 10), fixed: true, "", full))
          + constraints(
            "title.leading == root.leading + 20", "title.top == root.top + 30",
            "root.trailing == title.trailing + 20"))
    }
    let found = try difference(document("retina4_7", 375, 667), document("retina6_12", 393, 852))
    #expect(lines(found).isEmpty)
    #expect(found.statement == "Nothing visible changed.")
    // A frame that does not follow from the other screen is a change.
    let moved = document("retina6_12", 393, 852).replacing(#"x="0.0" y="100.0""#, with: #"x="0.0" y="120.0""#)
    #expect(
      lines(try difference(document("retina4_7", 375, 667), moved)) == ["view (wide) moved 20 points down"])
  }
}
