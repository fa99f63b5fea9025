/// Two different axes of modes whose names become the same name in an output.
package struct AxisCollision: Sendable {
  /// The later one of the axes.
  package let axis: String
  /// The index of the first mode in `Theme.modes` that has `axis`.
  package let mode: Int
  package let firstAxis: String
  /// The index of the first mode that has `firstAxis`.
  package let firstMode: Int
  /// The name that both axes have in the output.
  package let name: String

  package init(axis: String, mode: Int, firstAxis: String, firstMode: Int, name: String) {
    (self.axis, self.mode, self.name) = (axis, mode, name)
    (self.firstAxis, self.firstMode) = (firstAxis, firstMode)
  }
}
