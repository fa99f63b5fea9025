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
      "listView.moreButton.addAction(\n",
      #"if shouldPerformSegue(withIdentifier: "showDetail", sender: action.sender) { showDetail(sender: action.sender) }"#,
      #"if shouldPerformSegue(withIdentifier: "add", sender: addItem) { showAdd(sender: addItem) }"#,
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
    #expect(
      converted.text.contains(
        "func showFly(sender: Any? = nil) {\n    // TODO: show the scene of this segue\n"))
  }
}
