import Testing

@testable import KansoInterfaceBuilder

/// Values that apply only in certain size classes.
struct VariationReadingTests {
  @Test func masksTellWhatIsInstalled() throws {
    let root = try readRoot(
      """
      <subviews><view id="a"/><view id="b"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="1" id="c1"/>
        <constraint firstItem="a" firstAttribute="width" constant="2" id="c2"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask>
      </variation>
      <variation key="heightClass=compact-widthClass=regular">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="c2"/></mask>
      </variation>
      """)
    #expect(root.variations.map(\.key) == ["default", "heightClass=compact-widthClass=regular"])
    let (base, compact) = (root.variations[0], root.variations[1])
    #expect(base.subviews.excluded.map(\.value) == ["b"])
    #expect(base.subviews.included.isEmpty)
    #expect(base.constraints.excluded.map(\.value) == ["c1", "c2"])
    #expect(compact.subviews.included.map(\.value) == ["b"])
    #expect(compact.constraints.included.map(\.value) == ["c2"])
    #expect(compact.constraints.excluded.isEmpty)
  }

  @Test func attributesVary() throws {
    let stack = try readSubview(
      """
      <stackView axis="vertical" spacing="8" id="s">
        <variation key="widthClass=regular" axis="horizontal" spacing="20" hidden="YES" misplaced="YES"/>
      </stackView>
      """)
    #expect(stack["axis"] == "vertical")
    #expect(
      stack.variations[0].properties.mapValues(\.value) == [
        "axis": "horizontal", "spacing": "20", "hidden": "YES", "misplaced": "YES",
      ])
    #expect(stack.variations[0].values.isEmpty)
  }

  @Test func fontsColorsAndInsetsVary() throws {
    let label = try readSubview(
      """
      <label id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=regular-widthClass=regular">
          <fontDescription key="fontDescription" type="system" weight="light" pointSize="34"/>
          <color key="textColor" name="Large"/>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          <nil key="backgroundColor"/>
        </variation>
      </label>
      """)
    #expect(label.font?.size?.value == 17)
    let values = label.variations[0].values
    #expect(values["fontDescription"]?.font?.size?.value == 34)
    #expect(values["fontDescription"]?.font?.face == .system(weight: "light", isItalic: false))
    #expect(values["textColor"]?.color?.summary == "named Large")
    #expect(values["layoutMargins"]?.insets?.right == 4)
    #expect(values["backgroundColor"]?.isNothing == true)
  }

  @Test func aSizeClassMayBeOfOneDirection() throws {
    let view = try readSubview(
      """
      <view id="v">
        <variation key="widthClass=compact" hidden="YES"/>
        <variation key="heightClass=regular" alpha="0.5"/>
      </view>
      """)
    #expect(view.variations.map(\.key) == ["widthClass=compact", "heightClass=regular"])
  }
}
