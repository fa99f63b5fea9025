import Foundation
import KansoDiagnostics
import KansoGuide
import KansoInterfaceBuilder
import KansoLayout
import KansoPreview
import KansoRendering
import KansoTheme
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Documents for the tests of their pages and images.
enum DocumentSamples {
  /// Returns a storyboard of one scene with some views, given as XML.
  static func storyboard(_ views: String, scene: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="controller">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects><viewController id="controller" customClass="CatsController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(views)</subviews></view>\(scene)</viewController></objects></scene></scenes>\(resources)</document>
    """
  }

  static func label(_ text: String, id: String = "title", _ content: String = "") -> String {
    """
    <label opaque="NO" contentMode="left" text="\(text)" fixedFrame="YES" id="\(id)">
    <rect key="frame" x="20" y="60" width="300" height="21"/>\(content)</label>
    """
  }

  static func input(_ text: String, path: String = "Main.storyboard") -> DocumentInput {
    DocumentInput(path: path, bytes: Array(text.utf8))
  }

  static func theme(_ yaml: String) throws -> Theme {
    try #require(CompiledGuide(bytes: Array(yaml.utf8), path: "tokens.yaml").theme)
  }
}

extension Corpus {
  /// Returns the sample documents as inputs of a page.
  static func inputs(each: Int = 1) throws -> [DocumentInput] {
    try documents(each: each).map {
      DocumentInput(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
    }
  }
}

extension Drawing {
  /// True if each group ends, and no group ends that did not begin.
  var isBalanced: Bool {
    var depth = 0
    for command in commands {
      if case .begin = command { depth += 1 }
      if case .end = command { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  var texts: [String] { commands.compactMap { if case .text(let text) = $0 { text.text } else { nil } } }
}

/// A parser that checks if a text is well-formed XML.
final class WellFormedness: NSObject {
  static func problem(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() ? nil : "\(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")"
  }
}
