import KansoDiagnostics

/// The output format of a preview.
public enum PreviewFormat: String, CaseIterable, Sendable {
  /// A single page for a browser.
  case html
  /// A single vector picture.
  case svg
  /// A single picture in pixels.
  case png
  /// A single picture that can be printed and searched.
  case pdf
  /// Lines of text for a terminal.
  case terminal

  /// Creates the format for the ending of a file name; nil if no format has the ending.
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

  /// True if the format is drawn with the fonts of the machine and is not text.
  var isRaster: Bool { self == .png || self == .pdf }
  /// True if the format is a single picture.
  var isPicture: Bool { self == .svg || isRaster }
}

extension String {
  /// The file name extension, in lowercase: the part after the last dot. It is empty if there is no dot, or if the dot
  /// begins the name.
  var fileEnding: String {
    let name = FilePath.parts(of: self).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The path for display. An absolute path is reduced to the file name. The folders of a machine mean nothing to
  /// others, and the same document must give the same page in every folder.
  var shownPath: String {
    utf8.first == UInt8(ascii: "/") ? FilePath.lastName(of: self) : self
  }
}
