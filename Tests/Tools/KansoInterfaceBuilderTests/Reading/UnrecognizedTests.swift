import Testing

@testable import KansoInterfaceBuilder

/// Parts that this version does not know are reported, and kept at their positions.
struct UnrecognizedTests {
  @Test func attributesAreKeptAsProperties() throws {
    let label = try readSubview(
      "<label text=\"a\" sheen=\"0.5\" id=\"l\"/>", unrecognized: ["sheen of <label>"])
    #expect(label["sheen"] == "0.5")
    #expect(label["text"] == "a")
  }

  @Test func unknownAttributesOfEveryElementAreReported() throws {
    let root = try readRoot(
      """
      <rect key="bounds" x="0" y="0" width="1" height="1" depth="2"/>
      <constraints><constraint firstAttribute="width" constant="1" elasticity="3" id="c"/></constraints>
      <variation key="widthClass=compact" sheen="1"/>
      <connections><outlet property="a" destination="root" lazy="YES" id="o"/></connections>
      <viewLayoutGuide key="safeArea" fluid="YES" id="s"/>
      """,
      unrecognized: [
        "depth of <rect>", "elasticity of <constraint>", "sheen of <variation>", "lazy of <outlet>",
        "fluid of <viewLayoutGuide>",
      ])
    #expect(root.constraints[0].properties["elasticity"]?.value == "3")
    #expect(root.variations[0].properties["sheen"]?.value == "1")
    #expect(root.connections[0].properties["lazy"]?.value == "YES")
  }

  @Test func subviewsOfUnknownClassesAreViewsAllTheSame() throws {
    let view = try readSubview(
      """
      <hologramView contentMode="scaleToFill" depth="3" id="h">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <subviews><label id="l"/></subviews>
        <constraints><constraint firstAttribute="width" constant="3" id="c"/></constraints>
      </hologramView>
      """, unrecognized: ["<hologramView>"])
    #expect(view.kind == "hologramView")
    #expect(view.frame?.value.width == 3)
    #expect(view["depth"] == "3")
    #expect(view.subviews.map(\.id) == ["l"])
    #expect(view.constraints.map(\.id) == ["c"])
  }

  @Test func objectsOfUnknownClassesAreRecords() throws {
    let record = try readRecord(
      """
      <timeTravelController speed="88" id="t">
        <view key="view" id="v"/>
        <connections><outlet property="past" destination="v" id="o"/></connections>
      </timeTravelController>
      """, unrecognized: ["<timeTravelController>"])
    #expect(record.name == "timeTravelController")
    #expect(record["speed"] == "88")
    #expect(record.values["view"]?.view?.id == "v")
    #expect(record.connections.map(\.name) == ["past"])
  }

  @Test func unknownElementsAreReportedOnceWithTheirContents() throws {
    let root = try readRoot(
      "<glitter><grain size=\"1\"/><grain size=\"2\"/></glitter>", unrecognized: ["<glitter>"])
    #expect(root.id == "root")
  }

  @Test func unknownPartsOfTheDocumentAreReported() throws {
    let document = try read(
      TestDocument().xib("", resources: "<telemetry level=\"3\"/>")
        .replacing("colorMatched=\"YES\"", with: "colorMatched=\"YES\" spatial=\"YES\""),
      unrecognized: ["spatial of <document>", "<telemetry>"])
    #expect(document.properties["spatial"]?.value == "YES")
  }

  @Test func unknownPartsOfTheDocumentsListsAreReported() throws {
    let document = try read(
      TestDocument().scenes(
        "<scene sceneID=\"s\" mood=\"calm\"><objects/><backdrop/></scene>",
        resources: "<resources><sound name=\"ping\"/></resources>"))
    #expect(document.unrecognized.map(\.name) == ["mood of <scene>", "<backdrop>", "<sound>"])
  }

  @Test func connectionsOfUnknownKindsAreReported() throws {
    let root = try readRoot(
      "<connections><telepathy destination=\"root\" id=\"t\"/></connections>", unrecognized: ["<telepathy>"])
    #expect(root.connections.isEmpty)
  }

  @Test func theListIsInTheOrderOfTheDocument() throws {
    let document = try read(
      TestDocument.xib(
        """
        <first/>
        <subviews><label second="2" id="a"><third/></label></subviews>
        <fourth/>
        """))
    #expect(
      document.unrecognized.map(\.name) == ["<first>", "second of <label>", "<third>", "<fourth>"])
  }
}
