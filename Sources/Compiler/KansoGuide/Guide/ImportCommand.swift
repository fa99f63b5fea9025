import KansoDiagnostics

/// The command that reads files of other formats.
enum ImportCommand {
  /// Returns the command for a file. A path that a shell could read in another way is left to the user.
  static func text(for file: SourceFile) -> String {
    let isPlain = file.path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "._/-+@".utf8.contains(byte)
      }
    }
    let path = isPlain && !file.path.isEmpty && !file.path.hasPrefix("-") ? file.path : "FILE"
    return "kanso import \(path)"
  }
}
