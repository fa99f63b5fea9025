import KansoDiagnostics
import KansoLayout
import Testing

@testable import KansoInterfaceBuilder

/// Invalid values: each is reported at its position, and the other views are laid out.
struct InvalidValueTests {
  private func expectMessages(
    _ views: String, _ constraints: String = "", _ messages: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = Reading(SoundBox.xib(views, constraints))
    #expect(reading.messages == messages, sourceLocation: sourceLocation)
    #expect(reading.frames["sound"] == SoundBox.frame, sourceLocation: sourceLocation)
    for frame in reading.frames.values {
      #expect(frame.isFinite, sourceLocation: sourceLocation)
    }
  }

  private let box = view("view", id: "box", frame: (1, 2, 3, 4))

  private func row(_ attributes: String) -> String {
    "<constraint firstItem=\"box\" \(attributes) id=\"row\"/>"
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e308", "1e999", "-1000000001", "", "ten", "1,5", "1 ", "0x", "١"])
  func invalidNumbersAreReported(_ number: String) {
    let message = "'\(number)' is not a number that is allowed here: \(number)"
    expectMessages(
      box, row("firstAttribute=\"width\" constant=\"\(number)\""), [message])
    expectMessages(
      box, row("firstAttribute=\"width\" constant=\"5\" priority=\"\(number)\""), [message])
    expectMessages(
      "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"\(number)\" width=\"1\" height=\"1\"/></view>", "",
      [message])
    expectMessages(
      view(
        "view", id: "box", frame: (0, 0, 1, 1), fixed: true,
        content: "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"\(number)\" bottom=\"0\" right=\"0\"/>"),
      "", [message])
  }

  @Test(arguments: ["nan", "inf", "1:0", "0/0", "1:inf", "a", "", ":", "1:2:3", "--1", "1e999"])
  func invalidMultipliersAreReported(_ multiplier: String) {
    expectMessages(
      box,
      row(
        "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(multiplier)\""),
      ["'\(multiplier)' is not a multiplier: \(multiplier)"])
  }

  @Test(arguments: ["0", "0:5", "1e-320", "-0.0"]) func multipliersMayBeOdd(_ multiplier: String) {
    expectMessages(
      box,
      row(
        "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(multiplier)\""),
      [])
  }

  @Test func invalidAttributesAreReported() {
    for attribute in ["shininess", "", "Width", "width ", "left.right"] {
      let message = "'\(attribute)' is not an attribute of a constraint: \(attribute)"
      expectMessages(box, row("firstAttribute=\"\(attribute)\" constant=\"5\""), [message])
      expectMessages(
        box, row("firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"\(attribute)\""), [message]
      )
    }
    expectMessages(
      box, row("constant=\"5\""), ["this constraint has no first attribute: \(row("constant=\"5\""))"])
  }

  @Test func invalidRelationsAreReported() {
    for relation in ["", "notEqual", "LessThanOrEqual", "=="] {
      expectMessages(
        box, row("firstAttribute=\"width\" relation=\"\(relation)\" constant=\"5\""),
        ["'\(relation)' is not a relation: \(relation)"])
    }
  }

  @Test func conflictsDoNotAffectOtherViews() {
    let views = box + view("view", id: "chain", frame: (0, 0, 5, 5))
    let rows = [
      constraint("box.width == 10", id: "k1"), constraint("box.width == 20", id: "k2"),
      constraint("box.width >= 500", id: "k3"), constraint("box.leading == chain.trailing + 5", id: "k4"),
      constraint("chain.leading == box.trailing + 5", id: "k5"),
      constraint("chain.width == chain.width * 2", id: "k6"),
      constraint("box.height == box.height + 5", id: "k7"),
      constraint("chain.width >= box.width + 1", id: "k8"),
      constraint("box.width >= chain.width + 1", id: "k9"),
    ]
    let reading = Reading(SoundBox.xib(views, rows.joined()))
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect(reading.frames.values.allSatisfy { $0.width.isFinite && $0.width >= 0 })
    #expect(reading.frames["box"]?.width != 3)
  }

  @Test func framesMayBeAnything() {
    for frame in [
      (-5.0, -5.0, -5.0, -5.0), (1e9, -1e9, 1e9, 1e9), (0, 0, 0, 0), (0.1, 1e-300, 1e-300, -1e-300),
    ] {
      expectMessages(
        view("view", id: "box", frame: frame, fixed: true) + view("label", id: "text", frame: frame), "", [])
    }
    expectMessages(
      "<view id=\"box\"/><view id=\"a\"><rect/></view><view id=\"b\"><rect key=\"frame\"/></view>", "", [])
  }

  @Test func invalidStacksAreLaidOut() {
    for attributes in [
      "axis=\"diagonal\" distribution=\"often\" alignment=\"yes\"", "spacing=\"nan\"", "spacing=\"1e308\"",
      "spacing=\"-500\"",
      "spacing=\"x\" axis=\"vertical\"", "distribution=\"fillEqually\" spacing=\"1e9\"",
      "distribution=\"fillProportionally\"",
      "alignment=\"firstBaseline\" axis=\"vertical\" baselineRelativeArrangement=\"YES\"", "hidden=\"YES\"",
      "horizontalHuggingPriority=\"nan\" verticalCompressionResistancePriority=\"inf\"",
      "placeholderIntrinsicWidth=\"-5\" placeholderIntrinsicHeight=\"nan\"",
    ] {
      let inside =
        view("label", id: "a", frame: (0, 0, 1e9, 5))
        + view("label", id: "b", frame: (0, 0, -5, 0), attributes: attributes)
      expectMessages(
        view(
          "stackView", id: "stack", frame: (0, 0, 50, 50), attributes: attributes, content: subviews(inside)),
        "", [])
      expectMessages(view("stackView", id: "empty", frame: (0, 0, 50, 50), attributes: attributes), "", [])
    }
  }

  @Test func sizesOfContentMayBeAnything() {
    let odd =
      "numberOfLines=\"1e300\" text=\"\" horizontalHuggingPriority=\"1e9\" verticalHuggingPriority=\"-1e9\""
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-3\"/>"
    for kind in ["label", "button", "textView", "imageView", "slider", "switch", "pickerView", "hologram"] {
      let rows = constraint("sound.trailing <= box.firstBaseline", id: "k").replacing(
        "trailing", with: "bottom")
      let reading = Reading(
        SoundBox.xib(view(kind, id: "box", frame: (0, 0, 1, 1), attributes: odd, content: font), rows))
      #expect(reading.frames["sound"] == SoundBox.frame, "\(kind)")
    }
  }

  @Test func invalidVariationsAreLeftOut() {
    let variation =
      "<variation key=\"default\" constant=\"nan\"/><variation key=\"default\" constant=\"1e300\"/>"
      + "<variation key=\"a=b-c\" constant=\"3\"/><variation/>"
    expectMessages(
      box, row("firstAttribute=\"width\" constant=\"7\"").replacing("/>", with: ">\(variation)</constraint>"),
      [])
  }
}
