import KansoInterchange
import Testing

@testable import KansoSwiftTokens

struct SwiftTokenReaderTests {
  @Test func isForSwift() { #expect(SwiftTokenReader.format == .swift) }
}
