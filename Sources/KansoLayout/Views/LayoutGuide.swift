import KansoTheme

/// An invisible rectangle in a layout: `UILayoutGuide` without its prefix.
public final class LayoutGuide: LayoutItem {
  enum Kind: Int {
    case custom = -1
    case margins = 0
    case safeArea = 1
    case readable = 2
    /// The content of a scroll view.
    case content = 3
    case frame = 4
  }

  let kind: Kind
  /// True if the guide is not listed in `layoutGuides`, for example the gap of a stack view.
  var isPrivate = false
  /// The view that owns the guide and defines its coordinates.
  public internal(set) unowned(unsafe) var owningView: View?
  /// The name of the guide in reports.
  public var identifier = ""
  /// The frame of the guide in the coordinates of its view, in points, as of the last layout.
  public var layoutFrame: Rect { hasOwnFrame ? storedFrame : owningView?.frame(ofGuide: kind) ?? .zero }
  var storedFrame = Rect.zero

  /// Creates a guide. Add it to a view with `addLayoutGuide`.
  public override init() {
    kind = .custom
    super.init()
  }

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
    super.init()
    identifier = ["layoutMarginsGuide", "safeAreaLayoutGuide", "readableContentGuide"][kind.rawValue]
  }

  override var view: View? { owningView }

  /// Detaches the guide from its view while the view is deallocated.
  func leave() { (owningView, engine, box) = (nil, nil, nil) }

  package override var reportName: String {
    owningView == nil || kind == .custom
      ? (identifier.isEmpty ? "LayoutGuide" : identifier)
      : "\(owningView?.reportName ?? "View").\(identifier)"
  }

  /// True if layout stores a frame for the guide. The frames of other guides follow from the insets of their view.
  var hasOwnFrame: Bool { kind == .custom || kind == .content || kind == .frame }

  /// True if the insets of the view determine the guide, so that it needs no variables.
  var followsInsets: Bool { kind == .margins || kind == .safeArea }
}

extension View {
  /// The rectangle inside of the layout margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins) }
  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
  /// The centred rectangle inside of the margins that is not wider than readable lines: 672 points at the default text
  /// size.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable) }

  /// Returns the frame of a guide that follows from the insets of the view.
  func frame(ofGuide kind: LayoutGuide.Kind) -> Rect {
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

  private func systemGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = systemGuides[kind.rawValue] { return guide }
    let guide = LayoutGuide(kind, of: self)
    systemGuides[kind.rawValue] = guide
    engine?.attach(guide: guide)
    return guide
  }
}
