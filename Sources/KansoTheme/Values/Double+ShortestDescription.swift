extension Double {
  /// The shortest digits that read back as the same number; whole ones below 10¹⁵ without a fraction. Total: what is not
  /// finite is `inf`, `-inf` or `nan`.
  package var shortestDescription: String {
    guard isFinite, self == rounded(), magnitude < 1e15 else { return description }
    return String(Int(self))
  }
}
