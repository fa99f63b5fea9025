import Testing

@testable import KansoInterfaceBuilder

/// The parts that controls have in addition to views: states, segments, inputs, configurations, accessibility.
struct ControlReadingTests {
  @Test func statesOfButtonsAreRecordsByTheirKey() throws {
    let button = try readSubview(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" buttonType="custom" \
      lineBreakMode="middleTruncation" showsMenuAsPrimaryAction="YES" id="b">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
        <inset key="contentEdgeInsets" minX="8" minY="4" maxX="8" maxY="6"/>
        <inset key="titleEdgeInsets" minX="2.2250738585072014e-308" minY="0.0" maxX="0.0" maxY="0.0"/>
        <size key="titleShadowOffset" width="0.0" height="1"/>
        <state key="normal" title="Save&#10;all" image="tray" backgroundImage="pill">
          <color key="titleColor" name="Ink"/>
          <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </state>
        <state key="highlighted"><string key="title">Saving</string></state>
        <state key="disabled"><attributedString key="attributedTitle"><fragment content="Saved"/></attributedString>
        </state>
      </button>
      """)
    let normal = try #require(button.values["normal"]?.record)
    #expect(normal["title"] == "Save\nall")
    #expect((normal["image"], normal["backgroundImage"]) == ("tray", "pill"))
    #expect(normal.values["titleColor"]?.color?.summary == "named Ink")
    #expect(button.values["highlighted"]?.record?.values["title"]?.text == "Saving")
    let title = button.values["disabled"]?.record?.values["attributedTitle"]?.runs
    #expect(title?.map(\.text) == ["Saved"])
    let insets = try #require(button.insets("contentEdgeInsets"))
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (4, 8, 6, 8))
    #expect(!insets.isDirectional)
    #expect(button.values["titleShadowOffset"]?.size == InterfaceSize(width: 0, height: 1))
  }

  @Test func configurationsOfButtonsAreRecords() throws {
    let button = try readSubview(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" image="bolt" catalog="system" title="Boost">
          <attributedString key="attributedTitle"><fragment content="Boost"/></attributedString>
          <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
          <directionalEdgeInsets key="contentInsets" top="7" leading="12" bottom="8" trailing="13"/>
          <color key="baseBackgroundColor" systemColor="systemIndigoColor"/>
          <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
          <backgroundConfiguration key="background"><color key="backgroundColor" name="Fill"/></backgroundConfiguration>
        </buttonConfiguration>
      </button>
      """)
    let configuration = try #require(button.values["configuration"]?.record)
    #expect(configuration["style"] == "filled")
    #expect(configuration.values["attributedTitle"]?.runs?.map(\.text) == ["Boost"])
    #expect(configuration.values["titleFontDescription"]?.font?.face == .style("UICTFontTextStyleHeadline"))
    let insets = try #require(configuration.values["contentInsets"]?.insets)
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (7, 12, 8, 13))
    #expect(configuration.values["baseBackgroundColor"]?.color?.summary == "system systemIndigoColor")
    let background = configuration.values["background"]?.record
    #expect(background?.values["backgroundColor"]?.color?.summary == "named Fill")
  }

  @Test func fieldsHaveTraitsOfInput() throws {
    let field = try readSubview(
      """
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="E-Mail" \
      textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" id="f">
        <nil key="textColor"/>
        <string key="text">first
      second</string>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress" \
      returnKeyType="go" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="email"/>
      </textField>
      """)
    #expect(field["placeholder"] == "E-Mail")
    #expect(field.values["textInputTraits"]?.record?["keyboardType"] == "emailAddress")
    #expect(field.values["text"]?.text == "first\nsecond")
  }

  @Test func segmentsAreAListOfRecords() throws {
    let control = try readSubview(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
      selectedSegmentIndex="1" id="s">
        <segments>
          <segment title="Day"/><segment title="Week" enabled="NO" width="80"/><segment title="" image="star"/>
        </segments>
      </segmentedControl>
      """)
    let segments = try #require(control.items.first?.record)
    #expect(segments.name == "segments")
    #expect(segments.items.map { $0.record?["title"] } == ["Day", "Week", ""])
    #expect(segments.items[1].record?["width"] == "80")
  }

  @Test func pickersHaveDates() throws {
    let picker = try readSubview(
      """
      <datePicker opaque="NO" contentMode="scaleToFill" datePickerMode="dateAndTime" minuteInterval="5" \
      style="wheels" id="p">
        <date key="date" timeIntervalSinceReferenceDate="588200000.5"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="-978307200"/>
      </datePicker>
      """)
    #expect(picker.values["date"]?.record?["timeIntervalSinceReferenceDate"] == "588200000.5")
    #expect(picker["minuteInterval"] == "5")
    #expect(picker.values["minimumDate"]?.record?["timeIntervalSinceReferenceDate"] == "-978307200")
  }

  @Test func accessibilityHasTraitsAndTexts() throws {
    let image = try readSubview(
      """
      <imageView id="i">
        <accessibility key="accessibilityConfiguration" identifier="portrait" label="Portrait of Zoë" hint="Opens">
          <accessibilityTraits key="traits" button="YES" image="YES" notEnabled="YES" header="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </imageView>
      """)
    let accessibility = try #require(image.values["accessibilityConfiguration"]?.record)
    #expect(accessibility["label"] == "Portrait of Zoë")
    #expect(accessibility["identifier"] == "portrait")
    #expect(accessibility.values["traits"]?.record?["notEnabled"] == "YES")
    #expect(accessibility.values["isElement"]?.flag == true)
  }

  @Test func flagsAreOnOrOff() throws {
    let label = try readSubview(
      """
      <label id="l"><accessibility key="accessibilityConfiguration">
        <bool key="isElement" value="NO"/><bool key="a" value="YES"/>
      </accessibility></label>
      """)
    let accessibility = try #require(label.values["accessibilityConfiguration"]?.record)
    #expect(accessibility.values.mapValues(\.flag) == ["isElement": false, "a": true])
  }

  @Test(arguments: [
    ("tapGestureRecognizer", "numberOfTapsRequired=\"2\""), ("swipeGestureRecognizer", "direction=\"left\""),
    ("pongPressGestureRecognizer", "allowableMovement=\"10\" minimumPressDuration=\"0.5\""),
    ("pinchGestureRecognizer", "scale=\"1\""), ("rotationGestureRecognizer", ""),
    ("panGestureRecognizer", ""), ("screenEdgePanGestureRecognizer", ""),
    ("hoverGestureRecognizer", ""), ("customObject", "customClass=\"Squeeze\""),
  ])
  func gestureRecognisersAreRecordsWithActions(name: String, attributes: String) throws {
    let record = try readRecord(
      """
      <\(name) \(attributes) id="g"><connections>
        <action selector="handle:" destination="v" id="a"/>
        <outlet property="delegate" destination="v" id="o"/>
      </connections></\(name)><view id="v"/>
      """)
    #expect(record.name == name)
    #expect(record.connections.map(\.name) == ["handle:", "delegate"])
  }

  @Test func configurationsOfWebViewsAndEffectsAreRecords() throws {
    let web = try readSubview(
      """
      <wkWebView contentMode="scaleToFill" allowsLinkPreview="NO" id="w">
        <wkWebViewConfiguration key="configuration" allowsInlineMediaPlayback="YES">
          <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
          <wkPreferences key="preferences"/>
        </wkWebViewConfiguration>
      </wkWebView>
      """)
    let configuration = try #require(web.values["configuration"]?.record)
    #expect(configuration["allowsInlineMediaPlayback"] == "YES")
    #expect(configuration.values["preferences"]?.record?.name == "wkPreferences")
  }

  @Test func listsOfTextsAreLists() throws {
    let bar = try readSubview(
      """
      <searchBar contentMode="redraw" showsScopeBar="YES" id="s">
        <scopeButtonTitles><string>All</string><string>Köln</string></scopeButtonTitles>
        <textInputTraits key="textInputTraits"/>
      </searchBar>
      """)
    #expect(bar.items.first?.record?.items.map(\.text) == ["All", "Köln"])
    let array = try readSubview(
      "<view id=\"v\"><array key=\"names\"><string>a</string><string>b</string></array></view>")
    #expect(array.values["names"]?.list?.map(\.text) == ["a", "b"])
  }
}
