import KansoTheme

/// A reference as it is written.
enum ReferenceSyntax {
  /// The path in braces, such as `{color.blue}`: the names of groups and of a token.
  case token([String])
  /// A JSON Pointer (RFC 6901) in a `$ref`, such as `#/color/blue/$value`, without its escapes.
  case pointer([String])

  /// The reasons that a text is no reference.
  struct Problem: Error {
    let message: String
    let help: String
  }

  /// Returns true for a string that is meant as a reference in braces: it begins or ends with a brace.
  static func isMeant(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{") || text.utf8.last == UInt8(ascii: "}")
  }

  /// Reads a reference in braces, which has to be the whole text. Only periods divide names.
  static func braces(_ text: String) throws(Problem) -> ReferenceSyntax {
    let inner = text.utf8.dropFirst().dropLast()
    guard text.utf8.count >= 2, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      !inner.contains(UInt8(ascii: "{")), !inner.contains(UInt8(ascii: "}"))
    else {
      throw Problem(
        message: "`\(text)` is not a reference",
        help: "Write one path in one pair of braces, such as `{group.token}`; there are no formulas.")
    }
    let names = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    guard !names.contains("") else {
      throw Problem(
        message: "`\(text)` has an empty name", help: "Write a name before and after each period.")
    }
    if let property = names.first(where: { $0.utf8.first == UInt8(ascii: "$") && $0 != "$root" }) {
      throw Problem(
        message: "`\(text)` names the property `\(property)`, and a reference in braces names a token",
        help: "Write `{\"$ref\": \"#/\(names.joined(separator: "/"))\"}` for a property.")
    }
    return .token(names)
  }

  /// Reads a JSON Pointer as the fragment of a URL. `#` and `#/` are the root of the document.
  static func pointer(_ text: String) throws(Problem) -> ReferenceSyntax {
    guard text.utf8.first == UInt8(ascii: "#") else {
      throw Problem(
        message: "`\(text)` is not a place in this document",
        help: "Write a JSON Pointer, such as `#/group/token`. Only a resolver document refers to other files."
      )
    }
    let rest = text.utf8.dropFirst()
    if rest.isEmpty || rest.elementsEqual("/".utf8) { return .pointer([]) }
    guard rest.first == UInt8(ascii: "/") else {
      throw Problem(
        message: "`\(text)` is not a JSON Pointer", help: "Write a slash after `#`: `#/group/token`.")
    }
    var segments: [String] = []
    for raw in rest.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = unescaped(Substring(raw)) else {
        throw Problem(
          message: "`\(raw)` in `\(text)` has a `~` that escapes nothing",
          help: "Write `~0` for `~`, and `~1` for `/`.")
      }
      segments.append(segment)
    }
    return .pointer(segments)
  }

  /// Returns a segment of a pointer without the escapes `~0` and `~1`; nil for another escape.
  private static func unescaped(_ raw: Substring) -> String? {
    guard raw.utf8.contains(UInt8(ascii: "~")) else { return String(raw) }
    let parts = raw.split(separator: "~", omittingEmptySubsequences: false)
    var text = String(parts[0])
    for part in parts.dropFirst() {
      switch part.utf8.first {
      case UInt8(ascii: "0"): text += "~"
      case UInt8(ascii: "1"): text += "/"
      default: return nil
      }
      text += part.dropFirst()
    }
    return text
  }

  /// Returns a segment without the percent escapes of URLs; nil if it has none, or one that is not UTF-8.
  static func percentDecoded(_ segment: String) -> String? {
    guard segment.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(segment.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, !digits.hasPrefix("+"), let value = UInt8(digits, radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension Place {
  /// Returns the element or member of a segment of a pointer; nil if there is none. A segment is an index in an array
  /// only, and without leading zeros.
  func step(_ segment: String) -> Place? {
    if let elements = node.elements {
      guard segment.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        segment == "0" || segment.utf8.first != UInt8(ascii: "0"), let index = Int(segment),
        index < elements.count
      else { return nil }
      return with(elements[index])
    }
    if let member = self[segment] { return member }
    return ReferenceSyntax.percentDecoded(segment).flatMap { self[$0] }
  }
}
