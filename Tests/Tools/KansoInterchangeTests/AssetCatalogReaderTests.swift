import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct AssetCatalogReaderTests {
  /// Returns the `Contents.json` of a color set.
  private func colorSet(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#
  }

  /// Returns an element of `colors` with a color in sRGB.
  private func entry(
    _ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb",
    _ conditions: String = ""
  ) -> String {
    """
    {"color": {"color-space": "\(space)", "components":
      {"alpha": "\(alpha)", "blue": "\(blue)", "green": "\(green)", "red": "\(red)"}},
      "idiom": "universal"\(conditions)}
    """
  }

  private let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
  private let darkHigh = """
    , "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]
    """

  private func read(_ files: [(String, String)], _ selection: [String] = []) -> ForeignTokens {
    AssetCatalogReader.read(
      files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) },
      ImportSelection(selection))
  }

  /// Reads a catalog with a single color.
  private func readColor(_ contents: String) -> ForeignTokens {
    read([("Assets.xcassets/ink.colorset/Contents.json", contents)])
  }

  private func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> ForeignValue {
    .literal(.color(ColorValue(red: red, green: green, blue: blue, alpha: alpha)))
  }

  @Test(arguments: [("0xFF", "0x33", "0x00"), ("255", "51", "0"), ("1.000", "0.200", "0.000")])
  func readsComponents(_ notation: (red: String, green: String, blue: String)) {
    let tokens = readColor(colorSet(entry(notation.red, notation.green, notation.blue, alpha: "0.500")))
    #expect(tokens.tokens.map(\.path) == [["ink"]])
    #expect(tokens.tokens.first?.value == color(1, 0.2, 0, 0.5))
    #expect(tokens.tokens.first?.section == .colors)
    #expect(tokens.axes.isEmpty)
    #expect(tokens.findings.isEmpty)
  }

  @Test func emptyEntriesOfAppearancesChangeNothing() {
    let empty = #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    let tokens = readColor(colorSet(entry("0xFF", "0x33", "0x00"), empty))
    #expect(tokens.tokens.map(\.value) == [color(1, 0.2, 0)])
    #expect(tokens.axes.isEmpty)
    #expect(tokens.findings.isEmpty)
    let none = readColor(colorSet(#"{"idiom": "universal"}"#, empty))
    #expect(none.tokens.isEmpty)
    #expect(none.findings.map(\.kind) == [.lost])
  }

  @Test func readsColorSpaces() throws {
    let p3 = readColor(colorSet(entry("1.000", "0.500", "0.250", space: "display-p3")))
    #expect(p3.tokens.first?.value == .literal(.color(ColorValue(.displayP3, 1, 0.5, 0.25))))
    let extended = readColor(colorSet(entry("1.200", "-0.100", "0.250", space: "extended-srgb")))
    #expect(extended.tokens.first?.value == .literal(.color(ColorValue(.srgb, 1.2, -0.1, 0.25))))
    let linear = readColor(colorSet(entry("1.000", "0.500", "0.250", space: "extended-linear-srgb")))
    #expect(linear.tokens.first?.value == .literal(.color(ColorValue(.srgbLinear, 1, 0.5, 0.25))))
    let gray = readColor(
      colorSet(
        #"{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.900", "alpha": "1.000"}}}"#))
    guard case .literal(.color(let value)) = try #require(gray.tokens.first).value else {
      Issue.record("a gray is a color")
      return
    }
    #expect(abs((value.first ?? 0) - 0.902_9) < 0.000_1)
    #expect(value.first == value.third)
  }

  @Test func appearancesBecomeModes() {
    let tokens = read([
      (
        "A.xcassets/ink.colorset/Contents.json",
        colorSet(entry("0x00", "0x00", "0x00"), entry("0xFF", "0xFF", "0xFF", dark))
      ),
      (
        "A.xcassets/line.colorset/Contents.json",
        colorSet(
          entry("0", "0", "51"), entry("0", "0", "102", dark), entry("0", "0", "153", high),
          entry("0", "0", "204", darkHigh))
      ),
      ("A.xcassets/paper.colorset/Contents.json", colorSet(entry("1.000", "1.000", "1.000"))),
    ])
    #expect(
      tokens.axes == [
        ForeignAxis(name: nil, modes: ["light", "dark", "lightHighContrast", "darkHighContrast"])
      ])
    #expect(
      tokens.tokens.first?.variants.map(\.modes) == [[0: "dark"], [0: "darkHighContrast"]])
    #expect(tokens.tokens.first?.variants.map(\.value) == [color(1, 1, 1), color(1, 1, 1)])
    #expect(tokens.tokens[1].variants.map(\.value) == [color(0, 0, 0.4), color(0, 0, 0.6), color(0, 0, 0.8)])
    #expect(tokens.tokens[2].variants.isEmpty)
  }

  @Test func withoutHighContrastThereAreTwoModes() {
    let tokens = readColor(colorSet(entry("0", "0", "0"), entry("255", "255", "255", dark)))
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
  }

  @Test func onlyFoldersWithNamespacesArePartOfNames() {
    let set = colorSet(entry("0", "0", "0"))
    let tokens = read([
      ("A.xcassets/Contents.json", #"{"info": {"author": "xcode", "version": 1}}"#),
      ("A.xcassets/Plain/Contents.json", #"{"properties": {"provides-namespace": false}}"#),
      ("A.xcassets/Plain/one.colorset/Contents.json", set),
      ("A.xcassets/Brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
      ("A.xcassets/Brand/v1.2/two.colorset/Contents.json", set),
    ])
    #expect(tokens.tokens.map(\.path) == [["one"], ["Brand", "two"]])
    #expect(tokens.findings.isEmpty)
  }

  @Test func universalColorsArePreferred() {
    let phone = entry("0", "0", "153").replacingOccurrences(of: "universal", with: "iphone")
    let tokens = readColor(colorSet(phone, entry("0", "0", "51")))
    #expect(tokens.tokens.first?.value == color(0, 0, 0.2))
    #expect(tokens.findings.map(\.kind) == [.lost])
    #expect(tokens.findings.first?.message.hasSuffix("the one for iphone is lost") == true)
    // The same color for all devices is no loss.
    let same = entry("0", "0", "51").replacingOccurrences(of: "universal", with: "iphone")
    #expect(readColor(colorSet(same, entry("0", "0", "51"))).findings.isEmpty)
  }

  @Test func theWidestGamutIsTaken() {
    let tokens = readColor(
      colorSet(
        entry("1.000", "0.000", "0.000", #", "display-gamut": "sRGB""#),
        entry("0.900", "0.000", "0.000", space: "display-p3", #", "display-gamut": "display-P3""#)))
    #expect(tokens.tokens.first?.value == .literal(.color(ColorValue(.displayP3, 0.9, 0, 0))))
    #expect(tokens.findings.first?.message.contains("screens in sRGB") == true)
  }

  @Test(arguments: [
    (#"{"colors": []}"#, "the color set is empty"),
    (#"{"colors": [{"idiom": "universal"}]}"#, "there is no color here; Xcode takes one of the system's"),
    (
      #"{"colors": [{"color": {"platform": "ios", "reference": "labelColor"}, "idiom": "universal"}]}"#,
      "`labelColor` is a color of the system"
    ),
    (
      #"{"colors": [{"color": {"color-space": "lab", "components": {"red": 1, "green": 1, "blue": 1}}}]}"#,
      "the color in `lab` cannot be read"
    ),
    (
      #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "nan", "green": "1", "blue": "1"}}}]}"#,
      "the color in `srgb` cannot be read"
    ),
  ])
  func reportsWhatIsNoColor(_ example: (contents: String, message: String)) {
    let tokens = readColor(example.contents)
    #expect(tokens.tokens.isEmpty)
    #expect(tokens.findings.map(\.message) == [example.message])
    #expect(tokens.findings.map(\.path) == [["ink"]])
    #expect(tokens.findings.map(\.kind) == [.lost])
  }

  @Test func aColorOfTheSystemInOneModeIsReported() {
    let system = #"{"color": {"platform": "ios", "reference": "labelColor"}, "idiom": "universal"\#(dark)}"#
    let tokens = readColor(colorSet(entry("0", "0", "0"), system))
    #expect(tokens.tokens.map(\.path) == [["ink"]])
    #expect(tokens.axes.isEmpty)
    #expect(tokens.findings.map(\.message) == ["`labelColor` is a color of the system"])
    let reversed = readColor(
      colorSet(system.replacingOccurrences(of: dark, with: ""), entry("0", "0", "0", dark)))
    #expect(reversed.tokens.map(\.value) == [color(0, 0, 0)])
    #expect(reversed.axes.isEmpty)
    #expect(
      reversed.findings.map(\.message) == [
        "`labelColor` is a color of the system",
        "the value is that of `dark`, since there is no color without conditions",
      ])
  }

  @Test func countsWhatIsNoColorOnce() {
    let image = #"{"images": [], "info": {"author": "xcode", "version": 1}}"#
    let tokens = read([
      ("A.xcassets/AppIcon.appiconset/Contents.json", image), ("A.xcassets/a.imageset/Contents.json", image),
      ("A.xcassets/b.imageset/Contents.json", image), ("A.xcassets/b.imageset/b.png", "\u{89}PNG"),
    ])
    #expect(tokens.tokens.isEmpty)
    #expect(
      tokens.findings.map(\.message) == [
        "a style guide has only the colors of a catalog, and not 1 .appiconset, 2 .imageset"
      ])
  }

  @Test func aRepeatedNameIsReported() {
    let files = [
      ("A.xcassets/ink.colorset/Contents.json", colorSet(entry("0", "0", "0"))),
      ("B.xcassets/ink.colorset/Contents.json", colorSet(entry("255", "255", "255"))),
    ]
    let both = read(files)
    #expect(both.tokens.map(\.value) == [color(1, 1, 1)])
    #expect(both.findings.map(\.kind) == [.lost])
    let one = read(files, ["Resources/A.xcassets"])
    #expect(one.tokens.map(\.value) == [color(0, 0, 0)])
    #expect(one.findings.isEmpty)
  }

  @Test func aSetWithoutAColorHidesNone() {
    let empty = #"{"colors": [{"idiom": "universal"}]}"#
    let full = colorSet(entry("0", "0", "0"))
    for contents in [[empty, full], [full, empty]] {
      let tokens = read(
        contents.enumerated().map { ("\($0.offset).xcassets/ink.colorset/Contents.json", $0.element) })
      #expect(tokens.tokens.map(\.value) == [color(0, 0, 0)])
      #expect(tokens.findings.count == 1)
    }
  }

  @Test func decimalsOfEightBitsBecomeExact() {
    #expect(
      readColor(colorSet(entry("0.102", "0.110", "0.129"))).tokens.map(\.value) == [
        color(26 / 255, 28 / 255, 33 / 255)
      ])
    #expect(
      readColor(colorSet(entry("0.102", "0.110", "0.131"))).tokens.map(\.value) == [color(0.102, 0.11, 0.131)]
    )
  }

  @Test func describesTheSymbolOfXcodeWhereItDiffers() {
    #expect(AssetSymbol.description(["ENA Background Color"]) == "In Xcode: `.enaBackground`")
    #expect(AssetSymbol.description(["Brand", "inkColor"]) == "In Xcode: `.Brand.ink`")
    #expect(AssetSymbol.description(["blue_base"]) == nil)
    #expect(AssetSymbol.description(["color"]) == nil)
  }

  @Test func reportsBrokenFiles() {
    let tokens = readColor(#"{"colors": ["#)
    #expect(tokens.tokens.isEmpty)
    #expect(tokens.findings.map(\.kind) == [.unreadable])
  }

  @Test func recognizesCatalogsOnly() {
    func isRecognized(_ name: String, _ text: String) -> Bool {
      AssetCatalogReader.recognizes([ForeignFile(name: name, source: SourceFile(path: name, text: text))])
    }
    #expect(isRecognized("A.xcassets/ink.colorset/Contents.json", "{}"))
    #expect(isRecognized("Contents.json", colorSet(entry("0", "0", "0"))))
    #expect(!isRecognized("tokens.json", ##"{"color": {"ink": {"$value": "#fff"}}}"##))
  }

  @Test func readsAnyBytes() {
    let text = Array(
      colorSet(
        entry("0x00", "51", "0.500"), entry("1", "1", "1", darkHigh), #"{"color": {"reference": "x"}}"#
      ).utf8)
    var generator = SeededGenerator.announced(for: "AssetCatalogReader")
    for _ in 0..<2000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(place + 3, bytes.count))
        default: bytes.insert(contentsOf: Array("0x1e9".utf8), at: place)
        }
      }
      let file = ForeignFile(
        name: "A.xcassets/ink.colorset/Contents.json", source: SourceFile(path: "Contents.json", bytes: bytes)
      )
      let tokens = AssetCatalogReader.read([file], ImportSelection())
      #expect(!tokens.tokens.isEmpty || !tokens.findings.isEmpty)
    }
  }
}
