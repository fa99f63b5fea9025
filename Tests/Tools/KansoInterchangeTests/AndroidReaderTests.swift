import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct AndroidReaderTests {
  private func read(_ files: [(String, String)], selecting names: [String] = []) -> ForeignTokens {
    let files = files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) }
    return AndroidReader.read(files, ImportSelection(names))
  }

  /// Returns the value of the only token of a resource.
  private func value(_ element: String) -> ForeignValue? {
    read([("res/values/colors.xml", "<resources>\(element)</resources>")]).tokens.first?.value
  }

  private func color(_ hex: String) throws -> ForeignValue {
    .literal(.color(try #require(ColorValue(hex: hex))))
  }

  @Test(arguments: [
    ("#1a73e8", "#1a73e8"), ("#F00", "#F00"), ("#80FF0000", "#FF000080"), ("#8F00", "#F008"),
    (" #FFF2F2F2\n", "#F2F2F2FF"), ("@android:color/white", "#FFFFFF"),
    ("@*android:color/transparent", "#00000000"),
    ("@android:color/holo_blue_light", "#33B5E5"),
  ])
  func colors(_ text: String, _ hex: String) throws {
    #expect(value("<color name='a'>\(text)</color>") == (try color(hex)))
    #expect(value("<item type='color' name='a'>\(text)</item>") == (try color(hex)))
  }

  @Test(arguments: [
    ("8dp", 8.0), ("14.5sp", 14.5), ("2px", 2), ("-4dip", -4), ("3pt", 3), ("1in", 160), ("25.4mm", 160),
  ])
  func lengths(_ text: String, _ points: Double) {
    #expect(value("<dimen name='a'>\(text)</dimen>") == .literal(.dimension(.points(points))))
  }

  @Test(arguments: [
    ("<dimen name='a'>1.0</dimen>", 1.0), ("<integer name='a'>300</integer>", 300),
    ("<integer name='a'>0x1F</integer>", 31),
    ("<item name='a' format='float' type='dimen'>0.27</item>", 0.27),
    ("<item name='a' format='integer' type='dimen'>-1</item>", -1),
  ])
  func numbers(_ element: String, _ number: Double) {
    #expect(value(element) == .literal(.number(number)))
  }

  @Test(arguments: [
    ("<color name='a'>?attr/colorPrimary</color>", "attribute"),
    ("<color name='a'>red</color>", "not a color"),
    ("<color name='a'>@android:color/system_accent1_0</color>", "another package"),
    ("<color name='a'>@drawable/b</color>", "not a color"),
    ("<dimen name='a'>8furlongs</dimen>", "not a number"),
    ("<fraction name='a'>50%p</fraction>", "fraction"), ("<dimen name='a'>nan</dimen>", "not a number"),
    ("<string name='a'>A</string><string name='b'>B</string>", "2 resources of the type `string`"),
    ("<style name='a'><item name='b'>1</item></style>", "a resource of the type `style`"),
  ])
  func whatIsNotCarriedOverIsReported(_ element: String, _ message: String) throws {
    let tokens = read([("values/a.xml", "<resources>\(element)</resources>")])
    #expect(tokens.tokens.isEmpty)
    let finding = try #require(tokens.findings.first)
    #expect(finding.kind == .lost && finding.message.contains(message), "\(finding.message)")
    #expect(tokens.findings.count == 1)
  }

  @Test func referencesAreAliasesWithTheirPlace() throws {
    let text =
      "<resources>\n  <color name='b'>@color/a_1</color>\n  <dimen name='c.d'>@dimen/gap</dimen>\n</resources>"
    let tokens = read([("values/a.xml", text)]).tokens
    #expect(tokens.map(\.path) == [["b"], ["c.d"]])
    #expect(tokens.map(\.value) == [.reference(["a_1"]), .reference(["gap"])])
    #expect(tokens.map(\.section) == [.colors, nil])
    #expect(tokens.map(\.place.text) == ["@color/a_1", "@dimen/gap"])
  }

  @Test func aNameOfTwoTypesHasTheTypeInThePath() {
    let text = """
      <resources><color name="a">#000</color><dimen name="a">1dp</dimen><dimen name="b">@dimen/a</dimen></resources>
      """
    let tokens = read([("values/a.xml", text)]).tokens
    #expect(tokens.map(\.path) == [["a"], ["dimen", "a"], ["b"]])
    #expect(tokens[2].value == .reference(["dimen", "a"]))
  }

  @Test func nightIsTheDarkMode() throws {
    let day =
      "<resources><color name='a'>#fff</color><color name='b'>#fff</color><color name='c'>#111</color></resources>"
    let night =
      "<resources><color name='a'>#000</color><color name='b'>#fff</color><color name='d'>#222</color></resources>"
    let files = [
      ("res/values/colors.xml", day), ("res/values-night/colors.xml", night), ("res/values-land/a.xml", day),
    ]
    let tokens = read(files)
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(tokens.tokens.map(\.path) == [["a"], ["b"], ["c"], ["d"]])
    #expect(tokens.tokens.map(\.variants.count) == [1, 0, 0, 0])
    #expect(tokens.tokens[0].variants.first?.value == (try color("#000")))
    #expect(tokens.findings.map(\.kind) == [.lost, .doubtful])
    #expect(tokens.findings[0].message.contains("`land`"))
    let selected = read(files, selecting: ["night"])
    #expect(selected.axes.isEmpty && selected.tokens.flatMap { $0.variants.map(\.modes) }.isEmpty)
    #expect(selected.tokens[0].value == (try color("#000")))
    #expect(selected.selectionProblems == [])
    let unknown = read(files, selecting: ["nihgt"]).selectionProblems
    #expect(unknown.count == 1 && unknown[0].contains("`nihgt`; the source has `night`"), "\(unknown)")
  }

  @Test func aListOfColorsForStatesHasThatOfTheViewAtRest() throws {
    func selector(_ items: String) -> String {
      "<selector xmlns:android='http://schemas.android.com/apk/res/android'>\(items)</selector>"
    }
    let tokens = read([
      (
        "res/values/a.xml",
        "<resources><color name='a'>#fff</color><color name='d'>@color/c</color></resources>"
      ),
      (
        "res/color/b.xml",
        selector("<item android:state_pressed='true' android:color='#000'/><item android:color='#f00'/>")
      ),
      (
        "res/color/c.xml",
        selector(
          "<item android:state_enabled='true' android:color='@color/a' android:alpha='0.5'/><item android:color='#000'/>"
        )
      ),
      ("res/color-night/b.xml", selector("<item android:color='#0f0' android:alpha='.6'/>")),
      ("res/color/e.xml", selector("<item android:color='?attr/a'/>")),
      ("res/drawable/f.xml", selector("<item android:drawable='@color/a'/>")),
    ])
    #expect(tokens.tokens.map(\.path) == [["a"], ["d"], ["b"], ["c"]])
    #expect(tokens.tokens[1].value == .reference(["c"]))
    #expect(tokens.tokens[2].value == (try color("#f00")))
    #expect(tokens.tokens[2].variants.map(\.value) == [try color("#00ff0099")])
    #expect(
      tokens.tokens[3].value
        == .expression([.text("rgb(from "), .reference(["a"]), .text(" r g b / calc(alpha * 0.5))")]))
    #expect(tokens.findings.map(\.path) == [["b"], ["c"], ["e"], []])
    #expect(tokens.findings.map(\.kind) == [.lost, .lost, .lost, .lost])
  }

  @Test func aLaterFileReplacesValuesInTheirPlace() throws {
    let tokens = read([
      ("a/values/a.xml", "<resources><color name='a'>#fff</color><color name='b'>#fff</color></resources>"),
      ("b/values/a.xml", "<resources><color name='a'>#000</color></resources>"),
    ]).tokens
    #expect(tokens.map(\.path) == [["a"], ["b"]])
    #expect(tokens[0].value == (try color("#000")))
    #expect(tokens[0].place.file.path == "b/values/a.xml")
  }

  @Test func commentsAboveAreDescriptions() {
    let text = """
      <resources>
          <!-- The page -->
          <color name="a">#fff</color> <!-- behind -->
          <color name="b">#fff</color>
          <!-- Old
               @deprecated use a -->
          <color name="c">#fff</color>
          <!-- <color name="old">#000</color> -->
          <color name="e">#fff</color>
          <!-- far -->

          <color name="d">#fff</color>
      </resources>
      """
    let tokens = read([("values/a.xml", text)]).tokens
    #expect(tokens.map(\.description) == ["The page", nil, "Old", nil, nil])
    #expect(tokens.map(\.deprecation) == [nil, nil, .reason("use a"), nil, nil])
  }

  @Test(arguments: ["", "<resources>", "<!DOCTYPE a [<!ENTITY b 'c'>]><resources/>", "<selector/>", "\u{0}"])
  func anUnreadableFileIsReported(_ text: String) {
    let tokens = read([
      ("values/a.xml", text), ("values/b.xml", "<resources><color name='a'>#fff</color></resources>"),
    ])
    // A document of another kind has no tokens that could be missing.
    #expect(tokens.findings.map(\.kind) == [text == "<selector/>" ? .lost : .unreadable])
    #expect(tokens.findings.first?.message.contains("Interface Builder") == false)
    #expect(tokens.tokens.count == 1)
  }

  @Test func damagedFilesAreReadOrReported() {
    var random = SeededGenerator.announced(for: "damagedFilesAreReadOrReported")
    let text = """
      <?xml version="1.0"?>
      <resources><!-- a -->
        <color name="a">#80FFFFFF</color><item type="dimen" format="float" name="b">1.5</item>
        <dimen name="c">@dimen/b</dimen><integer name="d">0x10</integer><color name="e">@android:color/white</color>
      </resources>
      """
    for _ in 0..<400 {
      let bytes = Array(text.utf8).damaged(with: &random)
      let file = ForeignFile(
        name: "values-night/a.xml", source: SourceFile(path: "values-night/a.xml", bytes: bytes))
      _ = AndroidReader.recognizes([file])
      let tokens = AndroidReader.read([file], ImportSelection())
      #expect(Set(tokens.tokens.map(\.path)).count == tokens.tokens.count)
      for finding in tokens.findings { #expect(finding.place.upperBound <= bytes.count) }
    }
  }

  @Test(.requires(.corpus)) func theTokensOfRealFilesAreFound() throws {
    for test in try TokenCase.all(of: "android") {
      try test.expectTokens(of: AndroidReader.self, share: 0.99)
    }
  }
}
