import Foundation
import KansoFormatting
import Testing

/// The one writer of JSON, read back by Foundation.
struct JSONWriterTests {
  /// Texts with characters that JSON or a terminal treats in another way than others.
  private static let texts = [
    "", "\"\\/", "\u{0}\u{1F}\n\t", "\u{7F}\u{85}\u{2028}\u{2029}", "a\u{202E}b\u{200B}c\u{FEFF}",
    "\u{E0001}é😀",
  ]

  private func written(_ text: String, escapesUnprintable: Bool) -> [UInt8] {
    var writer = JSONWriter(escapesUnprintable: escapesUnprintable)
    writer.writeArray { writer in
      writer.beginElement()
      writer.writeString(text)
    }
    return writer.bytes
  }

  @Test(arguments: texts, [false, true])
  func textsAreReadBack(_ text: String, _ escapesUnprintable: Bool) throws {
    let bytes = written(text, escapesUnprintable: escapesUnprintable)
    #expect(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String] == [text])
  }

  @Test(arguments: texts)
  func unprintableCharactersAreEscapedOnRequest(_ text: String) {
    let escaped = String(decoding: written(text, escapesUnprintable: true), as: UTF8.self)
    #expect(escaped.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnprintable })
    let plain = String(decoding: written("a\u{202E}b", escapesUnprintable: false), as: UTF8.self)
    #expect(plain.contains("a\u{202E}b"))
  }

  @Test(arguments: [0, 1, 3])
  func partsMakeADocument(_ count: Int) throws {
    func part(_ numbers: Range<Int>) -> String {
      JSONWriter.part(depth: 1) { writer in
        for number in numbers {
          writer.beginElement()
          writer.writeNumber(Double(number))
        }
      }
    }
    #expect(part(0..<0).isEmpty)
    let text =
      "[\n" + [part(0..<1), part(1..<1 + count)].filter { !$0.isEmpty }.joined(separator: ",\n") + "\n]\n"
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Int] == Array(0..<1 + count))
    var whole = JSONWriter()
    whole.writeArray { writer in
      for number in 0..<1 + count {
        writer.beginElement()
        writer.writeNumber(Double(number))
      }
    }
    #expect(String(decoding: whole.bytes, as: UTF8.self).trimmingCharacters(in: .newlines) + "\n" == text)
  }
}
