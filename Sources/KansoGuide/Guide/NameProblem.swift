import KansoDiagnostics
import KansoTheme

/// The reason why a text cannot name anything: it could not be seen, or not be told from another name.
enum NameProblem: Equatable {
  case empty
  /// Nothing but spaces and characters that cannot be seen.
  case blank
  /// A character that cannot be seen, at a place where neither a script nor an emoji needs it.
  case invisible(Unicode.Scalar)
  case noncharacter(Unicode.Scalar)
  /// A mark at the start. It would be drawn over the dot or the quote before the name.
  case leadingMark(Unicode.Scalar)

  /// Returns nil for a text that can be a name.
  init?(_ name: String) {
    // Bytes decide about the usual name.
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

  /// Whether there is nothing to be seen of the text.
  var isBlank: Bool { self == .empty || self == .blank }

  /// The message.
  ///
  /// - Parameter what: the thing that the text would name, as in "a name".
  func message(of what: String) -> String {
    switch self {
    case .empty: "\(what) is empty"
    case .blank: "\(what) has no character that can be seen"
    case .invisible(let scalar): "\(what) holds \(scalar.codePoint), which cannot be seen"
    case .noncharacter(let scalar): "\(what) holds \(scalar.codePoint), which is not a character"
    case .leadingMark(let scalar):
      "\(what) begins with \(scalar.codePoint), a mark that joins the character before it"
    }
  }

  var help: String {
    switch self {
    case .empty, .blank: "Write a name."
    case .invisible, .noncharacter: "Delete the character."
    case .leadingMark: "Put the character before it that it belongs to, or delete it."
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is drawn over, under or around the one before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: !isInvisible
    default: false
    }
  }
}
