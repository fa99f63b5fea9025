import KansoTheme
import Testing

/// Numeric weights as those of Apple's frameworks.
struct FontWeightTests {
  @Test(arguments: [
    (400.0, 0.0), (700, 0.4), (550, 0.265), (650, 0.35), (1, -0.8), (50, -0.8), (950, 0.62), (1000, 0.62),
  ])
  func weightsBetweenTheNamedOnesAreInterpolated(_ weight: Double, _ rawValue: Double) {
    #expect(FontWeight.systemRawValue(of: weight) == rawValue)
  }

  @Test(arguments: [
    (1.0, "ultraLight"), (149, "ultraLight"), (150, "thin"), (400, "regular"), (550, "semibold"),
    (949, "black"),
    (1000, "black"),
  ])
  func theNearestWeightHasAName(_ weight: Double, _ name: String) {
    #expect(FontWeight.nearestSystemName(of: weight) == name)
  }
}
