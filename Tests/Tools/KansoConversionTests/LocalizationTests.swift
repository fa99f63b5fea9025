import Foundation
import KansoConversion
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoProject
import TestSupport
import Testing

/// Texts whose translations are in tables beside the document.
struct LocalizationTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
    <scenes><scene sceneID="s"><objects><viewController title="Log in" id="vc"><view key="view" id="root"><subviews>
    <label text="100% &quot;cats&quot;" id="l"/><label text="Not translated" id="m"/>
    <button id="b"><state key="normal" title="Go"/><accessibility key="accessibilityConfiguration" label="Go on"/></button>
    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <textField placeholder="Name" id="f"/></subviews></view>
    <navigationItem key="navigationItem" title="Cats" id="n"><barButtonItem key="rightBarButtonItem" title="Save" id="i"/></navigationItem>
    </viewController></objects></scene></scenes></document>
    """

  private func text(of path: String, platform: ConversionOptions.Platform = .uikit) throws -> String {
    let source = SourceFile(path: path, text: Self.document)
    let document = try #require(InterfaceDocument.read(source).document)
    var options = ConversionOptions()
    options.platform = platform
    var names = ConversionNames(options)
    names.count(document)
    let conversion = DocumentConversion(
      document, options, localization: try DocumentFiles.localization(of: path), &names)
    return conversion.files.map { TokenPass(nil).finish($0).text }.joined(separator: "\n")
  }

  @Test func translatedTextsKeepTheirKeys() throws {
    let folder = try TemporaryDirectory()
    for name in ["Base", "de", "mul"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("\(name).lproj"), withIntermediateDirectories: true)
    }
    let strings = """
      /* Class = "UILabel"; text = "100% cats"; ObjectID = "l"; */
      "l.text" = "100 % »Katzen«";
      "b.normalTitle" = "Los";
      "b.accessibilityLabel" = "Weiter";
      "s.segmentTitles[1]" = "Zwei";
      """
    try strings.data(using: .utf16)?.write(to: folder.url.appendingPathComponent("de.lproj/Main.strings"))
    try """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"f.placeholder": {"comment": "x"}, "n.title": {}, "i.title": {}, "vc.title": {}}}
    """.write(
      to: folder.url.appendingPathComponent("mul.lproj/Main.xcstrings"), atomically: true, encoding: .utf8)
    let path = folder.url.appendingPathComponent("Base.lproj/Main.storyboard").path
    let text = try text(of: path)
    for code in [
      #".text = String(localized: "l.text", defaultValue: "100% \"cats\"", table: "Main")"#,
      #".text = "Not translated""#,
      #".setTitle(String(localized: "b.normalTitle", defaultValue: "Go", table: "Main"), for: .normal)"#,
      #".accessibilityLabel = String(localized: "b.accessibilityLabel", defaultValue: "Go on", table: "Main")"#,
      #"["One", String(localized: "s.segmentTitles[1]", defaultValue: "Two", table: "Main")]"#,
      #".placeholder = String(localized: "f.placeholder", defaultValue: "Name", table: "Main")"#,
      #"navigationItem.title = String(localized: "n.title", defaultValue: "Cats", table: "Main")"#,
      #"title = String(localized: "vc.title", defaultValue: "Log in", table: "Main")"#,
      #"title: String(localized: "i.title", defaultValue: "Save", table: "Main")"#,
    ] {
      #expect(text.contains(code), "\(code) in\n\(text)")
    }
    #expect(try !self.text(of: path, platform: .portable).contains("localized"))
    try "".write(
      to: folder.url.appendingPathComponent("Base.lproj/Main.strings"), atomically: true, encoding: .utf8)
    #expect(try !DocumentFiles.localization(of: path).isEmpty)
    try "no table".write(
      to: folder.url.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
    #expect(throws: (any Error).self) { try DocumentFiles.localization(of: path) }
  }

  @Test func aDocumentInNoFolderOfALanguageHasNoTables() throws {
    #expect(try DocumentFiles.localization(of: "App/Main.storyboard").isEmpty)
  }
}
