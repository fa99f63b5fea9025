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
      <datePicker useCurrentDate="NO" id="d"><date key="date" timeIntervalSinceReferenceDate="86400"/>
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
