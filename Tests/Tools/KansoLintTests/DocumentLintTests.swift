import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules
import Testing

/// Storyboards and xibs are compared with the guide in the same way as sources.
struct DocumentLintTests {
  private static let guide = """
    colors: {blackish: "#2C4251", white: "#FFFFFF"}
    fonts:
      body: {family: Chalkboard SE, face: ChalkboardSE-Regular, size: 16}
      title: {family: system-ui, weight: bold, size: 24}
    padding: {standard: 8, wide: 24}
    sizes: {thumbnail: 58}
    radii: {card: 12}

    """

  func findings(
    _ content: String, rules: Set<DiagnosticDescriptor> = Linter.defaultRules
  ) throws -> [Diagnostic] {
    let compiled = CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml")
    let theme = try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
    let linter = Linter(theme: theme, rules: rules, documentChecks: [.staleFrames])
    return linter.inspect(SourceFile(path: "Main.xib", text: interfaceDocument(content))).findings
  }

  /// Returns the findings as `rule text → token`, and the lengths as `text → Token`. A token with another value has `~`
  /// before it.
  private func summaries(
    _ content: String, rules: Set<DiagnosticDescriptor> = Linter.defaultRules.union([.documentLengths])
  ) throws -> [String] {
    try findings(content, rules: rules).flatMap { finding -> [String] in
      guard finding.descriptor != .documentLengths else {
        return finding.notes.map { note in
          let names = note.message.split(separator: "`", omittingEmptySubsequences: false)
          return
            "\(names[1]) → \(note.message.contains("without a name") ? "~" : "")\(names.count > 3 ? names[names.count - 2] : "")"
        }
      }
      let distance = finding.literal?.distance == 0 ? "" : "~"
      return [
        "\(finding.id) \(finding.literal?.text ?? "") → \(distance)\(finding.literal?.token ?? "")"
      ]
    }
  }

  @Test(arguments: [
    (
      #"red="0.17254901960784313" green="0.25882352941176473" blue="0.31764705882352939" alpha="1" "#
        + #"colorSpace="custom" customColorSpace="sRGB""#,
      "literal-color #2c4251 → colors.blackish"
    ),
    (
      #"red="0.17254901960784313" green="0.25882352941176473" blue="0.31764705882352939" alpha="1" "#
        + #"colorSpace="calibratedRGB""#,
      "literal-color #2c4251 → colors.blackish"
    ),
    (
      #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      "literal-color #ffffff → colors.white"
    ),
    (#"white="1" alpha="1" colorSpace="calibratedWhite""#, "literal-color #ffffff → colors.white"),
    (
      #"red="0.2" green="0.26" blue="0.32" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      "literal-color #2b4353 → ~colors.blackish"
    ),
  ])
  func colorsOfAllSpacesAreFound(_ attributes: String, _ expected: String) throws {
    let found = try summaries("<color key=\"tintColor\" \(attributes)/>")
    #expect(found.count == 1)
    // The digits of a wide-gamut color in a narrow color space are not tested here.
    #expect(found.first?.split(separator: " ").last == expected.split(separator: " ").last)
  }

  @Test(arguments: [
    #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
    #"<color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>"#,
    #"<color key="backgroundColor" name="Blackish"/>"#, #"<color key="tintColor" systemColor="labelColor"/>"#,
    #"<color key="backgroundColor" white="0" alpha="0" colorSpace="custom" "#
      + #"customColorSpace="genericGamma22GrayColorSpace"/>"#,
    #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
  ])
  func namesAndNothingAtAllAreNot(_ content: String) throws {
    #expect(try summaries(content) == [])
  }

  @Test func fontsAreFoundByFaceAndWeight() throws {
    #expect(
      try summaries(
        """
        <fontDescription key="fontDescription" name="ChalkboardSE-Regular" family="Chalkboard SE" pointSize="16"/>
        <fontDescription key="other" type="boldSystem" pointSize="24"/>
        <fontDescription key="third" type="system" weight="bold" pointSize="23"/>
        """) == [
          "literal-font ChalkboardSE-Regular 16 → fonts.body", "literal-font System bold 24 → fonts.title",
          "literal-font System bold 23 → ~fonts.title",
        ])
  }

  @Test func constantsOfConstraintsArePaddingsAndSizes() throws {
    let content = """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="8" y="24" width="58" height="57"/>
          <constraints>
            <constraint firstAttribute="width" constant="58" id="w"/>
            <constraint firstAttribute="height" constant="57" id="h"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="8" id="l"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="24" symbolic="YES" id="t"/>
        <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" \
      secondAttribute="bottom" constant="-24" id="b"/>
        <constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" \
      priority="1" id="c"/>
      </constraints>
      """
    #expect(
      try summaries(content) == [
        "58 → Sizes.thumbnail", "57 → ~Sizes.thumbnail", "8 → Padding.standard", "-24 → -Padding.wide",
      ])
  }

  @Test func otherLengthsAreFoundWhereTheyStand() throws {
    let content = """
      <subviews>
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" id="s">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <edgeInsets key="layoutMargins" top="24" left="0.0" bottom="8" right="9"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <real key="value" value="12"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </stackView>
      </subviews>
      """
    #expect(
      try summaries(content) == [
        "8 → Padding.standard", "24 → Padding.wide", "8 → Padding.standard", "9 → ~Padding.standard",
        "12 → Radii.card",
      ])
    // No name can be written for them, so they are one finding, and only on request.
    #expect(try findings(content).isEmpty)
    let found = try findings(content, rules: [.documentLengths])
    #expect(found.map(\.message) == ["5 lengths are written as numbers, 4 of them with the value of a token"])
    #expect(found[0].notes.map { $0.range?.text } == ["8", "24", "8", "9", "12"])
  }

  @Test func titlesOfButtonsAndAttributedTextsHaveColorsAndFonts() throws {
    let content = """
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="b">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <state key="normal" title="Cats"><color key="titleColor" white="1" alpha="1" \
      colorSpace="calibratedWhite"/></state>
        </button>
        <label opaque="NO" usesAttributedText="YES" id="l">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <attributedString key="attributedText"><fragment content="Cats"><attributes>
            <color key="NSColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <font key="NSFont" size="16" name="ChalkboardSE-Regular"/>
          </attributes></fragment></attributedString>
        </label>
      </subviews>
      """
    #expect(
      try summaries(content) == [
        "literal-color #ffffff → colors.white", "literal-color #ffffff → colors.white",
        "literal-font ChalkboardSE-Regular 16 → fonts.body",
      ])
  }

  @Test func aBrokenDocumentIsAnErrorAndOneOfAnotherPlatformIsNot() throws {
    let linter = Linter(theme: nil, documentChecks: [.staleFrames])
    let broken = linter.inspect(SourceFile(path: "a.storyboard", text: "<document><<<<<<< HEAD"))
    #expect(broken.findings.map(\.severity) == [.error])
    let desktop = linter.inspect(
      SourceFile(
        path: "a.xib",
        text: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"></document>"))
    #expect(desktop.findings.isEmpty)
  }

  @Test func findingsSayWhatTheyAreAbout() throws {
    let content = """
      <subviews>
        <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="s">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <color key="backgroundColor" red="0" green="0" blue="0" alpha="0.5" colorSpace="custom" \
      customColorSpace="sRGB"/>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="s" firstAttribute="top" relation="greaterThanOrEqual" secondItem="root" \
      secondAttribute="top" constant="-8" id="c"/>
      </constraints>
      """
    #expect(
      try findings(content).map { $0.message.split(separator: ";")[0] } == [
        "`#000000 at 50 %`, backgroundColor of stackView (s), is a color without a name"
      ])
    #expect(
      try findings(content, rules: [.documentLengths])[0].notes.map(\.message) == [
        "`8`, spacing of stackView (s), is `Padding.standard`",
        "`-8`, top of constraint c, is `-Padding.standard`",
      ])
  }

  @Test(arguments: [
    // Values that are zero in effect, and values that Xcode removes at build time.
    #"<inset key="contentEdgeInsets" minX="0.0" minY="2.2250738585072014e-308" maxX="0.0" maxY="0.0"/>"#,
    #"<constraints><constraint firstAttribute="width" constant="320" placeholder="YES" id="c"/></constraints>"#,
    // Xcode's default values.
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
    #"<state key="normal"><color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></state>"#,
    // The table sets the height of prototype cells.
    #"<subviews><tableView id="t" rowHeight="44"><prototypes><tableViewCell id="p" rowHeight="97"/>"#
      + #"</prototypes></tableView></subviews>"#,
  ])
  func defaultsAndEffectlessValuesAreNotFound(_ content: String) throws {
    #expect(try summaries(content) == [])
  }

  @Test func aDefaultThatIsATokenIsFound() throws {
    #expect(
      try summaries(
        #"<state key="normal"><color key="titleShadowColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>"#
      )
        == ["literal-color #ffffff → colors.white"])
  }

  @Test func rowsOfStaticTablesHaveHeights() throws {
    let rows =
      #"<subviews><tableView id="t" rowHeight="44"><sections><tableViewSection id="x"><cells>"#
      + #"<tableViewCell id="p" rowHeight="58"/></cells></tableViewSection></sections></tableView></subviews>"#
    #expect(try summaries(rows) == ["58 → Sizes.thumbnail"])
  }

  @Test func slantedFontsOfTheSystemAreNoUprightTokens() throws {
    #expect(
      try summaries(#"<fontDescription key="fontDescription" type="italicSystem" pointSize="24"/>"#)
        == ["literal-font System italic 24 → ~"])
  }

  @Test func variationsAreLookedInto() throws {
    #expect(
      try summaries(
        #"<variation key="widthClass=compact" spacing="24"><fontDescription key="fontDescription" "#
          + #"name="ChalkboardSE-Regular" family="Chalkboard SE" pointSize="16"/></variation>"#
      )
        == ["24 → Padding.wide", "literal-font ChalkboardSE-Regular 16 → fonts.body"])
  }

  @Test func launchScreensHaveColorsOnly() throws {
    let text = interfaceDocument(
      #"<color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#
        + #"<edgeInsets key="layoutMargins" top="24" left="8" bottom="8" right="9"/>"#
    ).replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
    let linter = Linter(theme: nil, documentChecks: [.staleFrames])
    let findings = linter.inspect(SourceFile(path: "Launch.xib", text: text)).findings
    #expect(findings.map(\.descriptor) == [.literalColor])
  }

}
