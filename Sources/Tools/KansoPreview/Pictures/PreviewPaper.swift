import KansoLayout
import KansoTheme

/// The paper of a PDF.
public enum PreviewPaper: String, CaseIterable, Sendable {
  /// 210 × 297 millimeters (ISO 216).
  case a4
  /// 8.5 × 11 inches (ANSI/ASME Y14.1).
  case letter

  /// The size in portrait, in points of 1/72 inch.
  var size: Size {
    switch self {
    case .a4: Size(width: 210 * Self.pointsPerMillimeter, height: 297 * Self.pointsPerMillimeter)
    case .letter: Size(width: 612, height: 792)
    }
  }

  private static let pointsPerMillimeter = 72 / 25.4
}
