/// The kinds of files that a file system tells apart.
package enum FileKind: Equatable, Sendable {
  case regular
  case directory
  case link
  case pipe
  case socket
  case device

  /// Creates the kind of the file at a path without opening it. A symbolic link is a `link`, whatever its
  /// target. Nil if there is no file or it is not accessible.
  package init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the kind from a file mode; any other type than the first five counts as a device.
  package init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// The noun with its article, for messages.
  package var description: String {
    switch self {
    case .regular: "a file"
    case .directory: "a directory"
    case .link: "a symbolic link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
