import Foundation
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoPreview

/// The answers of `kanso preview`, and its output files.
struct PreviewRequestTests {
  static let guide = """
    name: Shop
    modes: [light, dark]
    colors:
      ink: {light: "#1C1E22", dark: "#EDEBE7"}
      text: ink
    fonts:
      body: {family: Georgia, size: 16}
    padding:
      standard: 8
    """
  static let changed = guide.replacingOccurrences(of: "#1C1E22", with: "#AA3333")
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="vie-01">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <subviews>
                    <label opaque="NO" text="Hello" lineBreakMode="tailTruncation" id="lab-01">
                        <rect key="frame" x="16" y="16" width="200" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """

  /// A folder with an input of each kind.
  let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(Self.guide, to: "tokens.yaml")
    try folder.write(Self.changed, to: "changed.yaml")
    try folder.write(Self.xib, to: "Card.xib")
    try folder.write(Self.xib.replacingOccurrences(of: "Hello", with: "Goodbye"), to: "Other.xib")
    let theme = try PreviewInput(folder.path("tokens.yaml"), standardInput: { _ in [] }).theme(
      contexts: [], inColor: false)
    try Data(theme.theme.encoded()).write(to: folder.url.appendingPathComponent("theme.json"))
  }

  func request(_ names: String...) -> PreviewRequest {
    PreviewRequest(names.map { $0 == "-" ? $0 : folder.path($0) })
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()) ?? []
  }

  // MARK: Each kind

  /// The text formats.
  static let texts = PreviewFormat.allCases.filter { !$0.isRaster }

  /// A resolver document is shown in the chosen context, and no other input takes one.
  @Test func contextsAreChosen() throws {
    let directory = try TemporaryDirectory()
    let color = { (red: Int) in
      ##"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\##(red), 0, 0]}}}"##
    }
    try directory.write(
      ##"""
      {"version": "2025.10", "sets": {"core": {"sources": [\##(color(0))]}},
       "modifiers": {"theme": {"default": "light", "contexts": {"light": [], "dark": [\##(color(1))]}}},
       "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/theme"}]}
      """##, to: "all.resolver.json")
    try directory.write(Self.guide, to: "tokens.yaml")
    func page(_ file: String, _ contexts: [String]) -> PreviewResult {
      var request = PreviewRequest([directory.path(file)])
      (request.contexts, request.format) = (contexts, .terminal)
      return request.run()
    }
    let all = String(decoding: page("all.resolver.json", []).output, as: UTF8.self)
    #expect(all.contains("light") && all.contains("dark"))
    let dark = page("all.resolver.json", ["theme=dark"])
    #expect(dark.exitCode == 0 && !String(decoding: dark.output, as: UTF8.self).contains("light"))
    #expect(dark.output != page("all.resolver.json", ["theme=light"]).output)
    #expect(page("all.resolver.json", ["theme=blue"]).exitCode == 1)
    #expect(page("tokens.yaml", ["theme=dark"]).exitCode == 64)
  }

  @Test(arguments: ["tokens.yaml", "theme.json", "Card.xib"], texts)
  func eachKindIsShownInEachFormat(_ name: String, _ format: PreviewFormat) {
    var request = request(name)
    request.format = format
    let answer = request.run()
    #expect(answer.exitCode == 0 && answer.report.isEmpty, "\(answer.report)")
    let text = String(decoding: answer.output, as: UTF8.self)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    switch format {
    case .html: #expect(text.hasPrefix("<!DOCTYPE html>"))
    case .svg: #expect(text.hasPrefix("<svg "))
    default: #expect(!text.contains("<") && !text.contains("\u{1B}"))
    }
    #expect(text.contains(name == "Card.xib" ? "Card.xib" : "Shop"))
    // The bytes are the same each time.
    #expect(request.run() == answer)
  }

  /// Of several guides, the last one wins, and each may name other files.
  @Test func layersAreShownAsOneGuide() throws {
    try folder.write("colors: {paper: ink}\n", to: "more/paper.yaml")
    try folder.write(
      "kanso: 2\ninclude: more/paper.yaml\nname: Brand\ncolors: {text: \"#ABCDEF\"}\n", to: "brand.yaml")
    var layers = request("tokens.yaml", "brand.yaml")
    layers.format = .terminal
    let answer = layers.run()
    let text = String(decoding: answer.output, as: UTF8.self)
    #expect(answer.exitCode == 0 && text.contains("Brand") && text.contains("#abcdef"), "\(answer.report)")
    #expect(text.contains("paper") && text.contains("standard"))
    try folder.write("colors: {paper: inkk}\n", to: "more/paper.yaml")
    let broken = layers.run()
    #expect(broken.exitCode == 1)
    #expect(broken.report.hasPrefix("\(folder.path("more/paper.yaml")):1:17: error: "), "\(broken.report)")
  }

  @Test func aThemeIsShownAsTheGuideThatItWasCompiledFrom() {
    #expect(request("tokens.yaml").run().output == request("theme.json").run().output)
  }

  @Test(arguments: texts) func twoGuidesAreCompared(_ format: PreviewFormat) {
    var request = request("tokens.yaml", "changed.yaml")
    (request.comparesInputs, request.format) = (true, format)
    let answer = request.run()
    #expect(answer.exitCode == 0 && answer.report.isEmpty, "\(answer.report)")
    let text = String(decoding: answer.output, as: UTF8.self).lowercased()
    #expect(text.contains("#1c1e22") && text.contains("#aa3333"))
    #expect(text.contains("changed.yaml"))
  }

  @Test func aGuideAndAThemeAreCompared() {
    var request = request("theme.json", "tokens.yaml")
    (request.comparesInputs, request.format) = (true, .terminal)
    let answer = request.run()
    #expect(answer.exitCode == 0)
    #expect(!String(decoding: answer.output, as: UTF8.self).contains("#1c1e22"))
  }

  @Test func tokensAreNamedInDocuments() throws {
    try folder.write(
      "fonts:\n  greeting: {family: system, size: 17}\n", to: "fonts.yaml")
    var request = request("Card.xib")
    (request.tokens, request.format) = (folder.path("fonts.yaml"), .html)
    let answer = request.run()
    #expect(answer.exitCode == 0, "\(answer.report)")
    #expect(String(decoding: answer.output, as: UTF8.self).contains("greeting"))
  }

  // MARK: Standard input and pipes

  @Test func standardInputIsWhatItBeginsLike() throws {
    let theme = Array(try folder.read("theme.json").utf8)
    for (bytes, shown) in [
      (Array(Self.guide.utf8), "Shop"), ([0xEF, 0xBB, 0xBF] + theme, "not valid JSON"), (theme, "Shop"),
      (Array(Self.xib.utf8), "Hello"), (Array("\n  \(Self.guide)".utf8), "error"),
    ] {
      var request = request("-")
      (request.format, request.standardInput) = (.html, { Array(bytes.prefix($0 + 1)) })
      let answer = request.run()
      #expect((String(decoding: answer.output, as: UTF8.self) + answer.report).contains(shown))
    }
  }

  @Test func standardInputIsNamedInReports() {
    var request = request("-")
    request.standardInput = { _ in Array("colors: {a: b}".utf8) }
    let answer = request.run()
    #expect(answer.exitCode == 1 && answer.report.contains("<stdin>:1:13: error"), "\(answer.report)")
  }

  @Test func standardInputHasALimit() {
    var request = request("-")
    request.standardInput = { [UInt8](repeating: UInt8(ascii: "a"), count: $0 + 1) }
    let answer = request.run()
    #expect(answer.exitCode == 74 && answer.report.contains("larger than 64 MiB"), "\(answer.report)")
  }

  // MARK: Formats

  @Test func theFormatFollowsTheName() {
    let endings: [String: PreviewFormat] = [
      "a.html": .html, "a.HTM": .html, "a.svg": .svg, "a.txt": .terminal, "a.ansi": .terminal, "a": .html,
      "a.svg/b": .html, "a.PNG": .png, "b.pdf": .pdf, "folder.html/a.svg": .svg, ".svg": .html,
    ]
    for (name, format) in endings {
      var request = request("tokens.yaml")
      request.output = name
      #expect(request.chosenFormat == format, "\(name)")
      request.format = .svg
      #expect(request.chosenFormat == .svg)
    }
  }

  @Test func aTerminalGetsLinesAndAPipeAPage() {
    var request = request("tokens.yaml")
    #expect(request.chosenFormat == .html)
    request.console.showsOutput = true
    #expect(request.chosenFormat == .terminal)
    request.output = "-"
    #expect(request.chosenFormat == .terminal)
  }

  @Test func picturesAndLinesAreAsWideAsAsked() {
    var request = request("tokens.yaml")
    (request.format, request.width) = (.svg, 500)
    #expect(String(decoding: request.run().output, as: UTF8.self).contains("viewBox=\"0 0 500 "))
    (request.format, request.width, request.columns) = (.terminal, nil, 24)
    let lines = String(decoding: request.run().output, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 24 } && lines.contains { $0.count > 16 })
  }

  @Test func colorIsForTerminalsThatShowIt() {
    func hasColor(_ choice: PreviewColorChoice, _ environment: [String: String], isTerminal: Bool) -> Bool {
      var request = request("tokens.yaml")
      (request.format, request.color) = (.terminal, choice)
      request.console = PreviewConsole(showsOutput: isTerminal, environment: environment)
      return request.run().output.contains(0x1B)
    }
    #expect(hasColor(.auto, [:], isTerminal: true))
    #expect(!hasColor(.auto, [:], isTerminal: false))
    #expect(!hasColor(.auto, ["NO_COLOR": "1"], isTerminal: true))
    #expect(hasColor(.auto, ["NO_COLOR": ""], isTerminal: true))
    #expect(!hasColor(.auto, ["TERM": "dumb"], isTerminal: true))
    #expect(!hasColor(.auto, ["TERM_PROGRAM": "Apple_Terminal"], isTerminal: true))
    #expect(
      hasColor(.auto, ["TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"], isTerminal: true))
    #expect(hasColor(.always, ["NO_COLOR": "1"], isTerminal: false))
    #expect(!hasColor(.never, [:], isTerminal: true))
  }

  @Test func columnsAreThoseOfTheTerminal() {
    #expect(PreviewConsole(columns: 120).defaultColumns == 120)
    #expect(PreviewConsole(environment: ["COLUMNS": "72"]).defaultColumns == 72)
    #expect(PreviewConsole(columns: 0, environment: ["COLUMNS": "-4"]).defaultColumns == 80)
  }

  // MARK: Wrong inputs

  struct Mistake: Sendable, CustomTestStringConvertible {
    let inputs: [String]
    let exitCode: Int32
    let message: String
    var change: @Sendable (inout PreviewRequest) -> Void = { _ in }
    var testDescription: String { message }
  }

  static let mistakes: [Mistake] = [
    Mistake(inputs: [], exitCode: 64, message: "name a guide"),
    Mistake(inputs: ["missing.yaml"], exitCode: 66, message: "cannot read"),
    Mistake(
      inputs: ["tokens.yaml"], exitCode: 64, message: "--segues are only for storyboards and xibs"
    ) { $0.situation.mode = .dark },
    Mistake(inputs: ["Card.xib"], exitCode: 64, message: "there is no device Nokia") {
      $0.situation.device = "Nokia"
    },
    Mistake(inputs: ["Card.xib"], exitCode: 64, message: "choose one of --diff, --situations and --segues") {
      ($0.showsSegues, $0.showsAllSituations) = (true, true)
    },
    Mistake(inputs: ["folder"], exitCode: 66, message: "it is a directory"),
    Mistake(inputs: ["broken.yaml"], exitCode: 1, message: "there is no color `inc`"),
    Mistake(inputs: ["broken.json"], exitCode: 1, message: "not valid JSON"),
    Mistake(inputs: ["other.json"], exitCode: 1, message: "not a theme of Kanso"),
    Mistake(
      inputs: ["foreign.json"], exitCode: 1, message: "a token file of the design-token standard (DTCG)"),
    Mistake(inputs: ["broken.xib"], exitCode: 1, message: "broken.xib:1:"),
    Mistake(inputs: ["Card.xib", "broken.xib"], exitCode: 1, message: "broken.xib:1:"),
    Mistake(inputs: ["Colors.swift"], exitCode: 64, message: "Colors.swift has no extension of a guide"),
    Mistake(inputs: ["tokens.yaml", "theme.json"], exitCode: 64, message: "use --diff to compare two"),
    Mistake(
      inputs: ["tokens.yaml", "Card.xib"], exitCode: 64, message: "a guide beside documents is --tokens"),
    Mistake(
      inputs: ["Card.xib", "theme.json"], exitCode: 64,
      message: "theme.json a theme; guides and documents cannot be shown together\n"
    ) {
      $0.comparesInputs = true
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "and not 1") { $0.comparesInputs = true },
    Mistake(inputs: ["Card.xib", "Card.xib", "Card.xib"], exitCode: 64, message: "and not 3") {
      $0.comparesInputs = true
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "--tokens is only for storyboards") {
      $0.tokens = $0.inputs[0]
    },
    Mistake(inputs: ["Card.xib"], exitCode: 64, message: "--tokens needs a guide") {
      $0.tokens = $0.inputs[0]
    },
    Mistake(inputs: ["Card.xib"], exitCode: 66, message: "none.yaml") { $0.tokens = "none.yaml" },
    Mistake(inputs: ["-", "-"], exitCode: 64, message: "only once") { $0.comparesInputs = true },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "--output needs the name of a file") {
      $0.output = ""
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "written as .html, .svg, .png, .pdf or .txt") {
      $0.output = "out.gif"
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "would overwrite the input") {
      $0.output = $0.inputs[0]
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "add --format svg") { $0.width = 500 },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "from 240 to 10000") {
      ($0.width, $0.format) = (.nan, .svg)
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "from 240 to 10000") {
      ($0.width, $0.format) = (.infinity, .svg)
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "add --format terminal") { $0.columns = 80 },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "from 20 to 10000") {
      ($0.columns, $0.format) = (Int.max, .terminal)
    },
  ]

  @Test(arguments: mistakes + mistakesAboutPixels) func aMistakeIsReportedAndNothingIsWritten(
    _ mistake: Mistake
  )
    throws
  {
    try folder.write("colors: {ink: inc}\n", to: "broken.yaml")
    try folder.write("{\"colors\": ", to: "broken.json")
    try folder.write("{\"color\": {\"$type\": \"color\"}}", to: "foreign.json")
    try folder.write("{\"color\": {}}", to: "other.json")
    try folder.write("<document>", to: "broken.xib")
    try folder.write("enum Colors {}", to: "Colors.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder"), withIntermediateDirectories: true)
    let before = names
    var request = PreviewRequest(mistake.inputs.map { $0 == "-" ? $0 : folder.path($0) })
    request.output = folder.path("out")
    mistake.change(&request)
    let answer = request.run()
    #expect(answer.exitCode == mistake.exitCode)
    #expect(answer.report.contains(mistake.message), "\(answer.report)")
    #expect(answer.report.hasSuffix("\n") && answer.output.isEmpty)
    #expect(names == before)
    #expect(try folder.read("tokens.yaml") == Self.guide)
  }

  @Test func anInputIsNotOverwrittenThroughALink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.yaml"), withDestinationPath: folder.path("tokens.yaml"))
    var request = request("tokens.yaml")
    request.output = folder.path("link.yaml")
    #expect(request.run().exitCode == 64)
    #expect(try folder.read("tokens.yaml") == Self.guide)
  }

  @Test func namesInReportsAreHarmless() {
    let answer = PreviewRequest(["\u{1B}[31mmissing\u{202E}.yaml"]).run()
    #expect(answer.exitCode == 66 && answer.report.contains("\\u{1B}[31mmissing\\u{202E}.yaml"))
  }
}
