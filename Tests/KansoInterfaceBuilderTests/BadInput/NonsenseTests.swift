import KansoDiagnostics
import KansoLayout
import Testing

@testable import KansoInterfaceBuilder

/// Values that mean nothing: each is told where it stands, and the other views are laid out.
struct NonsenseTests {
  private func expectComplaints(
    _ views: String, _ constraints: String = "", _ complaints: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = Reading(SoundBox.xib(views, constraints))
    #expect(reading.complaints == complaints, sourceLocation: sourceLocation)
    #expect(reading.frames["sound"] == SoundBox.frame, sourceLocation: sourceLocation)
    for frame in reading.frames.values {
      #expect(frame.isFinite, sourceLocation: sourceLocation)
    }
  }

  private let box = view("view", "box", (1, 2, 3, 4))

  private func row(_ attributes: String) -> String {
    "<constraint firstItem=\"box\" \(attributes) id=\"row\"/>"
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e308", "1e999", "-1000000001", "", "ten", "1,5", "1 ", "0x", "١"])
  func numbersThatAreNoneAreTold(_ number: String) {
    let complaint = "'\(number)' is no number that a document can have here: \(number)"
    expectComplaints(
      box, row("firstAttribute=\"width\" constant=\"\(number)\""), [complaint])
    expectComplaints(
      box, row("firstAttribute=\"width\" constant=\"5\" priority=\"\(number)\""), [complaint])
    expectComplaints(
      "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"\(number)\" width=\"1\" height=\"1\"/></view>", "",
      [complaint])
    expectComplaints(
      view(
        "view", "box", (0, 0, 1, 1), fixed: true, "",
        "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"\(number)\" bottom=\"0\" right=\"0\"/>"),
      "", [complaint])
  }

  @Test(arguments: ["nan", "inf", "1:0", "0/0", "1:inf", "a", "", ":", "1:2:3", "--1", "1e999"])
  func multipliersThatAreNoneAreTold(_ multiplier: String) {
    expectComplaints(
      box,
      row(
        "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(multiplier)\""),
      ["'\(multiplier)' is no multiplier: \(multiplier)"])
  }

  @Test(arguments: ["0", "0:5", "1e-320", "-0.0"]) func multipliersMayBeOdd(_ multiplier: String) {
    expectComplaints(
      box,
      row(
        "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(multiplier)\""),
      [])
  }

  @Test func attributesThatAreNoneAreTold() {
    for attribute in ["shininess", "", "Width", "width ", "left.right"] {
      let complaint = "'\(attribute)' is no attribute of a constraint: \(attribute)"
      expectComplaints(box, row("firstAttribute=\"\(attribute)\" constant=\"5\""), [complaint])
      expectComplaints(
        box, row("firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"\(attribute)\""), [complaint]
      )
    }
    expectComplaints(
      box, row("constant=\"5\""), ["this constraint has no first attribute: \(row("constant=\"5\""))"])
  }

  @Test func relationsThatAreNoneAreTold() {
    for relation in ["", "notEqual", "LessThanOrEqual", "=="] {
      expectComplaints(
        box, row("firstAttribute=\"width\" relation=\"\(relation)\" constant=\"5\""),
        ["'\(relation)' is no relation: \(relation)"])
    }
  }

  @Test func contradictionsLeaveTheOthersAlone() {
    let views = box + view("view", "chain", (0, 0, 5, 5))
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
      expectComplaints(view("view", "box", frame, fixed: true) + view("label", "text", frame), "", [])
    }
    expectComplaints(
      "<view id=\"box\"/><view id=\"a\"><rect/></view><view id=\"b\"><rect key=\"frame\"/></view>", "", [])
  }

  @Test func stacksOfNonsenseAreLaidOut() {
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
        view("label", "a", (0, 0, 1e9, 5)) + view("label", "b", (0, 0, -5, 0), fixed: false, attributes)
      expectComplaints(
        view("stackView", "stack", (0, 0, 50, 50), fixed: false, attributes, subviews(inside)), "", [])
      expectComplaints(view("stackView", "empty", (0, 0, 50, 50), fixed: false, attributes), "", [])
    }
  }

  @Test func sizesOfContentMayBeAnything() {
    let odd =
      "numberOfLines=\"1e300\" text=\"\" horizontalHuggingPriority=\"1e9\" verticalHuggingPriority=\"-1e9\""
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-3\"/>"
    for kind in ["label", "button", "textView", "imageView", "slider", "switch", "pickerView", "hologram"] {
      let rows = constraint("sound.trailing <= box.firstBaseline", id: "k").replacing(
        "trailing", with: "bottom")
      let reading = Reading(SoundBox.xib(view(kind, "box", (0, 0, 1, 1), fixed: false, odd, font), rows))
      #expect(reading.frames["sound"] == SoundBox.frame, "\(kind)")
    }
  }

  @Test func variationsOfNonsenseAreLeftOut() {
    let variation =
      "<variation key=\"default\" constant=\"nan\"/><variation key=\"default\" constant=\"1e300\"/>"
      + "<variation key=\"a=b-c\" constant=\"3\"/><variation/>"
    expectComplaints(
      box, row("firstAttribute=\"width\" constant=\"7\"").replacing("/>", with: ">\(variation)</constraint>"),
      [])
  }
}
