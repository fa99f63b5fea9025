import KansoLayout

/// The part of a controller's view that a bar covers. It is deprecated in UIKit since iOS 11, in favour of the safe area.
public protocol UILayoutSupport: AnyObject {
  /// The height of the part, in points, as of the last layout.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over an unsafe edge of a controller's view.
private final class UnsafeEdgeGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part at the top of the view that bars cover: from its edge to the safe area.
  public var topLayoutGuide: UILayoutSupport {
    unsafeEdgeGuide(named: "topLayoutGuide") { view, guide in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  /// The part at the bottom of the view that bars cover: from the safe area to its edge.
  public var bottomLayoutGuide: UILayoutSupport {
    unsafeEdgeGuide(named: "bottomLayoutGuide") { view, guide in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  /// Returns the guide with a name. The first call adds it to the view, as wide as the view.
  private func unsafeEdgeGuide(
    named name: String, constraints: (UIView, UILayoutGuide) -> [NSLayoutConstraint]
  ) -> UILayoutSupport {
    let view: UIView = self.view
    let known = view.layoutGuides.first { $0.identifier == name && $0 is UnsafeEdgeGuide }
    if let known = known as? UnsafeEdgeGuide { return known }
    let guide = UnsafeEdgeGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      constraints(view, guide) + [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    return guide
  }
}
