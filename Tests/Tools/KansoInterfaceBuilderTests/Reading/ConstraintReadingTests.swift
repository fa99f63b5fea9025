import Testing

@testable import KansoInterfaceBuilder

/// Constraints, including the attributes that Interface Builder omits and adds.
struct ConstraintReadingTests {
  private func constraint(_ attributes: String, _ content: String = "") throws -> InterfaceConstraint {
    let root = try readRoot(
      """
      <subviews><view id="a"/><view id="b"/></subviews>
      <constraints><constraint \(attributes) id="c">\(content)</constraint></constraints>
      """)
    return try #require(root.constraints.first)
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    let width = try constraint("firstAttribute=\"width\"")
    #expect(width.id == "c")
    #expect(width.firstItem == nil && width.secondItem == nil && width.secondAttribute == nil)
    #expect(width.firstAttribute.value == "width")
    #expect(width.relation == .equal)
    #expect(width.constant == nil)
    #expect(width.multiplier == 1)
    #expect(width.priority == 1000)
    #expect(!width.isStandard)
    #expect(width.identifier == nil)
    #expect(width.variations.isEmpty && width.properties.isEmpty)
  }

  @Test func allThatIsWrittenIsRead() throws {
    let all = try constraint(
      """
      firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b" \
      secondAttribute="trailing" multiplier="2" constant="-8.5" priority="999.5" symbolic="YES" \
      identifier="gap"
      """)
    #expect(all.firstItem?.value == "a")
    #expect(all.secondItem?.value == "b")
    #expect((all.firstAttribute.value, all.secondAttribute?.value) == ("leading", "trailing"))
    #expect(all.relation == .greaterThanOrEqual)
    #expect(all.multiplier == 2)
    #expect(all.constant?.value == -8.5)
    #expect(all.priority == 999.5)
    #expect(all.isStandard)
    #expect(all.identifier == "gap")
  }

  @Test(arguments: [
    ("equal", InterfaceRelation.equal), ("lessThanOrEqual", .lessThanOrEqual),
    ("greaterThanOrEqual", .greaterThanOrEqual),
  ])
  func relationsHaveThreeNames(name: String, relation: InterfaceRelation) throws {
    #expect(
      try constraint("firstAttribute=\"width\" relation=\"\(name)\" constant=\"3\"").relation == relation)
  }

  private static let multipliers: [(String, Double)] = [
    ("0.5", 0.5), ("2", 2), ("-1", -1), ("1:2", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3),
    ("0.75:1", 0.75), ("1.0:1.0", 1), ("0.33333333333333331", 1.0 / 3), ("375:667", 375.0 / 667),
    ("1e-3", 0.001),
  ]

  @Test(arguments: multipliers)
  func multipliersAreNumbersOrRatios(text: String, value: Double) throws {
    let half = try constraint(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    #expect(half.multiplier == value)
  }

  @Test(arguments: [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ])
  func attributesAreKeptAsWritten(attribute: String) throws {
    let same = try constraint(
      "firstItem=\"a\" firstAttribute=\"\(attribute)\" secondItem=\"b\" secondAttribute=\"\(attribute)\"")
    #expect(same.firstAttribute.value == attribute)
    #expect(same.secondAttribute?.value == attribute)
  }

  @Test func constraintsThatAreOnlyThereInInterfaceBuilderSaySo() throws {
    let placeholder = try constraint("firstAttribute=\"height\" constant=\"30\" placeholder=\"YES\"")
    #expect(placeholder.properties["placeholder"]?.value == "YES")
  }

  @Test func constantsInSizeClassesAreVariations() throws {
    let varied = try constraint(
      "firstAttribute=\"height\" constant=\"30\"",
      """
      <variation key="heightClass=compact" constant="12"/>
      <variation key="heightClass=regular-widthClass=regular" constant="60"/>
      """)
    #expect(varied.constant?.value == 30)
    #expect(
      varied.variations.map(\.key) == ["heightClass=compact", "heightClass=regular-widthClass=regular"])
    #expect(varied.variations.map { $0.properties["constant"]?.value } == ["12", "60"])
  }

  @Test func guidesAndTheViewItselfCanBeRelated() throws {
    let document = try read(
      TestDocument().storyboard(
        """
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
          <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="20" id="c2"/>
        </constraints>
        """), unrecognized: [])
    let constraints = try document.view("root").constraints
    #expect(constraints.map(\.id) == ["c1", "c2"])
    #expect(constraints.map { $0.secondItem?.value } == ["safe", "a"])
    #expect(constraints[1].firstItem == nil)
  }

  @Test func constraintsNeedNoId() throws {
    let root = try readRoot(
      "<constraints><constraint firstAttribute=\"width\" constant=\"3\"/></constraints>")
    #expect(root.constraints.map(\.id) == [nil])
  }

  @Test func constraintsBelongToTheViewThatHoldsThem() throws {
    let root = try readRoot(
      """
      <subviews>
        <view id="a"><constraints><constraint firstAttribute="width" constant="3" id="c1"/></constraints></view>
      </subviews>
      <constraints/>
      """)
    #expect(root.constraints.isEmpty)
    #expect(root.subviews[0].constraints.map(\.id) == ["c1"])
  }

  @Test func outletsOfConstraintsAreConnectionsOfTheirOwners() throws {
    let root = try readRoot(
      """
      <constraints><constraint firstAttribute="height" constant="44" id="c"/></constraints>
      <connections><outlet property="heightConstraint" destination="c" id="o"/></connections>
      """)
    #expect(root.connections.map { $0.destination?.value } == ["c"])
  }
}
