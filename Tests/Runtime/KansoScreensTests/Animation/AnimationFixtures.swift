import KansoLayout
import KansoScreens
import KansoTheme

/// A box in a root of 200 by 100 points, placed by constraints.
struct BoxInRoot {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let box = View()
  let leading: LayoutConstraint
  let width: LayoutConstraint

  init(direction: UserInterfaceLayoutDirection = .leftToRight) {
    root.traitCollection.layoutDirection = direction
    box.enableAutoLayout()
    root.addSubview(box)
    leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    width = box.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([
      leading, width, box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A view with its own animatable values.
final class Gauge: View, AnimatableValues {
  var needle = 0.0
  var needleColor: Color? = Color(red: 0, green: 0, blue: 0)

  var animatableProperties: [AnimatableProperty] {
    [
      AnimatableProperty("needle", of: self, \.needle),
      AnimatableProperty("needleColor", of: self, \.needleColor),
    ]
  }
}

extension Presentation {
  /// Returns true if two presentations are equal, except for rounding errors.
  func isClose(to other: Presentation) -> Bool {
    func close(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }
    return close(frame.minX, other.frame.minX) && close(frame.minY, other.frame.minY)
      && close(frame.width, other.frame.width) && close(frame.height, other.frame.height)
      && close(boundsOrigin.x, other.boundsOrigin.x) && close(boundsOrigin.y, other.boundsOrigin.y)
      && close(alpha, other.alpha) && close(cornerRadius, other.cornerRadius)
  }
}
