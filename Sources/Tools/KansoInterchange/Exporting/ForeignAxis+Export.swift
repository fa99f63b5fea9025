extension ForeignAxis {
  /// The name of the appearance of the system in exports. In the neutral model, that axis has none.
  static let appearance = "appearance"

  /// The name of the axis in an export.
  var exportedName: String { name ?? Self.appearance }
}
