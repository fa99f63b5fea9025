import KansoDiagnostics
import KansoLayout
import KansoTheme

/// The difference between two versions of a document, divided into visible and invisible changes.
package struct DocumentDifference {
  /// The scenes with visible changes, in the order of the newer version; removed scenes at the end.
  package let scenes: [SceneChange]
  /// Changes without a visible effect.
  package let unseen: [String]
  /// Layout problems of the newer version.
  package let diagnostics: [Diagnostic]

  /// Compares two versions of a document.
  /// - Parameter measurer: the text measurer for the texts in the views.
  package init(
    from old: InterfaceDocument, to new: InterfaceDocument,
    measurer: any TextMeasurer = SansSerifTextMeasurer()
  ) {
    let before = DocumentScenes(old.onCanvas(of: new), measurer: measurer)
    let after = DocumentScenes(new, measurer: measurer)
    let palettes = (old: before.palette, new: after.palette)
    var scenes: [SceneChange] = []
    let pairs = Self.matched(before.scenes, after.scenes)
    for (index, scene) in after.scenes.enumerated() {
      scenes.append(SceneChange(pairs[index].map { before.scenes[$0] }, scene, palettes))
    }
    let kept = Set(pairs.values)
    for (index, scene) in before.scenes.enumerated() where !kept.contains(index) {
      scenes.append(SceneChange(scene, nil, palettes))
    }
    self.scenes = scenes.filter(\.isVisible)
    unseen = Self.aboutDocument(old, new) + scenes.flatMap(\.unseen)
    diagnostics = after.diagnostics
  }

  /// Returns, for each newer scene, the index of the older one that it matches: by id, else by a title that is unique
  /// on both sides.
  private static func matched(_ old: [DrawnScene], _ new: [DrawnScene]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
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

  private static func aboutDocument(_ old: InterfaceDocument, _ new: InterfaceDocument) -> [String] {
    var words: [String] = []
    func compare(_ name: String, _ old: String?, _ new: String?) {
      guard old != new else { return }
      words.append("\(name) is \(new ?? "not set") instead of \(old ?? "not set")")
    }
    compare("the version of Interface Builder", old.toolsVersion.css, new.toolsVersion.css)
    compare("the device of the canvas", old.device?.name, new.device?.name)
    compare("the appearance of the canvas", old.device?.appearance, new.device?.appearance)
    compare(
      "the orientation of the canvas", old.device.map { $0.isLandscape ? "landscape" : "portrait" },
      new.device.map { $0.isLandscape ? "landscape" : "portrait" })
    compare("the initial controller", old.initialController?.value, new.initialController?.value)
    compare("use of safe areas", old.usesSafeAreas ? "on" : "off", new.usesSafeAreas ? "on" : "off")
    if old.dependencies.map(\.words).sorted() != new.dependencies.map(\.words).sorted() {
      words.append("the versions that the document asks for changed")
    }
    let frames = storedFrames(old)
    let count = storedFrames(new).count { id, frame in frames[id].map { $0 != frame } ?? false }
    if count > 0 { words.append("\(count) stored \(count == 1 ? "frame" : "frames") changed") }
    return words
  }

  private static func storedFrames(_ document: InterfaceDocument) -> [String: InterfaceRect] {
    Dictionary(
      document.allViews.compactMap { view in
        guard let id = view.id, let frame = view.frame?.value else { return nil }
        return (id, frame)
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Description

  /// True if there are visible changes.
  package var isVisible: Bool { !scenes.isEmpty }

  /// A summary in one sentence.
  package var statement: String {
    guard isVisible else {
      return unseen.isEmpty
        ? "Nothing changed." : "Nothing visible changed."
    }
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
  fileprivate var words: String {
    "\(kind) " + properties.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
  }
}
