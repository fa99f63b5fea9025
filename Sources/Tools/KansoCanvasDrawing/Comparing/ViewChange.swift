import KansoCanvasLayout
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoTheme

/// The visible change of a view: added, removed, moved, resized, hidden, shown or drawn differently.
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
  package let changes: [String]
  /// The causes of a move or resize in the document, such as a changed constraint.
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
  /// The name of the view for the user: `label "Heading" (abc-de-fgh)`. The quote is its label in Interface
  /// Builder, else its first text, else its custom class. Quote and id are omitted if there is none.
  package var displayName: String {
    var name = ""
    for character in kind.name {
      if character.isUppercase { name += " " }
      name += character.lowercased()
    }
    if let text = userLabel ?? ownTexts.first?.text ?? customClass {
      name += " \"\(text.split(whereSeparator: \.isNewline).joined(separator: " ").truncatedQuote)\""
    }
    if let id { name += " (\(id))" }
    return name
  }
}

extension String {
  /// The maximum number of characters of a quote, without the ellipsis.
  private static let maxQuoteLength = 48

  /// The first 48 characters and an ellipsis; the text itself if it is not longer.
  var truncatedQuote: String {
    count > Self.maxQuoteLength ? prefix(Self.maxQuoteLength) + "…" : self
  }
}

/// A comparison of a view before and after.
struct ViewComparison {
  let old: DrawnView
  let new: DrawnView
  /// The frames relative to the superview.
  let frames: (old: Rect, new: Rect)
  let palettes: (old: DocumentPalette, new: DocumentPalette)

  /// The tolerance for frames, in points: frames are aligned to pixels, and smaller differences are rounding
  /// errors of Interface Builder.
  static let tolerance = 0.5

  // MARK: Visible changes

  /// The axes on which the position or the size differs by more than the tolerance.
  var axes: [LayoutAxis] {
    let (old, new) = frames
    func differs(_ old: Double, _ new: Double) -> Bool { abs(new - old) > Self.tolerance }
    var axes: [LayoutAxis] = []
    if differs(old.minX, new.minX) || differs(old.width, new.width) { axes.append(.horizontal) }
    if differs(old.minY, new.minY) || differs(old.height, new.height) { axes.append(.vertical) }
    return axes
  }

  /// The changes of the position and the size beyond the tolerance as text, with distances in points.
  var frameChanges: [String] {
    let (old, new) = frames
    var changes: [String] = []
    /// Returns the absolute distance with its unit.
    func points(_ distance: Double) -> String {
      let number = abs(distance).formatted(as: .decimal(maxFractionDigits: 2))
      return "\(number) \(number == "1" ? "point" : "points")"
    }
    let moves = [(new.minX - old.minX, "to the right", "to the left"), (new.minY - old.minY, "down", "up")]
      .filter { abs($0.0) > Self.tolerance }.map { "\(points($0.0)) \($0.0 > 0 ? $0.1 : $0.2)" }
    if !moves.isEmpty { changes.append("moved \(moves.joined(separator: " and "))") }
    let sizes = [
      (new.width - old.width, "wider", "narrower"), (new.height - old.height, "taller", "shorter"),
    ]
    .filter { abs($0.0) > Self.tolerance }.map { "\(points($0.0)) \($0.0 > 0 ? $0.1 : $0.2)" }
    if !sizes.isEmpty { changes.append("is \(sizes.joined(separator: " and "))") }
    return changes
  }

  /// The change of the view's own visibility as text. Empty unless both its attribute `hidden` and its
  /// visibility with size class variations changed.
  var visibilityChanges: [String] {
    let (was, isNow) = (old.source.isHidden, new.source.isHidden)
    guard was != isNow, old.view.isHidden != new.view.isHidden else { return [] }
    return [isNow ? "is hidden now" : "is shown now"]
  }

  /// True if the view is drawn differently in the old bounds. Compares its appearance and its content, but not
  /// the tint color itself and not the subviews of the document.
  var looksDifferent: Bool {
    if old.view.appearance.withoutTint != new.view.appearance.withoutTint { return true }
    let size = old.view.frame.size
    return old.contentCommands(in: size) != new.contentCommands(in: size)
  }

  // MARK: Changes in the document

  /// The changes of the view's content in the document as text: texts, colors, fonts and attributes; only if
  /// these are equal, the names of other changed elements. Empty if the canonical texts are equal, even if a
  /// named color has another value.
  var contentChanges: [String] {
    guard old.source.canonicalText != new.source.canonicalText else { return [] }
    var changes = textChanges + styleChanges + propertyChanges
    if changes.isEmpty { changes = valueChanges }
    return changes
  }

  /// The changed texts of the view, with quotes of both versions.
  private var textChanges: [String] {
    Self.describeDifferences(
      old.source.ownTexts.map { ($0.key, $0.text) }, new.source.ownTexts.map { ($0.key, $0.text) }
    ) {
      key, old, new in
      switch (old, new) {
      case (let old?, let new?): "\(key) says \"\(new.truncatedQuote)\" instead of \"\(old.truncatedQuote)\""
      case (nil, let new?): "\(key) says \"\(new.truncatedQuote)\""
      case (let old?, nil): "\(key) says \"\(old.truncatedQuote)\" no longer"
      case (nil, nil): nil
      }
    }
  }

  /// The changed colors and fonts of the view. A named color with another value counts as changed.
  private var styleChanges: [String] {
    Self.describeDifferences(
      Self.styleDescriptions(of: old, palettes.old), Self.styleDescriptions(of: new, palettes.new)
    ) { key, old, new in
      switch (old, new) {
      case (let old?, let new?): "\(key) is \(new) instead of \(old)"
      case (nil, let new?): "\(key) is \(new)"
      case (let old?, nil): "\(key) is \(old) no longer"
      case (nil, nil): nil
      }
    }
  }

  /// Returns pairs of the key and the description of each color and font: `labelColor (#000000)`, `#ff0000`,
  /// `Headline`. A color without a known value is its name alone; without a name, it is `unknown`.
  private static func styleDescriptions(of view: DrawnView, _ palette: DocumentPalette) -> [(String, String)]
  {
    view.source.styleReferences.map { use in
      switch use.value {
      case .color(let color):
        let css = palette.value(of: color)?.formattedForShortCSS
        return (use.key, color.name.map { name in css.map { "\(name) (\($0))" } ?? name } ?? css ?? "unknown")
      case .font(let font): return (use.key, font.displayName)
      }
    }
  }

  /// The changed attributes, without those in `propertiesReportedElsewhere` and those that only Interface
  /// Builder uses.
  private var propertyChanges: [String] {
    /// Returns the names and values of the compared attributes, sorted by name.
    func pairs(_ view: InterfaceView) -> [(String, String)] {
      view.properties.filter {
        !Self.propertiesReportedElsewhere.contains($0.key)
          && !InterfaceView.incidentalAttributes.contains($0.key)
      }
      .map { ($0.key, $0.value.value) }.sorted { $0.0 < $1.0 }
    }
    return Self.describeDifferences(pairs(old.source), pairs(new.source)) { key, old, new in
      "\(key) is \(new?.truncatedQuote ?? "not set") instead of \(old?.truncatedQuote ?? "not set")"
    }
  }

  /// The attributes that texts, visibility and name of a view already cover.
  private static let propertiesReportedElsewhere: Set<String> = [
    "id", "text", "title", "placeholder", "prompt", "hidden",
  ]

  /// The names of the changed values, and `its items`, `its runtime attributes`, `its outlets, actions or
  /// segues` or `its size classes` if these changed, without details.
  private var valueChanges: [String] {
    let keys = Set(old.source.values.keys).union(new.source.values.keys).sorted()
    var changed = keys.filter { old.source.values[$0]?.canonicalText != new.source.values[$0]?.canonicalText }
    if old.source.items.map(\.canonicalText) != new.source.items.map(\.canonicalText) {
      changed.append("its items")
    }
    if old.source.runtimeAttributes.map(\.canonicalText) != new.source.runtimeAttributes.map(\.canonicalText)
    {
      changed.append("its runtime attributes")
    }
    let connections = (
      old.source.connections.map(\.canonicalText).sorted(),
      new.source.connections.map(\.canonicalText).sorted()
    )
    if connections.0 != connections.1 { changed.append("its outlets, actions or segues") }
    if old.source.variations.canonicalText != new.source.variations.canonicalText {
      changed.append("its size classes")
    }
    return changed.map { "\($0) changed" }
  }

  /// Returns descriptions of the keys with different values: first those of the new pairs, in their order,
  /// then removed ones. Only the first pair of each key counts.
  ///
  /// - Parameter description: returns the text for a key, its old value and its new one; nil to omit it.
  private static func describeDifferences(
    _ old: [(String, String)], _ new: [(String, String)], _ description: (String, String?, String?) -> String?
  ) -> [String] {
    let olds = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let news = Dictionary(new, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return (new + old).map(\.0).filter { seen.insert($0).inserted && olds[$0] != news[$0] }
      .compactMap { description($0, olds[$0], news[$0]) }
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
