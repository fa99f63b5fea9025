import KansoDrawing
import KansoTheme

/// A writer of one picture as an `svg` element.
struct SVGWriter {
  /// The writer of the markup.
  var out: MarkupWriter
  /// The definitions in `defs`, with the numbers of their ids.
  var definitions: [SVGDefinition: Int] = [:]
  /// The definitions in `defs`, in the order of their numbers.
  var defined: [SVGDefinition] = []
  /// The values of `font-family` that were made already, by family names and face.
  var stacks: [[String]: [String?: String]] = [:]
  /// The images that are drawn more than once and therefore defined once.
  var repeated: Set<EncodedImage> = []
  /// The prefix of all ids. It is different for each picture in a writer.
  private let prefix: String
  /// The open groups: true for a group that was written. The content of other groups is left out.
  private var groups: [Bool] = []
  /// The number of open groups that were written.
  private var writtenGroups = 0

  /// The maximum depth of written groups. Deeper groups are left out, with their content.
  private static let maxGroupDepth = 128

  /// Creates a writer that appends to `out`. Characters other than ASCII letters, digits and hyphens are
  /// removed from the prefix; a prefix that does not begin with a letter gets `k` before it.
  init(_ out: MarkupWriter, idPrefix: String) {
    self.out = out
    let safe = idPrefix.unicodeScalars.filter {
      $0.properties.isAlphabetic && $0.isASCII || "0"..."9" ~= $0 || $0 == "-"
    }
    let start = String(String.UnicodeScalarView(safe))
    let named = start.first?.isLetter == true ? start : "k" + start
    prefix = out.pictureCount == 0 ? named : "\(named)\(out.pictureCount)-"
  }

  /// Writes a picture as a complete `svg` element. Groups without an end command end with the picture.
  mutating func write(_ drawing: Drawing, title: String, description: String?) {
    repeated = drawing.repeatedImages
    openDocument(drawing.size, title: title, description: description)
    for command in drawing.commands { write(command) }
    for isWritten in groups.reversed() where isWritten { out.markup("</g>\n") }
    writeDefinitions()
    out.markup("</svg>")
  }

  /// Writes the start of the `svg` element, with title and description. A length that is negative or not
  /// finite becomes 0.
  mutating func openDocument(_ size: Size, title: String, description: String?) {
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

  /// Writes a command. Invisible commands and the content of groups that were left out are not written.
  mutating func write(_ command: DrawCommand) {
    switch command {
    case .begin(let group): return beginGroup(group, isVisible: command.isVisible)
    case .end: return endGroup()
    default: break
    }
    guard groups.last != false, command.isVisible else { return }
    switch command {
    case .fill(let outline, let paint): writeFill(outline, paint)
    case .stroke(let outline, let line): writeStroke(outline, line)
    case .shadow(let outline, let shadow): writeShadow(outline, shadow)
    case .text(let text): writeText(text)
    case .image(let image, let rect): writeImage(image, in: rect)
    case .begin, .end: break
    }
  }

  // MARK: Groups

  /// Writes the start of a group, unless it is invisible, nested too deeply, or in a group that was left out.
  private mutating func beginGroup(_ group: DrawGroup, isVisible: Bool) {
    let isWritten = groups.last != false && writtenGroups < Self.maxGroupDepth && isVisible
    groups.append(isWritten)
    guard isWritten else { return }
    writtenGroups += 1
    out.markup("<g")
    writeTransform(group.transform)
    if group.opacity < 1 { out.attribute("opacity", group.opacity) }
    if let clip = group.clip { writeReference("clip-path", .clip(clip)) }
    out.markup(">\n")
  }

  /// Writes the end of the innermost open group, if its start was written; nothing if no group is open.
  private mutating func endGroup() {
    guard groups.popLast() == true else { return }
    writtenGroups -= 1
    out.markup("</g>\n")
  }

  /// Writes the attribute `transform`; nothing for the identity.
  mutating func writeTransform(_ map: AffineTransform) {
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

  /// Writes an attribute that refers to a definition, `url(#…)`. A new definition gets an id.
  mutating func writeReference(_ name: StaticString, _ definition: SVGDefinition) {
    let id = id(of: definition)
    out.attribute(name) { out in
      out.markup("url(#")
      out.text(id)
      out.markup(")")
    }
  }

  /// Returns the id of a definition. Equal definitions have the same id. A new one is added to the
  /// definitions that `writeDefinitions` writes.
  mutating func id(of definition: SVGDefinition) -> String {
    if let known = definitions[definition] { return prefix + String(known) }
    defined.append(definition)
    definitions[definition] = defined.count
    return prefix + String(defined.count)
  }

  /// Writes the element `defs` with all definitions; nothing if there are none.
  mutating func writeDefinitions() {
    guard !defined.isEmpty else { return }
    out.markup("<defs>\n")
    for (index, definition) in defined.enumerated() {
      writeDefinition(definition, id: prefix + String(index + 1))
    }
    out.markup("</defs>\n")
  }
}

extension Drawing {
  /// The images that are drawn more than once.
  fileprivate var repeatedImages: Set<EncodedImage> {
    var (seen, repeated): (Set<EncodedImage>, Set<EncodedImage>) = ([], [])
    for case .image(var image, _) in commands {
      image.tint = nil
      if !seen.insert(image).inserted { repeated.insert(image) }
    }
    return repeated
  }
}
