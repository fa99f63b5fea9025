import KansoDiagnostics
import KansoLayout
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// A document written for tests. A test supplies the content; the rest is the same for all tests.
struct TestDocument {
  var device: String? = "retina4_7"
  var orientation = "portrait"
  var toolsVersion = "22505"
  var usesSafeAreas = true
  var body = ""

  /// Returns a xib with a view of a size on its top level. The content is XML.
  static func xib(
    width: Double = 320, height: Double = 480, toolsVersion: String = "22505", _ content: String
  ) -> String {
    TestDocument(toolsVersion: toolsVersion).xib(
      """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        \(content)
      </view>
      """)
  }

  /// Returns a storyboard of one scene. By default its view has the size of the device's screen.
  func storyboard(width: Double = 375, height: Double = 667, _ content: String) -> String {
    scenes(
      """
      <scene sceneID="scene"><objects>
        <viewController id="controller" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            \(content)
            <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
        </viewController>
      </objects></scene>
      """)
  }

  func scenes(_ scenes: String, resources: String = "") -> String {
    document("Storyboard.XIB", "<scenes>\(scenes)</scenes>\(resources)")
  }

  func xib(_ objects: String, resources: String = "") -> String {
    document("XIB", "<objects>\(objects)</objects>\(resources)")
  }

  private func document(_ type: String, _ content: String) -> String {
    let device =
      device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\" appearance=\"light\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES"\
      \(usesSafeAreas ? " useSafeAreas=\"YES\"" : "") colorMatched="YES">
      \(device)
      <dependencies><deployment identifier="iOS"/></dependencies>
      \(content)
      </document>
      """
  }
}

/// Returns a view's XML. Constraints place the view unless it is fixed.
func view(
  _ tag: String, id: String, frame: (Double, Double, Double, Double), fixed: Bool = false,
  attributes: String = "", content: String = ""
) -> String {
  """
  <\(tag) contentMode="scaleToFill" \(fixed ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\"") \
  id="\(id)" \(attributes)>
  <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(content)</\(tag)>
  """
}

/// Returns `child.top == parent.bottom * 0.5 + 8 @750` as Interface Builder writes it. Without a second item it is a
/// size.
func constraint(_ text: String, id: String = "") -> String {
  let parts = text.split(separator: " ").map(String.init)
  func side(_ part: String, _ name: String) -> String {
    let pieces = part.split(separator: ".")
    return "\(name)Item=\"\(pieces[0])\" \(name)Attribute=\"\(pieces[1])\" "
  }
  var written = side(parts[0], "first")
  if parts[1] != "==" {
    written += "relation=\"\(parts[1] == "<=" ? "lessThanOrEqual" : "greaterThanOrEqual")\" "
  }
  var rest = parts.dropFirst(2)
  if let second = rest.first, second.contains("."), Double(second) == nil {
    written += side(second, "second")
    rest = rest.dropFirst()
  } else if let size = rest.first {
    written += "constant=\"\(size)\" "
    rest = rest.dropFirst()
  }
  while let sign = rest.popFirst() {
    if sign.hasPrefix("@") {
      written += "priority=\"\(sign.dropFirst())\" "
    } else if let value = rest.popFirst() {
      written += sign == "*" ? "multiplier=\"\(value)\" " : "constant=\"\(sign == "-" ? "-" : "")\(value)\" "
    }
  }
  let name = id.isEmpty ? text.filter { $0.isLetter || $0.isNumber } : id
  return "<constraint \(written)id=\"\(name)\"/>"
}

func constraints(_ texts: String...) -> String {
  "<constraints>\(texts.map { constraint($0) }.joined())</constraints>"
}

func subviews(_ views: String...) -> String { "<subviews>\(views.joined())</subviews>" }

/// Reads a document and expects no problems.
func read(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> InterfaceDocument {
  let (document, diagnostics) = DocumentReader.read(SourceFile(path: "Test.storyboard", text: text))
  #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(document, sourceLocation: sourceLocation)
}

/// Returns the frames of a document's views, by id.
func frames(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Rect] {
  let layout = CanvasLayout(try read(text, sourceLocation: sourceLocation))
  return Dictionary(layout.frames.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
}
