import Testing

@testable import KansoInterfaceBuilder

/// Scenes, and the objects on their top level.
struct SceneReadingTests {
  @Test func scenesKeepTheirOrderAndPlace() throws {
    let document = try read(
      TestDocument().scenes(
        """
        <!--First-->
        <scene sceneID="s1">
          <objects><viewController id="c1" sceneMemberID="viewController"/></objects>
          <point key="canvasLocation" x="-1033.5" y="704"/>
        </scene>
        <scene sceneID="s2"><objects/></scene>
        """), unrecognized: [])
    #expect(document.scenes.map(\.id) == ["s1", "s2"])
    #expect(document.scenes.map(\.location) == [InterfacePoint(x: -1033.5, y: 704), nil])
    #expect(document.scenes[0].controller?.id == "c1")
    #expect(document.scenes[1].controller == nil)
  }

  @Test(arguments: [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController", "hostingController", "viewControllerPlaceholder",
  ])
  func controllersOfEveryKindAreControllers(kind: String) throws {
    let controller = try readController("<\(kind) id=\"c\" sceneMemberID=\"viewController\"/>")
    #expect(controller.kind == kind)
    #expect(controller.id == "c")
    #expect(controller.view == nil)
    #expect(controller.properties["sceneMemberID"]?.value == "viewController")
  }

  @Test(arguments: [
    ("viewController", "view"), ("viewController", "imageView"), ("viewController", "scrollView"),
    ("viewController", "stackView"), ("viewController", "tableView"), ("viewController", "wkWebView"),
    ("viewController", "mapView"), ("tableViewController", "tableView"),
    ("collectionViewController", "collectionView"), ("glkViewController", "glkView"),
    ("navigationController", "view"),
  ])
  func theViewOfAControllerMayBeOfAnyClass(kind: String, view: String) throws {
    let controller = try readController("<\(kind) id=\"c\"><\(view) key=\"view\" id=\"v\"/></\(kind)>")
    #expect(controller.view?.kind.name == view)
    #expect(controller.view?.key == "view")
    #expect(controller.view?.id == "v")
  }

  @Test func controllersKeepTheirAttributes() throws {
    let controller = try readController(
      """
      <viewController storyboardIdentifier="detail" title="Détail" modalPresentationStyle="fullScreen" \
      modalTransitionStyle="crossDissolve" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES" \
      useStoryboardIdentifierAsRestorationIdentifier="YES" automaticallyAdjustsScrollViewInsets="NO" \
      customClass="DetailController" customModule="App" customModuleProvider="target" id="c" \
      sceneMemberID="viewController">
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
        <nil key="simulatedTopBarMetrics"/>
        <size key="freeformSize" width="375" height="1200"/>
        <value key="contentSizeForViewInPopover" type="size" width="320" height="568"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </viewController>
      """)
    #expect(controller.properties["storyboardIdentifier"]?.value == "detail")
    #expect(controller.properties["title"]?.value == "Détail")
    #expect(controller.properties["customClass"]?.value == "DetailController")
    #expect(controller.isOn("hidesBottomBarWhenPushed"))
    #expect(!controller.isOn("automaticallyAdjustsScrollViewInsets"))
    #expect(controller.values["edgesForExtendedLayout"]?.record?["bottom"] == "YES")
    #expect(controller.values["simulatedTopBarMetrics"]?.isNothing == true)
    #expect(controller.values["freeformSize"]?.size == InterfaceSize(width: 375, height: 1200))
    #expect(controller.values["contentSizeForViewInPopover"]?.record?["height"] == "568")
    #expect(controller.values["simulatedDestinationMetrics"]?.record != nil)
  }

  @Test func guidesOfControllersFromBeforeSafeAreasAreTopAndBottom() throws {
    let controller = try readController(
      """
      <viewController id="c">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/>
        </layoutGuides>
        <view key="view" id="v"/>
      </viewController>
      """)
    #expect(controller.guides.map(\.kind) == ["top", "bottom"])
    #expect(controller.guides.map(\.id) == ["t", "b"])
  }

  @Test func placeholdersOfOtherStoryboardsNameThem() throws {
    let controller = try readController(
      """
      <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="root" \
      bundleIdentifier="com.example.settings" id="p" sceneMemberID="viewController"/>
      """)
    #expect(controller.properties["storyboardName"]?.value == "Settings")
    #expect(controller.properties["referencedIdentifier"]?.value == "root")
    #expect(controller.properties["bundleIdentifier"]?.value == "com.example.settings")
  }

  @Test func beginningsOfPageControllersAreProperties() throws {
    let controller = try readController(
      """
      <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
      navigationOrientation="vertical" spineLocation="none" id="c" sceneMemberID="viewController"/>
      """)
    #expect(controller.properties["transitionStyle"]?.value == "scroll")
    #expect(controller.properties["navigationOrientation"]?.value == "vertical")
  }

  @Test func besidesTheControllerAreRespondersExitsObjectsAndViews() throws {
    let document = try read(
      TestDocument().scenes(
        """
        <scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="r" userLabel="First Responder" \
        sceneMemberID="firstResponder"/>
          <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
          <customObject id="o" customClass="Coordinator" customModule="App" customModuleProvider="target">
            <connections><outlet property="controller" destination="c" id="x"/></connections>
          </customObject>
          <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/></view>
          <tapGestureRecognizer id="g"/>
        </objects></scene>
        """), unrecognized: [])
    let objects = document.scenes[0].objects
    let records = objects.compactMap { object -> InterfaceRecord? in
      if case .other(let record) = object { record } else { nil }
    }
    #expect(records.map(\.name) == ["placeholder", "exit", "customObject", "tapGestureRecognizer"])
    #expect(records.map(\.id) == ["r", "e", "o", "g"])
    #expect(records[0]["placeholderIdentifier"] == "IBFirstResponder")
    #expect(records[2].connections.map(\.name) == ["controller"])
    #expect(try document.view("v").frame?.value == InterfaceRect(x: 0, y: 0, width: 240, height: 128))
  }

  @Test func xibsHaveTheirObjectsOnTheTopLevel() throws {
    let document = try read(
      TestDocument().xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
          <connections><outlet property="view" destination="v" id="x"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="v"/>
        <tableViewCell id="cell"/>
        <viewController id="c"/>
        """), unrecognized: [])
    #expect(document.scenes.isEmpty)
    #expect(document.objects.count == 5)
    guard case .other(let owner) = document.objects[0], case .controller = document.objects[4] else {
      throw NotFound(name: "owner or controller")
    }
    #expect(owner.id == "-1")
    #expect(owner["userLabel"] == "File's Owner")
    #expect(owner.connections[0].destination?.value == "v")
    #expect(try document.view("cell").kind == "tableViewCell")
  }
}
