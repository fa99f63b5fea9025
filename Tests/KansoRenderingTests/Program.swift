import Foundation
import TestSupport

/// Programs that tests need and that are not everywhere.
enum Program {
  static let hasXMLLint = isThere("xmllint", "--version")
  static let hasPython = isThere("python3", "--version")
  static let hasRSVG = hasPython && isThere("rsvg-convert", "--version")
  static let hasChromium = hasPython && isThere("chromium", "--version")

  private static func isThere(_ name: String, _ argument: String) -> Bool {
    (try? Shell.run(name, [argument]).status) == 0
  }
}
