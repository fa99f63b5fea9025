import KansoDiagnostics
import KansoFormatting

/// Conversion of a file's bytes to the text that all further phases use: UTF-8 without a byte-order mark and without
/// characters that YAML forbids.
package enum SourceText {
  /// Decodes UTF-8, and UTF-16 with a byte-order mark. Returns at most one diagnostic, an error: the file is
  /// too large, of another format or not valid text, or contains a forbidden character. With an error, the
  /// file is only good for the position of the error.
  package static func decode(_ bytes: [UInt8], path: String) -> (file: SourceFile, diagnostics: [Diagnostic])
  {
    guard bytes.count <= ReadingLimits.fileSize else {
      let file = SourceFile(path: path, bytes: [])
      let limit = ReadingLimits.fileSize >> 20
      return (
        file,
        [
          Diagnostic(
            .fileTooLarge, "the file is larger than \(limit) MiB, the limit for a guide",
            at: file.wholeRange, help: "Split the guide, or check that this is the file you meant.")
        ]
      )
    }
    if let kind = FileSignature.kind(of: bytes) {
      return encodingError(
        path, "the file is \(kind), and a guide is a text in YAML", help: helpOnOtherFiles)
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return encodingError(path, "the file is UTF-32")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return decodeUTF16(bytes, path, littleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return decodeUTF16(bytes, path, littleEndian: false) }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let file = SourceFile(path: path, bytes: content)
    return (file, firstProblem(in: file))
  }

  private static let helpOnOtherFiles = "Name the guide, such as `tokens.yaml`."

  /// Returns an empty file, and the error `textEncoding` with a message.
  private static func encodingError(
    _ path: String, _ message: String, help: String = "Save the file as UTF-8."
  ) -> (file: SourceFile, diagnostics: [Diagnostic]) {
    let file = SourceFile(path: path, bytes: [])
    return (file, [Diagnostic(.textEncoding, message, at: file.wholeRange, help: help)])
  }

  /// Decodes UTF-16 after its byte-order mark of two bytes. An odd number of bytes and an unpaired surrogate
  /// are errors, with an empty file.
  private static func decodeUTF16(_ bytes: [UInt8], _ path: String, littleEndian: Bool) -> (
    file: SourceFile, diagnostics: [Diagnostic]
  ) {
    guard bytes.count.isMultiple(of: 2) else {
      return encodingError(path, "the file begins as UTF-16, but has an odd number of bytes")
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(littleEndian ? second << 8 | first : first << 8 | second)
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      return encodingError(path, "the file begins as UTF-16, but holds half of a surrogate pair")
    }
    let file = SourceFile(path: path, text: text)
    return (file, firstProblem(in: file))
  }

  /// The number of bytes at the start of a file that are searched for a NUL.
  private static let binaryWindow = 1 << 10

  /// Returns true if the bytes are binary data: they are not UTF-8, and contain a NUL in the first KiB. False
  /// if exactly one of the first two bytes is a NUL, as in UTF-16 without a byte-order mark.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let areZero = bytes.prefix(2).map { $0 == 0 }
    guard bytes.prefix(binaryWindow).contains(0), areZero.first == areZero.last else { return false }
    return !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// Returns one diagnostic for binary data, for UTF-16 without a byte-order mark, for the first byte that is
  /// not UTF-8, or for the first character that YAML forbids (YAML 1.2.2, `c-printable`); none for a valid
  /// text.
  private static func firstProblem(in file: SourceFile) -> [Diagnostic] {
    // Most files are printable ASCII, which a single pass confirms.
    if file.bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
      return []
    }
    if isBinary(file.bytes) {
      let message = "the file contains binary data, and a guide is a text in YAML"
      return encodingError(file.path, message, help: helpOnOtherFiles).diagnostics
    }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = file.bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .emptyInput: return []
      case .error(let length):
        return [invalidByteError(file, offset..<offset + max(length, 1))]
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar.value == 0, offset < 2 {
          return encodingError(file.path, "the file looks like UTF-16 without a byte-order mark").diagnostics
        }
        if scalar.isForbiddenInYAML {
          return [forbiddenCharacterError(scalar, file, offset..<offset + encoded.count)]
        }
        offset += encoded.count
      }
    }
  }

  /// Returns the error for bytes that are not UTF-8; the message names the first of them.
  private static func invalidByteError(_ file: SourceFile, _ range: Range<Int>) -> Diagnostic {
    let byte = String(file.bytes[range.lowerBound], radix: 16, uppercase: true)
    return Diagnostic(
      .textEncoding, "the byte 0x\(byte) is not valid UTF-8", at: SourceRange(file: file, range),
      help: "Save the file as UTF-8; most editors offer it under \u{201C}Save with encoding\u{201D}.")
  }

  /// Returns the error for a character that YAML forbids.
  private static func forbiddenCharacterError(
    _ scalar: Unicode.Scalar, _ file: SourceFile, _ range: Range<Int>
  )
    -> Diagnostic
  {
    let name = scalar.value == 0 ? "a NUL byte" : "the invisible character \(scalar.codePoint)"
    return Diagnostic(
      .controlCharacter, "the file contains \(name)", at: SourceRange(file: file, range), help: "Delete it.")
  }
}

extension Unicode.Scalar {
  /// True for control characters except tab, LF, CR and NEL, and for U+FEFF, U+FFFE and U+FFFF.
  fileprivate var isForbiddenInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
