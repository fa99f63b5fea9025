import KansoTheme

/// A rectangle that is laid out and not seen: `UILayoutGuide` without its prefix.
public final class LayoutGuide: LayoutItem {
  enum Kind: Int {
    case custom = -1
    case margins = 0
    case safeArea = 1
    case readable = 2
    /// Of scroll views.
    case content = 3
    case frame = 4
  }

  let kind: Kind
  /// Made by a stack view.
  var isPrivate = false
  /// The view that it belongs to, and in whose coordinates it is.
  public internal(set) unowned(unsafe) var owningView: View?
  /// What reports call the guide.
  public var identifier = ""
  /// Where it is, in the coordinates of its view, in points, as of the last layout.
  public var layoutFrame: Rect { hasOwnFrame ? storedFrame : owningView?.frame(ofGuide: kind) ?? .zero }
  var storedFrame = Rect.zero

  /// A guide; add it to a view with `addLayoutGuide`.
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

  /// Its view goes.
  func leave() { (owningView, engine, box) = (nil, nil, nil) }

  package override var reportName: String {
    owningView == nil || kind == .custom
      ? (identifier.isEmpty ? "LayoutGuide" : identifier)
      : "\(owningView?.reportName ?? "View").\(identifier)"
  }

  /// Whether layout gives it a frame that does not follow from its view's insets.
  var hasOwnFrame: Bool { kind == .custom || kind == .content || kind == .frame }

  /// Whether it is where the insets of its view say, and has no variables of its own.
  var followsInsets: Bool { kind == .margins || kind == .safeArea }
}

extension View {
  /// Inside of the margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins) }
  /// Inside of what no bar covers.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
  /// Inside of the margins, in their middle, and not wider than lines of text are easy to read: 672 points at the default text size.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable) }

  /// Where a guide of its insets is.
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

  /// The widest that lines of text are easy to read, in points: 672 at the default text size (useyourloaf.com, "Readable Content
  /// Guides"), and in proportion at others.
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
