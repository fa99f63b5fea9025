import Foundation
import KansoLayout
import KansoRendering
import KansoTheme

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Fuzzes drawings: SVG is well formed and has only the elements of pictures, HTML has no script, and lines for a
/// terminal have no control characters except the renderer's own.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRendering(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var source = PictureSource(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let drawing = source.drawing()
  let title = source.text()
  let svg = drawing.svg(title: title, description: source.text())
  let reader = PictureReader()
  let parser = XMLParser(data: Data(svg.utf8))
  parser.delegate = reader
  precondition(parser.parse(), "not well formed: \(svg)")
  precondition(reader.hasIDs, "a reference without a definition: \(svg)")

  let sheet = Sheet(
    [Picture(drawing, caption: title), Picture(drawing)], columns: 2, title: title, scale: source.number())
  let html = sheet.drawing.html(title: title, language: title)
  precondition(
    html.components(separatedBy: "<svg").count == 2 && !html.contains("<script"), "markup in a text: \(html)")

  let lines = drawing.terminal(columns: Int(source.byte()), colors: .trueColor).unicodeScalars
  for scalar in lines where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
    precondition(scalar == "\n" || scalar == "\u{1B}", "a control character in \(drawing)")
  }
  return 0
}

/// The elements that an XML parser finds in a picture.
private final class PictureReader: NSObject, XMLParserDelegate {
  private static let elements: Set<String> = [
    "svg", "title", "desc", "g", "defs", "rect", "ellipse", "path", "text", "image", "use", "clipPath",
    "mask", "filter",
    "feGaussianBlur", "linearGradient", "stop",
  ]
  private var ids: Set<String> = []
  private var references: Set<String> = []
  var hasIDs: Bool { references.isSubset(of: ids) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    precondition(Self.elements.contains(name), "an element \(name)")
    for (attribute, value) in attributes {
      precondition(!attribute.hasPrefix("on"), "an attribute \(attribute)")
      if attribute == "id" { precondition(ids.insert(value).inserted, "an id that is there twice") }
      if value.hasPrefix("url(#"), attribute != "font-family" {
        references.insert(String(value.dropFirst(5).dropLast()))
      }
      if attribute == "href", value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
    }
  }
}

/// A generator of pictures from bytes.
private struct PictureSource {
  private var bytes: ArraySlice<UInt8>

  init(bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func number() -> Double {
    switch byte() % 8 {
    case 0: return 0
    case 1: return Double(Int8(bitPattern: byte()))
    case 2: return Double(byte()) / 255
    case 3: return [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e9, 1e18][Int(byte() % 8)]
    case 4: return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
    default: return Double(byte())
    }
  }

  mutating func text() -> String {
    let count = Int(byte() % 48)
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    bytes = bytes.dropFirst(count)
    return text
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func rect() -> Rect {
    Rect(origin: point(), size: Size(width: number(), height: number()))
  }

  private mutating func color() -> ColorValue {
    let space = ColorSpace.allCases[Int(byte()) % ColorSpace.allCases.count]
    return byte() % 8 == 0
      ? ColorValue(space, nil, nil, nil, alpha: nil)
      : ColorValue(space, number(), number(), number(), alpha: number())
  }

  private mutating func outline() -> Outline {
    switch byte() % 3 {
    case 0: return .rectangle(rect(), cornerRadius: number())
    case 1: return .ellipse(rect())
    default:
      var path = Path()
      for _ in 0..<byte() % 6 {
        switch byte() % 4 {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.curve(to: point(), point(), point())
        default: path.close()
        }
      }
      return .path(path)
    }
  }

  private mutating func paint() -> Paint {
    guard byte() % 3 == 0 else { return .color(color()) }
    let stops = (0..<byte() % 4).map { _ in GradientStop(color: color(), position: number()) }
    return .gradient(LinearGradient(stops: stops, from: point(), to: point()))
  }

  private mutating func drawnText() -> TextCommand {
    let font = Typography(
      families: [text(), text()], face: text(), size: number(), weight: byte() % 2 == 0 ? nil : number(),
      letterSpacing: .points(number()))
    return TextCommand(
      text(), font: font, size: number(), color: color(), origin: point(), width: number(),
      direction: byte() % 2 == 0 ? .leftToRight : .rightToLeft, isUnderlined: byte() % 2 == 0)
  }

  private mutating func group() -> DrawGroup {
    let transform = AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    return DrawGroup(
      transform: byte() % 2 == 0 ? .identity : transform, opacity: number(),
      clip: byte() % 2 == 0 ? nil : outline())
  }

  private mutating func command() -> DrawCommand {
    switch byte() % 8 {
    case 0: return .fill(outline(), paint())
    case 1:
      let dashes = (0..<byte() % 3).map { _ in number() }
      return .stroke(outline(), Stroke(color(), width: number(), dashes: dashes, cap: .round))
    case 2, 3:
      return .shadow(
        outline(),
        ResolvedShadow(color(), offset: point(), blur: number(), spread: number(), isInset: byte() % 2 == 0))
    case 4: return .text(drawnText())
    case 5: return .image(EncodedImage(.png, bytes: Array(text().utf8)), in: rect())
    case 6: return .begin(group())
    default: return .end
    }
  }

  mutating func drawing() -> Drawing {
    let size = Size(width: number(), height: number())
    var commands: [DrawCommand] = []
    while !bytes.isEmpty, commands.count < 200 { commands.append(command()) }
    return Drawing(size: size, commands: commands)
  }
}
