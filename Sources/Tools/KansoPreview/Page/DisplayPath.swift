import KansoSystem
extension String {
  /// The path for display. An absolute path is reduced to the file name, because the folders of a machine
  /// mean nothing to others. Any other path stays as it is.
  var displayPath: String {
    utf8.first == UInt8(ascii: "/") ? FilePath.lastName(of: self) : self
  }
}
