import KansoTheme

/// A file of a font family in the resources of an Android app, such as `inter_semibold_italic`.
struct FontFile: Hashable, Comparable {
  /// The weight, from 100 to 900.
  let weight: Int
  let isItalic: Bool

  /// The names of the hundreds in the names of font files.
  private static let weightNames = [
    "thin", "extralight", "light", "regular", "medium", "semibold", "bold", "extrabold", "black",
  ]

  /// Creates the file with the face of a weight that is rounded to hundreds.
  init(weight: Double, isItalic: Bool) {
    self.weight = min(max(Int((weight / 100).rounded()), 1), 9) * 100
    self.isItalic = isItalic
  }

  /// Returns the name of the resource for a family.
  func resource(of family: String) -> String {
    let words = Identifier(TokenPath(family)).words.joined(separator: "_")
    let style = Self.weightNames[weight / 100 - 1]
    let isLegal = words.first?.isNumber == false
    return (isLegal ? "" : "font_") + words + "_"
      + (isItalic ? (style == "regular" ? "italic" : style + "_italic") : style)
  }

  /// Returns true if a file comes first: the lighter one, and the upright one of two.
  static func < (left: FontFile, right: FontFile) -> Bool {
    (left.weight, left.isItalic ? 1 : 0) < (right.weight, right.isItalic ? 1 : 0)
  }
}

/// The family that text is set in where fonts have to be in the app: the first one of a list.
enum SchemeFamily {
  /// A family of the system.
  case generic(FontClass)
  /// A family with files in the app, by its name, and the family of the system that is most similar.
  case named(String, like: FontClass)

  /// The family of a list of names.
  init(_ families: [String]) {
    let kind = families.lazy.compactMap { FontClass(family: $0) }.first ?? .system
    guard let first = families.first, !CSSText.isGeneric(first) else {
      self = .generic(kind)
      return
    }
    self = .named(first, like: kind)
  }

  /// The class of the family, or of the one that is most similar.
  var kind: FontClass {
    switch self {
    case .generic(let kind), .named(_, let kind): kind
    }
  }
}
