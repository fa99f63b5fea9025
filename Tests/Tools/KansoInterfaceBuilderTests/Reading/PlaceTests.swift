import KansoDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// Ranges are those of the bytes of a part, for any text before it.
struct PlaceTests {
  static let prefixes = [
    "", "<!-- é -->", "<!-- 👩‍👩‍👧 日本語 -->", "<!-- <label text=\"no tag\"> -->", "\r\n\r\n", "\t\n",
  ]

  private func expectPlace(_ marked: String, _ pick: (InterfaceView) -> TextRange?) throws {
    let document = MarkedDocument(TestDocument.xib(marked))
    let root = try read(document.text).view("root")
    #expect(pick(root)?.offsets == document.ranges.first, "\(marked)")
  }

  @Test(arguments: prefixes)
  func attributesAreWhatIsBetweenTheirQuotes(prefix: String) throws {
    try expectPlace("\(prefix)<subviews><label text=\"«Größe 😀»\" id=\"l\"/></subviews>") {
      $0.subviews[0].properties["text"]?.range
    }
    try expectPlace("\(prefix)<subviews><label text='«it is \"so\"»' id=\"l\"/></subviews>") {
      $0.subviews[0].properties["text"]?.range
    }
    try expectPlace(
      "\(prefix)<subviews><label userLabel=\"é > 😀\" text=\"«a &amp; b&#10;c»\" id=\"l\"/></subviews>"
    ) {
      $0.subviews[0].properties["text"]?.range
    }
    try expectPlace("\(prefix)<subviews><label text = \"«»\" id=\"l\"/></subviews>") {
      $0.subviews[0].properties["text"]?.range
    }
  }

  @Test(arguments: prefixes)
  func viewsAreTheirStartTags(prefix: String) throws {
    try expectPlace("<subviews>\(prefix)«<label text=\"é > 😀\" id=\"l\">»</label></subviews>") {
      $0.subviews[0].range
    }
    try expectPlace("<subviews>\(prefix)«<label\n    text=\"a\"\n    id=\"l\"\n/>»</subviews>") {
      $0.subviews[0].range
    }
  }

  @Test(arguments: prefixes)
  func framesGuidesAndValuesAreTheirStartTags(prefix: String) throws {
    try expectPlace(
      "<subviews><view id=\"v\">\(prefix)«<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" "
        + "height=\"4\"/>»</view></subviews>"
    ) {
      $0.subviews[0].frame?.range
    }
    try expectPlace("\(prefix)«<viewLayoutGuide key=\"safeArea\" id=\"s\"/>»") { $0.guides[0].range }
    try expectPlace("\(prefix)«<color key=\"tintColor\" name=\"é\"/>»") {
      $0.values["tintColor"]?.color?.range
    }
    try expectPlace("\(prefix)«<fontDescription key=\"f\" type=\"system\" pointSize=\"1\"/>»") {
      $0.values["f"]?.font?.range
    }
    try expectPlace("\(prefix)<fontDescription key=\"f\" name=\"é\" pointSize=\"«17»\"/>") {
      $0.values["f"]?.font?.size?.range
    }
    try expectPlace("\(prefix)«<edgeInsets key=\"m\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>»") {
      $0.insets("m")?.range
    }
    try expectPlace("\(prefix)<edgeInsets key=\"m\" top=\"1\" left=\"2\" bottom=\"3\" right=\"«44»\"/>") {
      $0.insets("m")?.edges[3].range
    }
    try expectPlace("\(prefix)«<autoresizingMask key=\"m\" widthSizable=\"YES\"/>»") {
      $0.values["m"]?.record?.range
    }
    try expectPlace("\(prefix)<autoresizingMask key=\"m\" widthSizable=\"«YES»\"/>") {
      $0.values["m"]?.record?.properties["widthSizable"]?.range
    }
  }

  @Test(arguments: prefixes)
  func partsOfConstraintsHavePlaces(prefix: String) throws {
    func constraint(_ marked: String, _ pick: (InterfaceConstraint) -> TextRange?) throws {
      try expectPlace("<subviews><view id=\"é\"/></subviews>\(prefix)<constraints>\(marked)</constraints>") {
        pick($0.constraints[0])
      }
    }
    try constraint("«<constraint firstAttribute=\"width\" constant=\"3\" id=\"c\"/>»") { $0.range }
    try constraint("<constraint firstItem=\"«é»\" firstAttribute=\"width\" id=\"c\"/>") {
      $0.firstItem?.range
    }
    try constraint("<constraint firstItem=\"é\" firstAttribute=\"«width»\" id=\"c\"/>") {
      $0.firstAttribute.range
    }
    try constraint("<constraint firstItem=\"é\" firstAttribute=\"width\" constant=\"«-3.5»\" id=\"c\"/>") {
      $0.constant?.range
    }
    try constraint(
      "<constraint firstItem=\"é\" firstAttribute=\"top\" secondItem=\"«root»\" secondAttribute=\"top\" id=\"c\"/>"
    ) { $0.secondItem?.range }
    try constraint(
      "<constraint firstItem=\"é\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"«top»\" id=\"c\"/>"
    ) { $0.secondAttribute?.range }
  }

  @Test(arguments: prefixes)
  func connectionsAndAttributesForRunTimeHavePlaces(prefix: String) throws {
    try expectPlace(
      "<connections>\(prefix)«<outlet property=\"a\" destination=\"root\" id=\"o\"/>»</connections>"
    ) {
      $0.connections[0].range
    }
    try expectPlace(
      "<connections>\(prefix)<outlet property=\"é\" destination=\"«root»\" id=\"o\"/></connections>"
    ) {
      $0.connections[0].destination?.range
    }
    try expectPlace(
      """
      <userDefinedRuntimeAttributes>\(prefix)«<userDefinedRuntimeAttribute type="string" keyPath="é" \
      value="x"/>»</userDefinedRuntimeAttributes>
      """
    ) { $0.runtimeAttributes[0].range }
  }

  @Test func everyIdHasThePlaceOfItsTag() throws {
    let marked = MarkedDocument(
      TestDocument.xib(
        """
        <subviews><!-- 😀 -->«<view id="a">»<subviews>«<label text="é" id="b"/>»</subviews></view></subviews>
        <constraints>«<constraint firstAttribute="width" constant="1" id="c"/>»</constraints>
        <connections>«<outlet property="x" destination="a" id="d"/>»</connections>
        «<viewLayoutGuide key="safeArea" id="e"/>»
        """))
    let places = try read(marked.text).declarationRanges
    #expect(["a", "b", "c", "d", "e"].map { places[$0]?.offsets } == marked.ranges)
  }

  @Test func whatIsNotRecognisedHasAPlace() throws {
    let marked = MarkedDocument(
      TestDocument.xib(
        "<!-- é -->«<glitter amount=\"3\">»<grain/></glitter><subviews><label sheen=\"«😀»\" id=\"l\"/></subviews>"
      ))
    let document = try read(marked.text)
    #expect(document.unrecognized.map(\.name) == ["<glitter>", "sheen of <label>"])
    #expect(document.unrecognized.map(\.range.offsets) == marked.ranges)
  }

  @Test func linesOfWindowsAreCountedByTheByte() throws {
    let marked = MarkedDocument(
      TestDocument.xib("<!-- é -->\n<subviews>\n«<label\ntext=\"a\" id=\"l\"/>»\n</subviews>")
        .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(try read(marked.text).view("l").range.offsets == marked.ranges[0])
  }
}
