import KansoScreens
import KansoTheme
import TestSupport

/// A view with a fixed content size.
final class SizedView: View {
  private let content: Size

  init(_ identifier: String = "", _ width: Double, _ height: Double) {
    content = Size(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    for axis in LayoutAxis.allCases {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: Size { content }
}

extension View {
  /// Returns a root with one pixel a point.
  static func layerRoot(_ width: Double = 300, _ height: Double = 100) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
    root.accessibilityIdentifier = "root"
    root.traitCollection.displayScale = 1
    return root
  }

  /// Returns the frames of all descendants with an identifier after layout, in the view's coordinates. They are rounded
  /// to a millionth of a point, because adding the origins of nested views causes rounding errors.
  func framesByName() -> [String: Rect] {
    layoutIfNeeded()
    var frames: [String: Rect] = [:]
    var next: [(View, Point)] = subviews.map { ($0, .zero) }
    while let (view, origin) = next.popLast() {
      let place = Point(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
      if let name = view.accessibilityIdentifier, !name.isEmpty {
        let size = view.frame.size
        frames[name] = Rect(
          x: place.x.toMillionths, y: place.y.toMillionths, width: size.width.toMillionths,
          height: size.height.toMillionths)
      }
      next += view.subviews.map { ($0, place) }
    }
    return frames
  }
}

extension Double {
  fileprivate var toMillionths: Double { (self * 1e6).rounded() / 1e6 }
}

/// The conditions for which a screen is laid out.
struct LayerSituation {
  var size = Size(width: 320, height: 568)
  var safeArea = EdgeInsets.zero
  var direction = UserInterfaceLayoutDirection.leftToRight
  var text = "An ancient breed, kept in temples and on ships, and fond of high places."
  var scale = 2.0

  func prepare(_ root: View) {
    root.frame.size = size
    root.additionalSafeAreaInsets = safeArea
    root.traitCollection.displayScale = scale
    root.traitCollection.layoutDirection = direction
  }

  static let ordinary: [LayerSituation] = [
    LayerSituation(),
    LayerSituation(
      size: Size(width: 375, height: 812), safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    LayerSituation(
      size: Size(width: 812, height: 375), safeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 30),
      scale: 3),
    LayerSituation(size: Size(width: 1024, height: 768), text: "", scale: 1),
  ].flatMap { situation in
    var mirrored = situation
    mirrored.direction = .rightToLeft
    return [situation, mirrored]
  }

  static func random(using random: inout SeededGenerator) -> LayerSituation {
    func points(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
    return LayerSituation(
      size: Size(width: points(640...2400), height: points(900...2400)),
      safeArea: EdgeInsets(
        top: points(0...100), left: points(0...90), bottom: points(0...80), right: points(0...90)),
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      text: String(repeating: "word ", count: Int.random(in: 0...60, using: &random)),
      scale: Double(Int.random(in: 1...3, using: &random)))
  }
}

let layerSpace = Token<Length>(TokenPath("padding.standard"), 8).when(["density": "compact"], use: 4)
