import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout

extension InterfaceDocument {
  /// Returns the document as it would be on the canvas of a newer version of it: on the same device, in the
  /// same version of Interface Builder, with the newer sizes of images and designable views, and with the
  /// newer stored frames of equal contents.
  ///
  /// Interface Builder stores new frames whenever it opens a document on another canvas. These differences
  /// alone are no change.
  func transferred(toCanvasOf newer: InterfaceDocument) -> InterfaceDocument {
    let canvasesDiffer = canvasSignature != newer.canvasSignature
    let transfer = FrameTransfer(from: self, to: newer)
    var document = self
    (document.device, document.toolsVersion) = (newer.device, newer.toolsVersion)
    document.designables.merge(newer.designables) { $1 }
    document.resources.images.merge(newer.resources.images) { $1 }
    let known = Dictionary(
      newer.topObjects.compactMap { object in object.topID.map { ($0, object) } },
      uniquingKeysWith: { first, _ in first })
    /// Returns an object with the newer frames. Returns it unchanged if the newer document does not have it,
    /// or if the canvas is the same but its constraints or contents changed.
    func movedToCanvas(_ object: InterfaceObject) -> InterfaceObject {
      guard let id = object.topID, let other = known[id] else { return object }
      guard canvasesDiffer || object.signature == other.signature else { return object }
      return transfer.transferringFrames(to: object, canvasesDiffer: canvasesDiffer)
    }
    document.objects = objects.map(movedToCanvas)
    document.scenes = scenes.map { scene in
      var scene = scene
      scene.objects = scene.objects.map(movedToCanvas)
      return scene
    }
    return document
  }

  /// A text of the properties of the canvas that affect layout: device, orientation, adaptation and version.
  var canvasSignature: String {
    "\(device?.id ?? "") \(device?.isLandscape ?? false) \(device?.adaptation ?? "") \(toolsVersion)"
  }

  /// The objects of all scenes of a storyboard, and the top-level objects of a xib.
  var topObjects: [InterfaceObject] { scenes.flatMap(\.objects) + objects }
}

extension InterfaceObject {
  /// The id of a controller or view; nil for other objects.
  var topID: String? {
    switch self {
    case .controller(let controller): controller.id
    case .view(let view): view.id
    case .other: nil
    }
  }

  /// The view, or the view of a controller; nil for other objects.
  var topView: InterfaceView? {
    switch self {
    case .controller(let controller): controller.view
    case .view(let view): view
    case .other: nil
    }
  }

  /// Texts of the properties that determine the frames in the object, apart from the stored frames: one for
  /// each view and each constraint. Empty for an object without a view.
  fileprivate var signature: [String] {
    var lines: [String] = []
    var next = topView.map { [$0] } ?? []
    while let view = next.popLast() {
      lines.append("\(view.id ?? "") \(view.key ?? "") \(view.contentSignature) \(view.layoutSignature)")
      lines += view.constraints.map(\.canonicalText).sorted()
      next += view.childViews.reversed()
    }
    return lines
  }
}

extension InterfaceView {
  /// A text of the attributes, margins and variations that move the view's content or its neighbors.
  fileprivate var layoutSignature: String {
    let names = [
      "hidden", "axis", "alignment", "distribution", "spacing", "spacingType", "rowHeight",
      "baselineRelativeArrangement",
      "layoutMarginsRelativeArrangement", "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    ]
    return names.map { properties[$0]?.value ?? "" }.joined(separator: " ")
      + ["layoutMargins", "directionalLayoutMargins"].map { values[$0]?.canonicalText ?? "" }.joined()
      + variations.canonicalText
  }
}

/// A transfer of the frames that a newer version of a document stores to the views of the older one.
private struct FrameTransfer {
  private let views: [String: InterfaceView]
  private let screens: (old: Size, new: Size)

  /// The rounding error of Interface Builder when it resizes, in points.
  private static let tolerance = 1.0

  /// Indexes the newer views by id, and determines the screens of both canvases.
  init(from old: InterfaceDocument, to new: InterfaceDocument) {
    views = Dictionary(
      new.allViews.compactMap { view in view.id.map { ($0, view) } }, uniquingKeysWith: { first, _ in first })
    screens = (Canvas(old).screen, Canvas(new).screen)
  }

  /// Returns an object with the newer frames. The view of a controller takes its newer frame if it is not
  /// freeform. A freeform or top-level view takes it only if the canvases differ and it has the size of the
  /// screen in both versions. Objects without views are unchanged.
  func transferringFrames(to object: InterfaceObject, canvasesDiffer: Bool) -> InterfaceObject {
    switch object {
    case .controller(var controller):
      guard let view = controller.view else { return object }
      let isFreeform = view.isFreeform(in: controller)
      controller.view = transferringRootFrame(
        to: view, includingRoot: !isFreeform || canvasesDiffer && hasScreenSize(view))
      return .controller(controller)
    case .view(let view):
      return .view(transferringRootFrame(to: view, includingRoot: canvasesDiffer && hasScreenSize(view)))
    case .other: return object
    }
  }

  /// Returns true if a view of the older version and the newer view with its id both have the size of their
  /// screen.
  private func hasScreenSize(_ view: InterfaceView) -> Bool {
    guard let old = view.frame?.value, let new = view.id.flatMap({ views[$0] })?.frame?.value else {
      return false
    }
    return old.size == screens.old && new.size == screens.new
  }

  /// Returns a root view with the newer frames of the views in it. Unchanged if the newer document has no
  /// view with its id.
  ///
  /// - Parameter includingRoot: true if the root view itself also takes its newer frame.
  private func transferringRootFrame(to view: InterfaceView, includingRoot: Bool) -> InterfaceView {
    guard let newer = view.id.flatMap({ views[$0] }) else { return view }
    var moved = view
    if includingRoot { moved.frame = newer.frame }
    return transferringChildren(of: moved, from: view.frame?.value.size, to: moved.frame?.value.size)
  }

  /// Returns a view whose subviews, cells and keyed views have the newer frames.
  ///
  /// - Parameter old: the size of the view before the transfer.
  /// - Parameter new: its size after the transfer.
  private func transferringChildren(of view: InterfaceView, from old: Size?, to new: Size?) -> InterfaceView {
    var view = view
    view.subviews = view.subviews.map { transferringFrame(to: $0, from: old, to: new) }
    view.cells = view.cells.map { transferringFrame(to: $0, from: old, to: new) }
    for (key, value) in view.values {
      if case .view(let inner) = value {
        view.values[key] = .view(transferringFrame(to: inner, from: old, to: new))
      }
    }
    return view
  }

  /// Returns a view and the views in it with the newer frames. A view with constraints, a cell, or a view
  /// with a key takes its newer frame if its content is equal, and otherwise keeps its own. Any other view
  /// takes its newer frame if autoresizing gives nearly the same one, and otherwise gets the autoresized
  /// frame. A view without a frame in one of the versions keeps its own.
  ///
  /// - Parameter old: the size of the superview before the transfer.
  /// - Parameter new: its size after the transfer.
  private func transferringFrame(to view: InterfaceView, from old: Size?, to new: Size?) -> InterfaceView {
    guard let newer = view.id.flatMap({ views[$0] }), let oldFrame = view.frame?.value,
      let newFrame = newer.frame?.value
    else { return transferringChildren(of: view, from: view.frame?.value.size, to: view.frame?.value.size) }
    var moved = view
    let isPlaced = view.usesConstraints || view.kind.name.contains("Cell") || view.key != nil
    if isPlaced {
      if view.contentSignature == newer.contentSignature { moved.frame = newer.frame }
    } else {
      let there = autoresizedFrame(oldFrame, of: view, from: old, to: new)
      moved.frame =
        there.isNear(newFrame, within: Self.tolerance)
        ? newer.frame : view.frame.map { Located(there, at: $0.range) }
    }
    return transferringChildren(of: moved, from: oldFrame.size, to: moved.frame?.value.size)
  }

  /// Returns the frame that a view gets by its autoresizing mask when its superview is resized from one size
  /// to another. Unchanged without a mask or without one of the sizes.
  private func autoresizedFrame(
    _ frame: InterfaceRect, of view: InterfaceView, from old: Size?, to new: Size?
  )
    -> InterfaceRect
  {
    guard let old, let new, case .record(let mask)? = view.values["autoresizingMask"] else { return frame }
    func isOn(_ name: String) -> Bool { mask.properties[name]?.value == "YES" }
    /// Returns the start and the length on one axis, with the change shared equally among the flexible parts.
    ///
    /// - Parameter change: the change of the superview's length.
    /// - Parameter flexible: true for each flexible part: the start margin, the length, the end margin.
    func axis(
      start: Double, length: Double, change: Double, flexible: [Bool]
    ) -> (start: Double, length: Double) {
      guard flexible.contains(true) else { return (start, length) }
      let share = change / Double(flexible.filter { $0 }.count)
      return (start + (flexible[0] ? share : 0), length + (flexible[1] ? share : 0))
    }
    let (x, width) = axis(
      start: frame.x, length: frame.width, change: new.width - old.width,
      flexible: [isOn("flexibleMinX"), isOn("widthSizable"), isOn("flexibleMaxX")])
    let (y, height) = axis(
      start: frame.y, length: frame.height, change: new.height - old.height,
      flexible: [isOn("flexibleMinY"), isOn("heightSizable"), isOn("flexibleMaxY")])
    return InterfaceRect(x: x, y: y, width: width, height: height)
  }
}

extension InterfaceRect {
  fileprivate var size: Size { Size(width: width, height: height) }

  /// Returns true if each of the four numbers differs by at most a distance.
  fileprivate func isNear(_ other: InterfaceRect, within distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance && abs(width - other.width) <= distance
      && abs(height - other.height) <= distance
  }
}
