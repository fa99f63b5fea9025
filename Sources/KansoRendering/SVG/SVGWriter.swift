import KansoLayout
import KansoTheme

/// A writer of one picture as an `svg` element.
struct SVGWriter {
  var out: MarkupWriter
  /// The definitions in `defs`, with the numbers of their ids.
  var definitions: [SVGDefinition: Int] = [:]
  /// The definitions in `defs`, in the order of their numbers.
  var defined: [SVGDefinition] = []
  /// The values of `font-family` that were made already, by family names and face.
  var stacks: [[String]: [String?: String]] = [:]
  /// The images that are drawn more than once and therefore defined once.
  var repeated: Set<EncodedImage> = []
  private let prefix: String
  /// The open groups: true for a group that was written. The content of other groups is left out.
  private var groups: [Bool] = []
  private var writtenGroups = 0

  private static let deepestGroup = 128

  init(_ out: MarkupWriter, idPrefix: String) {
    self.out = out
    let safe = idPrefix.unicodeScalars.filter {
      $0.properties.isAlphabetic && $0.isASCII || "0"..."9" ~= $0 || $0 == "-"
    }
    let start = String(String.UnicodeScalarView(safe))
    let named = start.first?.isLetter == true ? start : "k" + start
    prefix = out.pictures == 0 ? named : "\(named)\(out.pictures)-"
  }

  mutating func write(_ drawing: Drawing, title: String, description: String?) {
    repeated = drawing.repeatedImages
    open(drawing.size, title: title, description: description)
    for command in drawing.commands { write(command) }
    for isWritten in groups.reversed() where isWritten { out.markup("</g>\n") }
    writeDefinitions()
    out.markup("</svg>")
  }

  mutating func open(_ size: Size, title: String, description: String?) {
    let (width, height) = (
      size.width.isFinite ? max(size.width, 0) : 0, size.height.isFinite ? max(size.height, 0) : 0
    )
    out.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.attribute("width", width)
    out.attribute("height", height)
    out.attribute("viewBox") { out in
      out.markup("0 0 ")
      out.number(width)
      out.markup(" ")
      out.number(height)
    }
    out.markup(" role=\"img\"")
    out.attribute("aria-labelledby", description == nil ? prefix + "title" : "\(prefix)title \(prefix)desc")
    out.markup(">\n<title")
    out.attribute("id", prefix + "title")
    out.markup(">")
    out.text(title)
    out.markup("</title>\n")
    if let description {
      out.markup("<desc")
      out.attribute("id", prefix + "desc")
      out.markup(">")
      out.text(description)
      out.markup("</desc>\n")
    }
  }

  mutating func write(_ command: DrawCommand) {
    switch command {
    case .begin(let group): return begin(group, isSeen: command.isSeen)
    case .end: return end()
    default: break
    }
    guard groups.last != false, command.isSeen else { return }
    switch command {
    case .fill(let outline, let paint): fill(outline, paint)
    case .stroke(let outline, let line): stroke(outline, line)
    case .shadow(let outline, let shadow): self.shadow(outline, shadow)
    case .text(let text): self.text(text)
    case .image(let image, let rect): self.image(image, in: rect)
    case .begin, .end: break
    }
  }

  // MARK: Groups

  private mutating func begin(_ group: DrawGroup, isSeen: Bool) {
    let isWritten = groups.last != false && writtenGroups < Self.deepestGroup && isSeen
    groups.append(isWritten)
    guard isWritten else { return }
    writtenGroups += 1
    out.markup("<g")
    transform(group.transform)
    if group.opacity < 1 { out.attribute("opacity", group.opacity) }
    if let clip = group.clip { reference("clip-path", .clip(clip)) }
    out.markup(">\n")
  }

  private mutating func end() {
    guard groups.popLast() == true else { return }
    writtenGroups -= 1
    out.markup("</g>\n")
  }

  mutating func transform(_ map: AffineTransform) {
    guard map != .identity else { return }
    out.attribute("transform") { out in
      out.markup("matrix(")
      for part in [map.a, map.b, map.c, map.d] {
        out.number(part, decimals: 6)
        out.markup(" ")
      }
      out.number(map.tx)
      out.markup(" ")
      out.number(map.ty)
      out.markup(")")
    }
  }

  // MARK: Definitions

  /// Writes an attribute that refers to a definition.
  mutating func reference(_ name: StaticString, _ definition: SVGDefinition) {
    let id = id(of: definition)
    out.attribute(name) { out in
      out.markup("url(#")
      out.text(id)
      out.markup(")")
    }
  }

  /// Returns the id of a definition. Equal definitions have the same id.
  mutating func id(of definition: SVGDefinition) -> String {
    if let known = definitions[definition] { return prefix + String(known) }
    defined.append(definition)
    definitions[definition] = defined.count
    return prefix + String(defined.count)
  }

  mutating func writeDefinitions() {
    guard !defined.isEmpty else { return }
    out.markup("<defs>\n")
    for (index, definition) in defined.enumerated() { write(definition, id: prefix + String(index + 1)) }
    out.markup("</defs>\n")
  }
}

extension Drawing {
  /// The images that are drawn more than once.
  fileprivate var repeatedImages: Set<EncodedImage> {
    var (seen, repeated): (Set<EncodedImage>, Set<EncodedImage>) = ([], [])
    for case .image(let image, _) in commands where !seen.insert(image).inserted { repeated.insert(image) }
    return repeated
  }
}
