import Testing

@testable import KansoInterfaceBuilder

/// Whole documents in the formats of different versions of Xcode.
struct GenerationTests {
  @Test func xcode5() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514" \
      systemVersion="13A603" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      initialViewController="bA1-cD-2eF">
          <dependencies>
              <deployment defaultVersion="1536" identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3747"/>
          </dependencies>
          <scenes>
              <!--View Controller-->
              <scene sceneID="gH3-iJ-4kL">
                  <objects>
                      <viewController id="bA1-cD-2eF" customClass="StartController" sceneMemberID="viewController">
                          <layoutGuides>
                              <viewControllerLayoutGuide type="top" id="mN5-oP-6qR"/>
                              <viewControllerLayoutGuide type="bottom" id="sT7-uV-8wX"/>
                          </layoutGuides>
                          <view key="view" contentMode="scaleToFill" id="yZ9-aB-0cD">
                              <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                              <subviews>
                                  <label opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" \
      contentMode="left" horizontalHuggingPriority="251" text="Hi" translatesAutoresizingMaskIntoConstraints="NO" \
      id="eF1-gH-2iJ">
                                      <rect key="frame" x="20" y="28" width="16" height="21"/>
                                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                      <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                                      <nil key="highlightedColor"/>
                                  </label>
                              </subviews>
                              <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="calibratedWhite"/>
                              <constraints>
                                  <constraint firstItem="eF1-gH-2iJ" firstAttribute="top" secondItem="mN5-oP-6qR" \
      secondAttribute="bottom" constant="8" symbolic="YES" id="kL3-mN-4oP"/>
                              </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="qR5-sT-6uV" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
          </scenes>
          <simulatedMetricsContainer key="defaultSimulatedMetrics">
              <simulatedStatusBarMetrics key="statusBar"/>
              <simulatedOrientationMetrics key="orientation"/>
              <simulatedScreenMetrics key="destination" type="retina4"/>
          </simulatedMetricsContainer>
      </document>
      """, unrecognized: [])
    #expect(document.device == nil)
    #expect(document.toolsVersion == 4514)
    #expect(document.usesAutoLayout && !document.usesSafeAreas)
    let controller = try #require(document.scenes.first?.controller)
    #expect(controller.guides.map(\.kind) == ["top", "bottom"])
    #expect(try document.view("yZ9-aB-0cD").constraints[0].isStandard)
  }

  @Test func xcode7() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="9532" \
      systemVersion="15D21" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES">
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="9530"/>
              <capability name="Constraints with non-1.0 multipliers" minToolsVersion="5.1"/>
          </dependencies>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="iN0-l3-epB">
                  <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                          <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
                          <animations/>
                      </view>
                  </subviews>
                  <animations/>
                  <constraints>
                      <constraint firstItem="b" firstAttribute="width" secondItem="iN0-l3-epB" \
      secondAttribute="width" multiplier="1:2" id="c"/>
                  </constraints>
                  <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                  <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
              </view>
          </objects>
      </document>
      """, unrecognized: [])
    #expect(document.kind == .xib)
    let root = try document.view("iN0-l3-epB")
    #expect(root.constraints[0].multiplier == 0.5)
    #expect(root.variations.map(\.key) == ["default", "widthClass=regular"])
  }

  @Test(arguments: [
    ("13196", "<device id=\"retina4_7\" orientation=\"portrait\"><adaptation id=\"fullscreen\"/></device>"),
    ("15400", "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"light\"/>"),
    ("22505", "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>"),
    ("24127", "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>"),
  ])
  func xcode9To26(tools: String, device: String) throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
      initialViewController="c">
          \(device)
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
              <capability name="System colors in document resources" minToolsVersion="11.0"/>
              <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>
          <scenes>
              <scene sceneID="s">
                  <objects>
                      <viewController id="c" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="v">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <viewLayoutGuide key="safeArea" id="safe"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          </view>
                      </viewController>
                  </objects>
                  <point key="canvasLocation" x="52.671755725190835" y="374.64788732394368"/>
              </scene>
          </scenes>
          <resources>
              <systemColor name="systemBackgroundColor">
                  <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </systemColor>
          </resources>
      </document>
      """, unrecognized: [])
    #expect(document.toolsVersion == Double(tools))
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.isLaunchScreen)
    #expect(document.device?.isLandscape == false)
    #expect(document.initialController?.value == "c")
    #expect(try document.view("v").guides.map(\.kind) == ["safeArea"])
    #expect(document.resources.systemColors.count == 1)
  }
}
