import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The reason that a text is not a valid name: it is invisible, or it cannot be distinguished from another name.
enum NameProblem: Equatable {
  case empty
  /// Only spaces and invisible characters.
  case blank
  /// An invisible character in a position where no script and no emoji needs it.
  case invisible(Unicode.Scalar)
  case noncharacter(Unicode.Scalar)
  /// A combining mark at the start. It would be drawn over the dot or the quote before the name.
  case leadingMark(Unicode.Scalar)

  /// The first problem of a name, nil for a valid name. Joiners are valid after the first character.
  init?(_ name: String) {
    // Most names are ASCII, which is decided by bytes only.
    if !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return nil }
    let scalars = name.unicodeScalars
    guard let first = scalars.first else {
      self = .empty
      return
    }
    if let scalar = scalars.first(where: \.isNoncharacter) {
      self = .noncharacter(scalar)
    } else if scalars.allSatisfy({ $0.isInvisible || $0.properties.isWhitespace }) {
      self = .blank
    } else if first.isMark {
      self = .leadingMark(first)
    } else if first.isInvisible {
      self = .invisible(first)
    } else if let scalar = scalars.first(where: { $0.isInvisible && !$0.isJoining }) {
      self = .invisible(scalar)
    } else {
      return nil
    }
  }

  /// True if the text has no visible character.
  var isBlank: Bool { self == .empty || self == .blank }

  /// Returns the message of the problem.
  ///
  /// - Parameter what: the thing that has the name, as in "a name".
  func message(of what: String) -> String {
    switch self {
    case .empty: "\(what) is empty"
    case .blank: "\(what) has no visible character"
    case .invisible(let scalar): "\(what) contains \(scalar.codePoint), which is invisible"
    case .noncharacter(let scalar): "\(what) contains \(scalar.codePoint), which is not a character"
    case .leadingMark(let scalar):
      "\(what) begins with \(scalar.codePoint), a mark that combines with the character before it"
    }
  }

  /// The help text for the problem.
  var help: String {
    switch self {
    case .empty, .blank: "Write a name."
    case .invisible, .noncharacter: "Delete the character."
    case .leadingMark: "Write the character that it combines with before it, or delete it."
    }
  }
}

extension Unicode.Scalar {
  /// True if the character is a visible combining mark, which is drawn over, under or around the previous character.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: !isInvisible
    default: false
    }
  }
}
