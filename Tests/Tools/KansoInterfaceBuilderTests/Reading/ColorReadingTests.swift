import Testing

@testable import KansoInterfaceBuilder

/// Colors in all notations that documents use.
struct ColorReadingTests {
  private func color(_ attributes: String) throws -> InterfaceColor {
    let view = try readSubview("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
    return try #require(view.values["backgroundColor"]?.color)
  }

  @Test(arguments: [
    ("calibratedRGB", "calibratedRGB"), ("deviceRGB", "deviceRGB"),
    ("custom\" customColorSpace=\"sRGB", "sRGB"), ("custom\" customColorSpace=\"displayP3", "displayP3"),
    ("custom\" customColorSpace=\"calibratedRGB", "calibratedRGB"),
  ])
  func threeComponentsAreRedGreenAndBlue(space: String, name: String) throws {
    let color = try color("red=\"0.125\" green=\"0.5\" blue=\"1\" alpha=\"0.75\" colorSpace=\"\(space)\"")
    #expect(color.summary == "\(name) 0.125 0.5 1.0 / 0.75")
    #expect(color.key == "backgroundColor")
  }

  @Test(arguments: [
    ("calibratedWhite", "calibratedWhite"), ("deviceWhite", "deviceWhite"),
    ("genericGamma22GrayColorSpace", "genericGamma22Gray"),
    ("custom\" customColorSpace=\"genericGamma22GrayColorSpace", "genericGamma22Gray"),
    ("custom\" customColorSpace=\"calibratedWhite", "calibratedWhite"),
  ])
  func oneComponentIsAGray(space: String, name: String) throws {
    #expect(
      try color("white=\"0.333\" alpha=\"1\" colorSpace=\"\(space)\"").summary == "\(name) 0.333 / 1.0")
  }

  @Test func fourComponentsAreInks() throws {
    let ink = try color(
      "cyan=\"0.1\" magenta=\"0.2\" yellow=\"0.3\" black=\"0.4\" alpha=\"1\" colorSpace=\"calibratedCMYK\"")
    #expect(ink.summary == "cmyk 0.1 0.2 0.3 0.4 / 1.0")
  }

  @Test func componentsBeyondTheUnitOfWideColorsAreKept() throws {
    let color = try color(
      "red=\"1.0930\" green=\"-0.2267\" blue=\"-0.1501\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    )
    #expect(color.summary == "sRGB 1.093 -0.2267 -0.1501 / 1.0")
  }

  @Test func withoutAlphaAColorIsOpaque() throws {
    #expect(try color("white=\"0.5\" colorSpace=\"deviceWhite\"").summary == "deviceWhite 0.5 / 1.0")
  }

  @Test func colorsOfTheAssetCatalogAreNamed() throws {
    #expect(try color("name=\"Brand/Primär\"").summary == "named Brand/Primär")
  }

  @Test func colorsOfTheSystemAreKnownByTheirName() throws {
    #expect(try color("systemColor=\"labelColor\"").summary == "system labelColor")
    #expect(
      try color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"").summary
        == "system groupTableViewBackgroundColor")
    #expect(
      try color("colorSpace=\"catalog\" catalog=\"System\" name=\"textColor\"").summary == "system textColor")
  }

  @Test func theNameOfTheSystemWinsOverComponentsBesideIt() throws {
    let color = try color(
      """
      systemColor="systemGrayColor" red="0.55" green="0.55" blue="0.57" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"
      """)
    #expect(color.summary == "system systemGrayColor")
  }

  @Test func noColorIsSetOnPurpose() throws {
    let label = try readSubview(
      "<label id=\"l\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>")
    #expect(label.values["textColor"]?.isNothing == true)
    #expect(label.values["highlightedColor"]?.isNothing == true)
    #expect(label.values["shadowColor"] == nil)
  }

  @Test func aViewHasAsManyColorsAsItHasKeys() throws {
    let slider = try readSubview(
      """
      <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="s">
        <color key="tintColor" name="Tint"/>
        <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
        <color key="thumbTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </slider>
      """)
    #expect(
      slider.values.compactMapValues { $0.color?.summary } == [
        "tintColor": "named Tint", "minimumTrackTintColor": "system systemRedColor",
        "thumbTintColor": "calibratedWhite 1.0 / 1.0",
      ])
  }
}
