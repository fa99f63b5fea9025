import KansoDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// The document's own attributes, apart from its scenes and objects.
struct DocumentHeaderTests {
  private func document(_ attributes: String, type: String = "XIB", _ content: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \(attributes)>
    \(content)
    </document>
    """
  }

  @Test func theTypeTellsStoryboardsFromXibs() throws {
    #expect(try read(document("", type: "Storyboard.XIB")).kind == .storyboard)
    #expect(try read(document("", type: "XIB")).kind == .xib)
  }

  @Test(arguments: [
    ("4514", 4514), ("11762", 11762), ("15702", 15702), ("22505", 22505), ("32700.99.1234", 32700.99),
    ("24127", 24127), ("9999.9", 9999.9),
  ])
  func versionsCountByTheirFirstTwoParts(text: String, version: Double) throws {
    #expect(try read(document("toolsVersion=\"\(text)\"")).toolsVersion == version)
  }

  @Test func missingAttributesAreOff() throws {
    let plain = try read(document(""), unrecognized: [])
    #expect(plain.toolsVersion == 0)
    #expect(plain.device == nil)
    #expect(!plain.usesAutoLayout && !plain.usesSafeAreas && !plain.isLaunchScreen)
    #expect(plain.initialController == nil)
    #expect(plain.scenes.isEmpty && plain.objects.isEmpty && plain.tieBreakers.isEmpty)
  }

  @Test func flagsOfTheDocumentAreRead() throws {
    let written = try read(
      document(
        """
        systemVersion="22A380" targetRuntime="iOS.CocoaTouch.iPad" propertyAccessControl="none" \
        useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"
        """), unrecognized: [])
    #expect(written.usesAutoLayout && written.usesSafeAreas && written.isLaunchScreen)
    #expect(written.properties["propertyAccessControl"]?.value == "none")
    #expect(written.properties["systemVersion"]?.value == "22A380")
    #expect(written.properties["useTraitCollections"]?.value == "YES")
    #expect(written.properties["colorMatched"]?.value == "YES")
  }

  @Test func flagsThatAreOffAreOff() throws {
    let written = try read(document("useAutolayout=\"NO\" useSafeAreas=\"NO\""))
    #expect(!written.usesAutoLayout && !written.usesSafeAreas)
  }

  @Test func theInitialControllerIsKnownWithItsPlace() throws {
    let text = TestDocument().storyboard("")
      .replacing("propertyAccessControl=\"none\"", with: "initialViewController=\"controller\"")
    let document = try read(text, unrecognized: [])
    #expect(document.initialController?.value == "controller")
    #expect(document.text(at: document.initialController?.range) == "controller")
  }

  // MARK: Devices

  @Test func devicesHaveAnOrientationAndAnAppearance() throws {
    let phone = try read(
      document("", "<device id=\"retina6_12\" orientation=\"landscape\" appearance=\"dark\"/>"),
      unrecognized: []
    ).device
    #expect(phone?.id == "retina6_12")
    #expect(phone?.isLandscape == true)
    #expect(phone?.appearance == "dark")
    #expect(phone?.adaptation == nil)
  }

  @Test(arguments: [
    ("retina6_1", "iPhone 11"), ("ipad8_3rounded", "iPad mini (6th generation)"), ("retina99", "retina99"),
  ])
  func devicesHaveANameForPeople(_ id: String, _ name: String) throws {
    let device = try read(
      document("", "<device id=\"\(id)\" orientation=\"portrait\" appearance=\"light\"/>"), unrecognized: []
    ).device
    #expect(device?.name == name)
  }

  @Test func devicesOfXcode9HaveAnAdaptation() throws {
    let pad = try read(
      document(
        "", "<device id=\"ipad9_7\" orientation=\"portrait\"><adaptation id=\"splitview1_2\"/></device>"),
      unrecognized: []
    ).device
    #expect(pad?.isLandscape == false)
    #expect(pad?.appearance == nil)
    #expect(pad?.adaptation == "splitview1_2")
  }

  // MARK: What the document needs

  @Test func dependenciesAreKeptInOrder() throws {
    let document = try read(
      document(
        "",
        """
        <dependencies>
          <deployment version="1792" defaultVersion="1792" identifier="iOS"/>
          <development version="5100" identifier="xcode"/>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
          <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        """), unrecognized: [])
    #expect(document.dependencies.map(\.kind) == ["deployment", "development", "plugIn", "capability"])
    #expect(document.dependencies[0].properties["defaultVersion"] == "1792")
    #expect(document.dependencies[2].properties["version"] == "22504")
    #expect(
      document.dependencies[3].properties == ["name": "Safe area layout guides", "minToolsVersion": "9.0"])
  }

  @Test func customFontsAreListedByTheirFile() throws {
    let document = try read(
      document(
        "",
        """
        <customFonts key="customFonts">
          <array key="Serif.ttc"><string>Serif-Regular</string><string>Serif-Bold</string></array>
          <array key="Grotesk.otf"><string>Grotesk</string></array>
        </customFonts>
        """), unrecognized: [])
    #expect(
      document.customFonts == ["Serif.ttc": ["Serif-Regular", "Serif-Bold"], "Grotesk.otf": ["Grotesk"]])
  }

  @Test func resourcesAreImagesAndColors() throws {
    let document = try read(
      document(
        "",
        """
        <resources>
          <image name="star.fill" catalog="system" width="128" height="121"/>
          <image name="Köpfchen" width="24.5" height="30"/>
          <namedColor name="Brand">
            <color red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
          </namedColor>
          <systemColor name="labelColor">
            <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </systemColor>
        </resources>
        """), unrecognized: [])
    #expect(document.resources.images["star.fill"] == InterfaceSize(width: 128, height: 121))
    #expect(document.resources.images["Köpfchen"] == InterfaceSize(width: 24.5, height: 30))
    #expect(document.resources.namedColors.mapValues(\.summary) == ["Brand": "displayP3 0.25 0.5 0.75 / 1.0"])
    #expect(
      document.resources.systemColors.mapValues(\.summary) == ["labelColor": "genericGamma22Gray 0.0 / 1.0"])
  }

  @Test func designablesHaveTheSizeTheirContentAskedFor() throws {
    let document = try read(
      document(
        "",
        """
        <designables>
          <designable name="a1B-2c-D3e"><size key="intrinsicContentSize" width="41.5" height="20.5"/></designable>
          <designable name="f4G-5h-I6j"/>
        </designables>
        """), unrecognized: [])
    #expect(document.designables == ["a1B-2c-D3e": InterfaceSize(width: 41.5, height: 20.5)])
  }

  @Test func tieBreakersNameSegues() throws {
    let document = try read(
      document(
        "",
        """
        <inferredMetricsTieBreakers>
          <segue reference="Ab1-cD-2eF"/><segue reference="Gh3-iJ-4kL"/>
        </inferredMetricsTieBreakers>
        """), unrecognized: [])
    #expect(document.tieBreakers == ["Ab1-cD-2eF", "Gh3-iJ-4kL"])
  }

  @Test func tintAndSimulatedMetricsAreValuesOfTheDocument() throws {
    let document = try read(
      document(
        "",
        """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
          <simulatedStatusBarMetrics key="statusBar"/>
          <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
          <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
        </simulatedMetricsContainer>
        <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        """), unrecognized: [])
    let metrics = try #require(document.values["defaultSimulatedMetrics"]?.record)
    #expect(metrics.values["destination"]?.record?["type"] == "retina4_7.fullscreen")
    #expect(metrics.values["orientation"]?.record?["orientation"] == "landscapeRight")
    #expect(metrics.values["statusBar"]?.record?.name == "simulatedStatusBarMetrics")
    #expect(document.values["tintColor"]?.color?.summary == "calibratedRGB 1.0 0.0 0.0 / 1.0")
  }
}
