import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// No part of a document is lost: a part without its own type is kept as values, records and properties.
struct KeptTests {
  @Test func idsWithinWhatIsNotKnownCanBeNamed() throws {
    let outlet = "<outlet property=\"a\" destination=\"x\" id=\"o\"/>"
    for content in [
      "<gestureRecognizers><squeezeGestureRecognizer id=\"x\"/></gestureRecognizers>"
        + "<connections>\(outlet)</connections>",
      "<glitter key=\"k\" id=\"x\"/><connections>\(outlet)</connections>",
      "<constraints/><connections><telepathy id=\"x\"/>\(outlet)</connections>",
    ] {
      let document = try read(TestDocument.xib(content))
      #expect(document.declarationRanges["x"] != nil)
      #expect(try document.view("root").connections.map { $0.destination?.value } == ["x"])
    }
  }

  @Test func theFirstInTheDocumentKeepsTheId() throws {
    try expectProblem(
      .duplicateObject, "the id 'x' is taken",
      in: TestDocument.xib(
        "<subviews><label id=\"x\"/></subviews><viewLayoutGuide key=\"safeArea\" id=\"«x»\"/>"))
    try expectProblem(
      .duplicateObject, "the id 'x' is taken",
      in: TestDocument().xib(
        "<barButtonItem id=\"x\"><button key=\"customView\" id=\"«x»\"/></barButtonItem>"))
  }

  @Test func layoutIsAnAdaptation() throws {
    let d = try read(
      TestDocument().xib("").replacing(
        "<device id=\"retina4_7\" orientation=\"portrait\"",
        with: "<device id=\"ipad9_7\" orientation=\"portrait\" layout=\"splitview1_2\""), unrecognized: [])
    #expect(d.device?.adaptation == "splitview1_2")
  }

  @Test func xcode11() throws {
    let v = try readRoot(
      "<color key=\"backgroundColor\" xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" "
        + "cocoaTouchSystemColor=\"whiteColor\"/>"
    )
    #expect(v.values["backgroundColor"]?.color?.summary == "system systemBackgroundColor")
  }

  @Test func unknownElementsAreKept() throws {
    let v = try readRoot(
      "<glitter key=\"sparkle\" amount=\"3\"/><grain size=\"1\"/>", unrecognized: ["<glitter>", "<grain>"])
    #expect(v.values["sparkle"]?.record?["amount"] == "3")
    #expect(v.items.map { $0.record?.name } == ["grain"])
  }

  @Test func unknownCellsAreReported() throws {
    let v = try readSubview(
      "<tableView id=\"t\"><prototypes><glassCell id=\"c\"/></prototypes></tableView>",
      unrecognized: ["<glassCell>"])
    #expect(v.cells.map(\.id) == ["c"])
  }

  @Test func recordsHaveRuntimeAttributes() throws {
    let r = try readRecord(
      "<barButtonItem id=\"b\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"key\" value=\"x\"/></userDefinedRuntimeAttributes></barButtonItem>"
    )
    #expect(r.runtimeAttributes.map(\.keyPath) == ["key"])
  }

  @Test func seguesKeepTheirArrowsAndPreviews() throws {
    let v = try readRoot(
      "<connections><segue destination=\"root\" kind=\"popoverPresentation\" id=\"s\">"
        + "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/><nil key=\"action\"/>"
        + "<segue key=\"commit\" inheritsFrom=\"parent\" id=\"c\"/></segue></connections>"
    )
    #expect(v.connections[0].values["popoverArrowDirection"]?.record?["up"] == "YES")
    #expect(v.connections[0].values["commit"]?.record?["inheritsFrom"] == "parent")
  }

  @Test func sections() throws {
    let v = try readSubview(
      "<tableView id=\"t\"><sections><tableViewSection headerTitle=\"A\" id=\"s1\"><cells><tableViewCell "
        + "id=\"c1\"/><tableViewCell id=\"c2\"/></cells></tableViewSection><tableViewSection id=\"s2\">"
        + "<string key=\"footerTitle\">B</string><cells><tableViewCell id=\"c3\"/></cells>"
        + "</tableViewSection></sections></tableView>"
    )
    #expect(v.sections.map(\.id) == ["s1", "s2"])
    #expect(v.sections.map { v.cells[$0.rows].map(\.id) } == [["c1", "c2"], ["c3"]])
    #expect(v.sections[0].properties["headerTitle"]?.value == "A")
    #expect(v.sections[1].values["footerTitle"]?.text == "B")
  }

  @Test func rangesAreKnown() throws {
    let v = try readRoot(
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"range\" keyPath=\"r\">"
        + "<range key=\"value\" location=\"1\" length=\"2\"/></userDefinedRuntimeAttribute>"
        + "</userDefinedRuntimeAttributes>"
    )
    #expect(v.runtimeAttributes[0].value?.record?["length"] == "2")
  }

  @Test func runtimeImagesKeepTheirCatalog() throws {
    let v = try readRoot(
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"image\" keyPath=\"r\" "
        + "value=\"safari\" catalog=\"system\"/></userDefinedRuntimeAttributes>"
    )
    #expect(v.runtimeAttributes[0].properties["catalog"]?.value == "system")
  }

  @Test func fontsKeepOtherAttributes() throws {
    let v = try readSubview(
      "<label id=\"x\"><fontDescription key=\"fontDescription\" type=\"system\" weight=\"bold\" "
        + "width=\"condensed\" pointSize=\"17\"/></label>"
    )
    #expect(v.font?.properties["width"]?.value == "condensed")
  }

  @Test func controllersWithinControllersOfXibsAreRead() throws {
    let d = try read(
      TestDocument().xib(
        "<tabBarController id=\"t\"><tabBar key=\"tabBar\" id=\"tb\"/><viewControllers><viewController "
          + "id=\"v\"><view key=\"view\" id=\"w\"/></viewController></viewControllers></tabBarController>"
      ), unrecognized: [])
    #expect(d.declarationRanges["w"] != nil)
  }

  @Test func catalogColorsThatAreNotTheSystems() throws {
    let v = try readRoot("<color key=\"c\" colorSpace=\"catalog\" catalog=\"Developer\" name=\"brand\"/>")
    #expect(v.values["c"]?.color?.summary == "unknown brand")
  }

  @Test func brokenBase64IsReported() throws {
    try expectProblem(
      .invalidInterfaceValue, "this text is not in base 64",
      in: TestDocument.xib(
        "<subviews><label id=\"x\">«<string key=\"text\" base64-UTF8=\"YES\">»@@@</string></label></subviews>"
      ))
  }

  @Test(arguments: ["1::2", ":2", "/2", "1:", "0x10", "0x1p3"]) func multipliers(text: String) throws {
    try expectProblem(
      .invalidInterfaceValue, "'\(text)' is not a multiplier",
      in: TestDocument.xib(
        "<constraints><constraint firstAttribute=\"width\" multiplier=\"«\(text)»\" id=\"x\"/></constraints>")
    )
  }

  @Test func hexIsNoNumber() throws {
    try expectProblem(
      .invalidInterfaceValue, "'0x10' is not a number that is allowed here",
      in: TestDocument.xib(
        "<constraints><constraint firstAttribute=\"width\" constant=\"«0x10»\" id=\"x\"/></constraints>"))
  }

  @Test func commentsOnConstraints() throws {
    let v = try readRoot(
      "<constraints><constraint firstAttribute=\"width\" constant=\"3\" id=\"x\"><attributedString "
        + "key=\"userComments\"><fragment content=\"hello\"/></attributedString></constraint></constraints>"
    )
    #expect(v.constraints[0].values["userComments"]?.runs?.map(\.text) == ["hello"])
  }

  @Test func overrides() throws {
    let d = try read(
      TestDocument().xib("", resources: "<accessibilityOverrides dynamicTypePreference=\"3\"/>"),
      unrecognized: [])
    #expect(d.items.compactMap { $0.record?["dynamicTypePreference"] } == ["3"])
  }

  @Test func aColorWithoutSpaceIsReported() throws {
    let (_, x) = DocumentReader.read(
      SourceFile(
        path: "T", text: TestDocument.xib("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")))
    #expect(x.count == 1)
  }
}
