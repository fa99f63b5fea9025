import Testing

@testable import KansoFormatting

struct NumberFormatTests {
  @Test(arguments: [
    (8, "8"), (-8, "-8"), (-0.0, "0"), (0.1, "0.1"), (1e-7, "1e-07"),
    (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000.0"), (1e20, "1e+20"),
    (Double.infinity, "inf"), (-Double.infinity, "-inf"), (Double.nan, "nan"),
  ])
  func theShortestDigitsParseToTheSameNumber(_ number: Double, _ text: String) {
    #expect(number.formatted(as: .shortest) == text)
    var buffer = TextBuffer()
    buffer.append(number: number)
    #expect(buffer.text == text)
  }

  @Test(arguments: [
    (8, "8"), (-0.0, "0"), (0.5, "0.5"), (1e-7, "0.000000100"), (-2.5e-5, "-0.000025000"),
    (1e15, "1000000000000000.0"), (1e20, "9000000000.000000000"), (Double.infinity, "0"), (Double.nan, "0"),
  ])
  func decimalsHaveNoExponent(_ number: Double, _ text: String) {
    #expect(number.formatted(as: .decimal) == text)
    #expect(number.formattedForCSS == text)
  }

  @Test(arguments: [
    (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.2344, "1.234"), (8, "8"), (Double.nan, "0"),
  ])
  func roundedDecimalsHaveNoNegativeZero(_ number: Double, _ text: String) {
    #expect(number.formatted(as: .decimal(maxFractionDigits: 3)) == text)
  }

  @Test(arguments: [(0, "0.0"), (-0.0, "-0.0"), (8, "8.0"), (0.01234, "0.012"), (Double.infinity, "inf")])
  func integersKeepTheirFractionFromALimit(_ number: Double, _ text: String) {
    #expect(number.formatted(as: .shortest(maxFractionDigits: 3, integersBelow: 0)) == text)
  }

  @Test func measurementsKeepTheFractionOfBillions() {
    #expect((999_999_999.0).formatted(as: .measurement) == "999999999")
    #expect((1e9).formatted(as: .measurement) == "1000000000.0")
    #expect((1.2345).formatted(as: .measurement(maxFractionDigits: 2)) == "1.23")
  }

  @Test(arguments: [
    (0, 3, "0"), (-0.0001, 3, "0"), (-0.25, 3, "-0.25"), (12.3456, 3, "12.346"), (0.00001, 6, "0.00001"),
    (2.5, 0, "3"), (1e12, 3, "1000000000"), (-1e12, 6, "-1000000000"), (Double.nan, 3, "0"),
    (Double.infinity, 3, "0"),
  ])
  func fixedPointIsBounded(_ number: Double, _ digits: Int, _ text: String) {
    #expect(number.formatted(as: .fixedPoint(maxFractionDigits: digits)) == text)
  }
}
