import Foundation

/// A decoder for texts that XML cannot represent.
enum Base64 {
  static func text(_ encoded: String) -> String? {
    // Interface Builder omits the padding.
    let letters = encoded.filter { !$0.isWhitespace && $0 != "=" }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
