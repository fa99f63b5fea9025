import KansoFormatting
import KansoLayout
import KansoScreens
import KansoTheme

/// A search for what keeps a person from reading or using a screen.
struct LegibilityCheck {
  let window: Window
  let kinds: Set<LegibilityProblem.Kind>

  /// A visible text or control, with its rectangle in the window.
  private struct Part {
    let view: View
    let rect: Rect
    /// True if the view is inside of a scroll view, where it can be scrolled into sight.
    let scrolls: Bool
  }

  /// The overlap and the distance beyond an edge that do not count, in points.
  private static let tolerance = 1.0
  /// The contrast ratio that texts need, and that of large texts (WCAG 2.2, 1.4.3).
  private static let (contrast, largeContrast) = (4.5, 3.0)
  /// The size of large texts, and of large bold ones, in points.
  private static let (largeSize, largeBoldSize) = (24.0, 18.66)
  private static let boldWeight = 700.0

  /// Returns all problems.
  func problems() -> [LegibilityProblem] {
    var problems: [LegibilityProblem] = []
    if kinds.contains(.layout) {
      problems += window.layoutProblems.map { LegibilityProblem(kind: .layout, description: "\($0)") }
    }
    var parts: [Part] = []
    visit(window, scrolls: false) { part in parts.append(part) }
    for view in parts.map(\.view) where kinds.contains(.ambiguous) && view.hasAmbiguousLayout {
      let axes = view.ambiguousAxes.map { "\($0)" }.sorted().joined(separator: " and ")
      problems.append(
        LegibilityProblem(
          kind: .ambiguous, description: "the constraints of \(name(view)) leave it open: \(axes)"))
    }
    for part in parts { problems += ownProblems(of: part) }
    if kinds.contains(.overlap) { problems += overlaps(of: parts) }
    return problems
  }

  /// Calls a closure for each visible text and control in a tree. The parts of a control count as one with it.
  private func visit(_ view: View, scrolls: Bool, _ found: (Part) -> Void) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let isPart = view is Control || view is TextView || (view as? Label)?.text?.isEmpty == false
    if isPart, view.bounds.width > 0, view.bounds.height > 0 {
      found(Part(view: view, rect: view.convert(view.bounds, to: window), scrolls: scrolls))
    }
    if view is Control || view is TextView { return }
    for subview in view.subviews { visit(subview, scrolls: scrolls || view is ScrollView, found) }
  }

  /// Returns the problems of one text or control.
  private func ownProblems(of part: Part) -> [LegibilityProblem] {
    var problems: [LegibilityProblem] = []
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let beyond = max(
      safe.minX - part.rect.minX, part.rect.maxX - safe.maxX,
      part.scrolls ? 0 : max(safe.minY - part.rect.minY, part.rect.maxY - safe.maxY))
    if kinds.contains(.outside), beyond > Self.tolerance {
      problems.append(
        LegibilityProblem(
          kind: .outside, description: "\(name(part.view)) leaves the safe area by \(text(beyond)) points"))
    }
    for label in labels(in: part.view) {
      if kinds.contains(.truncated), label.textLayout.isTruncated || isCut(label) {
        problems.append(LegibilityProblem(kind: .truncated, description: "\(name(label)) is truncated"))
      }
      if kinds.contains(.contrast), let problem = contrastProblem(of: label) { problems.append(problem) }
    }
    return problems
  }

  /// Returns the label itself, or those in a control.
  private func labels(in view: View) -> [Label] {
    if let label = view as? Label { return [label] }
    return view.subviews.flatMap { $0.isHidden ? [] : labels(in: $0) }.filter { $0.text?.isEmpty == false }
  }

  /// Returns true if a label is lower than its text.
  private func isCut(_ label: Label) -> Bool {
    let lines = label.textLayout.lines
    guard let first = lines.first, let last = lines.last else { return label.text?.isEmpty == false }
    return last.top + last.height - first.top > label.bounds.height + Self.tolerance
  }

  /// Returns the overlaps of texts and controls, each pair once.
  private func overlaps(of parts: [Part]) -> [LegibilityProblem] {
    // Sorted by their upper edges, a part can overlap only the next ones.
    let sorted = parts.sorted { $0.rect.minY < $1.rect.minY }
    var problems: [LegibilityProblem] = []
    for (index, part) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard other.rect.minY < part.rect.maxY - Self.tolerance else { break }
        let width = min(part.rect.maxX, other.rect.maxX) - max(part.rect.minX, other.rect.minX)
        guard width > Self.tolerance, other.rect.height > Self.tolerance else { continue }
        problems.append(
          LegibilityProblem(kind: .overlap, description: "\(name(part.view)) and \(name(other.view)) overlap")
        )
      }
    }
    return problems
  }

  /// Returns the problem of a text that is too similar to what is behind it; nil if there is none, or if an image or a
  /// gradient is behind it.
  private func contrastProblem(of label: Label) -> LegibilityProblem? {
    let traits = label.traitCollection
    guard label.isEnabled, let ground = ground(of: label) else { return nil }
    let font = label.font.resolved(in: traits.context, of: traits.theme)
    let size = font.size(at: traits.preferredContentSizeCategory)
    let isLarge = size >= Self.largeSize || size >= Self.largeBoldSize && font.weight >= Self.boldWeight
    let needed = isLarge ? Self.largeContrast : Self.contrast
    let color = label.textColor.resolved(in: traits.context, of: traits.theme)
    let ratio = color.composited(over: ground).contrast(with: ground)
    guard ratio < needed else { return nil }
    return LegibilityProblem(
      kind: .contrast,
      description:
        "\(name(label)) has a contrast of \(text(ratio)) to what is behind it, and needs \(text(needed))")
  }

  /// Returns the color behind a view: the backgrounds of its ancestors, one over the other. Nil if a view that draws
  /// something else is behind it.
  private func ground(of view: View) -> ColorValue? {
    var layers: [ColorValue] = []
    var current: View? = view
    while let ancestor = current {
      if ancestor is Control || ancestor is ImageView { return nil }
      if let color = ancestor.backgroundColor {
        let traits = ancestor.traitCollection
        let value = color.resolved(in: traits.context, of: traits.theme)
        layers.append(value)
        if value.alpha ?? 0 >= 1 { break }
      }
      guard !coversSibling(ancestor) else { return nil }
      current = ancestor.superview
    }
    let traits = window.traitCollection
    let base = Color.systemBackground.resolved(in: traits.context, of: traits.theme)
    return layers.reversed().reduce(base) { $1.composited(over: $0) }
  }

  /// Returns true if a view lies over a sibling that shows an image or has a background.
  private func coversSibling(_ view: View) -> Bool {
    guard let siblings = view.superview?.subviews else { return false }
    return siblings.prefix { $0 !== view }.contains { sibling in
      (sibling is ImageView || sibling.backgroundColor != nil) && !sibling.isHidden
        && sibling.frame.minX < view.frame.maxX && sibling.frame.maxX > view.frame.minX
        && sibling.frame.minY < view.frame.maxY && sibling.frame.maxY > view.frame.minY
    }
  }

  /// The maximum number of characters of a text in a name.
  private static let maxNameLength = 30

  /// Returns the name of a view: its identifier, or its type, with the beginning of its text.
  private func name(_ view: View) -> String {
    let text = (view as? Label)?.text ?? (view as? Button)?.currentTitle
    guard let text, !text.isEmpty else { return view.reportName }
    return "\(view.reportName) \"\(text.prefix(Self.maxNameLength))\""
  }

  /// Returns a number with at most one digit after the point.
  private func text(_ number: Double) -> String {
    number.formatted(as: .shortest(maxFractionDigits: 1))
  }
}
