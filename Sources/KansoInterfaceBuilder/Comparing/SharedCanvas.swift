import KansoDiagnostics
import KansoLayout

extension InterfaceDocument {
  /// Returns the document as it would be on the canvas of a newer version of it: on the same device, in the same
  /// version of Interface Builder, and with the stored sizes of the newer one for equal contents.
  ///
  /// Interface Builder stores new frames whenever it opens a document on another canvas. These differences alone are no
  /// change.
  func onCanvas(of newer: InterfaceDocument) -> InterfaceDocument {
    let isElsewhere = canvasWords != newer.canvasWords
    let transfer = FrameTransfer(from: self, to: newer)
    var document = self
    (document.device, document.toolsVersion) = (newer.device, newer.toolsVersion)
    document.designables.merge(newer.designables) { $1 }
    document.resources.images.merge(newer.resources.images) { $1 }
    let known = Dictionary(
      newer.topObjects.compactMap { object in object.topID.map { ($0, object) } },
      uniquingKeysWith: { first, _ in first })
    func moved(_ object: InterfaceObject) -> InterfaceObject {
      guard let id = object.topID, let other = known[id] else { return object }
      guard isElsewhere || object.signature == other.signature else { return object }
      return transfer.moved(object, isElsewhere: isElsewhere)
    }
    document.objects = objects.map(moved)
    document.scenes = scenes.map { scene in
      var scene = scene
      scene.objects = scene.objects.map(moved)
      return scene
    }
    return document
  }

  /// The properties of the canvas that affect layout.
  var canvasWords: String {
    "\(device?.id ?? "") \(device?.isLandscape ?? false) \(device?.adaptation ?? "") \(toolsVersion)"
  }

  var topObjects: [InterfaceObject] { scenes.flatMap(\.objects) + objects }
}

extension InterfaceObject {
  var topID: String? {
    switch self {
    case .controller(let controller): controller.id
    case .view(let view): view.id
    case .other: nil
    }
  }

  var topView: InterfaceView? {
    switch self {
    case .controller(let controller): controller.view
    case .view(let view): view
    case .other: nil
    }
  }

  /// The properties that determine all frames in the object, except for stored frames.
  fileprivate var signature: [String] {
    var lines: [String] = []
    var next = topView.map { [$0] } ?? []
    while let view = next.popLast() {
      lines.append("\(view.id ?? "") \(view.key ?? "") \(view.contentSignature) \(view.placingWords)")
      lines += view.constraints.map(\.canonical).sorted()
      next += view.inner.reversed()
    }
    return lines
  }
}

extension InterfaceView {
  /// The attributes that move the view's content or its neighbors.
  fileprivate var placingWords: String {
    let names = [
      "hidden", "axis", "alignment", "distribution", "spacing", "spacingType", "rowHeight",
      "baselineRelativeArrangement",
      "layoutMarginsRelativeArrangement", "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    ]
    return names.map { properties[$0]?.value ?? "" }.joined(separator: " ")
      + ["layoutMargins", "directionalLayoutMargins"].map { values[$0]?.canonical ?? "" }.joined()
      + variations.canonical
  }
}

/// A transfer of the frames that a newer version of a document stores to the views of the older one.
private struct FrameTransfer {
  private let views: [String: InterfaceView]
  private let screens: (old: Size, new: Size)

  /// The rounding error of Interface Builder when it resizes, in points.
  private static let tolerance = 1.0

  init(from old: InterfaceDocument, to new: InterfaceDocument) {
    views = Dictionary(
      new.allViews.compactMap { view in view.id.map { ($0, view) } }, uniquingKeysWith: { first, _ in first })
    screens = (Canvas(old).screen, Canvas(new).screen)
  }

  func moved(_ object: InterfaceObject, isElsewhere: Bool) -> InterfaceObject {
    switch object {
    case .controller(var controller):
      guard let view = controller.view else { return object }
      let isFreeform = view.isFreeform(in: controller)
      controller.view = root(view, isScreen: !isFreeform || isElsewhere && isScreen(view))
      return .controller(controller)
    case .view(let view): return .view(root(view, isScreen: isElsewhere && isScreen(view)))
    case .other: return object
    }
  }

  /// Returns true if a freeform view has the size of the screen in both versions.
  private func isScreen(_ view: InterfaceView) -> Bool {
    guard let old = view.frame?.value, let new = view.id.flatMap({ views[$0] })?.frame?.value else {
      return false
    }
    return old.size == screens.old && new.size == screens.new
  }

  private func root(_ view: InterfaceView, isScreen: Bool) -> InterfaceView {
    guard let newer = view.id.flatMap({ views[$0] }) else { return view }
    var moved = view
    if isScreen { moved.frame = newer.frame }
    return inner(of: moved, view.frame?.value.size, moved.frame?.value.size)
  }

  private func inner(of view: InterfaceView, _ old: Size?, _ new: Size?) -> InterfaceView {
    var view = view
    view.subviews = view.subviews.map { moved($0, old, new) }
    view.cells = view.cells.map { moved($0, old, new) }
    for (key, value) in view.values {
      if case .view(let inner) = value { view.values[key] = .view(moved(inner, old, new)) }
    }
    return view
  }

  private func moved(_ view: InterfaceView, _ old: Size?, _ new: Size?) -> InterfaceView {
    guard let newer = view.id.flatMap({ views[$0] }), let oldFrame = view.frame?.value,
      let newFrame = newer.frame?.value
    else { return inner(of: view, view.frame?.value.size, view.frame?.value.size) }
    var moved = view
    let isPlaced = view.usesConstraints || view.kind.name.contains("Cell") || view.key != nil
    if isPlaced {
      if view.contentSignature == newer.contentSignature { moved.frame = newer.frame }
    } else {
      let there = resized(oldFrame, view, old, new)
      moved.frame =
        there.isNear(newFrame, Self.tolerance) ? newer.frame : view.frame.map { Located(there, at: $0.range) }
    }
    return inner(of: moved, oldFrame.size, moved.frame?.value.size)
  }

  /// Returns the frame that a view gets by its autoresizing mask when its superview is resized.
  private func resized(_ frame: InterfaceRect, _ view: InterfaceView, _ old: Size?, _ new: Size?)
    -> InterfaceRect
  {
    guard let old, let new, case .record(let mask)? = view.values["autoresizingMask"] else { return frame }
    func isOn(_ name: String) -> Bool { mask.properties[name]?.value == "YES" }
    func axis(_ start: Double, _ length: Double, _ change: Double, _ flexible: [Bool]) -> (Double, Double) {
      guard flexible.contains(true) else { return (start, length) }
      let share = change / Double(flexible.filter { $0 }.count)
      return (start + (flexible[0] ? share : 0), length + (flexible[1] ? share : 0))
    }
    let (x, width) = axis(
      frame.x, frame.width, new.width - old.width,
      [isOn("flexibleMinX"), isOn("widthSizable"), isOn("flexibleMaxX")])
    let (y, height) = axis(
      frame.y, frame.height, new.height - old.height,
      [isOn("flexibleMinY"), isOn("heightSizable"), isOn("flexibleMaxY")])
    return InterfaceRect(x: x, y: y, width: width, height: height)
  }
}

extension InterfaceRect {
  fileprivate var size: Size { Size(width: width, height: height) }

  fileprivate func isNear(_ other: InterfaceRect, _ distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance && abs(width - other.width) <= distance
      && abs(height - other.height) <= distance
  }
}
