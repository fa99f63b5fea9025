import KansoConversion
import KansoProject
import Testing

/// Controllers, cells, segues and items, as code.
struct SceneConversionTests {
  private static let button = """
    <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b"><state key="normal" title="Save"/><connections>
    <action selector="save:" destination="vc" eventType="touchUpInside" id="x"/></connections></button></subviews>
    """

  @Test func aClassOfTheAppInheritsFromTheGeneratedOne() {
    let converted = Converted(Self.button, attributes: #"customClass="EditorVC""#)
    for line in [
      "class EditorVCBase: UIViewController {", "var editorView: EditorView { view as! EditorView }",
      "view = EditorView(frame: UIScreen.main.bounds)",
      #"editorView.saveButton.addTarget(self, action: Selector(("save:")), for: .touchUpInside)"#,
      "static func makeInitialViewController() -> UIViewController {\n    EditorVC()\n",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func portableCodeHasAMethodForAnAction() {
    var options = ConversionOptions()
    options.platform = .portable
    let converted = Converted(Self.button, attributes: #"customClass="EditorVC""#, options: options)
    for line in [
      "import KansoUIKit", #"action: Selector("save:", EditorVCBase.save(_:)), for: .touchUpInside)"#,
      "func save(_ sender: Any?) {",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func scenesWithOneClassInheritFromIt() {
    func scene(_ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" title="Page \(id)" customClass="PageVC"><view key="view" id="r\(id)">
      <subviews><label text="T" id="l\(id)"/></subviews></view>
      <connections><outlet property="label" destination="l\(id)" id="o\(id)"/></connections></viewController></objects></scene>
      """
    }
    let converted = Converted(scenes: scene("a") + scene("b"))
    for line in [
      "class PageAViewController: PageVC {", "class PageBViewController: PageVC {",
      "    label = pageAView.label\n",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
    #expect(converted.conversion.appClasses.map(\.name) == ["PageVC"])
    #expect(converted.conversion.appClasses.first?.outlets == ["label": "UILabel"])
  }

  @Test func prototypesAreRegistered() {
    let converted = Converted(
      """
      <subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Cat" customClass="CatCell" id="c"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="cc"><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="n"/></subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """)
    for line in [
      #"table.register(CatCell.self, forCellReuseIdentifier: "Cat")"#, "class CatCellBase: UITableViewCell {",
      "contentView.addSubview(nameLabel)",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func aStaticTableIsItsOwnDataSource() {
    let converted = Converted(
      scenes: """
        <scene sceneID="s"><objects><tableViewController id="vc" title="Settings"><tableView key="view" style="grouped" dataMode="static" id="t">
        <sections><tableViewSection headerTitle="General" id="x"><cells>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" rowHeight="60" id="c">
        <rect key="frame" x="0.0" y="28" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Sound" id="l"/></subviews></tableViewCellContentView>
        </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
        """)
    for line in [
      "class SettingsViewController: UITableViewController {",
      "tableView = SettingsTable(frame: UIScreen.main.bounds)",
      #"(header: "General", footer: nil, cells: [soundCell])"#, "case soundCell: return 60",
      #"textLabel?.text = "Sound""#, "super.init(frame: frame, style: .grouped)",
      "override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func seguesAreFunctionsWithTheClassOfTheirDestination() {
    let converted = Converted(
      scenes: """
        <scene sceneID="s"><objects><viewController id="vc" title="List"><view key="view" id="r"><subviews>
        <button id="b"><state key="normal" title="More"/><connections>
        <segue destination="d" kind="show" identifier="showDetail" id="x"/></connections></button></subviews></view>
        <navigationItem key="navigationItem" title="Cats" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i">
        <connections><segue destination="d" kind="presentation" modalPresentationStyle="formSheet" identifier="add" id="y"/></connections></barButtonItem>
        </navigationItem></viewController></objects></scene>
        <scene sceneID="u"><objects><viewController id="d" customClass="DetailVC"><view key="view" id="q"/></viewController></objects></scene>
        """)
    for line in [
      "func showDetail(sender: Any? = nil, _ configure: (DetailVC) -> Void = { _ in }) {",
      "show(destination, sender: self)",
      #"prepare(for: UIStoryboardSegue(identifier: "showDetail", source: self, destination: destination), sender: sender)"#,
      #"case "showDetail": showDetail(sender: sender)"#,
      "listView.moreButton.addAction(UIAction { [weak self] _ in self?.showDetail() }, for: .touchUpInside)",
      "lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addItemTapped))",
      "destination.modalPresentationStyle = .formSheet", "@objc func addItemTapped() {",
      #"navigationItem.title = "Cats""#, "navigationItem.rightBarButtonItem = addItem",
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func containersAreFunctions() {
    let converted = Converted(
      scenes: """
        <scene sceneID="s"><objects><tabBarController id="vc"><connections>
        <segue destination="n" kind="relationship" relationship="viewControllers" id="x"/></connections></tabBarController></objects></scene>
        <scene sceneID="t"><objects><navigationController id="n"><tabBarItem key="tabBarItem" title="Cats" image="cat" id="i"/><connections>
        <segue destination="d" kind="relationship" relationship="rootViewController" id="y"/></connections></navigationController></objects></scene>
        <scene sceneID="u"><objects><viewController id="d" title="Cats"><view key="view" id="q"/></viewController></objects></scene>
        """)
    for line in [
      "enum MainScenes {", "controller.viewControllers = [makeCatsNavigation()]",
      "let controller = UINavigationController(rootViewController: CatsViewController())",
      #"controller.tabBarItem = UITabBarItem(title: "Cats", image: UIImage(named: "cat"), tag: 0)"#,
    ] { #expect(converted.text.contains(line), "\(line) is not in\n\(converted.text)") }
  }

  @Test func aGestureRecognizerIsAdded() {
    let converted = Converted(
      #"<connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x"/></connections>"#,
      objects: """
        <tapGestureRecognizer id="g"><connections><action selector="tapped:" destination="vc" id="y"/></connections></tapGestureRecognizer>
        """)
    #expect(
      converted.text.contains(
        #".addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(("tapped:"))))"#),
      "\(converted.text)")
  }

  @Test func whatCannotBeConvertedIsLeftToAPersonAtItsPlace() {
    let converted = Converted(
      #"<subviews><view id="v"/></subviews>"#,
      controller:
        #"<connections><segue destination="nowhere" kind="custom" identifier="fly" id="x"/></connections>"#)
    #expect(converted.remainders == ["show the scene of this segue"])
    #expect(converted.text.contains("func showFly() {\n    // TODO: show the scene of this segue\n"))
  }

  // MARK: Containers and other storyboards

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
      #"let backItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: nil, action: Selector(("goBack:")))"#,
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
}
