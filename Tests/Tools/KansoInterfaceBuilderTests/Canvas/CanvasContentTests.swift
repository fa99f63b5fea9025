import KansoLayout
import Testing

/// The sizes of views' contents, which come from the stored frames.
struct CanvasContentTests {
  /// Returns the size of a view of a class with a stored size, at the origin of the root.
  private func size(
    _ tag: String, width: Double, height: Double, attributes: String = "", extra: [String] = []
  ) throws -> Size? {
    try framesInXib(
      [view(tag, id: "a", frame: (200, 300, width, height), attributes: attributes)],
      ["a.leading == root.leading", "a.top == root.top"] + extra)["a"]?.size
  }

  @Test(arguments: [
    "label", "button", "textField", "stepper", "activityIndicatorView", "pageControl", "datePicker",
    "pickerView", "switch", "segmentedControl",
  ])
  func contentsKeepTheirSizeAgainstAWeakWish(tag: String) throws {
    #expect(
      try size(tag, width: 61, height: 27, extra: ["a.width == 5 @249", "a.height == 500 @249"])
        == Size(width: 61, height: 27))
  }

  @Test(arguments: ["slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar"])
  func someHaveAHeightOnly(tag: String) throws {
    let size = try #require(
      try size(tag, width: 61, height: 27, extra: ["a.width == 200 @1", "a.height == 500 @249"]))
    // A slider's frame is 2 points wider on each side than its alignment rectangle.
    #expect(size == Size(width: tag == "slider" ? 204 : 200, height: 27))
  }

  @Test(arguments: ["scrollView", "tableView", "collectionView", "textView", "mapView"])
  func someHaveNone(tag: String) throws {
    #expect(
      try size(tag, width: 61, height: 27, extra: ["a.width == 200 @1", "a.height == 150 @1"])
        == Size(width: 200, height: 150))
  }

  /// A view without content keeps its stored size, except if a constraint of priority 2 or more sets another.
  @Test(arguments: ["view", "imageView"])
  func whatIsDrawnIsNoContent(tag: String) throws {
    #expect(try size(tag, width: 61, height: 27) == Size(width: 61, height: 27))
    #expect(
      try size(tag, width: 61, height: 27, extra: ["a.width == 200 @2", "a.height == 150 @2"])
        == Size(width: 200, height: 150))
  }

  @Test func anImageIsItsContent() throws {
    #expect(
      try size(
        "imageView", width: 61, height: 27, attributes: #"image="picture""#,
        extra: ["a.width == 200 @249", "a.height == 150 @249"])
        == Size(width: 61, height: 27))
  }

  @Test func aTextThatDoesNotScrollIsItsContent() throws {
    let wishes = ["a.width == 200 @749", "a.height == 150 @249"]
    #expect(
      try size("textView", width: 61, height: 27, attributes: #"scrollEnabled="NO""#, extra: wishes)?.height
        == 27)
    #expect(
      try size("textView", width: 61, height: 27, attributes: #"scrollEnabled="YES""#, extra: wishes)
        == Size(width: 200, height: 150))
  }

  // MARK: Priorities

  @Test func huggingResistsGrowing() throws {
    let attributes = #"horizontalHuggingPriority="251" verticalHuggingPriority="400""#
    #expect(
      try size(
        "label", width: 61, height: 27, attributes: attributes,
        extra: ["a.width == 90 @250", "a.height == 90 @399"])
        == Size(width: 61, height: 27))
    #expect(
      try size(
        "label", width: 61, height: 27, attributes: attributes,
        extra: ["a.width == 90 @252", "a.height == 90 @401"])
        == Size(width: 90, height: 90))
  }

  @Test func compressionResistanceResistsShrinking() throws {
    let attributes =
      #"horizontalCompressionResistancePriority="300" verticalCompressionResistancePriority="1000""#
    #expect(
      try size(
        "label", width: 61, height: 27, attributes: attributes,
        extra: ["a.width == 9 @299", "a.height == 9 @999"])
        == Size(width: 61, height: 27))
    #expect(
      try size(
        "label", width: 61, height: 27, attributes: attributes,
        extra: ["a.width == 9 @301", "a.height == 9 @999"])
        == Size(width: 9, height: 27))
  }

  @Test func withoutPrioritiesItIsHuggedAt250AndResistsAt750() throws {
    #expect(try size("button", width: 61, height: 27, extra: ["a.width == 90 @251"])?.width == 90)
    #expect(try size("button", width: 61, height: 27, extra: ["a.width == 9 @749"])?.width == 61)
    #expect(try size("button", width: 61, height: 27, extra: ["a.width == 9 @751"])?.width == 9)
  }

  private func row(_ first: String, _ second: String) throws -> [String: Rect] {
    try framesInXib(
      [
        view("label", id: "a", frame: (200, 300, 100, 20), attributes: first),
        view("label", id: "b", frame: (200, 300, 80, 20), attributes: second),
      ],
      [
        "a.leading == root.leading + 10", "a.top == root.top", "b.top == root.top",
        "b.leading == a.trailing + 10",
        "b.trailing == root.trailing - 10",
      ])
  }

  @Test func whoHugsLessGrows() throws {
    // 320 - 30 for both; 100 and 80 as stored.
    var frames = try row(#"horizontalHuggingPriority="251""#, #"horizontalHuggingPriority="250""#)
    #expect(frames["a"] == Rect(x: 10, y: 0, width: 100, height: 20))
    #expect(frames["b"] == Rect(x: 120, y: 0, width: 190, height: 20))
    frames = try row(#"horizontalHuggingPriority="250""#, #"horizontalHuggingPriority="251""#)
    #expect(frames["a"] == Rect(x: 10, y: 0, width: 210, height: 20))
    #expect(frames["b"] == Rect(x: 230, y: 0, width: 80, height: 20))
  }

  @Test func whoResistsLessShrinks() throws {
    let labels = [
      view(
        "label", id: "a", frame: (0, 300, 250, 20),
        attributes: #"horizontalCompressionResistancePriority="749""#),
      view("label", id: "b", frame: (0, 300, 150, 20)),
    ]
    let frames = try framesInXib(
      labels,
      [
        "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing",
        "a.top == root.top",
        "b.top == root.top",
      ])
    #expect(frames["a"]?.width == 170)
    #expect(frames["b"]?.width == 150)
  }

  @Test func aFieldFillsWhatALabelLeaves() throws {
    let frames = try framesInXib(
      [
        view("label", id: "name", frame: (9, 9, 42, 20.5), attributes: #"horizontalHuggingPriority="251""#),
        view("textField", id: "field", frame: (9, 9, 97, 34)),
      ],
      [
        "name.leading == root.leading + 20", "field.leading == name.trailing + 8",
        "field.trailing == root.trailing - 20", "field.top == root.top + 20", "name.centerY == field.centerY",
      ])
    // 320 - 20 - 42 - 8 - 20 wide. The label's center at 37 gives a top of 26.75, rounded up at two pixels a point.
    #expect(frames["field"] == Rect(x: 70, y: 20, width: 230, height: 34))
    #expect(frames["name"] == Rect(x: 20, y: 27, width: 42, height: 20.5))
  }

  // MARK: Placeholders and designables

  @Test func placeholdersStandForContents() throws {
    let attributes = #"placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="70""#
    for tag in ["view", "label", "imageView"] {
      #expect(
        try size(
          tag, width: 61, height: 27, attributes: attributes,
          extra: ["a.width == 5 @249", "a.height == 500 @249"])
          == Size(width: 120, height: 70), "\(tag)")
    }
  }

  @Test func anInfinitePlaceholderIsNone() throws {
    let attributes = #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="70""#
    #expect(
      try size(
        "label", width: 61, height: 27, attributes: attributes,
        extra: ["a.width == 5 @1", "a.height == 500 @249"])
        == Size(width: 5, height: 70))
  }

  @Test func aDesignableHasTheSizeThatItsContentAskedFor() throws {
    let content =
      subviews(view("view", id: "a", frame: (200, 300, 61, 27), attributes: #"customClass="Badge""#))
      + constraints(
        "a.leading == root.leading", "a.top == root.top", "a.width == 5 @249", "a.height == 500 @249")
    let root = """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      \(content)</view>
      """
    let designables = """
      <designables><designable name="a"><size key="intrinsicContentSize" width="44" height="88"/>\
      </designable></designables>
      """
    let frames = try frames(of: TestDocument().xib(root, resources: designables))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 44, height: 88))
  }
}
