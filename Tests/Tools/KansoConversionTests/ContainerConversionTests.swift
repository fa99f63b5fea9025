import KansoConversion
import KansoProject
import Testing

/// Containers of scenes, references between storyboards, and bars that are views, as code.
struct ContainerConversionTests {
  private static let screen = """
    <scene sceneID="s"><objects><viewController storyboardIdentifier="Home" title="Home" customClass="HomeViewController" id="vc"><view key="view" id="root"/>
    <connections><segue destination="other" kind="show" identifier="more" id="g"/></connections></viewController></objects></scene>
    """

  @Test func splitAndPageViewControllersAreFunctions() {
    let text = Converted(
      scenes: Self.screen + """
        <scene sceneID="t"><objects><splitViewController storyboardIdentifier="Root" allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" id="split"><connections>
        <segue destination="pages" kind="relationship" relationship="detailViewController" id="a"/>
        <segue destination="vc" kind="relationship" relationship="masterViewController" id="b"/></connections></splitViewController></objects></scene>
        <scene sceneID="u"><objects><pageViewController transitionStyle="scroll" navigationOrientation="horizontal" customClass="Pages" id="pages"/></objects></scene>
        """
    ).text
    for line in [
      "static func makeRootSplit() -> UISplitViewController {",
      "let controller = UISplitViewController(style: .doubleColumn)",
      "controller.setViewController(HomeViewController(), for: .primary)",
      "controller.setViewController(makePages(), for: .secondary)",
      "controller.preferredDisplayMode = .oneBesideSecondary", "controller.preferredSplitBehavior = .tile",
      "let controller = Pages(\n", "transitionStyle: .scroll, navigationOrientation: .horizontal)",
    ] { #expect(text.contains(line), "\(line) in\n\(text)") }
  }

  @Test func aReferenceLeadsToTheOtherStoryboard() {
    let reference = """
      <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Detail" id="other"/></objects></scene>
      """
    let alone = Converted(scenes: Self.screen + reference)
    #expect(
      alone.text.contains(
        #"let destination = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Detail")"#
      ), "\(alone.text)")
    #expect(alone.remainders.isEmpty, "\(alone.remainders)")
    let both = Converted(
      scenes: Self.screen + reference,
      others: [
        "Other.storyboard": """
        <scene sceneID="o"><objects><viewController storyboardIdentifier="Detail" id="d"><view key="view" id="v"/></viewController></objects></scene>
        """
      ])
    #expect(both.text.contains("let destination = OtherScenes.makeDetail()"), "\(both.text)")
  }

  @Test func anActionInAPrototypeFindsTheControllerAsTheFirstResponder() {
    let converted = Converted(
      """
      <subviews><tableView dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c">
      <tableViewCellContentView key="contentView" id="cc"><subviews><button id="b"><state key="normal" title="Buy"/>
      <connections><action selector="buy:" destination="vc" eventType="touchUpInside" id="x"/></connections></button></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      <view customClass="Pager" id="p"><connections><outlet property="delegate" destination="vc" id="y"/></connections></view></subviews>
      """)
    #expect(
      converted.text.contains(#"buyButton.addTarget(nil, action: Selector(("buy:")), for: .touchUpInside)"#),
      "\(converted.text)")
    #expect(converted.text.contains(#".setValue(self, forKey: "delegate")"#), "\(converted.text)")
    #expect(converted.remainders.isEmpty, "\(converted.remainders)")
  }

  @Test func barsThatAreViewsHaveTheirItems() {
    let converted = Converted(
      """
      <subviews>
      <toolbar id="t"><items><barButtonItem enabled="NO" title="Back" image="back" id="i1"><connections>
      <action selector="goBack:" destination="vc" id="a1"/></connections></barButtonItem>
      <barButtonItem systemItem="flexibleSpace" id="i2"/><barButtonItem title="Tabs" id="i3"/></items></toolbar>
      <navigationBar id="n"><items><navigationItem title="New" id="ni">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i4"/></navigationItem></items></navigationBar>
      <tabBar id="b"><items><tabBarItem title="First" id="i5"/></items></tabBar>
      </subviews>
      """,
      controller: #"<connections><outlet property="tabsButton" destination="i3" id="o"/></connections>"#)
    for line in [
      #"let backItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: nil, action: nil)"#,
      #".backItem.target = self"#, #".backItem.action = Selector(("goBack:"))"#, #"backItem.title = "Back""#,
      "backItem.isEnabled = false",
      "toolbar.items = [",
      #"UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)"#,
      #"  let tabsButton = UIBarButtonItem(title: "Tabs", style: .plain, target: nil, action: nil)"#,
      "var tabsButton: UIBarButtonItem { ",
      #"let item = UINavigationItem(title: "New")"#, "item.leftBarButtonItems = [",
      "navigationBar.items = [item]", #"tabBar.items = [UITabBarItem(title: "First", image: nil, tag: 0)]"#,
    ] { #expect(converted.text.contains(line), "\(line) in\n\(converted.text)") }
    #expect(converted.remainders.isEmpty, "\(converted.remainders)")
  }

  @Test func anIdentifierDecidesWhichFunctionAReferenceMeans() {
    let other = """
      <scene sceneID="a"><objects><navigationController id="n1"><connections><segue destination="s1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
      <scene sceneID="b"><objects><viewController customClass="SettingsVC" id="s1"><view key="view" id="v1"/></viewController></objects></scene>
      <scene sceneID="c"><objects><navigationController storyboardIdentifier="Settings" id="n2"><connections><segue destination="s1" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController></objects></scene>
      <scene sceneID="d"><objects><viewController storyboardIdentifier="InitialViewController" id="s2"><view key="view" id="v2"/></viewController></objects></scene>
      """
    let text = Converted(scenes: other).text
    #expect(text.contains("static func makeSettingsNavigation() -> UINavigationController {"), "\(text)")
    #expect(text.contains("static func makeSettingsNavigation2() -> UINavigationController {"), "\(text)")
    #expect(text.contains("static func makeInitialViewController2() -> InitialViewController {"), "\(text)")
    let reference = Converted(
      scenes: Self.screen + """
        <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="NewMain" referencedIdentifier="Settings" id="other"/></objects></scene>
        <scene sceneID="u"><objects><tabBarController id="tabs"><connections><segue destination="other" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController></objects></scene>
        """, others: ["NewMain.storyboard": other])
    #expect(reference.text.contains("[NewMainScenes.makeSettingsNavigation2()]"), "\(reference.text)")
  }

  @Test func aContainerKeepsItsPresentation() {
    let converted = Converted(
      scenes: Self.screen + """
        <scene sceneID="t"><objects><navigationController title="Cats" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="other"><connections>
        <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
        <outlet property="helper" destination="vc" id="h"/></connections></navigationController></objects></scene>
        """)
    for line in [
      #"controller.title = "Cats""#, "controller.modalPresentationStyle = .fullScreen",
      "controller.modalTransitionStyle = .crossDissolve",
    ] { #expect(converted.text.contains(line), "\(line) in\n\(converted.text)") }
    #expect(converted.remainders == ["set the outlet helper of this controller"])
  }

  @Test func namesDoNotRepeatTheirEnd() {
    let text = Converted(
      scenes: """
        <scene sceneID="s"><objects><viewController customClass="ViewController" id="vc"><view key="view" id="v"/></viewController></objects></scene>
        <scene sceneID="t"><objects><tableViewController customClass="CatTableViewController" id="t1">
        <tableView key="view" dataMode="prototypes" style="plain" id="t2"/></tableViewController></objects></scene>
        """
    ).text
    for name in ["MainView: UIView", "CatTable: UITableView"] {
      #expect(text.contains("class \(name)"), "\(text)")
    }
  }
}
