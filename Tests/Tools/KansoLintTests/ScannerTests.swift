import SwiftSyntax
import Testing

@testable import KansoLint

/// The scanner's names, numbers and strings are where those of swift-syntax are.
struct ScannerTests {
  @Test func tokensBeginWhereThoseOfTheParserDo() throws {
    for source in PrefilterTests.realSources {
      let (name, bytes) = (source.name, source.bytes)
      let tree = try PrefilterTests.whole(bytes).tree
      guard !tree.hasSyntaxErrors else { continue }
      var names: Set<Int> = []
      var numbers: Set<Int> = []
      var brackets: [Int: UInt8] = [:]
      bytes.withUnsafeBufferPointer { bytes in
        var scanner = SwiftScanner(bytes)
        while let token = scanner.next() {
          switch token.kind {
          case .word: names.insert(token.offset)
          // The name of a macro.
          case .pound: names.insert(token.offset + 1)
          case .number: numbers.insert(token.offset)
          case .opening(let byte), .closing(let byte): brackets[token.offset] = byte
          default: continue
          }
        }
      }
      for token in tree.tokens(viewMode: .sourceAccurate) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        switch token.tokenKind {
        case .identifier, .keyword:
          let isFound = names.contains(offset)
          #expect(isFound, "\(name): \(token.text) at \(offset)")
        case .integerLiteral, .floatLiteral:
          let isFound = numbers.contains(offset)
          #expect(isFound, "\(name): \(token.text) at \(offset)")
        case .leftBrace, .rightBrace, .leftSquare, .rightSquare:
          #expect(brackets[offset] == token.text.utf8.first, "\(name): \(token.text) at \(offset)")
        default: continue
        }
      }
    }
  }
}
