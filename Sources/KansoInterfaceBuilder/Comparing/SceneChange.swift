import KansoDiagnostics
import KansoLayout
import KansoTheme

/// The change of a scene.
package struct SceneChange {
  /// The scene before; nil if it was added.
  package let old: DrawnScene?
  /// The scene now; nil if it was removed.
  package let new: DrawnScene?
  package internal(set) var views: [ViewChange] = []
  /// Changes that are not in views, such as those of bars.
  package internal(set) var notes: [String] = []
  /// Changes without a visible effect.
  var unseen: [String] = []

  package var title: String { new?.title ?? old?.title ?? "" }
  var isVisible: Bool { old == nil || new == nil || !views.isEmpty || !notes.isEmpty }

  init(_ old: DrawnScene?, _ new: DrawnScene?, _ palettes: (old: DocumentPalette, new: DocumentPalette)) {
    (self.old, self.new) = (old, new)
    guard let old, let new else { return }
    compareViews(old, new, palettes)
    compareBars(old, new)
    if old.size.isOther(than: new.size) {
      notes.append("is \(new.size.words) instead of \(old.size.words) points")
    }
    if old.title != new.title { unseen.append("the scene \"\(old.title)\" is called \"\(new.title)\" now") }
  }

  // MARK: Views

  private mutating func compareViews(
    _ old: DrawnScene, _ new: DrawnScene, _ palettes: (old: DocumentPalette, new: DocumentPalette)
  ) {
    let (before, after) = (IndexedViews(old), IndexedViews(new))
    var causes = ChangeCauses(old.views.first?.source, new.views.first?.source)
    let constraints = causes.words
    for view in new.views {
      guard let id = view.source.id, let was = before.views[id] else {
        if view.source.id != nil { come(view, .added, &causes) }
        continue
      }
      compare(
        ViewComparison(
          old: was, new: view, frames: (before.frame(of: was), after.frame(of: view)), palettes: palettes),
        after, &causes)
      compareOrder(was, view, before, after)
    }
    for view in old.views where view.source.id.map({ after.views[$0] == nil }) ?? false {
      come(view, .removed, &causes)
    }
    // A constraint that moves nothing has no visible effect.
    unseen += constraints.subtracting(giveReasons(causes)).sorted()
  }

  /// Assigns its causes to every view that moved. Returns the texts of the causes that were used.
  private mutating func giveReasons(_ causes: ChangeCauses) -> Set<String> {
    let nearest = [LayoutAxis.horizontal: causes.nearest(.horizontal), .vertical: causes.nearest(.vertical)]
    var told: Set<String> = []
    for index in views.indices {
      guard let id = views[index].id else { continue }
      var reasons: [String] = []
      for axis in views[index].axes { reasons += nearest[axis]?[id] ?? [] }
      told.formUnion(reasons)
      var seen: Set<String> = []
      // A change of the view itself is not its own reason.
      reasons = reasons.filter { !$0.hasPrefix(views[index].name) && seen.insert($0).inserted }
      views[index].reasons = Array(reasons.prefix(Self.mostReasons))
    }
    return told
  }

  private static let mostReasons = 4

  /// Adds the change of an added or removed view, and makes it a cause for other views.
  private mutating func come(_ view: DrawnView, _ kind: ViewChange.Kind, _ causes: inout ChangeCauses) {
    let words = kind == .added ? "was added" : "was removed"
    if let id = view.source.id { causes.note("\(view.source.called) \(words)", about: id) }
    if let parent = view.parent { causes.note("\(view.source.called) \(words)", about: parent) }
    guard !view.isHidden, view.frame.width > 0 || view.frame.height > 0 else {
      unseen.append("\(view.source.called) \(words), and is not seen")
      return
    }
    views.append(
      ViewChange(
        kind: kind, name: view.source.called, words: [words], reasons: [],
        oldFrame: kind == .removed ? view.frame : nil, newFrame: kind == .added ? view.frame : nil,
        id: view.source.id))
  }

  private mutating func compare(_ pair: ViewComparison, _ after: IndexedViews, _ causes: inout ChangeCauses) {
    let (name, content) = (pair.new.source.called, pair.contentWords)
    let isSeen = !pair.old.isHidden || !pair.new.isHidden
    let looks = isSeen && pair.looksDifferent
    var words = pair.hiddenWords
    if isSeen { words += pair.placeWords }
    if looks { words += content.isEmpty ? ["looks different"] : content }
    if !looks { unseen += content.map { "\(name): \($0)" } }
    if let id = pair.new.source.id, looks || !pair.hiddenWords.isEmpty || !content.isEmpty {
      for cause in pair.hiddenWords + content { causes.note("\(name): \(cause)", about: id) }
    }
    guard !words.isEmpty else { return }
    views.append(
      ViewChange(
        kind: .changed, name: name, words: words, reasons: [],
        oldFrame: pair.old.isHidden ? nil : pair.old.frame,
        newFrame: pair.new.isHidden ? nil : pair.new.frame, id: pair.new.source.id, axes: pair.axes))
  }

  /// Compares the order of subviews, which is visible only if they overlap.
  private mutating func compareOrder(
    _ was: DrawnView, _ view: DrawnView, _ before: IndexedViews, _ after: IndexedViews
  ) {
    let old = was.source.subviews.compactMap(\.id)
    let new = view.source.subviews.compactMap(\.id)
    guard old != new else { return }
    let common = Set(old).intersection(new)
    let (oldOrder, newOrder) = (old.filter(common.contains), new.filter(common.contains))
    guard oldOrder != newOrder else { return }
    let places = Dictionary(oldOrder.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var found = false
    for (index, id) in newOrder.enumerated().prefix(Self.mostOrdered) {
      guard let upper = after.views[id], !upper.isHidden else { continue }
      for other in newOrder[..<index] {
        guard let lower = after.views[other], !lower.isHidden, (places[other] ?? 0) > (places[id] ?? 0),
          lower.frame.overlaps(upper.frame)
        else { continue }
        found = true
        notes.append("\(upper.source.called) is in front of \(lower.source.called) now")
      }
    }
    if !found { unseen.append("the views in \(view.source.called) are in another order") }
  }

  /// The maximum number of siblings whose order is compared pairwise.
  private static let mostOrdered = 200

  // MARK: Bars

  /// Compares the bars around the views.
  private mutating func compareBars(_ old: DrawnScene, _ new: DrawnScene) {
    let (before, after) = (old.barCommands, new.barCommands)
    guard before != after else { return }
    let (was, isNow) = (Self.texts(before), Self.texts(after))
    let gone = was.filter { !isNow.contains($0) }
    let come = isNow.filter { !was.contains($0) }
    var words: [String] = []
    for (index, text) in come.enumerated() {
      words.append(
        index < gone.count
          ? "its bars say \"\(text.shortened)\" instead of \"\(gone[index].shortened)\""
          : "its bars say \"\(text.shortened)\"")
    }
    for text in gone.dropFirst(come.count) { words.append("its bars say \"\(text.shortened)\" no longer") }
    notes += words.isEmpty ? ["its bars look different"] : words
  }

  private static func texts(_ commands: [DrawCommand]) -> [String] {
    commands.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }
}

/// The views of a scene by their ids.
private struct IndexedViews {
  let views: [String: DrawnView]

  init(_ scene: DrawnScene) {
    views = Dictionary(
      scene.views.compactMap { view in view.source.id.map { ($0, view) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the frame relative to the superview, so that a view that only moves with its superview has not moved.
  func frame(of view: DrawnView) -> Rect {
    guard let parent = view.parent.flatMap({ views[$0] }) else { return view.frame }
    return Rect(
      origin: Point(x: view.frame.minX - parent.frame.minX, y: view.frame.minY - parent.frame.minY),
      size: view.frame.size)
  }
}

extension DrawnScene {
  /// The drawing commands of everything around the document's views.
  fileprivate var barCommands: [DrawCommand] {
    let root = views.first?.view
    return layers.flatMap { layer -> [DrawCommand] in
      guard layer.view !== root else { return [] }
      var context = DrawingContext(traits: layer.view.traitCollection)
      context.offset = layer.origin
      layer.view.drawBackground(in: &context)
      layer.view.draw(in: &context)
      return context.commands
    }
  }
}

extension Size {
  fileprivate func isOther(than size: Size) -> Bool {
    abs(width - size.width) > ViewComparison.tolerance || abs(height - size.height) > ViewComparison.tolerance
  }

  fileprivate var words: String { "\(width.css) × \(height.css)" }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
