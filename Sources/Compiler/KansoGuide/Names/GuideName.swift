import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The names that a guide can have.
package enum GuideName {
  /// The maximum length of a name in bytes. A suffix may follow within the limit of the language.
  static let maxByteCount = 160

  /// Returns the valid name that is nearest to one of a source: without dots, braces, `$` at its start, invisible characters
  /// and marks at its start.
  package static func valid(_ name: String) -> String {
    if isPlain(name) { return name }
    if name == "$root" { return "default" }
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in name.unicodeScalars {
      var scalar = scalar
      switch scalar {
      case ".": scalar = "-"
      case "{", "}": continue
      case "$" where scalars.isEmpty: continue
      case _ where scalar.isNoncharacter: continue
      case _ where scalar.properties.isWhitespace:
        if scalars.isEmpty { continue }
        scalar = " "
      case _ where scalars.isEmpty && (scalar.isInvisible || scalar.isCombiningMark): continue
      case _ where scalar.isInvisible && !scalar.isJoining: continue
      default: break
      }
      count += UTF8.width(scalar)
      guard count <= maxByteCount else { break }
      scalars.append(scalar)
    }
    while scalars.last == " " { scalars.removeLast() }
    return scalars.isEmpty ? "unnamed" : String(scalars)
  }

  /// Returns true for a name of ASCII letters, digits, `-` and `_`.
  package static func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8
    return !bytes.isEmpty && bytes.count <= maxByteCount
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// Returns true if a name has another meaning than that of a token or group.
  /// - Parameter isInGroup: false for a name directly in a section.
  static func isReserved(_ name: String, in section: Section, isInGroup: Bool) -> Bool {
    if ["value", "description", "deprecated", "extends", "extensions"].contains(name) { return true }
    switch section.type {
    case .color: return name == "ramp"
    case .dimension:
      return name == "scale"
        || isInGroup && ["top", "leading", "bottom", "trailing"].contains(name)
        || isInGroup && section == .borders && ["width", "color", "style"].contains(name)
    case .typography: return isInGroup && fontKeys.contains(name)
    case .shadow: return isInGroup && ["color", "x", "y", "blur", "spread", "inset"].contains(name)
    case .transition: return isInGroup && ["duration", "delay", "easing"].contains(name)
    case .cubicBezier: return isInGroup && springKeys.contains(name)
    case .strokeStyle: return isInGroup && ["dashes", "cap"].contains(name)
    case .gradient: return isInGroup && gradientKeys.contains(name)
    case .fontFamily, .fontWeight, .duration, .number, .border, .string: return false
    }
  }

  private static let fontKeys: Set<String> = [
    "family", "face", "size", "weight", "italic", "lineHeight", "letterSpacing", "textStyle", "maximumSize",
  ]
  private static let springKeys: Set<String> = ["mass", "stiffness", "damping", "duration", "bounce"]
  private static let gradientKeys: Set<String> = [
    "angle", "type", "direction", "kind", "stops", "colors", "color", "position",
  ]
}

extension Unicode.Scalar {
  fileprivate var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
