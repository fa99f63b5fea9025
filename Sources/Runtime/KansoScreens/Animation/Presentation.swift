import KansoLayout
import KansoTheme

/// The animatable values of a view at one time.
public struct Presentation: Equatable, Sendable {
  /// The frame without the transform, in the coordinates of its superview, in points.
  public internal(set) var frame: Rect
  /// The point of its own coordinates that lies at its top left corner, in points: the content offset of a scroll view.
  public internal(set) var boundsOrigin: Point
  /// The background color, resolved; nil for none.
  public internal(set) var backgroundColor: ColorValue?
  /// The tint color, its own or inherited from a superview, resolved.
  public internal(set) var tintColor: ColorValue
  /// The border color, resolved; nil for none.
  public internal(set) var borderColor: ColorValue?
  /// The opacity of the view with its subviews, from 0 to 1.
  public internal(set) var alpha: Double
  /// The corner radius, in points.
  public internal(set) var cornerRadius: Length
  /// The border width, in points.
  public internal(set) var borderWidth: Length
  /// The transform about the center of the view.
  public internal(set) var transform: AffineTransform
  /// The values of the properties of `AnimatableValues`, by name.
  private var furtherValues: [String: AnimatableValue] = [:]

  /// The value of one of the view's additional properties (`AnimatableValues`), by its name; nil if there is
  /// none.
  public subscript(name: String) -> AnimatableValue? { furtherValues[name] }

  /// Creates the presentation of a view's current values, with colors resolved for traits.
  ///
  /// - Parameter tintColor: the resolved tint color of the view, its own or inherited.
  init(_ view: View, tintColor: ColorValue, traits: TraitCollection) {
    (frame, boundsOrigin) = (view.storedFrame, view.boundsOrigin)
    let appearance = view.appearance
    backgroundColor = appearance.backgroundColor.map { traits.colorValue(of: $0) }
    borderColor = appearance.borderColor.map { traits.colorValue(of: $0) }
    self.tintColor = tintColor
    (alpha, cornerRadius, borderWidth) = (appearance.alpha, appearance.cornerRadius, appearance.borderWidth)
    transform = appearance.transform
    for property in (view as? any AnimatableValues)?.animatableProperties ?? [] {
      furtherValues[property.name] = property.value(traits)
    }
  }

  /// The keys of all values: those of every view, then those of `AnimatableValues` in no particular order.
  var keys: [AnimatableKey] {
    furtherValues.isEmpty
      ? AnimatableKey.ofEveryView
      : AnimatableKey.ofEveryView + furtherValues.keys.map { .further($0) }
  }

  /// The value for a key; nil for an additional property that the view does not have. Setting a value of the
  /// wrong kind is ignored, except for additional properties, which accept any kind. Setting nil removes an
  /// additional property and is ignored for the other keys.
  subscript(key: AnimatableKey) -> AnimatableValue? {
    get {
      switch key {
      case .origin: .point(frame.origin)
      case .size: .size(frame.size)
      case .boundsOrigin: .point(boundsOrigin)
      case .backgroundColor: .color(backgroundColor)
      case .tintColor: .color(tintColor)
      case .borderColor: .color(borderColor)
      case .alpha: .number(alpha)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .transform: .transform(transform)
      case .further(let name): furtherValues[name]
      }
    }
    set {
      switch (key, newValue) {
      case (.origin, .point(let point)): frame.origin = point
      case (.size, .size(let size)): frame.size = size
      case (.boundsOrigin, .point(let point)): boundsOrigin = point
      case (.backgroundColor, .color(let color)): backgroundColor = color
      case (.tintColor, .color(let color?)): tintColor = color
      case (.borderColor, .color(let color)): borderColor = color
      case (.alpha, .number(let number)): alpha = number
      case (.cornerRadius, .number(let number)): cornerRadius = number
      case (.borderWidth, .number(let number)): borderWidth = number
      case (.transform, .transform(let map)): transform = map
      case (.further(let name), let value): furtherValues[name] = value
      default: break
      }
    }
  }
}

/// The key of an animatable value. Of several animations that run at once, each can move other keys of the same view:
/// the origin and the size are therefore separate keys.
enum AnimatableKey: Hashable, Sendable {
  case origin
  case size
  case boundsOrigin
  case backgroundColor
  case tintColor
  case borderColor
  case alpha
  case cornerRadius
  case borderWidth
  case transform
  /// The name of a property of `AnimatableValues`.
  case further(String)

  /// The keys of the values that every view has.
  static let ofEveryView: [AnimatableKey] = [
    .origin, .size, .boundsOrigin, .backgroundColor, .tintColor, .borderColor, .alpha, .cornerRadius,
    .borderWidth,
    .transform,
  ]

  /// Returns a value clamped to the range of the property: 0...1 for the opacity, at least 0 for sizes,
  /// corner radii and border widths. Springs and some Bézier curves go beyond their end values.
  func clampedValue(_ value: AnimatableValue) -> AnimatableValue {
    switch (self, value) {
    case (.size, .size(let size)): .size(Size(width: max(size.width, 0), height: max(size.height, 0)))
    case (.alpha, .number(let number)): .number(min(max(number, 0), 1))
    case (.cornerRadius, .number(let number)), (.borderWidth, .number(let number)): .number(max(number, 0))
    default: value
    }
  }
}
