import KansoSystem

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

  /// Creates the format for the extension of a file name, without regard to case; nil if no format has the
  /// extension.
  init?(forFileAt path: String) {
    switch path.fileExtension {
    case "html", "htm": self = .html
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    case "txt", "ansi": self = .terminal
    default: return nil
    }
  }

  /// True for PNG and PDF, which need a renderer and the fonts of the machine.
  var isRaster: Bool { self == .png || self == .pdf }
  /// True if the format is a single picture.
  var isPicture: Bool { self == .svg || isRaster }
}

extension String {
  /// The file name extension, in lowercase: the part after the last dot. It is empty if there is no dot, or if the dot
  /// begins the name.
  var fileExtension: String {
    let name = FilePath.folderAndName(of: self).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
