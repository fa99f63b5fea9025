import Testing

@testable import KansoInterfaceBuilder

/// Outlets, collections of outlets, actions and segues.
struct ConnectionReadingTests {
  @Test func outletsHaveAPropertyAndADestination() throws {
    let root = try readRoot(
      """
      <subviews><label id="title"/></subviews>
      <connections><outlet property="titleLabel" destination="title" id="o1"/></connections>
      """)
    let outlet = try #require(root.connections.first)
    #expect(outlet.kind == .outlet)
    #expect(outlet.id == "o1")
    #expect(outlet.name == "titleLabel")
    #expect(outlet.destination?.value == "title")
    #expect(outlet.properties.isEmpty)
  }

  @Test func collectionsHaveOneConnectionForEachObject() throws {
    let root = try readRoot(
      """
      <subviews><label id="a"/><label id="b"/></subviews>
      <connections>
        <outletCollection property="labels" destination="b" collectionClass="NSMutableArray" id="o1"/>
        <outletCollection property="labels" destination="a" id="o2"/>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o3"/>
      </connections>
      <gestureRecognizers><tapGestureRecognizer id="tap"/></gestureRecognizers>
      """)
    #expect(root.connections.map(\.kind) == [.outletCollection, .outletCollection, .outletCollection])
    #expect(root.connections.map(\.name) == ["labels", "labels", "gestureRecognizers"])
    #expect(root.connections.map { $0.destination?.value } == ["b", "a", "tap"])
    #expect(root.connections[0].properties["collectionClass"]?.value == "NSMutableArray")
    #expect(root.connections[2].properties["appends"]?.value == "YES")
  }

  @Test func actionsHaveASelectorAndAnEvent() throws {
    let button = try readSubview(
      """
      <button id="b"><connections>
        <action selector="save:forEvent:" destination="root" eventType="touchUpInside" id="a1"/>
        <action selector="cancel" destination="b" id="a2"/>
      </connections></button>
      """)
    #expect(button.connections.map(\.kind) == [.action, .action])
    #expect(button.connections.map(\.name) == ["save:forEvent:", "cancel"])
    #expect(button.connections[0].properties["eventType"]?.value == "touchUpInside")
    #expect(button.connections[1].properties["eventType"] == nil)
  }

  // MARK: Segues

  /// Returns two scenes: the first one's controller holds an element, and the second one is the destination of segues.
  private func scenes(_ content: String) -> String {
    TestDocument().scenes(
      """
      <scene sceneID="s1"><objects>
        <viewController id="from">\(content)</viewController><exit id="exit"/>
      </objects></scene>
      <scene sceneID="s2"><objects><viewController id="to"/></objects></scene>
      """)
  }

  private func segue(_ attributes: String) throws -> InterfaceConnection {
    let document = try read(
      scenes("<connections><segue \(attributes) id=\"s\"/></connections>"), unrecognized: [])
    return try #require(document.scenes[0].controller?.segues.first)
  }

  @Test(arguments: [
    "show", "showDetail", "presentation", "popoverPresentation", "custom", "embed", "push", "modal",
  ])
  func seguesHaveAKind(kind: String) throws {
    let segue = try segue("destination=\"to\" kind=\"\(kind)\" identifier=\"next\"")
    #expect(segue.kind == .segue)
    #expect(segue.id == "s")
    #expect(segue.destination?.value == "to")
    #expect(segue.properties["kind"]?.value == kind)
    #expect(segue.properties["identifier"]?.value == "next")
  }

  @Test func seguesKeepHowTheyPresent() throws {
    let segue = try segue(
      """
      destination="to" kind="presentation" modalPresentationStyle="formSheet" \
      modalTransitionStyle="flipHorizontal" animates="NO" customClass="Slide" customModule="App" \
      customModuleProvider="target" destinationCreationSelector="makeDetail:"
      """)
    #expect(segue.properties["modalPresentationStyle"]?.value == "formSheet")
    #expect(segue.properties["animates"]?.value == "NO")
    #expect(segue.properties["customClass"]?.value == "Slide")
    #expect(segue.properties["destinationCreationSelector"]?.value == "makeDetail:")
  }

  @Test(arguments: ["rootViewController", "viewControllers", "masterViewController", "detailViewController"])
  func relationshipsAreSegues(relationship: String) throws {
    let segue = try segue("destination=\"to\" kind=\"relationship\" relationship=\"\(relationship)\"")
    #expect(segue.properties["relationship"]?.value == relationship)
  }

  @Test func unwindingLeadsToTheExit() throws {
    let segue = try segue("destination=\"exit\" kind=\"unwind\" unwindAction=\"unwind:\"")
    #expect(segue.destination?.value == "exit")
    #expect(segue.properties["unwindAction"]?.value == "unwind:")
  }

  @Test func containersEmbedByASegue() throws {
    let document = try read(
      scenes(
        """
        <view key="view" id="v"><subviews>
          <containerView opaque="NO" contentMode="scaleToFill" id="container">
            <connections><segue destination="to" kind="embed" id="e"/></connections>
          </containerView>
        </subviews></view>
        """), unrecognized: [])
    let container = try document.view("container")
    #expect(container.connections.map { $0.properties["kind"]?.value } == ["embed"])
  }

  @Test func cellsButtonsAndBarItemsHaveSeguesOfTheirOwn() throws {
    let document = try read(
      scenes(
        """
        <tableView key="view" id="t"><prototypes>
          <tableViewCell id="cell">
            <tableViewCellContentView key="contentView" id="content"><subviews>
              <button id="button">
                <connections>
                  <segue destination="to" kind="popoverPresentation" popoverAnchorView="button" id="s2"/>
                </connections>
              </button>
            </subviews></tableViewCellContentView>
            <connections><segue destination="to" kind="show" id="s1"/></connections>
          </tableViewCell>
        </prototypes></tableView>
        <navigationItem key="navigationItem" id="n">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar">
            <connections>
              <segue destination="to" kind="popoverPresentation" popoverAnchorBarButtonItem="bar" id="s3"/>
            </connections>
          </barButtonItem>
        </navigationItem>
        """), unrecognized: [])
    #expect(try document.view("cell").connections.map(\.id) == ["s1"])
    let anchor = try document.view("button").connections[0].properties["popoverAnchorView"]
    #expect(anchor?.value == "button")
    let item = try #require(document.scenes[0].controller?.values["navigationItem"]?.record)
    let bar = try #require(item.values["rightBarButtonItem"]?.record)
    #expect(bar.connections.map(\.id) == ["s3"])
    #expect(bar.connections[0].kind == .segue)
  }

  @Test func oneObjectHasConnectionsOfEveryKindInOrder() throws {
    let document = try read(
      scenes(
        """
        <view key="view" id="v"/>
        <connections>
          <segue destination="to" kind="show" id="k1"/>
          <outlet property="view" destination="v" id="k2"/>
          <segue destination="to" kind="show" id="k3"/>
        </connections>
        """), unrecognized: [])
    let controller = try #require(document.scenes[0].controller)
    #expect(controller.connections.map(\.id) == ["k1", "k2", "k3"])
    #expect(controller.segues.map(\.id) == ["k1", "k3"])
  }
}
