import Foundation

/// Texts that XML cannot hold.
enum Base64 {
  static func text(_ encoded: String) -> String? {
    // Interface Builder leaves out the padding.
    let letters = encoded.filter { !$0.isWhitespace && $0 != "=" }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
