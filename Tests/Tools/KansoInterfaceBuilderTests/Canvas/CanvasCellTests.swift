import KansoLayout
import Testing

/// Cells of tables and collections, and the margins of their content.
struct CanvasCellTests {
  /// Returns a cell whose content is 44 points high, with a box that fills its margins.
  private func cell(_ width: Double, _ attributes: String = "", contentWidth: Double? = nil) -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(attributes) id="cell">
    <rect key="frame" x="0.0" y="28" width="\(width)" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="\(contentWidth ?? width)" height="44"/>
    \(subviews(box("box")))\(filling("box", "content", margins: true))
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func inStoryboard(
    _ cell: String, _ width: Double = 375, _ height: Double = 667, style: String = "plain",
    document: TestDocument
  ) throws -> Rect? {
    let table = view(
      "tableView", id: "table", frame: (7, 7, 7, 7), attributes: #"style="\#(style)""#,
      content: "<prototypes>\(cell)</prototypes>")
    let frames = try frames(
      of: document.storyboard(width: width, height: height, subviews(table) + filling("table", "root")))
    #expect(frames["table"] == Rect(x: 0, y: 0, width: width, height: height))
    #expect(frames["cell"]?.minY == 28)
    return frames["box"]
  }

  // MARK: Storyboards

  @Test(arguments: [
    ("13600", 8.0, 8.0), ("13771", 11, 16), ("14490.7", 11, 16), ("15705", 11, 16), ("17156", 11, 16),
    ("22505", 11, 16), ("24127", 15, 16), ("32700", 11, 16),
  ])
  func marginsOfContentsDependOnTheVersion(version: String, vertical: Double, side: Double) throws {
    #expect(
      try inStoryboard(cell(375), document: TestDocument(toolsVersion: version))
        == Rect(x: side, y: vertical, width: 375 - 2 * side, height: 44 - 2 * vertical))
  }

  @Test(arguments: [("13600", 8.0), ("14490.7", 20), ("15705", 20), ("17156", 20), ("22505", 20)])
  func marginsOfWideCellsDependOnTheVersion(version: String, side: Double) throws {
    let box = try inStoryboard(
      cell(414), 414, 896, document: TestDocument(device: "retina6_1", toolsVersion: version))
    #expect(box?.minX == side)
    #expect(box?.width == 414 - 2 * side)
  }

  @Test func narrowCellsOnWideDevicesHaveNarrowMargins() throws {
    let document = TestDocument(device: "retina6_1", toolsVersion: "22505")
    #expect(try inStoryboard(cell(329), 414, 896, document: document)?.minX == 16)
    #expect(try inStoryboard(cell(330), 414, 896, document: document)?.minX == 20)
    #expect(try inStoryboard(cell(414), 414, 896, document: document)?.minX == 20)
  }

  /// Xcode 16 has other vertical margins than the versions before and after it.
  @Test func groupedTablesHaveTheMarginsOfPlainOnes() throws {
    for (version, vertical) in [("22505", 11.0), ("23504", 11), ("23600", 15), ("31999", 15), ("32000", 11)] {
      for style in ["plain", "grouped", "insetGrouped"] {
        #expect(
          try inStoryboard(cell(375), style: style, document: TestDocument(toolsVersion: version))
            == Rect(x: 16, y: vertical, width: 343, height: 44 - 2 * vertical), "\(version) \(style)")
      }
    }
  }

  @Test func phonesOfLaterYearsHaveWideMargins() throws {
    for (device, width, version, side) in [
      ("retina6_12", 393.0, "22505", 20.0), ("retina6_0", 390, "22505", 20), ("retina5_9", 375, "21101", 16),
      ("retina5_9", 375, "22505", 20), ("retina4_7", 375, "22505", 16),
    ] {
      let document = TestDocument(device: device, toolsVersion: version)
      #expect(
        try inStoryboard(cell(width), width, 812, document: document)?.minX == side, "\(device) \(version)")
    }
  }

  @Test(arguments: ["disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton"])
  func anAccessoryLeaves8BeforeIt(accessory: String) throws {
    // The content is 348 points wide, with 16 points before it and 8 after it.
    #expect(
      try inStoryboard(
        cell(375, #"accessoryType="\#(accessory)""#, contentWidth: 348), document: TestDocument())
        == Rect(x: 16, y: 11, width: 324, height: 22))
  }

  @Test func noAccessoryLeavesMarginsAsTheyAre() throws {
    #expect(
      try inStoryboard(cell(375, #"accessoryType="none""#), document: TestDocument())
        == Rect(x: 16, y: 11, width: 343, height: 22))
  }

  @Test func cellsInSectionsAreLaidOutToo() throws {
    let table = view(
      "tableView", id: "table", frame: (7, 7, 7, 7), attributes: #"style="grouped" dataMode="static""#,
      content: """
        <sections><tableViewSection headerTitle="One" id="section"><cells>\(cell(375))</cells>\
        </tableViewSection></sections>
        """)
    let frames = try frames(of: TestDocument().storyboard(subviews(table) + filling("table", "root")))
    #expect(frames["box"] == Rect(x: 16, y: 11, width: 343, height: 22))
  }

  @Test func aTableControllersCellsAreLaidOutToo() throws {
    let scene = """
      <scene sceneID="scene"><objects><tableViewController id="controller">
      <tableView key="view" contentMode="scaleToFill" style="plain" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <view key="tableHeaderView" contentMode="scaleToFill" id="header"><rect key="frame" x="0.0" y="0.0" \
      width="375" height="90"/>
      \(subviews(box("inHeader")))\(filling("inHeader", "header", margins: true))</view>
      <prototypes>\(cell(375))</prototypes></tableView></tableViewController></objects></scene>
      """
    let frames = try frames(of: TestDocument().scenes(scene))
    #expect(frames["box"] == Rect(x: 16, y: 11, width: 343, height: 22))
    #expect(frames["inHeader"] == Rect(x: 8, y: 8, width: 359, height: 74))
  }

  // MARK: Xibs

  @Test(arguments: [
    ("13600", 8.0, 8.0), ("14490.7", 11, 16), ("15705", 11, 15), ("17156", 11, 16), ("22505", 11, 16),
    ("24127", 15, 16),
  ])
  func marginsInXibsDependOnTheVersion(version: String, vertical: Double, side: Double) throws {
    #expect(
      try frames(of: TestDocument(toolsVersion: version).xib(cell(320)))["box"]
        == Rect(x: side, y: vertical, width: 320 - 2 * side, height: 44 - 2 * vertical))
  }

  @Test func explicitMarginsTakeThePlaceOfACells() throws {
    let cell = cell(320).replacing(
      "</tableViewCellContentView>",
      with:
        #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></tableViewCellContentView>"#
    )
    #expect(
      try frames(of: TestDocument().xib(cell))["box"] == Rect(x: 2, y: 1, width: 314, height: 40))
  }

  @Test func viewsInContentsHave8OnEachSide() throws {
    let inner = view(
      "view", id: "inner", frame: (7, 7, 7, 7),
      content: subviews(box("deep")) + filling("deep", "inner", margins: true))
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      \(subviews(inner))\(filling("inner", "content"))</tableViewCellContentView></tableViewCell>
      """
    #expect(
      try frames(of: TestDocument().xib(cell))["deep"] == Rect(x: 8, y: 8, width: 304, height: 84))
  }

  // MARK: Collections

  @Test func cellsOfCollectionsHave8OnEachSide() throws {
    let cell = """
      <collectionViewCell contentMode="center" id="cell"><rect key="frame" x="0.0" y="0.0" width="120" height="100"/>
      <collectionViewCellContentView key="contentView" contentMode="center" id="content">
      <rect key="frame" x="0.0" y="0.0" width="120" height="100"/>
      \(subviews(box("box")))\(filling("box", "content", margins: true))
      </collectionViewCellContentView></collectionViewCell>
      """
    let collection = view(
      "collectionView", id: "collection", frame: (7, 7, 7, 7), content: "<cells>\(cell)</cells>")
    let frames = try frames(
      of: TestDocument().storyboard(subviews(collection) + filling("collection", "root")))
    #expect(frames["collection"] == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(frames["box"] == Rect(x: 8, y: 8, width: 104, height: 84))
  }

  @Test func aCellWithoutAContentViewOfItsOwnIsTheView() throws {
    let cell = """
      <collectionViewCell contentMode="center" id="cell"><rect key="frame" x="0.0" y="0.0" width="120" height="100"/>
      <view key="contentView" contentMode="center"><rect key="frame" x="0.0" y="0.0" width="120" height="100"/>
      \(subviews(box("box")))</view>\(filling("box", "cell"))</collectionViewCell>
      """
    #expect(
      try frames(of: TestDocument().xib(cell))["box"] == Rect(x: 0, y: 0, width: 120, height: 100))
  }
}
