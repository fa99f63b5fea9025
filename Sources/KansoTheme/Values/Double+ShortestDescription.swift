extension Double {
  /// The shortest digits that parse to the same number, without a fraction for whole numbers below 10¹⁵. A number that
  /// is not finite is `inf`, `-inf` or `nan`.
  package var shortestDescription: String {
    guard isFinite, self == rounded(), magnitude < 1e15 else { return description }
    return String(Int(self))
  }
}
