import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoInterchange

/// Values as plugins of design tools write them.
struct PluginValueTests {
  private func read(_ json: String, _ type: String) throws -> ForeignValue? {
    var reader = ValueReader()
    return reader.value(of: try JSONParser.parse(Array(json.utf8)), as: ValueKind(typeName: type))
  }

  private func points(_ value: Double) -> ForeignValue { .literal(.dimension(Dimension(value))) }
  private let black = ForeignValue.literal(.color(ColorValue(red: 0, green: 0, blue: 0)))

  @Test func strokesAreBorders() throws {
    #expect(
      try read(
        ##"{"align": "inside", "dashPattern": [], "weight": 5, "color": "#000000ff"}"##, "custom-stroke")
        == .parts([.init("width", points(5)), .init("color", black)]))
    #expect(
      try read(
        ##"{"dashPattern": [5, 3], "lineCap": "none", "weight": 5, "color": "#000000ff"}"##, "custom-stroke")
        == .parts([
          .init("width", points(5)), .init("color", black),
          .init(
            "style", .literal(.strokeStyle(.dashes([Dimension(5), Dimension(3)], lineCap: .butt)))),
        ]))
  }

  @Test func innerShadows() throws {
    #expect(
      try read(
        ##"{"shadowType": "innerShadow", "radius": 4, "color": "#000", "offsetX": 0, "offsetY": 1}"##,
        "custom-shadow")
        == .parts([
          .init("color", black), .init("x", points(0)), .init("y", points(1)), .init("blur", points(4)),
          .init("inset", .flag(true)),
        ]))
  }

  @Test func equalCornersAreOneRadius() throws {
    let corners = #""topLeft": 5, "topRight": 5, "bottomLeft": 5, "bottomRight""#
    #expect(try read(#"{"smoothing": 0, \#(corners): 5}"#, "custom-radius") == points(5))
    #expect(try read(#"{"smoothing": 0, \#(corners): 6}"#, "custom-radius") == nil)
  }

  @Test func transitionsOfPrototypesAreInSeconds() throws {
    let value = try read(
      #"""
      {"transitionType": "push", "duration": 0.3, "easingFunction": {"x1": 0.5, "x2": 1, "y1": 0, "y2": -0.5}}
      """#, "custom-transition")
    #expect(
      value
        == .parts([
          .init("duration", .literal(.duration(Duration(300, .ms)))),
          .init("easing", .literal(.cubicBezier(CubicBezier(0.5, 0, 1, -0.5)))),
        ]))
  }

  @Test func partsOfFontsHaveTheirUnitsBesideThem() throws {
    #expect(
      try read(
        #"""
        {"fontSize": 20, "lineHeight": 150, "lineHeightUnit": "PERCENT", "letterSpacing": -2, "letterSpacingUnit": "PERCENT"}
        """#, "typography")
        == .parts([
          .init("size", points(20)), .init("lineHeight", .literal(.number(1.5))),
          .init("letterSpacing", .expression([.text("-0.02em")])),
        ]))
    #expect(
      try read(
        #"{"fontSize": 20, "lineHeight": 2, "lineHeightUnit": "PIXELS", "letterSpacing": 1}"#, "typography")
        == .parts([
          .init("size", points(20)), .init("lineHeight", points(2)), .init("letterSpacing", points(1)),
        ]))
    #expect(
      try read(#"{"fontSize": 20, "lineHeight": 11.4, "lineHeightUnit": "AUTO"}"#, "typography")
        == .parts([.init("size", points(20))]))
  }
}
