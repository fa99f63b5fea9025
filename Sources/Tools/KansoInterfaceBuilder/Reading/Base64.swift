import Foundation

/// A decoder for texts that XML cannot represent.
enum Base64 {
  /// Returns the decoded text; nil if it is not Base64. Ignores white space, needs no padding, and replaces
  /// invalid UTF-8 with U+FFFD.
  static func text(decoding encoded: String) -> String? {
    // Interface Builder omits the padding.
    let letters = encoded.filter { !$0.isWhitespace && $0 != "=" }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
