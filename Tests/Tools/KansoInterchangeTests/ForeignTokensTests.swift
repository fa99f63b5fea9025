import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoInterchange

struct ForeignTokensTests {
  @Test func namesOfFormatsAreWordsOfTheCommandLine() {
    for format in TokenFormat.allCases {
      #expect(format.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(format)")
    }
  }
}
