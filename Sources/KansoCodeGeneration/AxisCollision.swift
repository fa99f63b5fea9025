/// Two axes of modes with one name in an output.
package struct AxisCollision: Sendable {
  package let axis: String
  /// The index of the first mode that has the axis.
  package let mode: Int
  package let firstAxis: String
  package let firstMode: Int
  package let name: String

  package init(axis: String, mode: Int, firstAxis: String, firstMode: Int, name: String) {
    (self.axis, self.mode, self.name) = (axis, mode, name)
    (self.firstAxis, self.firstMode) = (firstAxis, firstMode)
  }
}
