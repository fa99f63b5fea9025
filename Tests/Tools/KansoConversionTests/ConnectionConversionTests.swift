import KansoConversion
import KansoProject
import Testing

/// Connections that a conversion must not lose, or send to another object.
struct ConnectionConversionTests {
  @Test func anOutletToAStaticCellIsItsProperty() {
    let text = Converted(
      scenes: """
        <scene sceneID="s"><objects><tableViewController customClass="SettingsVC" id="vc"><tableView key="view" dataMode="static" style="plain" id="v">
        <sections><tableViewSection id="x"><cells><tableViewCell customClass="FancyCell" id="c"><tableViewCellContentView key="contentView" id="cc"/>
        <connections><segue destination="d" kind="show" identifier="more" id="g"/></connections></tableViewCell></cells></tableViewSection></sections></tableView>
        <refreshControl key="refreshControl" id="r"><connections><action selector="reload:" destination="vc" eventType="valueChanged" id="ra"/></connections></refreshControl>
        <connections><outlet property="fancy" destination="c" id="o"/></connections></tableViewController></objects></scene>
        <scene sceneID="t"><objects><viewController customClass="DetailVC" id="d"><view key="view" id="dv"/></viewController></objects></scene>
        """
    ).text
    #expect(text.contains("let fancy = FancyCell("), "\(text)")
    #expect(!text.contains("var fancy: FancyCell { fancy }"), "\(text)")
    #expect(
      text.contains(
        #"case fancy: if shouldPerformSegue(withIdentifier: "more", sender: fancy) { showMore(sender: fancy) }"#
      ), "\(text)")
    #expect(
      text.contains(#"refreshControl?.addTarget(self, action: Selector(("reload:")), for: .valueChanged)"#),
      "\(text)")
  }

  @Test func aRecognizerKeepsItsOutletAndItsDelegate() {
    let converted = Converted(
      #"<connections><outletCollection property="gestureRecognizers" destination="tap" id="q"/></connections>"#,
      controller: #"<connections><outlet property="barsTap" destination="tap" id="o"/></connections>"#,
      objects: """
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections><action selector="tapped:" destination="vc" id="a"/>
        <outlet property="delegate" destination="vc" id="d"/></connections></tapGestureRecognizer>
        """)
    for line in [
      #"lazy var barsTap = UITapGestureRecognizer(target: self, action: Selector(("tapped:")))"#,
      "barsTap.numberOfTapsRequired = 2", "barsTap.delegate = self as? any UIGestureRecognizerDelegate",
      ".addGestureRecognizer(barsTap)",
    ] { #expect(converted.text.contains(line), "\(line) in\n\(converted.text)") }
  }

  @Test func thePresentationIsSetBeforeTheDestinationIsPrepared() throws {
    let text = Converted(
      scenes: """
        <scene sceneID="s"><objects><viewController customClass="HomeVC" id="vc"><view key="view" id="v"/><connections>
        <segue destination="d" kind="presentation" modalPresentationStyle="formSheet" id="g"/>
        <segue destination="d" kind="custom" customClass="FancySegue" identifier="fancy" id="h"/></connections></viewController></objects></scene>
        <scene sceneID="t"><objects><viewController customClass="DetailVC" id="d"><view key="view" id="dv"/></viewController></objects></scene>
        """
    ).text
    let style = try #require(text.range(of: "destination.modalPresentationStyle = .formSheet"))
    let preparing = try #require(text.range(of: "prepare(for: UIStoryboardSegue("))
    #expect(style.lowerBound < preparing.lowerBound)
    #expect(
      text.contains(#"let segue = FancySegue(identifier: "fancy", source: self, destination: destination)"#))
    #expect(text.contains("segue.perform()"), "\(text)")
  }

  @Test func aClassWithoutAControllerAddsItsOwnRecognizers() {
    let converted = Converted(
      "",
      objects: """
        <view customClass="ItemView" id="w"><connections>
        <outletCollection property="gestureRecognizers" destination="press" id="q"/>
        <outlet property="press" destination="press" id="p"/></connections></view>
        <pongPressGestureRecognizer minimumPressDuration="0" id="press"><connections>
        <action selector="highlight:" destination="w" id="a"/></connections></pongPressGestureRecognizer>
        """)
    for line in [
      #"lazy var press = UILongPressGestureRecognizer(target: self, action: Selector(("highlight:")))"#,
      "press.minimumPressDuration = 0", "addGestureRecognizer(press)",
    ] { #expect(converted.text.contains(line), "\(line) in\n\(converted.text)") }
  }

  @Test func anActionOfAPrototypeWithAnotherTargetIsLeftToAPerson() {
    let converted = Converted(
      """
      <subviews><collectionView dataMode="prototypes" id="t">
      <collectionViewFlowLayout key="collectionViewLayout" id="fl"/>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"><subviews>
      <button id="b"><state key="normal" title="Buy"/><connections>
      <action selector="buy:" destination="vc" eventType="touchUpInside" id="x"/>
      <action selector="help:" destination="helper" eventType="touchUpInside" id="y"/></connections></button>
      </subviews></collectionReusableView></collectionView></subviews>
      """, objects: #"<customObject customClass="Helper" id="helper"/>"#)
    #expect(
      converted.text.contains(#"buyButton.addTarget(nil, action: Selector(("buy:")), for: .touchUpInside)"#),
      "\(converted.text)")
    #expect(
      converted.remainders == ["connect the action help:", "make the object Helper and connect its outlets"])
  }

  @Test func aPopoverHasItsAnchor() {
    let converted = Converted(
      scenes: """
        <scene sceneID="s"><objects><viewController customClass="HomeVC" id="vc"><view key="view" id="v"><subviews>
        <button id="b"><state key="normal" title="Info"/></button></subviews></view><connections>
        <segue destination="d" kind="popoverPresentation" popoverAnchorView="b" id="g"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></viewController></objects></scene>
        <scene sceneID="t"><objects><viewController customClass="DetailVC" id="d"><view key="view" id="dv"/></viewController></objects></scene>
        """)
    for line in [
      "destination.popoverPresentationController?.sourceView = homeView.infoButton",
      "destination.popoverPresentationController?.sourceRect = homeView.infoButton.bounds",
      "destination.popoverPresentationController?.permittedArrowDirections = [.up]",
      "\n  let infoButton",
    ] { #expect(converted.text.contains(line), "\(line) in\n\(converted.text)") }
  }

  @Test func aConstraintKeepsItsIdentifier() {
    let converted = Converted(
      #"<constraints><constraint firstAttribute="height" constant="40" identifier="tall" priority="900" id="c"/></constraints>"#
    )
    #expect(converted.text.contains(#".identifier = "tall""#), "\(converted.text)")
    #expect(converted.text.contains(".priority = UILayoutPriority(900)"))
  }

  @Test func anUnknownKeyIsLeftToAPerson() {
    let converted = Converted(#"<subviews><view id="w"><view key="mystery" id="m"/></view></subviews>"#)
    #expect(converted.remainders == ["add the view for the key mystery"])
    #expect(!converted.text.contains("mystery ="))
  }
}
