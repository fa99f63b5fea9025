import KansoSolver

extension Point {
  /// True if both coordinates are finite and within the limit of the solver's constants.
  var isUsable: Bool {
    x.isFinite && y.isFinite && abs(x) <= Solver.maxConstant && abs(y) <= Solver.maxConstant
  }
}

extension Rect {
  /// True if all four numbers are finite and within the limit of the solver's constants. The size may be
  /// negative.
  var isUsable: Bool { origin.isUsable && Point(x: size.width, y: size.height).isUsable }
}
