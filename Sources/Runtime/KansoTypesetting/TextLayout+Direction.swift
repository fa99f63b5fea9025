import KansoDrawing

extension TextLayout.Line {
  /// Returns the fragments in reading order, at their visual positions in a line of the given direction.
  /// Mirrors the fragments of a right-to-left line, because typesetting places them from left to right. If a
  /// fragment has a direction, all fragments are returned unchanged.
  package func fragmentsAtVisualPositions(
    in direction: UserInterfaceLayoutDirection
  ) -> [TextLayout.Fragment] {
    guard direction == .rightToLeft, fragments.count > 1,
      fragments.allSatisfy({ $0.direction == nil }), let left = fragments.map(\.x).min(),
      let right = fragments.map({ $0.x + $0.width }).max()
    else { return fragments }
    return fragments.map { fragment in
      var mirrored = fragment
      mirrored.x = left + right - fragment.x - fragment.width
      return mirrored
    }
  }
}

extension String {
  /// The direction of the first letter with a direction (Unicode Standard Annex 9, rules P2 and P3, by scripts),
  /// without isolated text. Nil if no letter has a direction.
  public var writingDirection: UserInterfaceLayoutDirection? {
    var isolates = 0
    for scalar in unicodeScalars where scalar.value >= 0x41 {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      case _ where isolates > 0: break
      case _ where scalar.isWrittenFromTheRight: return .rightToLeft
      case _ where scalar.properties.isAlphabetic: return .leftToRight
      default: break
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The ranges of Hebrew, Arabic, Syriac, Thaana, N'Ko and related scripts, and the right-to-left mark.
  private static let rightToLeftRanges: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0x200F...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// True for letters of right-to-left scripts and for the right-to-left mark.
  fileprivate var isWrittenFromTheRight: Bool {
    value >= 0x590 && Self.rightToLeftRanges.contains { $0.contains(value) }
      && (properties.isAlphabetic || value == 0x200F)
  }
}
