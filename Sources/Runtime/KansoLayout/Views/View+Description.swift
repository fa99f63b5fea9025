import KansoSolver

extension View {
  /// Returns a description of the view tree with frames, constraints, and ambiguities with their reasons. The
  /// description of a root ends with its layout problems. Does not lay out first.
  ///
  /// The search for ambiguities runs at each call and takes longer than layout.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var next: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = next.popLast() {
      let indent = String(repeating: "   | ", count: min(depth, Self.maxIndentDepth))
      lines.append(indent + view.reportLine)
      for guide in view.layoutGuides {
        lines.append("\(indent)   ~ \(guide.reportName) \(guide.layoutFrame.reportDescription)")
      }
      for constraint in view.constraints {
        lines.append("\(indent)   - \(constraint.reportLine)\(constraint.brokenMark)")
      }
      for reason in view.reasonsForAmbiguity { lines.append("\(indent)   ? \(reason)") }
      next.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    let problems = superview == nil ? layoutProblems.map { "! \($0)" } : []
    return (lines + problems).joined(separator: "\n")
  }

  /// The maximum depth that is indented.
  private static let maxIndentDepth = 40

  /// The line of the view: its type, name, frame, and states.
  private var reportLine: String {
    var line = "\(type(of: self))"
    if let accessibilityIdentifier { line += " \"\(accessibilityIdentifier)\"" }
    line += " \(storedFrame.reportDescription)"
    if isHidden { line += " hidden" }
    if translatesAutoresizingMaskIntoConstraints, superview != nil { line += " frame set" }
    if superview != nil, box == nil { line += " not laid out yet" }
    return line
  }

  /// The ambiguous attributes of the view with their reasons. Empty for a fixed frame and before the first
  /// layout.
  private var reasonsForAmbiguity: [String] {
    guard let box, let engine, !box.isPinned else { return [] }
    let content = layoutContentSize
    let parts: [(Variable, String, LayoutAxis, Bool)] = [
      (box.x, "x", .horizontal, false), (box.width, "width", .horizontal, content.width >= 0),
      (box.y, "y", .vertical, false), (box.height, "height", .vertical, content.height >= 0),
    ]
    return parts.compactMap { variable, name, axis, hasContent in
      guard engine.solver.isAmbiguous(variable) else { return nil }
      let about = constraintsAffectingLayout(for: axis)
      var why = about.isEmpty ? "no constraint acts on it" : "its constraints leave it open"
      if about.contains(where: { !$0.priority.isRequired }) { why += ", or equal priorities are at odds" }
      if name == "width" || name == "height" {
        why += hasContent ? "; its content's size is given up for others'" : "; it has no content size"
      }
      return "ambiguous \(name): \(why)"
    }
  }
}

extension LayoutConstraint {
  /// The mark of a constraint that layout breaks; empty for other constraints.
  fileprivate var brokenMark: String {
    guard let row, let engine = owner?.engine else { return "" }
    return engine.solver.conflicts.contains { $0.broken == row } ? "  BROKEN" : ""
  }
}

extension Rect {
  /// The rectangle for reports, for example `(8 8; 320 44)`.
  var reportDescription: String {
    "(\(minX.reportDescription) \(minY.reportDescription); \(width.reportDescription) \(height.reportDescription))"
  }
}
