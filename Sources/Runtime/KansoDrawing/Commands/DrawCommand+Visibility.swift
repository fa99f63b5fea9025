import KansoTheme

extension DrawCommand {
  /// True if the command can draw something visible. A command is invisible if it is transparent, has no
  /// extent, or has a length that is not finite. Renderers therefore need no checks of their own. The end of
  /// a group is always visible.
  public var isVisible: Bool {
    switch self {
    case .fill(let outline, let paint): paint.isVisible && outline.isDrawable
    case .stroke(let outline, let stroke): stroke.isVisible && outline.isFinite && outline.hasExtent
    case .shadow(let outline, let shadow): shadow.isVisible && outline.isFinite
    case .text(let text): text.isVisible
    case .image(let image, let rect):
      rect.isFinite && rect.width > 0 && rect.height > 0 && !image.bytes.isEmpty
    case .begin(let group): group.isVisible
    case .end: true
    }
  }
}

extension DrawGroup {
  /// True unless the group is transparent, clips everything, or has a transform that is not finite.
  fileprivate var isVisible: Bool {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return opacity > 0 && parts.allSatisfy(\.isFinite) && clip?.isDrawable != false
  }
}

extension Paint {
  /// True unless the paint is transparent or its gradient line is not finite.
  fileprivate var isVisible: Bool {
    guard !isInvisible else { return false }
    if case .gradient(let gradient) = self { return gradient.start.isFinite && gradient.end.isFinite }
    return true
  }
}

extension Stroke {
  /// True unless the line is transparent, has no width, or has a length that is negative or not finite.
  fileprivate var isVisible: Bool {
    !color.isInvisible && width > 0 && width.isFinite && dashes.allSatisfy { $0.isFinite && $0 >= 0 }
  }
}

extension ResolvedShadow {
  /// True unless the shadow is transparent, has a negative blur, or has a length that is not finite.
  fileprivate var isVisible: Bool {
    let lengths = [offset.x, offset.y, blur, spread]
    return !color.isInvisible && blur >= 0 && lengths.allSatisfy(\.isFinite)
  }
}

extension TextCommand {
  /// True unless the string is transparent, empty or without size, consists of spaces without underline, or
  /// has a length that is not finite.
  fileprivate var isVisible: Bool {
    guard !color.isInvisible, size > 0, size.isFinite, origin.isFinite, width.isFinite, !text.isEmpty else {
      return false
    }
    return isUnderlined || !text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
  }
}

extension Point {
  /// True if both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  /// True if all four numbers are finite.
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension Outline {
  /// True if all coordinates are finite and a path is not empty.
  package var isFinite: Bool {
    switch self {
    case .rectangle(let rect, let radius): rect.isFinite && radius.isFinite
    case .ellipse(let rect): rect.isFinite
    case .path(let path): !path.elements.isEmpty && path.points.allSatisfy(\.isFinite)
    }
  }

  /// True if the outline has an interior that can be filled. A path counts as having one if it is finite and
  /// not empty.
  public var isDrawable: Bool {
    guard isFinite else { return false }
    if case .path = self { return true }
    return bounds.width > 0 && bounds.height > 0
  }

  /// True if a line along the outline can be visible: the outline is a path, or no side has a negative
  /// length. A side may have the length 0.
  fileprivate var hasExtent: Bool {
    if case .path = self { return true }
    return bounds.width >= 0 && bounds.height >= 0
  }
}
