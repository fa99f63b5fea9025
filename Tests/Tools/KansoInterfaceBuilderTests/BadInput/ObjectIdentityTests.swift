import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import KansoLayout
import Testing

@testable import KansoInterfaceBuilder

/// Ids that are missing, duplicate or unknown.
struct ObjectIdentityTests {
  @Test func viewsWithoutIDsAreReportedAndLaidOut() {
    let reading = Reading(
      SoundBox.xib(
        "<label><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews><view id=\"in\"/>"
          + "</subviews></label>"
      ))
    #expect(reading.messages == ["this <label> has no id: <label>"])
    #expect(reading.ids == [.missingObjectID])
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect(reading.frames["in"] != nil)
  }

  @Test func controllersWithoutIDsAreReported() {
    let reading = Reading(
      TestDocument().scenes(
        "<scene><objects><viewController><view key=\"view\" id=\"a\"/></viewController></objects></scene>"))
    #expect(reading.messages == ["this <viewController> has no id: <viewController>"])
    #expect(reading.frames.keys.sorted() == ["a"])
  }

  @Test func duplicateIDsAreReportedWithTheFirst() throws {
    let text = SoundBox.xib(
      view("label", id: "twice", frame: (1, 1, 5, 5), fixed: true)
        + view("label", id: "twice", frame: (2, 2, 6, 6), fixed: true))
    let reading = Reading(text)
    #expect(reading.messages == ["the id 'twice' is taken: twice"])
    #expect(reading.ids == [.duplicateObject])
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect(reading.frames["twice"] == Rect(x: 1, y: 1, width: 5, height: 5))
    let problem = try #require(DocumentReader.read(SourceFile(path: "a.xib", text: text)).1.first)
    #expect(problem.notes.first?.range?.text.hasPrefix("<label") ?? false)
    #expect((problem.notes.first?.range?.lowerBound ?? 0) < problem.range.lowerBound)
  }

  /// Each view is inside the other and inside itself, by id.
  @Test func circlesOfIDsEnd() {
    let inner = view(
      "view", id: "a", frame: (0, 0, 9, 9), fixed: true,
      content: subviews(view("view", id: "b", frame: (0, 0, 9, 9), fixed: true)))
    let circle = view("view", id: "b", frame: (0, 0, 9, 9), fixed: true, content: subviews(inner))
    let reading = Reading(SoundBox.xib(circle + view("view", id: "root", frame: (0, 0, 9, 9), fixed: true)))
    #expect(reading.ids == [.duplicateObject, .duplicateObject])
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect(reading.frames["root"] == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func idsOfOtherThingsAreTakenToo() {
    let reading = Reading(
      SoundBox.xib(
        "", constraint("sound.width <= 100", id: "sound") + constraint("sound.height <= 100", id: "root")
      )
      .replacing("<constraints>", with: "<viewLayoutGuide key=\"safeArea\" id=\"sound\"/><constraints>"))
    // The constraints on the guide that took the name conflict.
    let ids = reading.ids.filter { $0 != .contradictoryConstraints }
    #expect(ids == [.duplicateObject, .duplicateObject, .duplicateObject])
  }

  @Test func unknownIDsAreReportedWhereverTheyAreUsed() {
    let reading = Reading(
      SoundBox.xib(
        "",
        constraint("gone.leading == root.leading") + constraint("sound.leading == lost.leading + 99", id: "k")
      )
      .replacing(
        "<constraints>",
        with: """
          <connections><outlet property="a" destination="x1" id="o1"/><action selector="b" destination="x2" id="o2"/>
          <segue destination="x3" kind="show" id="o3"/></connections>
          <variation key="default"><mask key="subviews"><exclude reference="x4"/><include reference="x5"/>\
          </mask></variation>
          <constraints>
          """))
    let gone = ["x1", "x2", "x3", "x4", "x5", "gone", "lost"]
    #expect(reading.messages == gone.map { "nothing in the document has the id '\($0)': \($0)" })
    #expect(reading.ids.allSatisfy { $0 == .unknownObject })
    #expect(reading.frames["sound"] == SoundBox.frame)
  }

  @Test func missingInitialControllersAreReported() {
    let text = TestDocument().storyboard("").replacing(
      "colorMatched", with: "initialViewController=\"gone\" colorMatched")
    #expect(Reading(text).messages == ["nothing in the document has the id 'gone': gone"])
    #expect(Reading(text).frames["root"] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Constraints between scenes, with controllers, and with constraints.
  @Test func constraintsWithWhatIsNoViewOfTheirTreeAreLeftOut() {
    let text = TestDocument().storyboard(
      subviews(SoundBox.box)
        + "<constraints>\(constraint("sound.leading == controller.leading + 50", id: "c1"))"
        + "\(constraint("sound.leading == c1.leading + 60", id: "c2"))\(SoundBox.rows)</constraints>")
    #expect(Reading(text).frames["sound"] == SoundBox.frame)
  }

  @Test func seguesInCirclesEnd() {
    func scene(_ id: String, to other: String, _ kind: String) -> String {
      """
      <scene><objects><navigationController id="\(id)"><view key="view" id="view\(id)"/>
      <connections><segue destination="\(other)" \(kind) id="to\(other)from\(id)"/></connections>\
      </navigationController></objects></scene>
      """
    }
    for kind in [
      "kind=\"show\"", "kind=\"relationship\" relationship=\"rootViewController\"", "kind=\"embed\"", "",
    ] {
      let reading = Reading(
        TestDocument().scenes(
          scene("a", to: "b", kind) + scene("b", to: "c", kind) + scene("c", to: "a", kind)
            + scene("d", to: "d", kind)))
      #expect(reading.messages == [])
      #expect(reading.frames.keys.sorted() == ["viewa", "viewb", "viewc", "viewd"])
    }
  }

  @Test func emptyIDsAreIDs() {
    let reading = Reading(
      SoundBox.xib(
        view("view", id: "", frame: (1, 2, 3, 4), fixed: true)
          + view("view", id: " ", frame: (1, 2, 3, 4), fixed: true))
    )
    #expect(reading.messages == [])
    #expect(reading.frames[""] == Rect(x: 1, y: 2, width: 3, height: 4))
  }
}
