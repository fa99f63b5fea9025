import Testing

@testable import KansoInterfaceBuilder

/// User-defined runtime attributes.
struct RuntimeAttributeReadingTests {
  private func attribute(
    _ type: String, _ attributes: String = "", _ content: String = "", unrecognized: [String] = []
  ) throws -> InterfaceRuntimeAttribute {
    let view = try readSubview(
      """
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="layer.value" \(attributes)>\
      \(content)</userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """, unrecognized: unrecognized)
    let attribute = try #require(view.runtimeAttributes.first)
    #expect(attribute.keyPath == "layer.value")
    #expect(attribute.type == type)
    return attribute
  }

  @Test func numbersAreWholeOrReal() throws {
    #expect(try attribute("number", "", "<integer key=\"value\" value=\"-8\"/>").value?.number == -8)
    #expect(try attribute("number", "", "<real key=\"value\" value=\"0.5\"/>").value?.number == 0.5)
  }

  @Test(arguments: ["string", "localizedString"])
  func stringsAreAttributesOrElements(type: String) throws {
    #expect(try attribute(type, "value=\"a &amp; é\"").value?.text == "a & é")
    #expect(try attribute(type, "", "<string key=\"value\">two\nlines</string>").value?.text == "two\nlines")
    #expect(try attribute(type, "", "<mutableString key=\"value\">m</mutableString>").value?.text == "m")
  }

  @Test func flagsAndNamesOfImagesAreKeptAsWritten() throws {
    #expect(try attribute("boolean", "value=\"YES\"").value?.text == "YES")
    #expect(try attribute("boolean", "value=\"NO\"").value?.text == "NO")
    #expect(try attribute("image", "value=\"Logo\"").value?.text == "Logo")
  }

  @Test func colorsAreColors() throws {
    let color = try attribute(
      "color", "",
      "<color key=\"value\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"0.5\" colorSpace=\"calibratedRGB\"/>"
    )
    #expect(color.value?.color?.summary == "calibratedRGB 1.0 0.0 0.0 / 0.5")
    #expect(
      try attribute("color", "", "<color key=\"value\" name=\"Ink\"/>").value?.color?.summary == "named Ink")
  }

  @Test func pointsSizesAndRectsAreThat() throws {
    #expect(
      try attribute("point", "", "<point key=\"value\" x=\"1\" y=\"-2.5\"/>").value?.point
        == InterfacePoint(x: 1, y: -2.5))
    #expect(
      try attribute("size", "", "<size key=\"value\" width=\"3\" height=\"4\"/>").value?.size
        == InterfaceSize(width: 3, height: 4))
    #expect(
      try attribute("rect", "", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>").value?.rect
        == InterfaceRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func nothingIsAnAttributeWithoutAValue() throws {
    #expect(try attribute("nil").value == nil)
  }

  @Test func attributesKeepTheirOrderAndMayRepeat() throws {
    let view = try readSubview(
      """
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="4"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(
      view.runtimeAttributes.map(\.keyPath) == [
        "layer.masksToBounds", "layer.cornerRadius", "layer.cornerRadius",
      ])
    #expect(view.runtimeAttributes.map { $0.value?.number } == [nil, 4, 8])
  }

  @Test func controllersHaveThemToo() throws {
    let controller = try readController(
      """
      <viewController id="c"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="flow" value="sign-in"/>
      </userDefinedRuntimeAttributes></viewController>
      """)
    #expect(controller.runtimeAttributes.map(\.value?.text) == ["sign-in"])
  }
}
