import KansoLayout
import KansoTheme

/// What a view looks like at one moment.
public struct Presentation: Equatable, Sendable {
  /// Where it is, in the coordinates of its superview, in points.
  public internal(set) var frame: Rect
  /// The corner of its own coordinates that is at its top left, in points: how far a list is scrolled.
  public internal(set) var boundsOrigin: Point
  /// The color behind everything in it, as it is in the tree; nil for none.
  public internal(set) var backgroundColor: ColorValue?
  /// The color of what can be touched in it, its own or a superview's, as it is in the tree.
  public internal(set) var tintColor: ColorValue
  /// The color of the line along its edges, as it is in the tree; nil for none.
  public internal(set) var borderColor: ColorValue?
  /// How opaque it is with everything in it, from 0 to 1.
  public internal(set) var alpha: Double
  /// The radius of its corners, in points.
  public internal(set) var cornerRadius: Length
  /// The width of the line along its edges, in points.
  public internal(set) var borderWidth: Length
  /// How it is turned, enlarged and moved about its middle.
  public internal(set) var transform: AffineTransform
  private var furtherValues: [String: AnimatableValue] = [:]

  /// A value that the view has beside those of every view (`AnimatableValues`), by its name; nil if there is none.
  public subscript(name: String) -> AnimatableValue? { furtherValues[name] }

  /// A view as it is.
  init(_ view: View, tintColor: ColorValue, traits: TraitCollection) {
    (frame, boundsOrigin) = (view.frame, view.boundsOrigin)
    let look = view.appearance
    backgroundColor = look.backgroundColor.map { traits.colorValue(of: $0) }
    borderColor = look.borderColor.map { traits.colorValue(of: $0) }
    self.tintColor = tintColor
    (alpha, cornerRadius, borderWidth) = (look.alpha, look.cornerRadius, look.borderWidth)
    transform = look.transform
    for property in (view as? any AnimatableValues)?.animatableProperties ?? [] {
      furtherValues[property.name] = property.value(traits)
    }
  }

  /// What there is to be moved, by its keys.
  var keys: [AnimatableKey] {
    furtherValues.isEmpty
      ? AnimatableKey.ofEveryView
      : AnimatableKey.ofEveryView + furtherValues.keys.map { .further($0) }
  }

  /// Of the value for a key; nil if there is none. A value of the wrong kind is not taken.
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

/// What of a view animations move by itself: of several animations that run at once, each may move something else of the same view.
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
  /// One of `AnimatableValues`, by its name.
  case further(String)

  static let ofEveryView: [AnimatableKey] = [
    .origin, .size, .boundsOrigin, .backgroundColor, .tintColor, .borderColor, .alpha, .cornerRadius,
    .borderWidth,
    .transform,
  ]

  /// A value kept to what a view can have: springs and some Bézier curves go further than where they end.
  func limited(_ value: AnimatableValue) -> AnimatableValue {
    switch (self, value) {
    case (.size, .size(let size)): .size(Size(width: max(size.width, 0), height: max(size.height, 0)))
    case (.alpha, .number(let number)): .number(min(max(number, 0), 1))
    case (.cornerRadius, .number(let number)), (.borderWidth, .number(let number)): .number(max(number, 0))
    default: value
    }
  }
}
