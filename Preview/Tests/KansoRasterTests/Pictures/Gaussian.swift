import Foundation

/// The normal distribution.
enum Gaussian {
  /// Returns the share below a number of standard deviations, summed up in steps.
  static func share(below deviations: Double) -> Double {
    let steps = 4000
    let from = -8.0
    guard deviations > from else { return 0 }
    let width = (deviations - from) / Double(steps)
    let sum = (0..<steps).reduce(0.0) { sum, step in
      sum + Self.density(from + (Double(step) + 0.5) * width)
    }
    return min(sum * width, 1)
  }

  private static func density(_ deviations: Double) -> Double {
    exp(-deviations * deviations / 2) / (2 * Double.pi).squareRoot()
  }
}
