@testable import KansoLayout

/// A view with a content size, or without one along an axis.
final class Box: View {
  var content: Size
  var insets = EdgeInsets.zero

  init(_ width: Double?, _ height: Double?) {
    content = Size(width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: Size { content }
  override var alignmentRectInsets: EdgeInsets { insets }
}

func box(_ width: Double? = nil, _ height: Double? = nil) -> Box { Box(width, height) }

/// Returns a root view of a size, with two pixels a point.
func screen(_ width: Double, _ height: Double, scale: Double = 2) -> View {
  let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
  root.accessibilityIdentifier = "root"
  root.traitCollection.displayScale = scale
  return root
}

/// Returns true if two rectangles are equal, except for rounding errors.
func isNear(_ left: Rect, _ right: Rect) -> Bool {
  func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
  return isNear(numbers(left), numbers(right))
}

/// Returns true if two lists of numbers are equal, except for rounding errors.
func isNear(_ left: [Double], _ right: [Double], by tolerance: Double = 1e-6) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

func activate(_ constraints: LayoutConstraint...) { LayoutConstraint.activate(constraints) }

extension View {
  /// Adds views for layout by constraints.
  func add(_ views: View...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Pins the edges to the superview's left and top, and the sizes. A nil value is not constrained.
  func pin(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
    guard let superview else { return }
    let constraints = [
      x.map { leftAnchor.constraint(equalTo: superview.leftAnchor, constant: $0) },
      y.map { topAnchor.constraint(equalTo: superview.topAnchor, constant: $0) },
      width.map { widthAnchor.constraint(equalToConstant: $0) },
      height.map { heightAnchor.constraint(equalToConstant: $0) },
    ]
    LayoutConstraint.activate(constraints.compactMap { $0 })
  }

  /// Adds a view without content that covers a guide or view, and returns it.
  func cover(_ item: LayoutItem) -> View {
    let view = View()
    add(view)
    activate(
      view.leftAnchor.constraint(equalTo: item.leftAnchor),
      view.rightAnchor.constraint(equalTo: item.rightAnchor),
      view.topAnchor.constraint(equalTo: item.topAnchor),
      view.bottomAnchor.constraint(equalTo: item.bottomAnchor))
    return view
  }
}

extension LayoutConstraint {
  func at(_ priority: Priority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}
