import Foundation
import KansoDiagnostics

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Fuzzes Interface Builder documents: any bytes, read as a storyboard or xib, and as instructions that generate one
/// from typical elements. A document is either rejected with a position, or laid out. The result is always one line of
/// JSON with finite frames, and a second run gives the same line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterfaceBuilder(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  var making = DocumentMaking(bytes)
  let made = Array(making.document().utf8)
  precondition(check(made), "a well-formed document is refused: \(String(decoding: made, as: UTF8.self))")
  check(making.damaged(made))
  return 0
}

/// Reads and lays out a document, and checks the results.
///
/// - Returns: true if the bytes are XML that is read.
@discardableResult
private func check(_ bytes: [UInt8]) -> Bool {
  let file = SourceFile(path: "\"a\\b\".xib", bytes: bytes)
  let (document, problems) = DocumentReader.read(file)
  precondition(document != nil || !problems.isEmpty, "nothing was read or reported")
  var found = problems
  if let document {
    let layout = CanvasLayout(document)
    found += layout.diagnostics
    for (id, frame) in layout.frames {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      precondition(numbers.allSatisfy(\.isFinite), "\(id): \(frame)")
    }
  }
  for diagnostic in found {
    precondition(diagnostic.range.lowerBound <= diagnostic.range.upperBound)
    precondition(diagnostic.range.upperBound <= bytes.count)
  }
  let report = FrameReport(path: file.path, bytes: bytes)
  precondition(report.hasFrames == (document != nil))
  precondition(!report.line.utf8.contains { $0 < 0x20 }, "more than one line")
  let json = (try? JSONSerialization.jsonObject(with: Data(report.line.utf8))) as? [String: Any]
  precondition(json?["path"] as? String == file.path, "no JSON: \(report.line)")
  precondition((json?["views"] == nil) == (json?["error"] != nil))
  let again = FrameReport(path: file.path, bytes: bytes)
  precondition(report.line == again.line && report.diagnosticsText == again.diagnosticsText, "another line")
  return checkTags(file)
}

/// Expects the tags that are found to be those that the parser reports, with their names and attributes.
private func checkTags(_ file: SourceFile) -> Bool {
  let isAccepted = XMLReader.read(file).root != nil
  guard let tags = try? TagScanner.tags(in: file.bytes) else {
    precondition(!isAccepted)
    return false
  }
  for tag in tags {
    precondition(tag.range.lowerBound < tag.name.lowerBound && tag.range.upperBound <= file.bytes.count)
    for attribute in tag.attributes { precondition(attribute.value.upperBound <= tag.range.upperBound) }
  }
  // In another encoding the parser sees another text, and it crashes on names that are not UTF-8.
  let isUTF8 = String(bytes: file.bytes, encoding: .utf8) != nil && !file.contains("encoding")
  guard isAccepted || isUTF8 else { return false }
  let reported = ReportedTags(file)
  guard reported.isWellFormed, !file.bytes.contains(0) else { return isAccepted }
  precondition(isAccepted, "well-formed XML is refused")
  precondition(
    reported.names.count == tags.count, "\(tags.count) tags found, \(reported.names.count) reported")
  for (index, tag) in tags.enumerated() {
    let (found, name) = (file.text(in: tag.name), reported.names[index])
    precondition(found == name, "<\(found)> was found, <\(name)> reported")
    let names = Set(tag.attributes.map { file.text(in: $0.name) })
    precondition(reported.attributes[index].isSubset(of: names), "other attributes")
  }
  return isAccepted
}

/// The tags that the parser reports for a document.
private final class ReportedTags: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [Set<String>] = []
  private(set) var isWellFormed = false

  init(_ file: SourceFile) {
    super.init()
    let parser = XMLParser(data: Data(file.bytes))
    parser.delegate = self
    isWellFormed = parser.parse() && parser.parserError == nil && !names.isEmpty
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(Set(attributes.keys))
  }
}

/// A generator of documents, controlled by the fuzzer's bytes. After the last byte, the numbers come from a counter.
private struct DocumentMaking {
  private var bytes: ArraySlice<UInt8>
  private var count = 0
  private var ids = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private mutating func number(below bound: Int) -> Int {
    count += 1
    return bytes.popFirst().map { Int($0) % bound } ?? (count &* 40_503 >> 3) % bound
  }

  private mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  private static let numbers = [
    "0", "0.0", "1", "8", "10.5", "100", "320", "-5", "1e9", "-1e9", "0.33", "1:3", "1:0", "nan", "inf",
    "1e308",
    "1e-300", "", "infinite", "999999", "250", "750", "999", "1000", "1001",
  ]
  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline",
    "firstBaseline", "leadingMargin", "topMargin", "rightMargin", "bottomMargin", "centerXWithinMargins",
    "notAnAttribute", "shininess",
  ]
  private static let views = [
    "view", "label", "button", "imageView", "textField", "textView", "stackView", "stackView", "scrollView",
    "tableView", "tableViewCell", "collectionView", "switch", "slider", "segmentedControl", "customThing",
  ]
  private static let words: [(name: String, values: [String])] = [
    ("translatesAutoresizingMaskIntoConstraints", ["NO", "YES"]), ("hidden", ["YES", "NO"]),
    ("fixedFrame", ["YES"]), ("axis", ["vertical", "diagonal"]),
    ("alignment", ["center", "top", "firstBaseline"]),
    ("distribution", ["fillEqually", "equalSpacing", "fillProportionally", "equalCentering", "none"]),
    ("key", ["view", "contentView", "tableHeaderView"]), ("text", ["a", "&lt;&amp;&quot;&#10;", "é😀"]),
    ("style", ["plain"]), ("image", ["x"]), ("preservesSuperviewLayoutMargins", ["YES"]),
    ("baselineRelativeArrangement", ["YES"]), ("layoutMarginsRelativeArrangement", ["YES"]),
    ("spacingType", ["standard"]), ("scrollEnabled", ["NO"]), ("accessoryType", ["checkmark"]),
  ]
  private static let amounts = [
    "spacing", "horizontalHuggingPriority", "verticalCompressionResistancePriority", "numberOfLines",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
  ]

  private mutating func newID() -> String {
    if number(below: 20) == 0 { return "v0" }
    ids += 1
    return one(of: ["v\(ids)", "v\(ids)", "v\(ids)", "&quot;\(ids)&#10;"])
  }

  private mutating func knownID() -> String { number(below: 12) == 0 ? "gone" : "v\(number(below: ids + 2))" }

  mutating func document() -> String {
    let isStoryboard = number(below: 2) == 0
    let device = one(of: ["retina4_7", "retina6_1", "ipad12_9rounded", "watch"])
    var content = ""
    for _ in 0...number(below: 3) { content += isStoryboard ? scene() : view(depth: 0) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard.XIB" : "XIB")" version="3.0" \
      toolsVersion="\(one(of: ["22505", "4510", "14113", "32700.99.1234", "x"]))" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useSafeAreas="\(one(of: ["YES", "NO"]))">
      <device id="\(device)" orientation="\(one(of: ["portrait", "landscape"]))"/>
      \(isStoryboard ? "<scenes>\(content)</scenes>" : "<objects>\(content)</objects>")
      </document>
      """
  }

  private mutating func scene() -> String {
    let name = one(of: ["viewController", "navigationController", "tabBarController", "tableViewController"])
    let id = newID()
    let kind = one(of: ["show", "relationship\" relationship=\"rootViewController", "embed", "modal"])
    return """
      <scene><objects><\(name) id="\(id)"><layoutGuides><viewControllerLayoutGuide type="top" \
      id="\(newID())"/></layoutGuides>
      \(view(depth: 0, "key=\"view\""))<connections><segue destination="\(knownID())" kind="\(kind)" id="\(newID())"/>
      </connections></\(name)></objects></scene>
      """
  }

  private mutating func view(depth: Int, _ attribute: String? = nil) -> String {
    let tag = one(of: Self.views)
    var written = attribute ?? ""
    for word in Self.words where number(below: 8) == 0 && !(attribute != nil && word.name == "key") {
      written += " \(word.name)=\"\(one(of: word.values))\""
    }
    for name in Self.amounts where number(below: 8) == 0 {
      written += " \(name)=\"\(one(of: Self.numbers))\""
    }
    if number(below: 20) > 0 { written += " id=\"\(newID())\"" }
    var content = ""
    if number(below: 10) > 0 { content += element("rect key=\"frame\"", ["x", "y", "width", "height"]) }
    if number(below: 6) == 0 {
      content += element("edgeInsets key=\"layoutMargins\"", ["top", "left", "bottom", "right"])
    }
    if number(below: 3) == 0 {
      let kind = one(of: ["safeArea", "contentLayoutGuide", "layoutMargins", "keyboard"])
      content += "<viewLayoutGuide key=\"\(kind)\" id=\"\(newID())\"/>"
    }
    if depth < 4 {
      var inner = ""
      for _ in 0..<number(below: 4) { inner += view(depth: depth + 1) }
      content += one(of: ["subviews", "subviews", "subviews", "prototypes"]).wrapping(inner)
    }
    var constraints = ""
    for _ in 0..<number(below: 6) { constraints += constraint() }
    content += "constraints".wrapping(constraints)
    if number(below: 8) == 0 {
      let mask =
        "<mask key=\"\(one(of: ["subviews", "constraints"]))\"><exclude reference=\"\(knownID())\"/></mask>"
      let key = one(of: ["default", "widthClass=compact", "heightClass=regular-widthClass=regular"])
      content +=
        "<variation key=\"\(key)\" \(one(of: ["hidden=\"NO\"", "spacing=\"nan\"", ""]))>\(mask)</variation>"
    }
    return "<\(tag) \(written)>\(content)</\(tag)>"
  }

  private mutating func element(_ start: String, _ names: [String]) -> String {
    "<\(start)\(names.map { " \($0)=\"\(one(of: Self.numbers))\"" }.joined())/>"
  }

  private mutating func constraint() -> String {
    let attribute = one(of: Self.attributes)
    var written = "firstAttribute=\"\(attribute)\" id=\"\(newID())\""
    if number(below: 4) > 0 { written += " firstItem=\"\(knownID())\"" }
    if number(below: 4) > 0 {
      let other = number(below: 3) > 0 ? attribute : one(of: Self.attributes)
      written += " secondItem=\"\(knownID())\" secondAttribute=\"\(other)\""
    }
    if number(below: 3) == 0 {
      written += " relation=\"\(one(of: ["greaterThanOrEqual", "lessThanOrEqual", "near"]))\""
    }
    for name in ["constant", "multiplier", "priority"] where number(below: 3) == 0 {
      written += " \(name)=\"\(one(of: Self.numbers))\""
    }
    return "<constraint \(written)/>"
  }

  private static let pieces = [
    "<", ">", "/>", "</", "\"", "'", "=", "&", "&lt;", "&#0;", "&#x2028;", "<!--", "-->", "<![CDATA[", "]]>",
    "<?", "?>",
    "<!DOCTYPE a>", "<<<<<<< HEAD\n", "\u{0}", "\u{1}", "é", "😀", "\u{FEFF}", " id=\"v1\"", "<view>",
    "</view>",
    "xmlns:a=\"b\" ", "a:", " encoding=\"UTF-7\"", "\n",
  ]

  /// Returns a document with damaged bytes.
  mutating func damaged(_ document: [UInt8]) -> [UInt8] {
    var result = document
    for _ in 0...number(below: 3) {
      let place = (number(below: 256) << 8 | number(below: 256)) % (result.count + 1)
      let end = min(result.count, place + number(below: 40))
      switch number(below: 6) {
      case 0: result.removeSubrange(place..<end)
      case 1: result.removeSubrange(place...)
      case 2: result.insert(contentsOf: result[place..<end], at: number(below: 256) % (result.count + 1))
      case 3: result.insert(UInt8(number(below: 256)), at: place)
      case 4 where place < result.count: result[place] ^= 1 << UInt8(number(below: 8))
      default: result.insert(contentsOf: Array(one(of: Self.pieces).utf8), at: place)
      }
    }
    return result
  }
}

extension String {
  fileprivate func wrapping(_ content: String) -> String {
    content.isEmpty ? "" : "<\(self)>\(content)</\(self)>"
  }
}
