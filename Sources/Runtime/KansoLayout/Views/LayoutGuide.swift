import KansoTheme

/// An invisible rectangle in a layout: `UILayoutGuide` without its prefix.
open class LayoutGuide: LayoutItem {
  /// The kinds of layout guides. The raw values of margins, safe area, readable and keyboard guide are their indices in
  /// `systemGuides`.
  enum Kind: Int {
    case custom = -1
    case margins = 0
    case safeArea = 1
    case readable = 2
    /// The part that the keyboard covers.
    case keyboard = 3
    /// The content of a scroll view.
    case content = 4
    /// The frame of a scroll view.
    case frame = 5
  }

  @exclusivity(unchecked) final private(set) var kind = Kind.custom
  /// True if the guide is not listed in `layoutGuides`, for example the gap of a stack view.
  final var isPrivate = false
  /// The view that owns the layout guide and defines its coordinates; nil before the layout guide is added.
  @exclusivity(unchecked) public final internal(set) unowned(unsafe) var owningView: View?
  /// The name of the guide in reports.
  public var identifier = ""
  /// The frame of the guide in the coordinates of its view, in points, as of the last layout.
  public var layoutFrame: Rect { hasOwnFrame ? storedFrame : owningView?.frame(ofGuide: kind) ?? .zero }
  /// The frame that layout sets. Not used for margins, safe area, readable and keyboard guide, except for the
  /// size that the last two had at their last update.
  final var storedFrame = Rect.zero

  /// Creates a custom layout guide. Add it to a view with `addLayoutGuide`.
  public override init() { super.init() }

  /// Creates a layout guide of a scroll view, without a view and a name.
  convenience init(_ kind: Kind) {
    self.init()
    self.kind = kind
  }

  /// Creates a margins, safe area, readable or keyboard guide that belongs to a view without being listed in its
  /// `storedGuides`.
  convenience init(_ kind: Kind, of view: View) {
    self.init(kind)
    owningView = view
    identifier =
      ["layoutMarginsGuide", "safeAreaLayoutGuide", "readableContentGuide", "keyboardLayoutGuide"][
        kind.rawValue]
  }

  final override var view: View? { owningView }
  final override var asGuide: LayoutGuide? { self }

  /// Clears the references to the view and the engine while the view is deallocated. Does not remove the
  /// variables from the solver.
  func detachFromOwner() { (owningView, engine, box) = (nil, nil, nil) }

  /// The name of the guide in reports. A guide that the system created begins with the name of its view.
  package override var reportName: String {
    owningView == nil || kind == .custom
      ? (identifier.isEmpty ? "LayoutGuide" : identifier)
      : "\(owningView?.reportName ?? "View").\(identifier)"
  }

  /// True if layout stores a frame for the guide. The frames of other guides follow from the insets of their view.
  final var hasOwnFrame: Bool { kind == .custom || kind == .content || kind == .frame }

  /// True if the insets of the view determine the guide, so that it needs no variables.
  final var followsInsets: Bool { kind == .margins || kind == .safeArea }
}

/// The layout guide of the keyboard: `UIKeyboardLayoutGuide` without its prefix.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// True if the guide covers the bottom of the safe area while there is no keyboard. Else it has the height 0 then.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.insetsChanged() } }
  }
}

extension View {
  /// The rectangle inside of the layout margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins) }
  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
  /// The centred rectangle inside of the margins that is not wider than readable lines: 672 points at the default text
  /// size.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable) }
  /// The rectangle that the keyboard covers, at the bottom of the view and as wide as it. Without a keyboard it covers
  /// the bottom of the safe area. Constrain to its `topAnchor`; `Window.keyboardHeight` shows a keyboard.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = systemGuides[LayoutGuide.Kind.keyboard.rawValue] as? KeyboardLayoutGuide { return guide }
    let guide = KeyboardLayoutGuide(.keyboard, of: self)
    addSystemGuide(guide)
    return guide
  }

  /// Returns the frame of a margins, safe area, readable or keyboard guide, in the view's own coordinates. A size is
  /// never negative. A readable guide is at most `readableWidth` wide and then centred, with its left edge on
  /// a pixel.
  func frame(ofGuide kind: LayoutGuide.Kind) -> Rect {
    if kind == .keyboard {
      let height = keyboardGuideHeight
      return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let insets = kind == .safeArea ? safeAreaInsets : effectiveMargins
    let bounds = bounds
    var frame = Rect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    if kind == .readable, frame.width > readableWidth {
      let scale = traitCollection.displayScale
      let left = frame.midX - readableWidth / 2
      frame.origin.x = scale > 0 ? left.rounded(toScale: scale) : left
      frame.size.width = readableWidth
    }
    return frame
  }

  /// The maximum width of readable lines, in points. It is 672 at the default text size (useyourloaf.com, "Readable
  /// Content Guides") and proportional at other text sizes.
  var readableWidth: Double {
    let category = traitCollection.preferredContentSizeCategory
    return 672 * TextStyle.body.size(at: category) / TextStyle.body.size(at: .large)
  }

  /// Returns the margins, safe area or readable guide of the view. Creates it at first use and attaches it to
  /// the engine.
  private func systemGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = systemGuides[kind.rawValue] { return guide }
    let guide = LayoutGuide(kind, of: self)
    addSystemGuide(guide)
    return guide
  }

  private func addSystemGuide(_ guide: LayoutGuide) {
    systemGuides[guide.kind.rawValue] = guide
    engine?.attach(guide: guide)
  }

  /// The height of the keyboard guide.
  var keyboardGuideHeight: Double {
    let guide = systemGuides[LayoutGuide.Kind.keyboard.rawValue] as? KeyboardLayoutGuide
    return max(guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom, keyboardInset)
  }
}
