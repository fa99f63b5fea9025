import KansoConversion
import KansoProject
import Testing

/// Attributes that pictures do not show, and those that no code sets.
struct AttributeConversionTests {
  @Test func attributesOfBehaviorAreSet() {
    let converted = Converted(
      """
      <subviews>
      <button pointerInteraction="YES" adjustsImageWhenHighlighted="NO" id="b"/>
      <tableView dataMode="prototypes" style="plain" allowsSelection="NO" allowsMultipleSelectionDuringEditing="YES"
        estimatedSectionHeaderHeight="40" rowHeight="-1" id="t"/>
      <textView text="See kanso.dev" id="v"><dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/>
      <textInputTraits key="textInputTraits" smartQuotesType="no" spellCheckingType="no"/></textView>
      <datePicker useCurrentDate="NO" style="wheels" id="d"><date key="date" timeIntervalSinceReferenceDate="86400"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="-3600"/></datePicker>
      <navigationBar barStyle="black" translucent="NO" id="n"><color key="barTintColor" red="1" green="0" blue="0" alpha="1"
        colorSpace="custom" customColorSpace="sRGB"/></navigationBar>
      <view customClass="ChartView" contentMode="redraw" id="c"/>
      </subviews>
      """)
    for statement in [
      "isPointerInteractionEnabled = true", "adjustsImageWhenHighlighted = false", "allowsSelection = false",
      "allowsMultipleSelectionDuringEditing = true", "estimatedSectionHeaderHeight = 40",
      "dataDetectorTypes = [.link, .address]", "smartQuotesType = .no",
      ".date = Date(timeIntervalSinceReferenceDate: 86400)",
      ".minimumDate = Date(timeIntervalSinceReferenceDate: -3600)", "barStyle = .black",
      "isTranslucent = false",
      "barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "contentMode = .redraw",
    ] {
      #expect(converted.text.contains(statement), "\(statement) in\n\(converted.text)")
    }
    #expect(converted.lines(with: "isTranslucent").count == 1)
    #expect(converted.remainders.isEmpty, "\(converted.remainders)")
  }

  @Test func attributesOfControllersAndItemsAreSet() {
    let text = Converted(
      "",
      controller: """
        <tabBarItem key="tabBarItem" title="Cats" badgeValue="9" id="i">
        <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/></tabBarItem>
        <navigationItem key="navigationItem" leftItemsSupplementBackButton="YES" id="n"/>
        """, attributes: #"automaticallyAdjustsScrollViewInsets="NO" customClass="CatsController""#
    ).text
    for statement in [
      #"tabBarItem.badgeValue = "9""#,
      "tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)",
      "navigationItem.leftItemsSupplementBackButton = true", "automaticallyAdjustsScrollViewInsets = false",
    ] {
      #expect(text.contains(statement), "\(statement) in\n\(text)")
    }
  }

  @Test func attributesWithoutCodeAreLeftToAPerson() {
    let converted = Converted(
      """
      <subviews>
      <button springLoaded="YES" id="b"><state key="normal" title="Go"><color key="titleShadowColor" white="0" alpha="1"
        colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state><state key="focused" title="Go!"/></button>
      <segmentedControl id="s"><segments><segment title="All"/><segment title="New" width="80"/></segments></segmentedControl>
      <textField id="f"><textInputTraits key="textInputTraits" passwordRules="required: digit;"/></textField>
      </subviews>
      """,
      controller: """
        <toolbarItems><barButtonItem title="Go" landscapeImage="go" id="i"/></toolbarItems>
        <navigationItem key="navigationItem" largeTitle="Cats" id="n"/>
        """, attributes: #"customClass="CatsController" interactionActivityTrackingBaseName="cats""#)
    #expect(
      Set(converted.remainders) == [
        "set springLoaded to YES", "set focused", "set width of the segment to 80",
        "set passwordRules of the text input to required: digit;", "set landscapeImage of the item to go",
        "set largeTitle of the navigation item to Cats",
        "set interactionActivityTrackingBaseName of the controller to cats",
      ], "\(converted.remainders)")
    #expect(converted.text.contains("// TODO: set springLoaded to YES"))
  }

  @Test func wordsOfTextsAndRecognizersAreSet() {
    let converted = Converted(
      """
      <subviews>
      <textField id="f"><textInputTraits key="textInputTraits" keyboardType="asciiCapableNumberPad"
        textContentType="given-name"/></textField>
      <label id="l"><attributedString key="attributedText"><fragment content="Wide"><attributes>
      <real key="NSKern" value="0.5"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"
        lineBreakMode="truncatingTail" tighteningFactorForTruncation="0.0"/></attributes></fragment></attributedString></label>
      <view customClass="PhotoView" contentMode="scaleAspectFill" id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="pan" id="c"/></connections></view>
      </subviews>
      """,
      controller: """
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="ok" style="done" id="i"/>
        </navigationItem>
        """, attributes: #"customClass="CatsController""#,
      objects: """
        <panGestureRecognizer minimumNumberOfTouches="2" delaysTouchesBegan="YES" id="pan"><connections>
        <action selector="pan:" destination="vc" id="a"/></connections></panGestureRecognizer>
        """)
    for statement in [
      "keyboardType = .asciiCapableNumberPad", "textContentType = .givenName", ".kern: 0.5",
      "style.alignment = .center", "style.lineSpacing = 3", "style.lineBreakMode = .byTruncatingTail",
      "contentMode = .scaleAspectFill", "recognizer.minimumNumberOfTouches = 2",
      "recognizer.delaysTouchesBegan = true", #"UIBarButtonItem(image: UIImage(named: "ok"), style: .done"#,
    ] {
      #expect(converted.text.contains(statement), "\(statement) in\n\(converted.text)")
    }
    #expect(converted.remainders.isEmpty, "\(converted.remainders)")
  }

  @Test func whatHasNoCodeInPartsOfADocumentIsLeftToAPerson() {
    let converted = Converted(
      """
      <subviews>
      <textField textAlignment="start" id="f"><textInputTraits key="textInputTraits" keyboardType="emoji"/></textField>
      <stackView axis="diagonal" id="k"><color key="tintColor" systemColor="systemPlaid"/></stackView>
      <button id="g"><buttonConfiguration key="configuration" style="glass" cornerStyle="starry"/></button>
      <label id="m"><fontDescription key="fontDescription" style="UICTFontTextStyleHuge"/></label>
      <label id="l"><fontDescription key="fontDescription" type="system" width="condensed" pointSize="17"/>
      <attributedString key="attributedText"><fragment content="Cats"><attributes><shadow key="NSShadow"/>
      </attributes></fragment></attributedString></label>
      <button id="b"><accessibility key="accessibilityConfiguration" language="ja"/>
      <variation key="heightClass=compact" contentMode="top" borderWidth="2"/><hologram id="h"/></button>
      <switch id="s"><connections><action selector="turn:" destination="vc" eventType="shaken" id="t"/></connections></switch>
      <view id="v"><connections><outletCollection property="gestureRecognizers" destination="tap" id="c"/></connections></view>
      </subviews>
      <constraints><constraint firstItem="b" firstAttribute="width" constant="8" firm="YES" id="w"/></constraints>
      """,
      controller: """
        <connections><segue destination="vc" kind="show" identifier="again" peeks="YES" id="g"/></connections>
        """, attributes: #"modalPresentationStyle="hologram" customClass="CatsController""#,
      objects: """
        <tapGestureRecognizer buttonMask="2" id="tap"><connections>
        <action selector="tap:" destination="vc" id="a"/></connections></tapGestureRecognizer>
        <customObject customClass="CatManager" id="o"/>
        """)
    #expect(
      converted.remainders.sorted() == [
        "add the <hologram>", "connect the action turn:",
        "make the object CatManager and connect its outlets",
        "set NSShadow of the attributedText", "set axis to diagonal",
        "set borderWidth in some size classes to 2", "set buttonMask of the gesture recognizer to 2",
        "set contentMode in some size classes to top",
        "set cornerStyle of the button's configuration to starry", "set firm of the constraint to YES",
        "set keyboardType of the text input to emoji", "set language of the accessibility to ja",
        "set modalPresentationStyle of the controller to hologram", "set peeks of the segue to YES",
        "set style of the button's configuration to glass",
        "set style of the fontDescription to UICTFontTextStyleHuge",
        "set textAlignment to start", "set tintColor", "set width of the fontDescription to condensed",
      ], "\(converted.remainders.sorted())")
  }

  @Test func sectionsKeepWhatHasNoCode() {
    let converted = Converted(
      scenes: """
        <scene sceneID="s"><objects><tableViewController id="vc" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" id="t"><sections>
        <tableViewSection headerTitle="Cats" headerHeight="40" id="one"><cells><tableViewCell id="c"/></cells></tableViewSection>
        </sections></tableView></tableViewController></objects></scene>
        """)
    #expect(converted.remainders == ["set headerHeight of the section to 40"])
  }

  @Test func rootsFollowSizeClasses() {
    let converted = Converted(
      """
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <variation key="heightClass=compact"><color key="backgroundColor" red="0" green="0" blue="1" alpha="1"
        colorSpace="custom" customColorSpace="sRGB"/></variation>
      """)
    #expect(converted.lines(with: "backgroundColor = UIColor(red: 0, green: 0, blue: 1").count == 1)
    #expect(converted.lines(with: "backgroundColor = UIColor(red: 1, green: 0, blue: 0").count == 1)
  }

  @Test func portableCodeHasNoMarksForAttributes() {
    var options = ConversionOptions()
    options.platform = .portable
    let converted = Converted(#"<subviews><button springLoaded="YES" id="b"/></subviews>"#, options: options)
    #expect(converted.remainders.isEmpty, "\(converted.remainders)")
  }

  @Test(arguments: [
    // All contents have the same priority.
    ("", "", false), (#"<view id="v"/>"#, "", false),
    // A button has another one, and a constraint or a resistance is between it and that of new views.
    (#"<button id="b"/>"#, "", true), (#"<view customClass="Chart" id="v"/>"#, "", true),
    ("", #"<constraint firstAttribute="width" constant="80" priority="250" id="w"/>"#, true),
    ("", #"<constraint firstAttribute="width" constant="80" priority="252" id="w"/>"#, false),
    (
      #"<switch horizontalHuggingPriority="251" horizontalCompressionResistancePriority="251" id="s"/>"#, "",
      true
    ),
  ])
  func huggingIsSetWhereItDecides(_ sibling: String, _ constraint: String, isSet: Bool) {
    let text = Converted(
      """
      <subviews>
      <label horizontalHuggingPriority="251" text="Tabby" id="l"/>
      <imageView horizontalHuggingPriority="251" id="i"/>
      \(sibling)
      </subviews>
      <constraints>\(constraint)</constraints>
      """
    ).text
    #expect(text.contains("setContentHuggingPriority(UILayoutPriority(251)") == isSet, "\(text)")
  }
}
