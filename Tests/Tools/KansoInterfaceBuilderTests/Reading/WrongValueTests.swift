import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// Values that cannot be read are reported at their positions, and the rest of the document is read.
struct WrongValueTests {
  private func number(_ text: String) -> String { "'\(text)' is not a number that is allowed here" }

  @Test(arguments: ["x", "", "1,5", "12pt", "nan", "inf", "1e400", "--1", "1 000", "4\u{661}", "2000000000"])
  func constantsAreNumbers(text: String) throws {
    let document = try expectProblem(
      .invalidInterfaceValue, number(text),
      in: TestDocument.xib(
        "<constraints><constraint firstAttribute=\"width\" constant=\"«\(text)»\" id=\"c\"/></constraints>"))
    let constraint = try document.view("root").constraints[0]
    #expect(constraint.constant == nil)
    #expect(constraint.firstAttribute.value == "width")
  }

  @Test(arguments: ["high", "", "1e99"])
  func prioritiesAreNumbers(text: String) throws {
    let document = try expectProblem(
      .invalidInterfaceValue, number(text),
      in: TestDocument.xib(
        "<constraints><constraint firstAttribute=\"width\" priority=\"«\(text)»\" id=\"c\"/></constraints>"))
    #expect(try document.view("root").constraints[0].priority == 1000)
  }

  @Test(arguments: ["", "half", "1:0", "1/0", "1:2:3", "1:x", ":", "inf", "nan", "1:nan", "½"])
  func multipliersAreNumbersOrRatios(text: String) throws {
    let document = try expectProblem(
      .invalidInterfaceValue, "'\(text)' is not a multiplier",
      in: TestDocument.xib(
        """
        <constraints>
          <constraint firstAttribute="width" secondItem="root" secondAttribute="height" multiplier="«\(text)»" id="c"/>
        </constraints>
        """))
    #expect(try document.view("root").constraints[0].multiplier == 1)
  }

  @Test(arguments: ["notEqual", "", "Equal", "<="])
  func relationsHaveThreeNames(text: String) throws {
    let written = text.replacing("<", with: "&lt;")
    let document = try expectProblem(
      .invalidInterfaceValue, "'\(text)' is not a relation",
      in: TestDocument.xib(
        "<constraints><constraint firstAttribute=\"width\" relation=\"«\(written)»\" id=\"c\"/></constraints>"
      ))
    #expect(try document.view("root").constraints[0].relation == .equal)
  }

  @Test func aConstraintIsOfAnAttribute() throws {
    let document = try expectProblem(
      .invalidInterfaceValue, "this constraint has no first attribute",
      in: TestDocument.xib(
        """
        <constraints>
          «<constraint constant="8" id="c1"/>»
          <constraint firstAttribute="width" constant="9" id="c2"/>
        </constraints>
        """))
    #expect(try document.view("root").constraints.map(\.id) == ["c2"])
  }

  @Test(arguments: [
    "<rect key=\"frame\" x=\"«a»\" y=\"0\" width=\"1\" height=\"1\"/>",
    "<rect key=\"bounds\" x=\"0\" y=\"«a»\" width=\"1\" height=\"1\"/>",
    "<size key=\"offset\" width=\"«a»\" height=\"1\"/>", "<point key=\"anchor\" x=\"0\" y=\"«a»\"/>",
    "<offsetWrapper key=\"offset\" horizontal=\"«a»\" vertical=\"1\"/>",
    "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"«a»\" bottom=\"1\" right=\"1\"/>",
    "<directionalEdgeInsets key=\"margins\" top=\"1\" leading=\"«a»\" bottom=\"1\" trailing=\"1\"/>",
    "<inset key=\"inset\" minX=\"1\" minY=\"1\" maxX=\"«a»\" maxY=\"1\"/>",
    "<integer key=\"n\" value=\"«a»\"/>", "<real key=\"n\" value=\"«a»\"/>",
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"«a»\"/>",
    "<font key=\"NSFont\" metaFont=\"system\" size=\"«a»\"/>",
    "<color key=\"c\" white=\"«a»\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
    "<color key=\"c\" white=\"0\" alpha=\"«a»\" colorSpace=\"deviceWhite\"/>",
    "<color key=\"c\" red=\"0\" green=\"«a»\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"/>",
  ])
  func numbersOfValuesAreNumbers(element: String) throws {
    let document = try expectProblem(
      .invalidInterfaceValue, number("a"),
      in: TestDocument.xib("<!-- é --><subviews><label id=\"l\">\(element)</label></subviews>"))
    #expect(try document.view("l").kind == "label")
  }

  @Test func colorSpacesAreKnown() throws {
    let document = try expectProblem(
      .invalidInterfaceValue, "the color space 'plaid' is not known",
      in: TestDocument.xib("<color key=\"tintColor\" white=\"1\" alpha=\"1\" colorSpace=\"«plaid»\"/>"))
    let color = try document.view("root").values["tintColor"]?.color
    #expect(color?.summary.hasPrefix("unknown") == true)
    try expectProblem(
      .invalidInterfaceValue, "the color space 'plaid' is not known",
      in: TestDocument.xib(
        "<color key=\"tintColor\" red=\"1\" colorSpace=\"custom\" customColorSpace=\"«plaid»\"/>"))
    try expectProblem(
      .invalidInterfaceValue, "the color space 'custom' is not known",
      in: TestDocument.xib("<color key=\"tintColor\" red=\"1\" colorSpace=\"«custom»\"/>"))
  }

  @Test func sizesOfResourcesAreNumbers() throws {
    let document = try expectProblem(
      .invalidInterfaceValue, number("wide"),
      in: TestDocument().xib(
        "", resources: "<resources><image name=\"a\" width=\"«wide»\" height=\"3\"/></resources>"))
    #expect(document.resources.images["a"] == InterfaceSize(width: 0, height: 3))
  }

  @Test func scenesLieAtNumbers() throws {
    let document = try expectProblem(
      .invalidInterfaceValue, number("left"),
      in: TestDocument().scenes(
        "<scene sceneID=\"s\"><objects/><point key=\"canvasLocation\" x=\"«left»\" y=\"2\"/></scene>"))
    #expect(document.scenes[0].location == InterfacePoint(x: 0, y: 2))
  }

  @Test func versionsAreNumbers() throws {
    let document = try expectProblem(
      .invalidInterfaceValue, "'newest' is not a version of Interface Builder",
      in: TestDocument(toolsVersion: "«newest»").xib(""))
    #expect(document.toolsVersion == 0)
  }

  @Test func eachWrongValueIsReported() throws {
    let (document, diagnostics) = DocumentReader.read(
      SourceFile(
        path: "Test.xib",
        text: TestDocument.xib(
          """
          <constraints>
            <constraint firstAttribute="width" constant="a" priority="b" multiplier="c" relation="d" id="c"/>
          </constraints>
          """)))
    #expect(Set(diagnostics.map(\.range.text)) == ["a", "b", "c", "d"])
    #expect(try document?.view("root").constraints.count == 1)
  }
}
