import Testing

@testable import KansoInterfaceBuilder

/// Navigation items, bar button items, bars and tabs.
struct BarReadingTests {
  private func navigationItem(_ attributes: String = "", _ content: String = "") throws -> InterfaceRecord {
    let controller = try readController(
      """
      <viewController id="c">
        <navigationItem key="navigationItem" \(attributes) id="n">\(content)</navigationItem>
      </viewController>
      """)
    return try #require(controller.values["navigationItem"]?.record)
  }

  @Test func navigationItemsHaveTitlesAndAMode() throws {
    let item = try navigationItem(
      "title=\"Übersicht\" prompt=\"Choose\" backButtonTitle=\"Back\" largeTitleDisplayMode=\"never\" "
        + "leftItemsSupplementBackButton=\"YES\"")
    #expect(item.id == "n")
    #expect(item["title"] == "Übersicht")
    #expect((item["prompt"], item["backButtonTitle"]) == ("Choose", "Back"))
    #expect(item["largeTitleDisplayMode"] == "never")
  }

  @Test func singleItemsAreByKeyAndSeveralInAList() throws {
    let item = try navigationItem(
      "",
      """
      <barButtonItem key="leftBarButtonItem" title="Cancel" style="plain" id="left"/>
      <barButtonItem key="backBarButtonItem" title=" " id="back"/>
      <rightBarButtonItems>
        <barButtonItem systemItem="action" id="r1"/>
        <barButtonItem image="gear" catalog="system" id="r2"/>
      </rightBarButtonItems>
      """)
    #expect(item.values["leftBarButtonItem"]?.record?["title"] == "Cancel")
    #expect(item.values["backBarButtonItem"]?.record?["title"] == " ")
    let list = try #require(item.items.first?.record)
    #expect(list.name == "rightBarButtonItems")
    #expect(list.items.map { $0.record?.id } == ["r1", "r2"])
    #expect(list.items[1].record?["catalog"] == "system")
  }

  @Test func titlesMayBeViewsOrNothing() throws {
    let item = try navigationItem(
      "",
      """
      <nil key="title"/>
      <segmentedControl key="titleView" contentMode="scaleToFill" id="segments">
        <rect key="frame" x="97" y="6" width="181" height="32"/>
      </segmentedControl>
      """)
    #expect(item.values["title"]?.isNothing == true)
    #expect(item.values["titleView"]?.view?.kind == "segmentedControl")
    #expect(item.values["titleView"]?.view?.frame?.value.width == 181)
  }

  @Test func barButtonItemsHoldViewsAndColors() throws {
    let item = try navigationItem(
      "",
      """
      <barButtonItem key="rightBarButtonItem" style="plain" id="item">
        <button key="customView" opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
          <rect key="frame" x="313" y="5" width="46" height="34"/>
          <state key="normal" title="Edit"/>
        </button>
        <color key="tintColor" name="Accent"/>
        <connections><action selector="edit:" destination="c" id="a"/></connections>
      </barButtonItem>
      """)
    let bar = try #require(item.values["rightBarButtonItem"]?.record)
    #expect(bar.values["customView"]?.view?.id == "button")
    #expect(bar.values["customView"]?.view?.values["normal"]?.record?["title"] == "Edit")
    #expect(bar.values["tintColor"]?.color?.summary == "named Accent")
    #expect(bar.connections.map(\.name) == ["edit:"])
  }

  @Test func itemsOfToolbarsAreAList() throws {
    let controller = try readController(
      """
      <viewController id="c">
        <toolbarItems>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="space"/>
          <barButtonItem width="42" style="plain" systemItem="fixedSpace" id="fixed"/>
        </toolbarItems>
        <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      </viewController>
      """)
    let list = try #require(controller.items.first?.record)
    #expect(list.name == "toolbarItems")
    #expect(list.items.map { $0.record?["systemItem"] } == ["flexibleSpace", "fixedSpace"])
    #expect(list.items[1].record?["width"] == "42")
    #expect(controller.values["simulatedBottomBarMetrics"]?.record?.name == "simulatedToolbarMetrics")
  }

  @Test(arguments: [
    ("<toolbarItems>", "</toolbarItems>"), (#"<array key="toolbarItems">"#, "</array>"),
  ])
  func viewsInItemsOfToolbarsAreViewsOfTheDocument(start: String, end: String) throws {
    let document = try read(
      TestDocument().scenes(
        """
        <scene sceneID="s"><objects><viewController id="c">
          \(start)
            <barButtonItem id="item"><button key="customView" opaque="NO" id="button"/></barButtonItem>
          \(end)
        </viewController></objects></scene>
        """))
    #expect(document.allViews.map(\.id) == ["button"])
  }

  @Test func toolbarsAndNavigationBarsInViewsHoldTheirItems() throws {
    let root = try readRoot(
      """
      <subviews>
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar">
          <items><barButtonItem title="One" id="i1"/><barButtonItem title="Two" id="i2"/></items>
        </toolbar>
        <navigationBar contentMode="scaleToFill" id="navigation">
          <items>
            <navigationItem title="Title" id="n"><barButtonItem key="leftBarButtonItem" id="i3"/></navigationItem>
          </items>
        </navigationBar>
      </subviews>
      """)
    let items = try #require(root.subviews[0].items.first?.record?.items)
    #expect(items.map { $0.record?["title"] } == ["One", "Two"])
    let navigation = try #require(root.subviews[1].items.first?.record?.items.first?.record)
    #expect(navigation["title"] == "Title")
    #expect(navigation.values["leftBarButtonItem"]?.record?.id == "i3")
  }

  @Test func navigationControllersHoldTheirBars() throws {
    let controller = try readController(
      """
      <navigationController automaticallyAdjustsScrollViewInsets="NO" toolbarHidden="NO" id="c">
        <toolbarItems/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
          <rect key="frame" x="0.0" y="44" width="414" height="96"/>
          <autoresizingMask key="autoresizingMask"/>
          <navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" systemColor="systemGray4Color"/>
          </navigationBarAppearance>
        </navigationBar>
        <nil name="viewControllers"/>
        <toolbar key="toolbar" opaque="NO" contentMode="scaleToFill" id="tools"/>
        <tabBarItem key="tabBarItem" title="Home" image="house" id="tab"/>
      </navigationController>
      """)
    let bar = try #require(controller.values["navigationBar"]?.view)
    #expect(bar.isOn("largeTitles"))
    #expect(bar.frame?.value.height == 96)
    let appearance = try #require(bar.values["standardAppearance"]?.record)
    #expect(appearance.values["backgroundColor"]?.color?.summary == "system systemGray4Color")
    #expect(controller.values["toolbar"]?.view?.id == "tools")
    #expect(controller.values["tabBarItem"]?.record?["image"] == "house")
    #expect(controller.view == nil)
  }

  @Test func tabBarControllersHoldTheirBar() throws {
    let controller = try readController(
      """
      <tabBarController id="c">
        <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="bar">
          <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </tabBar>
      </tabBarController>
      """)
    #expect(controller.values["tabBar"]?.view?.isOff("translucent") == true)
  }

  @Test func tabBarItemsOfTheSystemHaveNoTitle() throws {
    let controller = try readController(
      """
      <viewController id="c"><tabBarItem key="tabBarItem" systemItem="favorites" badgeValue="3" id="t">
        <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/>
      </tabBarItem></viewController>
      """)
    let tab = try #require(controller.values["tabBarItem"]?.record)
    #expect((tab["systemItem"], tab["badgeValue"]) == ("favorites", "3"))
    #expect(tab.values["titlePositionAdjustment"]?.point == InterfacePoint(x: 0, y: -4))
  }
}
