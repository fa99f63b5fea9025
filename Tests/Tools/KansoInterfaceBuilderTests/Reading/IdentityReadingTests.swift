import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// Ids that are missing, duplicate or refer to nothing.
struct IdentityReadingTests {
  // MARK: References

  @Test(arguments: [
    "<constraints><constraint firstItem=\"«ghost»\" firstAttribute=\"top\" id=\"c\"/></constraints>",
    """
    <constraints>
      <constraint firstAttribute="top" secondItem="«ghost»" secondAttribute="top" id="c"/>
    </constraints>
    """,
    "<connections><outlet property=\"a\" destination=\"«ghost»\" id=\"o\"/></connections>",
    "<connections><outletCollection property=\"a\" destination=\"«ghost»\" id=\"o\"/></connections>",
    "<connections><action selector=\"a:\" destination=\"«ghost»\" id=\"o\"/></connections>",
    "<connections><segue kind=\"show\" destination=\"«ghost»\" id=\"o\"/></connections>",
    "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"«ghost»\"/></mask></variation>",
    "<variation key=\"default\"><mask key=\"constraints\"><include reference=\"«ghost»\"/></mask></variation>",
  ])
  func whatIsNamedHasToBeThere(content: String) throws {
    let document = try expectProblem(
      .unknownObject, "nothing in the document has the id 'ghost'", in: TestDocument.xib(content))
    #expect(try document.view("root").id == "root")
  }

  @Test func theInitialControllerHasToBeThere() throws {
    let document = try expectProblem(
      .unknownObject, "nothing in the document has the id 'ghost'",
      in: TestDocument().storyboard("")
        .replacing("colorMatched=\"YES\"", with: "initialViewController=\"«ghost»\""))
    #expect(document.initialController?.value == "ghost")
  }

  @Test func eachReferenceIsReportedWhereItStands() throws {
    let marked = MarkedDocument(
      TestDocument.xib(
        """
        <subviews><label text="é" id="a"/></subviews>
        <constraints>
          <constraint firstItem="«g1»" firstAttribute="top" secondItem="«g2»" secondAttribute="top" id="c"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="«g3»" secondAttribute="top" id="d"/>
        </constraints>
        """))
    let (_, diagnostics) = DocumentReader.read(SourceFile(path: "Test.xib", text: marked.text))
    #expect(diagnostics.map(\.descriptor) == [.unknownObject, .unknownObject, .unknownObject])
    #expect(diagnostics.map(\.range.text) == ["g1", "g2", "g3"])
    #expect(diagnostics.map(\.range.offsets) == marked.ranges)
    #expect(diagnostics[0].help == "remove this <constraint>, or give the id of an object of the document")
  }

  @Test func referencesMayLeadForwardBackwardAndAcrossScenes() throws {
    let document = try read(
      TestDocument().scenes(
        """
        <scene sceneID="s1"><objects><viewController id="c1">
          <view key="view" id="v1">
            <constraints>
              <constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="k"/>
            </constraints>
            <connections><outlet property="later" destination="c2" id="o1"/></connections>
          </view>
          <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
          <connections><segue destination="c2" kind="show" id="o2"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="c2"><view key="view" id="v2"><subviews><label id="l"/></subviews></view></viewController>
        </objects></scene>
        """))
    let view = try document.view("v1")
    #expect(view.constraints.map { $0.firstItem?.value } == ["l"])
    #expect(view.constraints.map { $0.secondItem?.value } == ["t"])
    #expect(view.connections.map { $0.destination?.value } == ["c2"])
  }

  @Test func everyObjectCanBeNamed() throws {
    let elements = [
      "barButtonItem", "navigationItem", "tapGestureRecognizer", "customObject", "exit", "placeholder",
      "viewController", "view", "tableViewCell", "hologramView",
    ]
    for element in elements {
      let document = try read(
        TestDocument().xib(
          """
          <\(element) id="x"/>
          <view id="v"><connections><outlet property="a" destination="x" id="o"/></connections></view>
          """))
      #expect(document.text(at: document.declarationRanges["x"]) == "<\(element) id=\"x\"/>")
      #expect(try document.view("v").connections.map { $0.destination?.value } == ["x"])
    }
  }

  @Test func sectionsSegmentsAndConnectionsCanBeNamed() throws {
    let table = try readSubview(
      """
      <tableView id="t">
        <sections><tableViewSection id="section"><cells/></tableViewSection></sections>
        <connections>
          <outlet property="a" destination="section" id="o1"/>
          <outlet property="b" destination="o1" id="o2"/>
        </connections>
      </tableView>
      """)
    #expect(table.connections.map { $0.destination?.value } == ["section", "o1"])
  }

  // MARK: Ids that are taken

  @Test func twoObjectsCannotHaveOneId() throws {
    let text = TestDocument.xib(
      "<subviews><label text=\"é\" id=\"x\"/><button id=\"«x»\"/></subviews>")
    let document = try expectProblem(.duplicateObject, "the id 'x' is taken", in: text)
    #expect(document.text(at: document.declarationRanges["x"]) == "<label text=\"é\" id=\"x\"/>")
    #expect(try document.view("root").subviews.map(\.kind) == ["label", "button"])
  }

  @Test func theFirstObjectOfAnIdIsNoted() throws {
    let (_, diagnostics) = DocumentReader.read(
      SourceFile(
        path: "Test.xib", text: TestDocument.xib("<subviews><label id=\"x\"/><button id=\"x\"/></subviews>")))
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.notes.map(\.message) == ["it is the id of this object"])
    #expect(diagnostic.notes.map { $0.range?.text } == ["<label id=\"x\"/>"])
    #expect(diagnostic.help == "give one of the two another id, or delete the copy that a merge has left")
    #expect(diagnostic.severity == .error)
  }

  @Test func idsAreTakenAcrossScenesAndKinds() throws {
    try expectProblem(
      .duplicateObject, "the id 'x' is taken",
      in: TestDocument().scenes(
        """
        <scene sceneID="s1"><objects><viewController id="x"/></objects></scene>
        <scene sceneID="s2"><objects><exit id="«x»"/></objects></scene>
        """))
    try expectProblem(
      .duplicateObject, "the id 'root' is taken",
      in: TestDocument.xib(
        "<constraints><constraint firstAttribute=\"width\" constant=\"1\" id=\"«root»\"/></constraints>"))
  }

  @Test func idsDifferByCaseAndScenesHaveIdsOfTheirOwn() throws {
    let document = try read(
      TestDocument().scenes(
        """
        <scene sceneID="same"><objects><viewController id="same"/><exit id="Same"/></objects></scene>
        """))
    #expect(document.text(at: document.declarationRanges["same"]) == "<viewController id=\"same\"/>")
    #expect(document.text(at: document.declarationRanges["Same"]) == "<exit id=\"Same\"/>")
  }

  // MARK: Ids that are missing

  @Test func viewsAndControllersHaveIds() throws {
    let document = try expectProblem(
      .missingObjectID, "this <label> has no id",
      in: TestDocument.xib("<subviews>«<label text=\"é\"/>»</subviews>"))
    #expect(try document.view("root").subviews.map(\.id) == [nil])
    try expectProblem(
      .missingObjectID, "this <viewController> has no id",
      in: TestDocument().scenes("<scene sceneID=\"s\"><objects>«<viewController/>»</objects></scene>"))
    try expectProblem(
      .missingObjectID, "this <view> has no id", in: TestDocument.xib("<subviews>«<view/>»</subviews>"))
  }

  @Test func viewsByAKeyNeedNone() throws {
    let effect = try readSubview(
      "<visualEffectView id=\"e\"><view key=\"contentView\" opaque=\"NO\"/></visualEffectView>")
    #expect(effect.values["contentView"]?.view?.id == nil)
  }
}
