import KansoCanvasLayout
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoTheme

/// The difference between two versions of a document, divided into visible and invisible changes.
package struct DocumentDifference {
  /// The scenes with visible changes, in the order of the newer version; removed scenes at the end.
  package let scenes: [SceneChange]
  /// Changes without a visible effect, first those of the document itself, then those in scenes.
  package let invisibleChanges: [String]
  /// Layout problems of the newer version.
  package let diagnostics: [Diagnostic]

  /// Compares two versions of a document. The older one is drawn on the canvas of the newer one.
  ///
  /// - Parameters:
  ///   - environment: the circumstances in which both are shown.
  ///   - assets: the colors and images of the app's asset catalogs, for both.
  package init(
    from old: InterfaceDocument, to new: InterfaceDocument,
    environment: CanvasEnvironment = CanvasEnvironment(), assets: DocumentAssets = DocumentAssets()
  ) {
    let before = DocumentScenes(
      old.transferred(toCanvasOf: new), environment: environment, assets: assets)
    let after = DocumentScenes(new, environment: environment, assets: assets)
    let palettes = (old: before.palette, new: after.palette)
    var scenes: [SceneChange] = []
    let pairs = Self.matchingIndices(old: before.scenes, new: after.scenes)
    for (index, scene) in after.scenes.enumerated() {
      scenes.append(SceneChange(pairs[index].map { before.scenes[$0] }, scene, palettes))
    }
    let kept = Set(pairs.values)
    for (index, scene) in before.scenes.enumerated() where !kept.contains(index) {
      scenes.append(SceneChange(scene, nil, palettes))
    }
    self.scenes = scenes.filter(\.isVisible)
    invisibleChanges = Self.documentChanges(from: old, to: new) + scenes.flatMap(\.invisibleChanges)
    diagnostics = after.diagnostics
  }

  /// Returns the index of the matching older scene by the index of the newer one: by id, else by title. A
  /// title is compared only among scenes without a matching id. An id or title that several compared scenes
  /// of one version have matches nothing. Scenes without a match are missing.
  private static func matchingIndices(old: [DrawnScene], new: [DrawnScene]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    /// Adds the pairs of unmatched scenes with the same key, if it is unique among them on both sides and not
    /// nil.
    func match(_ key: (DrawnScene) -> String?) {
      let taken = Set(pairs.values)
      let free = old.indices.filter { !taken.contains($0) }
      let olds = Dictionary(grouping: free) { key(old[$0]) }
      let news = Dictionary(grouping: new.indices.filter { pairs[$0] == nil }) { key(new[$0]) }
      for (name, places) in news where name != nil && places.count == 1 {
        if let others = olds[name], others.count == 1 { pairs[places[0]] = others[0] }
      }
    }
    match(\.id)
    match { $0.title }
    return pairs
  }

  // MARK: The document

  /// Returns the changes of the document itself as text: version, device with appearance and orientation,
  /// initial controller, safe areas, dependencies, and the number of views with another stored frame.
  private static func documentChanges(from old: InterfaceDocument, to new: InterfaceDocument) -> [String] {
    var changes: [String] = []
    /// Adds a change if the values differ.
    func compare(_ name: String, _ old: String?, _ new: String?) {
      guard old != new else { return }
      changes.append("\(name) is \(new ?? "not set") instead of \(old ?? "not set")")
    }
    compare(
      "the version of Interface Builder", old.toolsVersion.formatted(as: .decimal),
      new.toolsVersion.formatted(as: .decimal))
    compare("the device of the canvas", old.device?.name, new.device?.name)
    compare("the appearance of the canvas", old.device?.appearance, new.device?.appearance)
    compare(
      "the orientation of the canvas", old.device.map { $0.isLandscape ? "landscape" : "portrait" },
      new.device.map { $0.isLandscape ? "landscape" : "portrait" })
    compare("the initial controller", old.initialController?.value, new.initialController?.value)
    compare("use of safe areas", old.usesSafeAreas ? "on" : "off", new.usesSafeAreas ? "on" : "off")
    if old.dependencies.map(\.canonicalText).sorted() != new.dependencies.map(\.canonicalText).sorted() {
      changes.append("the versions that the document asks for changed")
    }
    let frames = storedFrames(of: old)
    let count = storedFrames(of: new).count { id, frame in frames[id].map { $0 != frame } ?? false }
    if count > 0 { changes.append("\(count) stored \(count == 1 ? "frame" : "frames") changed") }
    return changes
  }

  /// Returns the stored frames by view id. Views without an id or a frame are omitted. The first view counts
  /// if several have the same id.
  private static func storedFrames(of document: InterfaceDocument) -> [String: InterfaceRect] {
    Dictionary(
      document.allViews.compactMap { view in
        guard let id = view.id, let frame = view.frame?.value else { return nil }
        return (id, frame)
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Description

  /// True if there are visible changes.
  package var isVisible: Bool { !scenes.isEmpty }

  /// A summary in one sentence, such as `1 scene looks different; 3 views changed.` or `Nothing visible
  /// changed.` Views in added and removed scenes are not counted.
  package var summary: String {
    guard isVisible else {
      return invisibleChanges.isEmpty
        ? "Nothing changed." : "Nothing visible changed."
    }
    /// Returns a count with its noun: `1 view`, `2 views`.
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    let added = scenes.count { $0.old == nil }
    let removed = scenes.count { $0.new == nil }
    let views = scenes.reduce(0) { $0 + $1.views.count }
    let changed = scenes.count - added - removed
    var parts: [String] = []
    if changed > 0 { parts.append("\(counted(changed, "scene looks", "scenes look")) different") }
    if added > 0 { parts.append("\(counted(added, "scene was", "scenes were")) added") }
    if removed > 0 { parts.append("\(counted(removed, "scene was", "scenes were")) removed") }
    let sentence = parts.joined(separator: ", ")
    return views > 0 ? "\(sentence); \(counted(views, "view", "views")) changed." : "\(sentence)."
  }
}

extension InterfaceDependency {
  /// The kind and the properties as `name=value`, sorted by name.
  fileprivate var canonicalText: String {
    "\(kind) " + properties.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
  }
}
