import KansoDiagnostics
import KansoLayout
import KansoTheme

/// The change of a view.
package struct ViewChange: Sendable {
  package enum Kind: Sendable {
    case added
    case removed
    case changed
  }

  package let kind: Kind
  /// The name of the view for the user: `label "Heading" (abc-de-fgh)`.
  package let name: String
  /// The changes, such as `moved 8 points to the right`.
  package let words: [String]
  /// The causes in the document, such as a changed constraint.
  package internal(set) var reasons: [String]
  /// The old frame, in the coordinates of the scene; nil if the view did not exist or was not visible.
  package let oldFrame: Rect?
  /// The new frame, in the coordinates of the scene; nil if the view does not exist or is not visible.
  package let newFrame: Rect?
  let id: String?
  /// The axes on which the view moved or was resized.
  var axes: [LayoutAxis] = []
}

extension InterfaceView {
  /// The name of the view for the user: `label "Heading" (abc-de-fgh)`.
  package var called: String {
    var words = ""
    for character in kind.name {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    if let text = userLabel ?? ownTexts.first?.text ?? customClass {
      words += " \"\(text.split(whereSeparator: \.isNewline).joined(separator: " ").shortened)\""
    }
    if let id { words += " (\(id))" }
    return words
  }
}

extension String {
  private static let longestQuote = 48

  /// The text, truncated if it is long.
  var shortened: String {
    count > Self.longestQuote ? prefix(Self.longestQuote) + "…" : self
  }
}

/// A comparison of a view before and after.
struct ViewComparison {
  let old: DrawnView
  let new: DrawnView
  /// The frames relative to the superview.
  let frames: (old: Rect, new: Rect)
  let palettes: (old: DocumentPalette, new: DocumentPalette)

  /// The tolerance for frames, in points: frames are aligned to pixels, and smaller differences are rounding errors of
  /// Interface Builder.
  static let tolerance = 0.5

  // MARK: Visible changes

  /// The axes on which the position or the size differs.
  var axes: [LayoutAxis] {
    let (old, new) = frames
    func differs(_ old: Double, _ new: Double) -> Bool { abs(new - old) > Self.tolerance }
    var axes: [LayoutAxis] = []
    if differs(old.minX, new.minX) || differs(old.width, new.width) { axes.append(.horizontal) }
    if differs(old.minY, new.minY) || differs(old.height, new.height) { axes.append(.vertical) }
    return axes
  }

  /// The changes of the position and the size as text.
  var placeWords: [String] {
    let (old, new) = frames
    var words: [String] = []
    func points(_ distance: Double) -> String {
      let shown = (abs(distance) * 100).rounded() / 100
      return "\(shown.css) \(shown == 1 ? "point" : "points")"
    }
    let moves = [(new.minX - old.minX, "to the right", "to the left"), (new.minY - old.minY, "down", "up")]
      .filter { abs($0.0) > Self.tolerance }.map { "\(points($0.0)) \($0.0 > 0 ? $0.1 : $0.2)" }
    if !moves.isEmpty { words.append("moved \(moves.joined(separator: " and "))") }
    let sizes = [
      (new.width - old.width, "wider", "narrower"), (new.height - old.height, "taller", "shorter"),
    ]
    .filter { abs($0.0) > Self.tolerance }.map { "\(points($0.0)) \($0.0 > 0 ? $0.1 : $0.2)" }
    if !sizes.isEmpty { words.append("is \(sizes.joined(separator: " and "))") }
    return words
  }

  var hiddenWords: [String] {
    let (was, isNow) = (old.source.isHidden, new.source.isHidden)
    guard was != isNow, old.view.isHidden != new.view.isHidden else { return [] }
    return [isNow ? "is hidden now" : "is shown now"]
  }

  /// True if the view is drawn differently at the same position and size.
  var looksDifferent: Bool {
    if old.view.appearance.withoutTint != new.view.appearance.withoutTint { return true }
    return Self.look(of: old.view, like: old.view) != Self.look(of: new.view, like: old.view)
  }

  private static func look(of view: View, like model: View) -> [DrawCommand] {
    guard let look = (view as? any LookWearer)?.look else { return [] }
    let place = View(frame: model.bounds)
    var context = DrawingContext(traits: TraitCollection())
    look.draw(place, in: &context)
    return context.commands
  }

  // MARK: Changes in the document

  /// The changes of the view's content in the document, as text.
  var contentWords: [String] {
    guard old.source.canonical != new.source.canonical else { return [] }
    var words = textWords + styleWords + propertyWords
    if words.isEmpty { words = valueWords }
    return words
  }

  private var textWords: [String] {
    Self.compared(
      old.source.ownTexts.map { ($0.key, $0.text) }, new.source.ownTexts.map { ($0.key, $0.text) }
    ) {
      key, old, new in
      switch (old, new) {
      case (let old?, let new?): "\(key) says \"\(new.shortened)\" instead of \"\(old.shortened)\""
      case (nil, let new?): "\(key) says \"\(new.shortened)\""
      case (let old?, nil): "\(key) says \"\(old.shortened)\" no longer"
      case (nil, nil): nil
      }
    }
  }

  private var styleWords: [String] {
    Self.compared(Self.styles(old, palettes.old), Self.styles(new, palettes.new)) { key, old, new in
      switch (old, new) {
      case (let old?, let new?): "\(key) is \(new) instead of \(old)"
      case (nil, let new?): "\(key) is \(new)"
      case (let old?, nil): "\(key) is \(old) no longer"
      case (nil, nil): nil
      }
    }
  }

  private static func styles(_ view: DrawnView, _ palette: DocumentPalette) -> [(String, String)] {
    view.source.styleUses.map { use in
      switch use.value {
      case .color(let color):
        let css = palette.value(of: color)?.shortCSS
        return (use.key, color.name.map { name in css.map { "\(name) (\($0))" } ?? name } ?? css ?? "unknown")
      case .font(let font): return (use.key, font.shown)
      }
    }
  }

  private var propertyWords: [String] {
    func pairs(_ view: InterfaceView) -> [(String, String)] {
      view.properties.filter { !Self.said.contains($0.key) && !InterfaceView.incidental.contains($0.key) }
        .map { ($0.key, $0.value.value) }.sorted { $0.0 < $1.0 }
    }
    return Self.compared(pairs(old.source), pairs(new.source)) { key, old, new in
      "\(key) is \(new?.shortened ?? "not set") instead of \(old?.shortened ?? "not set")"
    }
  }

  /// Properties that other texts already cover.
  private static let said: Set<String> = ["id", "text", "title", "placeholder", "prompt", "hidden"]

  private var valueWords: [String] {
    let keys = Set(old.source.values.keys).union(new.source.values.keys).sorted()
    var changed = keys.filter { old.source.values[$0]?.canonical != new.source.values[$0]?.canonical }
    if old.source.items.map(\.canonical) != new.source.items.map(\.canonical) { changed.append("its items") }
    if old.source.runtimeAttributes.map(\.canonical) != new.source.runtimeAttributes.map(\.canonical) {
      changed.append("its runtime attributes")
    }
    let connections = (
      old.source.connections.map(\.canonical).sorted(), new.source.connections.map(\.canonical).sorted()
    )
    if connections.0 != connections.1 { changed.append("its outlets, actions or segues") }
    if old.source.variations.canonical != new.source.variations.canonical {
      changed.append("its size classes")
    }
    return changed.map { "\($0) changed" }
  }

  private static func compared(
    _ old: [(String, String)], _ new: [(String, String)], _ words: (String, String?, String?) -> String?
  ) -> [String] {
    let olds = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let news = Dictionary(new, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return (new + old).map(\.0).filter { seen.insert($0).inserted && olds[$0] != news[$0] }
      .compactMap { words($0, olds[$0], news[$0]) }
  }
}

extension Appearance {
  /// The appearance without its tint color. The tint is visible only in drawings that use it.
  fileprivate var withoutTint: Appearance {
    var appearance = self
    appearance.tintColor = nil
    return appearance
  }
}
