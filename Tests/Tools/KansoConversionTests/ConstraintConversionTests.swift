import KansoConversion
import Testing

/// Constraints as anchors, and in size classes.
struct ConstraintConversionTests {
  /// A label and a button with constraints in the root.
  private func converted(_ constraints: String, connections: String = "", root: String = "") -> Converted {
    Converted(
      """
      <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><state key="normal" title="B"/></button></subviews>
      <constraints>\(constraints)</constraints>\(root)
      """,
      controller: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <connections>\(connections)</connections>
        """)
  }

  @Test(arguments: [
    (
      #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#,
      "aLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),"
    ),
    (
      #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8""#,
      "aLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),"
    ),
    (
      #"firstAttribute="bottomMargin" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom""#,
      "aLabel.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),"
    ),
    (
      #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top""#,
      "aLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),"
    ),
    (
      #"firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="4""#,
      "aLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 4),"
    ),
    (
      #"firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1:3""#,
      "bButton.widthAnchor.constraint(equalTo: aLabel.widthAnchor, multiplier: 1 / 3),"
    ),
    (
      #"firstItem="a" firstAttribute="firstBaseline" secondItem="b" secondAttribute="baseline""#,
      "aLabel.firstBaselineAnchor.constraint(equalTo: bButton.lastBaselineAnchor),"
    ),
    (
      #"firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="trailing" multiplier="0.5""#,
      "toItem: self, attribute: .trailing, multiplier: 0.5, constant: 0),"
    ),
    (
      #"firstItem="a" firstAttribute="height" constant="21""#,
      "aLabel.heightAnchor.constraint(equalToConstant: 21),"
    ),
  ]) func aConstraintIsOneExpression(_ attributes: String, _ line: String) {
    let converted = converted("<constraint \(attributes) id=\"c\"/>")
    #expect(converted.text.contains(line), "\(converted.text)")
    #expect(converted.remainders.isEmpty)
  }

  @Test func aPriorityIsSetBeforeTheConstraintIsActivated() {
    let converted = converted(
      #"<constraint firstItem="a" firstAttribute="width" constant="100" priority="750" id="c"/>"#)
    #expect(
      converted.text.contains(
        """
            let aLabelWidth = aLabel.widthAnchor.constraint(equalToConstant: 100)
            aLabelWidth.priority = .defaultHigh
            NSLayoutConstraint.activate([
              aLabelWidth,
            ])
        """), "\(converted.text)")
  }

  @Test func anOutletOfAConstraintIsAProperty() {
    let converted = converted(
      #"<constraint firstItem="a" firstAttribute="width" constant="100" id="outlet"/>"#,
      connections: #"<outlet property="gap" destination="outlet" id="o"/>"#)
    #expect(converted.text.contains("lazy var gap = aLabel.widthAnchor.constraint(equalToConstant: 100)"))
    #expect(converted.text.contains("var gap: NSLayoutConstraint { "), "\(converted.text)")
  }

  @Test func constraintsOfSizeClassesAreInstalledInThem() {
    let converted = converted(
      #"<constraint firstItem="a" firstAttribute="width" constant="100" id="c"/>"#,
      root: """
        <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="c"/></mask></variation>
        """)
    for line in [
      "private lazy var regularWidthConstraints: [NSLayoutConstraint] = {",
      "NSLayoutConstraint.deactivate(regularWidthConstraints)",
      "if traitCollection.horizontalSizeClass == .regular {",
      "NSLayoutConstraint.activate(regularWidthConstraints)",
      "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func aConstantOfASizeClassIsSetInIt() {
    let converted = converted(
      """
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="c">
      <variation key="heightClass=compact" constant="2"/></constraint>
      """)
    #expect(
      converted.text.contains(
        "lazy var aLabelTrailingConstraint = aLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)"
      ),
      "\(converted.text)")
    #expect(
      converted.text.contains(
        """
            if traitCollection.verticalSizeClass != .regular {
              aLabelTrailingConstraint.constant = -2
            }
        """), "\(converted.text)")
  }

  @Test func aPlaceholderConstraintIsLeftOut() {
    let converted = converted(
      #"<constraint firstItem="a" firstAttribute="width" constant="100" placeholder="YES" id="c"/>"#)
    #expect(!converted.text.contains("100"))
  }

  @Test func anUnknownItemIsLeftToAPerson() {
    let converted = converted(
      #"<constraint firstItem="a" firstAttribute="top" secondItem="nowhere" secondAttribute="top" id="c"/>"#)
    #expect(converted.remainders == ["constrain a.top == nowhere.top"])
    #expect(converted.text.contains("// TODO: constrain a.top == nowhere.top"))
  }
}
