import KansoDiagnostics
import KansoFormatting
import KansoInterfaceViews
import KansoLayout
import KansoRendering
import KansoTheme

/// The change of a scene.
package struct SceneChange {
  /// The scene before; nil if it was added.
  package let old: DrawnScene?
  /// The scene now; nil if it was removed.
  package let new: DrawnScene?
  package internal(set) var views: [ViewChange] = []
  /// Visible changes outside of `views`: of bars, of the size, and of the order of overlapping views.
  package internal(set) var notes: [String] = []
  /// Changes without a visible effect.
  var invisibleChanges: [String] = []

  /// The title now; the title before for a removed scene.
  package var title: String { new?.title ?? old?.title ?? "" }
  /// True if the scene was added or removed, or has changes in `views` or `notes`.
  var isVisible: Bool { old == nil || new == nil || !views.isEmpty || !notes.isEmpty }

  /// Compares views, bars and sizes of two versions of a scene. A new title is an invisible change. If one
  /// version is nil, the scene was added or removed, and nothing in it is compared.
  init(_ old: DrawnScene?, _ new: DrawnScene?, _ palettes: (old: DocumentPalette, new: DocumentPalette)) {
    (self.old, self.new) = (old, new)
    guard let old, let new else { return }
    compareViews(old, new, palettes)
    compareBars(old, new)
    if old.size.differs(from: new.size) {
      notes.append("is \(new.size.dimensions) instead of \(old.size.dimensions) points")
    }
    if old.title != new.title {
      invisibleChanges.append("the scene \"\(old.title)\" is called \"\(new.title)\" now")
    }
  }

  // MARK: Views

  /// Compares the views with an id, and adds their changes with reasons. Changed constraints that move
  /// nothing become invisible changes.
  private mutating func compareViews(
    _ old: DrawnScene, _ new: DrawnScene, _ palettes: (old: DocumentPalette, new: DocumentPalette)
  ) {
    let (before, after) = (IndexedViews(old), IndexedViews(new))
    var causes = ChangeCauses(old.views.first?.source, new.views.first?.source)
    let constraints = causes.descriptions
    for view in new.views {
      guard let id = view.source.id, let was = before.views[id] else {
        if view.source.id != nil { addAddedOrRemovedView(view, .added, &causes) }
        continue
      }
      compareView(
        ViewComparison(
          old: was, new: view, frames: (before.relativeFrame(of: was), after.relativeFrame(of: view)),
          palettes: palettes),
        after, &causes)
      compareOrder(old: was, new: view, oldViews: before, newViews: after)
    }
    for view in old.views where view.source.id.map({ after.views[$0] == nil }) ?? false {
      addAddedOrRemovedView(view, .removed, &causes)
    }
    // A constraint that moves nothing has no visible effect.
    invisibleChanges += constraints.subtracting(assignReasons(causes)).sorted()
  }

  /// Assigns the nearest causes to every view that moved or was resized, at most `maxReasons` each. A change
  /// of the view itself is not assigned.
  ///
  /// - Returns: the texts of the nearest causes of all these views, also of those that were not assigned.
  private mutating func assignReasons(_ causes: ChangeCauses) -> Set<String> {
    let nearest = [
      LayoutAxis.horizontal: causes.nearestCauses(on: .horizontal),
      .vertical: causes.nearestCauses(on: .vertical),
    ]
    var used: Set<String> = []
    for index in views.indices {
      guard let id = views[index].id else { continue }
      var reasons: [String] = []
      for axis in views[index].axes { reasons += nearest[axis]?[id] ?? [] }
      used.formUnion(reasons)
      var seen: Set<String> = []
      // A change of the view itself is not its own reason.
      reasons = reasons.filter { !$0.hasPrefix(views[index].name) && seen.insert($0).inserted }
      views[index].reasons = Array(reasons.prefix(Self.maxReasons))
    }
    return used
  }

  /// The maximum number of reasons of a view.
  private static let maxReasons = 4

  /// Adds the change of an added or removed view, and makes it a cause for its superview and neighbors. The
  /// change is invisible for a view that is hidden, or has neither width nor height.
  private mutating func addAddedOrRemovedView(
    _ view: DrawnView, _ kind: ViewChange.Kind, _ causes: inout ChangeCauses
  ) {
    let change = kind == .added ? "was added" : "was removed"
    if let id = view.source.id { causes.add("\(view.source.displayName) \(change)", to: id) }
    if let parent = view.parent { causes.add("\(view.source.displayName) \(change)", to: parent) }
    guard !view.isHidden, view.frame.width > 0 || view.frame.height > 0 else {
      invisibleChanges.append("\(view.source.displayName) \(change), and is not seen")
      return
    }
    views.append(
      ViewChange(
        kind: kind, name: view.source.displayName, changes: [change], reasons: [],
        oldFrame: kind == .removed ? view.frame : nil, newFrame: kind == .added ? view.frame : nil,
        id: view.source.id))
  }

  /// Adds the changes of a view that is in both versions. Changes of its content are invisible if the drawing
  /// is equal; in any case they are causes for other views. In a view that is hidden in both versions,
  /// changes of the content are invisible and changes of the frame are ignored.
  private mutating func compareView(
    _ pair: ViewComparison, _ after: IndexedViews, _ causes: inout ChangeCauses
  ) {
    let (name, content) = (pair.new.source.displayName, pair.contentChanges)
    let isSeen = !pair.old.isHidden || !pair.new.isHidden
    let looks = isSeen && pair.looksDifferent
    var changes = pair.visibilityChanges
    if isSeen { changes += pair.frameChanges }
    if looks { changes += content.isEmpty ? ["looks different"] : content }
    if !looks { invisibleChanges += content.map { "\(name): \($0)" } }
    if let id = pair.new.source.id, looks || !pair.visibilityChanges.isEmpty || !content.isEmpty {
      for cause in pair.visibilityChanges + content { causes.add("\(name): \(cause)", to: id) }
    }
    guard !changes.isEmpty else { return }
    views.append(
      ViewChange(
        kind: .changed, name: name, changes: changes, reasons: [],
        oldFrame: pair.old.isHidden ? nil : pair.old.frame,
        newFrame: pair.new.isHidden ? nil : pair.new.frame, id: pair.new.source.id, axes: pair.axes))
  }

  /// Compares the order of the subviews with an id that are in both versions. Each overlapping pair of
  /// visible views in another order becomes a note. Only pairs among the first `maxComparedSiblings` are
  /// compared. Without a note, another order is one invisible change.
  private mutating func compareOrder(
    old was: DrawnView, new view: DrawnView, oldViews before: IndexedViews, newViews after: IndexedViews
  ) {
    let old = was.source.subviews.compactMap(\.id)
    let new = view.source.subviews.compactMap(\.id)
    guard old != new else { return }
    let common = Set(old).intersection(new)
    let (oldOrder, newOrder) = (old.filter(common.contains), new.filter(common.contains))
    guard oldOrder != newOrder else { return }
    let places = Dictionary(oldOrder.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var found = false
    for (index, id) in newOrder.enumerated().prefix(Self.maxComparedSiblings) {
      guard let upper = after.views[id], !upper.isHidden else { continue }
      for other in newOrder[..<index] {
        guard let lower = after.views[other], !lower.isHidden, (places[other] ?? 0) > (places[id] ?? 0),
          lower.frame.overlaps(upper.frame)
        else { continue }
        found = true
        notes.append("\(upper.source.displayName) is in front of \(lower.source.displayName) now")
      }
    }
    if !found { invisibleChanges.append("the views in \(view.source.displayName) are in another order") }
  }

  /// The maximum number of siblings whose order is compared pairwise.
  private static let maxComparedSiblings = 200

  // MARK: Bars

  /// Adds notes about the texts in the bars around the views that only one version has: one about the first new
  /// text and the first old one, and so on. The rest get notes of their own. If no text differs but the drawing
  /// does, adds a general note. Adds nothing if the drawing is equal.
  private mutating func compareBars(_ old: DrawnScene, _ new: DrawnScene) {
    let (before, after) = (old.barCommands, new.barCommands)
    guard before != after else { return }
    let (was, isNow) = (Self.texts(in: before), Self.texts(in: after))
    let gone = was.filter { !isNow.contains($0) }
    let added = isNow.filter { !was.contains($0) }
    var changes: [String] = []
    for (index, text) in added.enumerated() {
      changes.append(
        index < gone.count
          ? "its bars say \"\(text.truncatedQuote)\" instead of \"\(gone[index].truncatedQuote)\""
          : "its bars say \"\(text.truncatedQuote)\"")
    }
    for text in gone.dropFirst(added.count) {
      changes.append("its bars say \"\(text.truncatedQuote)\" no longer")
    }
    notes += changes.isEmpty ? ["its bars look different"] : changes
  }

  /// Returns the texts of the commands in drawing order.
  private static func texts(in commands: [DrawCommand]) -> [String] {
    commands.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }
}

/// The views of a scene by their ids.
private struct IndexedViews {
  let views: [String: DrawnView]

  /// Indexes the views with an id. The first one counts if several have the same id.
  init(_ scene: DrawnScene) {
    views = Dictionary(
      scene.views.compactMap { view in view.source.id.map { ($0, view) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the frame relative to the superview; the frame in the scene if the superview is unknown or has
  /// no id.
  func relativeFrame(of view: DrawnView) -> Rect {
    guard let parent = view.parent.flatMap({ views[$0] }) else { return view.frame }
    return Rect(
      origin: Point(x: view.frame.minX - parent.frame.minX, y: view.frame.minY - parent.frame.minY),
      size: view.frame.size)
  }
}

extension DrawnScene {
  /// The drawing commands of everything around the document's views: of each layer, except that with the document's
  /// views.
  fileprivate var barCommands: [DrawCommand] {
    let root = views.first?.view
    return layers.filter { $0.view !== root }.flatMap { Drawing(ofFramesOf: $0.view).commands }
  }
}

extension Size {
  /// Returns true if the width or the height differs by more than the tolerance.
  fileprivate func differs(from size: Size) -> Bool {
    abs(width - size.width) > ViewComparison.tolerance || abs(height - size.height) > ViewComparison.tolerance
  }

  /// The size as text: `375 × 667`.
  fileprivate var dimensions: String {
    "\(width.formatted(as: .decimal)) × \(height.formatted(as: .decimal))"
  }
}

extension Rect {
  /// Returns true if the rectangles have an area in common; touching edges do not count.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
