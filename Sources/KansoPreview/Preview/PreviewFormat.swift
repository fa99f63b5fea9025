import KansoDiagnostics

/// What a preview is written as.
public enum PreviewFormat: String, CaseIterable, Sendable {
  /// One page for a browser.
  case html
  /// One picture.
  case svg
  /// One picture in pixels.
  case png
  /// One picture that is printed and searched.
  case pdf
  /// Lines for a terminal.
  case terminal

  /// The format that the name of a file asks for, or nil where it asks for none.
  init?(forFileAt path: String) {
    switch path.fileEnding {
    case "html", "htm": self = .html
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    case "txt", "ansi": self = .terminal
    default: return nil
    }
  }

  /// Whether it is drawn in the fonts of the machine, and is no text.
  var isRaster: Bool { self == .png || self == .pdf }
  /// Whether it is one picture.
  var isPicture: Bool { self == .svg || isRaster }
}

extension String {
  /// What stands behind the last dot of a file's name, in small letters; empty where there is no dot, or where it begins the name.
  var fileEnding: String {
    let name = FilePath.parts(of: self).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The path as it is shown: of an absolute one the name alone, since the folders of a machine say nothing to others, and the same
  /// document is to make the same page wherever it lies.
  var shownPath: String {
    utf8.first == UInt8(ascii: "/") ? FilePath.lastName(of: self) : self
  }
}
