import KansoConversion
import Testing

/// Views with their properties and constraints, as code.
struct ViewConversionTests {
  private func label(_ attributes: String = "", id: String = "l", _ contents: String = "") -> String {
    """
    <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="10" y="20" width="100" height="21"/>\(contents)</label>
    """
  }

  // MARK: Names

  @Test func aViewIsNamedByItsOutletElseByItsLabelElseByItsText() {
    let converted = Converted(
      "<subviews>\(label())\(label(id: "m"))\(label(#"userLabel="Big title""#, id: "n"))</subviews>",
      controller: #"<connections><outlet property="headline" destination="m" id="o"/></connections>"#)
    #expect(converted.text.contains("let signInLabel: UILabel = {"))
    #expect(converted.text.contains("let headline: UILabel = {"))
    #expect(converted.text.contains("let bigTitleLabel: UILabel = {"))
    #expect(converted.text.contains("var headline: UILabel { signInView.headline }"))
  }

  @Test func aViewWithoutAConnectionIsPrivate() {
    let converted = Converted(
      """
      <subviews>\(label())\(label(id: "m"))
      <visualEffectView id="e"><view key="contentView" id="c"/></visualEffectView></subviews>
      """,
      controller: """
        <connections><outlet property="headline" destination="m" id="o"/>
        <outlet property="footer" destination="c" id="p"/></connections>
        """)
    #expect(converted.text.contains("  private let signInLabel: UILabel = {"), "\(converted.text)")
    #expect(converted.text.contains("\n  let headline: UILabel = {"))
    #expect(converted.text.contains("\n  let visualEffectView"), "\(converted.text)")
  }

  @Test func aNameOfUIKitIsNotTaken() {
    let converted = Converted(
      #"<subviews>\#(label())</subviews>"#,
      controller: #"<connections><outlet property="tag" destination="l" id="o"/></connections>"#)
    #expect(converted.text.contains("let tagLabel: UILabel"))
  }

  @Test(arguments: [
    "a\"; fatalError(); \"", "\\(fatalError())", "*/ fatalError() /*", "line\u{2028}break", "\u{202E}gnp.exe",
  ]) func textsAndNamesCannotInjectCode(_ text: String) {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      "\"", with: "&quot;")
    let converted = Converted(
      #"<subviews><label text="\#(escaped)" userLabel="\#(escaped)" customClass="\#(escaped)" id="l"/></subviews>"#,
      controller: #"<connections><outlet property="\#(escaped)" destination="l" id="o"/></connections>"#,
      attributes: #"storyboardIdentifier="\#(escaped)" customClass="\#(escaped)""#)
    for line in converted.text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//"), code.contains("fatalError()") else { continue }
      #expect(
        code.contains(#"\"; fatalError"#) || code.contains(#"\\(fatalError"#) || code.contains(#""*/"#),
        "\(line)")
    }
    #expect(
      !converted.text.unicodeScalars.contains("\u{2028}" as Unicode.Scalar)
        && !converted.text.unicodeScalars.contains("\u{202E}" as Unicode.Scalar))
  }

  // MARK: Properties

  @Test func onlyValuesThatAreNotDefaultsAreSet() {
    let converted = Converted(
      "<subviews>"
        + label(
          #"opaque="NO" contentMode="left" lineBreakMode="tailTruncation" numberOfLines="2" textAlignment="center""#,
          id: "l",
          #"<fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="highlightedColor"/>"#
        )
        + "</subviews>")
    #expect(
      converted.lines(with: "signInLabel.").filter { !$0.contains("HuggingPriority") } == [
        #"signInLabel.text = "Sign in""#, "signInLabel.textAlignment = .center",
        "signInLabel.numberOfLines = 2",
        "signInLabel.translatesAutoresizingMaskIntoConstraints = false",
      ], "\(converted.text)")
  }

  @Test func colorsFontsAndImagesAreUIKits() {
    let converted = Converted(
      """
      <subviews><label text="A" id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="15"/>
      <color key="textColor" red="0.17254901960784313" green="0" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="backgroundColor" systemColor="systemGray6Color"/></label>
      <label text="B" id="m"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
      <color key="textColor" name="ink"/></label>
      <label text="C" id="n"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/></label>
      <imageView image="cat" catalog="system" id="i"/><imageView image="logo" id="j"/></subviews>
      """)
    for line in [
      #"aLabel.font = UIFont(name: "Georgia-Bold", size: 15) ?? .systemFont(ofSize: 15)"#,
      "aLabel.textColor = UIColor(red: 44 / 255, green: 0, blue: 1, alpha: 0.5)",
      "aLabel.backgroundColor = UIColor.systemGray6",
      "bLabel.font = UIFont.preferredFont(forTextStyle: .title1)",
      #"bLabel.textColor = UIColor(named: "ink")"#,
      "cLabel.font = UIFont.systemFont(ofSize: 20, weight: .semibold)",
      #"catImageView.image = UIImage(systemName: "cat")"#, #"logoImageView.image = UIImage(named: "logo")"#,
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func aButtonHasItsTypeItsStatesAndItsConfiguration() {
    let converted = Converted(
      """
      <subviews><button buttonType="system" lineBreakMode="middleTruncation" id="b">
      <state key="normal" title="Go" image="plus" catalog="system"/><state key="disabled" title="Wait"/></button>
      <button id="c"><state key="normal" title="Buy"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="4" cornerStyle="capsule"/></button>
      </subviews>
      """)
    for line in [
      "let goButton = UIButton(type: .system)", #"goButton.setTitle("Go", for: .normal)"#,
      #"goButton.setImage(UIImage(systemName: "plus"), for: .normal)"#,
      #"goButton.setTitle("Wait", for: .disabled)"#,
      "var configuration = UIButton.Configuration.filled()", #"configuration.title = "Buy""#,
      "configuration.imagePadding = 4", "configuration.cornerStyle = .capsule",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func aRuntimeAttributeIsSetByItsKeyPath() {
    let converted = Converted(
      """
      <subviews><view id="v" customClass="Card"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      </userDefinedRuntimeAttributes></view></subviews>
      """)
    #expect(converted.text.contains("card.layer.cornerRadius = 6"), "\(converted.text)")
    #expect(converted.text.contains(#"card.setValue(true, forKeyPath: "isRound")"#), "\(converted.text)")
    #expect(converted.text.contains("let card: Card = {\n    let card = Card()\n"))
  }

  // MARK: Hierarchy

  @Test func aStackArrangesItsViews() {
    let converted = Converted(
      """
      <subviews><stackView axis="vertical" spacing="8" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews>\(label())</subviews></stackView></subviews>
      """)
    for line in [
      "stack.axis = .vertical", "stack.alignment = .center", "stack.spacing = 8", "addSubview(stack)",
      "stack.addArrangedSubview(signInLabel)",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let converted = Converted(
      """
      <subviews><label text="A" id="l"><rect key="frame" x="10" y="20" width="100" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="YES"/></label></subviews>
      """)
    for line in [
      "aLabel.frame = CGRect(x: 10, y: 20, width: 100, height: 21)",
      "aLabel.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]",
      "super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))", "self.frame = frame",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }
}
