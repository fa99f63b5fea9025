import KansoConversion
import KansoProject
import Testing

/// Constraints in the notations of the options.
struct NotationTests {
  private func converted(_ style: ConversionOptions.Style, controller: String = "") -> Converted {
    var options = ConversionOptions()
    options.style = style
    return Converted(
      """
      <subviews>
      <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
      <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <constraints><constraint firstAttribute="width" constant="100" priority="750" id="w"/>
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="h"/></constraints></view>
      </subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="l" secondAttribute="trailing" constant="8" id="c2"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c3"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="12" id="c4"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="l" secondAttribute="width" multiplier="2" id="c5"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="c6"/>
      </constraints>
      """, controller: controller, options: options)
  }

  @Test func snapKitHasABlockForEachView() {
    let text = converted(.snapkit).text
    #expect(
      text.contains(
        """
            signInLabel.snp.makeConstraints { make in
              make.top.equalTo(safeAreaLayoutGuide).offset(20)
              make.leading.equalTo(self).offset(8)
              make.trailing.lessThanOrEqualTo(self).offset(-8)
            }
        """), "\(text)")
    #expect(text.contains("make.top.equalTo(signInLabel.snp.bottom).offset(12)"), "\(text)")
    #expect(text.contains("make.width.equalTo(100).priority(750)"), "\(text)")
    #expect(text.contains("make.height.greaterThanOrEqualTo(44)"), "\(text)")
    #expect(text.contains("make.width.equalTo(signInLabel).multipliedBy(2)"), "\(text)")
    #expect(text.contains("import SnapKit"))
    #expect(!text.contains("translatesAutoresizingMaskIntoConstraints"), "\(text)")
  }

  @Test func aFactorOfSnapKitIsNoDivisionOfIntegers() {
    var options = ConversionOptions()
    options.style = .snapkit
    let text = Converted(
      """
      <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><constraints>
      <constraint firstItem="i" firstAttribute="width" secondItem="i" secondAttribute="height" multiplier="16:9" id="r"/>
      </constraints></imageView></subviews>
      <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>
      """, options: options
    ).text
    #expect(text.contains(".multipliedBy(16.0 / 9)"), "\(text)")
    // A block would turn off the mask of the view itself.
    #expect(text.contains("heightAnchor.constraint(equalToConstant: 60)") && !text.contains("self.snp"))
  }

  @Test func aConstraintWithAnOutletKeepsItsAnchors() {
    let text = converted(
      .snapkit,
      controller: #"<connections><outlet property="topConstraint" destination="c3" id="o"/></connections>"#
    ).text
    #expect(text.contains("lazy var topConstraint = signInLabel.topAnchor.constraint("), "\(text)")
    #expect(!text.contains("make.top.equalTo(safeAreaLayoutGuide)"), "\(text)")
  }

  @Test func aVisualFormatHasAViewWithItsDistancesAndSizes() {
    let text = converted(.visualFormats).text
    for format in [
      "H:|-8-[signInLabel]-(>=8)-|", "V:[signInLabel]-12-[box]", "H:[box(100@750)]", "V:[box(>=44)]|",
    ] {
      #expect(text.contains("\"\(format)\""), "\(format) in\n\(text)")
    }
    // Formats have neither guides nor factors.
    #expect(
      text.contains("signInLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor"), "\(text)")
    #expect(
      text.contains("widthAnchor.constraint(equalTo: signInLabel.widthAnchor, multiplier: 2)"), "\(text)")
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints = false"))
  }

  @Test func aListHasTheAnchorsOfAViewToOneItem() {
    let text = converted(.anchorLists).text
    for statement in [
      "signInLabel.activate(anchors: [.top(20)], relativeTo: safeAreaLayoutGuide)",
      "signInLabel.activate(anchors: [.leading(8), .trailing(lessThanOrEqualTo: -8)], relativeTo: self)",
      """
          box.activate(anchors: [
            .top(equalTo: .bottom, constant: 12),
            .width(equalTo: .width, multiplier: 2),
          ], relativeTo: signInLabel)
      """,
      "box.activate(anchors: [.bottom], relativeTo: self)",
      "box.activate(anchors: [.width(100).priority(750), .height(greaterThanOrEqualTo: 44)])",
    ] {
      #expect(text.contains(statement), "\(statement) in\n\(text)")
    }
  }

  @Test func onlyThinLayersOverUIKitAreFiles() {
    var options = ConversionOptions()
    #expect(options.layerFile == nil)
    options.style = .thin
    #expect(options.layerFile?.text.contains("func enableAutoLayout()") == true)
    options.style = .anchorLists
    #expect(options.layerFile?.name == "LayoutAnchor.swift")
    options.platform = .portable
    #expect(options.layerFile == nil)
  }

  @Test func namesOfClassesEndAsTheProjectWants() {
    var options = ConversionOptions()
    options.suffixes.view = "Screen"
    options.suffixes.base = "Generated"
    let converted = Converted("", attributes: #"customClass="LoginViewController""#, options: options)
    #expect(converted.text.contains("class LoginScreen: UIView"), "\(converted.text)")
    #expect(converted.text.contains("class LoginViewControllerGenerated: UIViewController"))
  }
}
