import KansoTheme
import Testing

struct FingerprintTests {
  @Test func aFingerprintIsReadFromSixteenDigitsInEitherCase() {
    #expect(Fingerprint("0123456789abcdef")?.rawValue == 0x0123_4567_89AB_CDEF)
    #expect(Fingerprint("0123456789ABCDEF")?.description == "0123456789abcdef")
  }

  @Test(arguments: ["", "0123456789abcde", "00123456789abcdef", "0123456789abcdeg", " 123456789abcdef"])
  func anyOtherTextIsNoFingerprint(_ text: String) { #expect(Fingerprint(text) == nil) }

  /// `UInt64` accepts a sign before the digits.
  @Test(arguments: ["+123456789abcdef", "-000000000000000"])
  func aSignIsNotADigit(_ text: String) { #expect(Fingerprint(text) == nil) }
}
