import Foundation
import KansoConversion
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoProject
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Documents whose attributes contain code: it stays text, whichever attribute it is in.
struct HostileDocumentTests {
  /// Code that would run if it left a name, a literal, an interpolation or a comment. The second text is for a place that
  /// refuses several lines.
  private static let texts = [
    "x = injected(); var y; \"; injected(); \\(injected()) */ injected() /*\ninjected()\n//",
    "x = injected(); var y; \"; injected(); \\(injected()) */ injected() /*",
  ]

  /// Returns a document with a hostile text in a place.
  private static func document(_ text: String, _ hostile: String, in range: Range<String.Index>) -> String {
    let escaped = hostile.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    return text.replacingCharacters(in: range, with: escaped)
  }

  /// Finds calls of the hostile function. A name that is made of a text, such as that of a method, is no call.
  private final class CallFinder: SyntaxVisitor {
    var hasCall = false
    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "injected" {
        hasCall = true
      }
      return .visitChildren
    }
  }

  /// Elements that the example does not have.
  private static let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="t">
    <scenes><scene sceneID="s"><objects><tableViewController storyboardIdentifier="Settings" title="Settings" customClass="SettingsVC" customModule="App" id="t">
    <tableView key="view" style="grouped" separatorStyle="none" rowHeight="50" semanticContentAttribute="forceRightToLeft" id="v">
    <sections><tableViewSection headerTitle="General" footerTitle="End" id="x"><cells>
    <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="checkmark" textLabel="l" reuseIdentifier="Row" customClass="Row" id="c">
    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Sound" userLabel="Sound" id="l"/>
    <switch on="YES" tag="3" restorationIdentifier="sw" id="w"><accessibility key="accessibilityConfiguration" label="On" hint="h" identifier="i"><accessibilityTraits key="traits" button="YES"/></accessibility>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="style" value="big"/></userDefinedRuntimeAttributes>
    <connections><action selector="changed:" destination="t" eventType="valueChanged" id="y"/></connections></switch>
    <textField placeholder="Name" borderStyle="roundedRect" contentHorizontalAlignment="left" id="f"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" textContentType="email"/></textField>
    <imageView image="cat" catalog="system" contentMode="center" id="i"/>
    <button buttonType="system" lineBreakMode="wordWrap" id="b"><state key="normal" title="Go" image="go" backgroundImage="back"/></button></subviews>
    <constraints><constraint firstItem="w" firstAttribute="top" relation="equal" secondItem="cc" secondAttribute="top" constant="3" priority="700" identifier="n" id="k"/><constraint firstItem="w" firstAttribute="top" secondItem="no" secondAttribute="top" id="m"/></constraints>
    </tableViewCellContentView><connections><segue destination="d" kind="show" identifier="more" id="g"/></connections></tableViewCell></cells></tableViewSection></sections>
    <connections><outlet property="dataSource" destination="t" id="o"/><outletCollection property="gestureRecognizers" destination="r" id="q"/></connections></tableView>
    <navigationItem key="navigationItem" title="Settings" prompt="p" largeTitleDisplayMode="never" id="e"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="ci"/><barButtonItem key="rightBarButtonItem" title="Save" style="done" systemItem="save" image="s" id="a"><connections><action selector="save:" destination="t" id="z"/></connections></barButtonItem></navigationItem>
    <tabBarItem key="tabBarItem" title="S" image="s" selectedImage="ss" systemItem="more" id="h"/>
    <connections><outlet property="toggle" destination="w" id="j"/></connections></tableViewController>
    <swipeGestureRecognizer direction="left" id="r"><connections><action selector="swiped:" destination="t" id="u"/></connections></swipeGestureRecognizer>
    </objects></scene><scene sceneID="p"><objects><viewController modalPresentationStyle="formSheet" id="d"><view key="view" id="dd"><subviews><wkWebView id="ww"/><view customClass="Pager" id="pp"><connections><outlet property="delegate" destination="d" id="pd"/></connections></view></subviews></view>
    <connections><segue destination="ph" kind="show" identifier="other" id="gh"/></connections></viewController></objects></scene>
    <scene sceneID="q"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Detail" bundleIdentifier="org.example" id="ph"/></objects></scene>
    <scene sceneID="r"><objects><splitViewController storyboardIdentifier="Root" preferredDisplayMode="beside" behavior="tile" id="sp"><connections><segue destination="t" kind="relationship" relationship="masterViewController" id="sm"/></connections></splitViewController></objects></scene>
    <scene sceneID="w"><objects><pageViewController transitionStyle="scroll" navigationOrientation="vertical" customClass="Pages" id="pg"/></objects></scene></scenes></document>
    """

  @Test(arguments: ConversionOptions.Platform.allCases)
  func codeInAnAttributeStaysText(_ platform: ConversionOptions.Platform) throws {
    let example = try String(
      contentsOf: Project.file("Examples/InterfaceBuilder/Main.storyboard"), encoding: .utf8)
    for text in [example, Self.other] {
      for match in text.matches(of: /="([^"]*)"/) {
        let range = match.output.1.startIndex..<match.output.1.endIndex
        for hostile in Self.texts {
          // A text that is in the code needs no other one.
          if check(Self.document(text, hostile, in: range), platform: platform) { break }
        }
      }
    }
  }

  @Test func codeInAPathStaysText() {
    #expect(check(Self.other, path: "Main\ninjected()\n.storyboard", platform: .uikit))
  }

  /// Converts a document, and expects that no hostile text is code. Returns true if one is in the files.
  private func check(
    _ text: String, path: String = "Main.storyboard", platform: ConversionOptions.Platform
  ) -> Bool {
    var options = ConversionOptions()
    options.platform = platform
    guard let document = InterfaceDocument.read(SourceFile(path: path, text: text)).document else {
      return false
    }
    var names = ConversionNames(options)
    names.count(document)
    let files = DocumentConversion(document, options, &names).files
    for file in files { #expect(!file.name.contains("/") && !file.name.contains("\n"), "\(file.name)") }
    let hostile = files.filter { $0.text.contains("injected()") }
    for file in hostile {
      let finder = CallFinder(viewMode: .all)
      finder.walk(Parser.parse(source: TokenPass(nil).finish(file).text))
      #expect(!finder.hasCall, "\(file.text)\nfrom\n\(text)")
    }
    return !hostile.isEmpty
  }
}
