import Testing

@testable import KansoInterfaceBuilder

/// Tables and collections, with their cells, sections, headers and footers.
struct TableReadingTests {
  private let content = """
    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
    tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="348.5" height="43.5"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><label id="inside"/></subviews>
    </tableViewCellContentView>
    """

  @Test func prototypesAreCells() throws {
    let table = try readSubview(
      """
      <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \
      style="insetGrouped" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
      sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
        <prototypes>
          <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
      indentationWidth="10" reuseIdentifier="Plain" rowHeight="72" id="cell">
            <rect key="frame" x="0.0" y="49.5" width="375" height="43.5"/>
            \(content)
          </tableViewCell>
          <tableViewCell reuseIdentifier="Other" id="other"/>
        </prototypes>
        <connections><outlet property="dataSource" destination="root" id="o"/></connections>
      </tableView>
      """)
    #expect(table["dataMode"] == "prototypes")
    #expect(table.number("rowHeight") == -1)
    #expect(table.cells.map(\.id) == ["cell", "other"])
    #expect(table.cells.map { $0["reuseIdentifier"] } == ["Plain", "Other"])
    #expect(table.subviews.isEmpty)
    let inside = try #require(table.cells[0].values["contentView"]?.view)
    #expect(inside.kind == "tableViewCellContentView")
    #expect(inside["tableViewCell"] == "cell")
    #expect(inside.subviews.map(\.id) == ["inside"])
    #expect(table.cells[0].childViews.map(\.id) == ["content"])
  }

  @Test func rowsOfStaticSectionsAreCellsInOrder() throws {
    let table = try readSubview(
      """
      <tableView dataMode="static" style="grouped" id="table">
        <sections>
          <tableViewSection headerTitle="General" footerTitle="Applies to all" id="s1">
            <cells><tableViewCell id="c1"/><tableViewCell id="c2"/></cells>
          </tableViewSection>
          <tableViewSection id="s2">
            <string key="headerTitle">Two
      lines</string>
            <cells><tableViewCell id="c3"/></cells>
          </tableViewSection>
        </sections>
      </tableView>
      """)
    #expect(table.cells.map(\.id) == ["c1", "c2", "c3"])
  }

  @Test func theStyleOfACellNamesItsLabels() throws {
    let cell = try readSubview(
      """
      <tableView id="table"><prototypes>
        <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" \
      textLabel="title" detailTextLabel="detail" imageView="image" id="cell">
          <inset key="separatorInset" minX="15" minY="1" maxX="16" maxY="2"/>
          <tableViewCellContentView key="contentView" id="content"><subviews>
            <label id="title"/><label id="detail"/><imageView id="image"/>
          </subviews></tableViewCellContentView>
        </tableViewCell>
      </prototypes></tableView>
      """
    ).cells[0]
    #expect(cell["style"] == "IBUITableViewCellStyleValue1")
    #expect((cell["textLabel"], cell["detailTextLabel"], cell["imageView"]) == ("title", "detail", "image"))
    let inset = try #require(cell.insets("separatorInset"))
    #expect((inset.left, inset.top, inset.right, inset.bottom) == (15, 1, 16, 2))
  }

  @Test func headersAndFootersOfTablesAreViewsByAKey() throws {
    let table = try readSubview(
      """
      <tableView id="table">
        <view key="tableHeaderView" contentMode="scaleToFill" id="header"><subviews><label id="a"/></subviews></view>
        <label key="tableFooterView" text="End" id="footer"/>
        <view key="backgroundView" id="back"/>
      </tableView>
      """)
    #expect(table.values["tableHeaderView"]?.view?.subviews.map(\.id) == ["a"])
    #expect(table.values["tableFooterView"]?.view?.kind == "label")
    #expect(table.values["backgroundView"]?.view?.key == "backgroundView")
    #expect(Set(table.childViews.map(\.id)) == ["header", "footer", "back"])
  }

  @Test func cellsOnTheTopLevelOfAXibAreViews() throws {
    let document = try read(
      TestDocument().xib("<tableViewCell id=\"cell\">\(content)</tableViewCell>"), unrecognized: [])
    #expect(try document.view("cell").values["contentView"]?.view?.id == "content")
    #expect(try document.view("inside").kind == "label")
  }

  @Test func refreshControlsOfTableControllersAreViewsByAKey() throws {
    let controller = try readController(
      """
      <tableViewController id="c">
        <tableView key="view" id="table"/>
        <refreshControl key="refreshControl" opaque="NO" id="refresh">
          <connections><action selector="refresh:" destination="c" eventType="valueChanged" id="x"/></connections>
        </refreshControl>
      </tableViewController>
      """)
    #expect(controller.view?.id == "table")
    #expect(controller.values["refreshControl"]?.view?.connections.map(\.name) == ["refresh:"])
  }

  // MARK: Collections

  @Test func collectionsHaveALayoutCellsAndReusableViews() throws {
    let collection = try readSubview(
      """
      <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
      dataMode="prototypes" id="collection">
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      automaticEstimatedItemSize="YES" minimumLineSpacing="10" minimumInteritemSpacing="5" id="flow">
          <size key="itemSize" width="128" height="64.5"/>
          <size key="estimatedItemSize" width="-1" height="-1"/>
          <size key="headerReferenceSize" width="50" height="40"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" reuseIdentifier="New" id="new">
            <collectionViewCellContentView key="contentView" opaque="NO" id="inner">
              <subviews><label id="a"/></subviews>
            </collectionViewCellContentView>
            <size key="customSize" width="100" height="50"/>
          </collectionViewCell>
          <collectionViewCell opaque="NO" reuseIdentifier="Old" id="old">
            <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
              <rect key="frame" x="0.0" y="0.0" width="128" height="64"/>
              <subviews><label id="b"/></subviews>
            </view>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="header"/>
        <collectionReusableView key="sectionFooterView" reuseIdentifier="Footer" id="footer"/>
      </collectionView>
      """)
    let flow = try #require(collection.values["collectionViewLayout"]?.record)
    #expect(flow.name == "collectionViewFlowLayout" && flow.id == "flow")
    #expect(flow["scrollDirection"] == "horizontal")
    #expect(flow.values["itemSize"]?.size == InterfaceSize(width: 128, height: 64.5))
    #expect(flow.values["estimatedItemSize"]?.size == InterfaceSize(width: -1, height: -1))
    #expect(flow.values["sectionInset"]?.insets?.bottom == 4)
    #expect(collection.cells.map(\.id) == ["new", "old"])
    #expect(collection.cells[0].values["customSize"]?.size == InterfaceSize(width: 100, height: 50))
    let old = try #require(collection.cells[1].values["contentView"]?.view)
    #expect(old.id == nil, "the content of old cells has no id, which is nothing wrong")
    #expect(old.subviews.map(\.id) == ["b"])
    #expect(collection.values["sectionHeaderView"]?.view?.id == "header")
    #expect(collection.values["sectionFooterView"]?.view?["reuseIdentifier"] == "Footer")
  }

  @Test func layoutsOfOtherClassesAreRecords() throws {
    let collection = try readSubview(
      """
      <collectionView id="v">
        <collectionViewLayout key="collectionViewLayout" id="layout" customClass="Mosaic" customModule="App"/>
      </collectionView>
      """)
    #expect(collection.values["collectionViewLayout"]?.record?["customClass"] == "Mosaic")
  }
}
