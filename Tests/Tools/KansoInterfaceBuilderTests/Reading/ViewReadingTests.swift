import Testing

@testable import KansoInterfaceBuilder

/// View hierarchies.
struct ViewReadingTests {
  @Test func subviewsKeepTheirOrderAndNesting() throws {
    let root = try readRoot(
      """
      <subviews>
        <view contentMode="scaleToFill" id="a"><subviews><label id="b"/><button id="c"/></subviews></view>
        <imageView id="d"/>
      </subviews>
      """)
    #expect(root.subviews.map(\.id) == ["a", "d"])
    #expect(root.subviews[0].subviews.map(\.kind) == ["label", "button"])
    #expect(root.subviews.map(\.key) == [nil, nil])
  }

  @Test(arguments: [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
    "segmentedControl", "activityIndicatorView", "progressView", "pageControl", "tableView",
    "collectionView", "scrollView", "stackView", "containerView", "visualEffectView", "datePicker",
    "pickerView", "navigationBar", "toolbar", "tabBar", "searchBar", "webView", "wkWebView", "mapView",
    "glkView", "mtkView", "skView", "arscnView", "arskView", "colorWell", "control",
  ])
  func viewsOfEveryKindAreKnown(kind: String) throws {
    let view = try readSubview(
      """
      <\(kind) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="1.5" y="-2" width="30" height="40.333333333333336"/>
      </\(kind)>
      """)
    #expect(view.kind.name == kind)
    #expect(view.frame?.value == InterfaceRect(x: 1.5, y: -2, width: 30, height: 40.333333333333336))
    #expect(view.usesConstraints)
  }

  @Test func attributesAreProperties() throws {
    let label = try readSubview(
      """
      <label hidden="YES" opaque="NO" multipleTouchEnabled="YES" contentMode="left" \
      horizontalHuggingPriority="251" verticalCompressionResistancePriority="999.5" text="Größe" \
      textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" alpha="0.5" tag="-7" \
      adjustsFontSizeToFit="NO" preferredMaxLayoutWidth="280" clipsSubviews="YES" \
      semanticContentAttribute="forceRightToLeft" restorationIdentifier="size" id="l" \
      customClass="SizeLabel" customModule="App" customModuleProvider="target" userLabel="The size"/>
      """)
    #expect(label.isHidden)
    #expect(label.isOff("opaque"))
    #expect(label["text"] == "Größe")
    #expect(label.number("horizontalHuggingPriority") == 251)
    #expect(label.number("verticalCompressionResistancePriority") == 999.5)
    #expect(label.number("tag") == -7)
    #expect(label.number("text") == nil)
    #expect(label["semanticContentAttribute"] == "forceRightToLeft")
    #expect(label.customClass == "SizeLabel")
    #expect(label.userLabel == "The size")
    #expect(label.name == "The size")
  }

  @Test func viewsAreCalledByLabelClassOrKind() throws {
    #expect(try readSubview("<view id=\"v\" customClass=\"Card\"/>").name == "Card")
    #expect(try readSubview("<view id=\"v\"/>").name == "view")
  }

  @Test func constraintsPlaceWhatDoesNotTranslateItsMaskAndIsNotFixed() throws {
    func uses(_ attributes: String) throws -> Bool {
      try readSubview("<view \(attributes) id=\"v\"/>").usesConstraints
    }
    #expect(try uses("translatesAutoresizingMaskIntoConstraints=\"NO\""))
    #expect(try !uses("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""))
    #expect(try !uses(""))
  }

  @Test func autoresizingMasksMarginsAndOtherRectsAreValues() throws {
    let view = try readSubview(
      """
      <view contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        <rect key="contentStretch" x="0.25" y="0.0" width="0.5" height="1"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
        <viewLayoutGuide key="safeArea" id="s"/>
        <point key="canvasLocation" x="139" y="-12.5"/>
      </view>
      """)
    #expect(view.values["frame"] == nil, "the frame has a field of its own")
    #expect(view.values["contentStretch"]?.rect == InterfaceRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(view.values["autoresizingMask"]?.record?["widthSizable"] == "YES")
    #expect(view.values["autoresizingMask"]?.record?["flexibleMaxX"] == nil)
    let margins = try #require(view.insets("layoutMargins"))
    #expect((margins.top, margins.left, margins.bottom, margins.right) == (1, 2, 3, 4))
    #expect(!margins.isDirectional)
    let directional = try #require(view.insets("directionalLayoutMargins"))
    #expect((directional.top, directional.left, directional.bottom, directional.right) == (5, 6, 7, 8))
    #expect(directional.isDirectional)
    #expect(directional.edges.map(\.name) == ["top", "leading", "bottom", "trailing"])
    #expect(view.values["canvasLocation"]?.point == InterfacePoint(x: 139, y: -12.5))
  }

  @Test(arguments: ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard", "layoutMargins"])
  func guidesOfViewsHaveAKind(kind: String) throws {
    let view = try readSubview(
      "<scrollView id=\"v\"><viewLayoutGuide key=\"\(kind)\" id=\"g\"/></scrollView>")
    #expect(view.guides.map(\.kind) == [kind])
    #expect(view.guides.map(\.id) == ["g"])
  }

  @Test func stackViewsAreViewsWithProperties() throws {
    let stack = try readSubview(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" \
      alignment="top" spacing="8.5" spacingType="standard" baselineRelativeArrangement="YES" \
      layoutMarginsRelativeArrangement="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <subviews><label id="a"/><label id="b"/></subviews>
      </stackView>
      """)
    #expect(stack["axis"] == "vertical")
    #expect(stack["distribution"] == "equalSpacing")
    #expect(stack["alignment"] == "top")
    #expect(stack.number("spacing") == 8.5)
    #expect(stack.isOn("layoutMarginsRelativeArrangement"))
    #expect(stack.subviews.map(\.id) == ["a", "b"])
  }

  @Test func viewsByAKeyAreInner() throws {
    let effect = try readSubview(
      """
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="e">
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="c">
          <subviews><label id="l"/></subviews>
        </view>
        <vibrancyEffect style="label"><blurEffect style="systemThinMaterial"/></vibrancyEffect>
      </visualEffectView>
      """)
    #expect(effect.values["contentView"]?.view?.id == "c")
    #expect(effect.childViews.map(\.id) == ["c"])
    #expect(effect.childViews[0].subviews.map(\.id) == ["l"])
    #expect(effect.items.map { $0.record?.name } == ["vibrancyEffect"])
    let blur = effect.items[0].record?.items[0].record
    #expect(blur?["style"] == "systemThinMaterial")
  }

  @Test func animationsAndEmptyGestureRecognisersOfOldDocumentsAreKnown() throws {
    let view = try readSubview("<view id=\"v\"><animations/><gestureRecognizers/></view>")
    #expect(view.items.map { $0.record?.name } == ["animations", "gestureRecognizers"])
  }
}
