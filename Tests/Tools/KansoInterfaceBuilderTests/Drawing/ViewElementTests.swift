import Foundation
import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoScreens
import TestSupport
import Testing

/// The table of elements, classes and properties.
struct ViewElementTests {
  @Test func keysAreUniqueAndGapsHaveReasons() {
    #expect(Set(ViewElement.all.map(\.name)).count == ViewElement.all.count)
    for element in ViewElement.all {
      let keys = element.properties.map(\.key)
      #expect(Set(keys).count == keys.count, "\(element.name)")
      for property in element.properties {
        #expect(!property.name.isEmpty)
        if let gap = property.gap { #expect(!gap.isEmpty, "\(element.name).\(property.key)") }
        if case .choice(let words) = property.form { #expect(!words.isEmpty) }
      }
    }
  }

  /// The attributes that belong to the document and to layout, and not to the class of a view. The content mode is a
  /// property of image views only.
  private static let general: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "fixedFrame",
    "misplaced",
    "ambiguous", "translatesAutoresizingMaskIntoConstraints", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "layoutMarginsFollowReadableWidth", "contentMode", "catalog",
  ]

  /// An attribute that many documents have is in the table, or the content of its class reads it.
  @Test(.requires(.corpus)) func frequentAttributesAreInTheTable() throws {
    let kinds = [
      "label", "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
      "progressView", "pageControl", "activityIndicatorView", "imageView", "datePicker", "stackView",
    ]
    var counts: [String: Int] = [:]
    for source in Corpus.documents() {
      guard let document = try Self.document(source) else { continue }
      for view in document.allViews where kinds.contains(view.kind.name) {
        for key in view.properties.keys where !Self.general.contains(key) {
          counts["\(view.kind.name).\(key)", default: 0] += 1
        }
      }
    }
    let common = Set(ViewElement.commonProperties.map(\.key))
    let missing = counts.filter { entry in
      let parts = entry.key.split(separator: ".").map(String.init)
      let own = ViewElement.named(parts[0])?.properties.map(\.key) ?? []
      return entry.value >= 5 && !common.contains(parts[1]) && !own.contains(parts[1])
    }
    #expect(missing.isEmpty, "\(missing)")
  }

  /// Contents do not move anything: the frames are those of empty views.
  @Test(.requires(.corpus)) func contentsDoNotChangeFrames() throws {
    for source in Corpus.documents() {
      guard let document = try Self.document(source) else { continue }
      let empty = CanvasLayout(document).frames
      let full = CanvasLayout(document, factory: DocumentViewFactory(ViewResources(document))).frames
      #expect(empty.map(\.id) == full.map(\.id), "\(source.path)")
      for (one, other) in zip(empty, full) {
        #expect(one.frame == other.frame, "\(source.path) \(one.id)")
      }
    }
  }

  /// Returns the document at a URL; nil if it cannot be read.
  private static func document(_ url: URL) throws -> InterfaceDocument? {
    InterfaceDocument.read(SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))).document
  }

  @Test func propertiesAreThoseOfTheDocument() throws {
    let slider = try view("slider", #"minValue="2" maxValue="6" value="3" enabled="NO""#, as: Slider.self)
    #expect(slider.fraction == 0.25 && !slider.isEnabled)
    let stepper = try view("stepper", #"maximumValue="5" value="9" wraps="YES""#, as: Stepper.self)
    #expect(stepper.value == 5 && stepper.wraps)
    let label = try view(
      "label", #"text="a" numberOfLines="3" lineBreakMode="headTruncation" textAlignment="center""#,
      as: Label.self)
    #expect(label.numberOfLines == 3 && label.lineBreakMode == .byTruncatingHead)
    #expect(label.textAlignment == .center)
    let small = try view(
      "label", #"text="a" adjustsFontSizeToFit="YES" minimumFontSize="8.5""#, as: Label.self)
    #expect(small.adjustsFontSizeToFitWidth && small.minimumScaleFactor == 0.5)
    let field = try view(
      "textField", #"borderStyle="bezel" clearButtonMode="always" text="x""#, as: TextField.self)
    #expect(field.borderStyle == .bezel && field.clearButtonRect != nil)
  }

  /// The default of a property is its value in a new view, so that code need not set it.
  @Test func defaultsAreThoseOfNewViews() throws {
    let document = try read(
      xib("label", #"text="a" numberOfLines="1" lineBreakMode="middleTruncation" enabled="YES""#))
    let layout = CanvasLayout(document)
    let source = try #require(document.allViews.first { $0.id == "it" })
    let attributes = ViewAttributes(
      source: source, installation: layout.installation, resources: ViewResources(document))
    let element = try #require(ViewElement.named("label"))
    let view = try #require(element.make?(.zero))
    let defaults = Dictionary(
      uniqueKeysWithValues: element.properties.map { ($0.key, $0.isDefault(in: view, attributes)) })
    #expect(defaults["numberOfLines"] == true && defaults["enabled"] == true)
    #expect(defaults["text"] == false && defaults["lineBreakMode"] == false)
    // The document does not set it.
    #expect(defaults["textColor"] == true)
    #expect(defaults["attributedText"] == .some(nil))
  }

  /// Returns the view of an element in a xib, which must have a class.
  private func view<V: View>(_ tag: String, _ attributes: String, as type: V.Type) throws -> V {
    let document = try read(xib(tag, attributes))
    let layout = CanvasLayout(document, factory: DocumentViewFactory(ViewResources(document)))
    return try #require(layout.trees.first?.items["it"] as? V)
  }
}
