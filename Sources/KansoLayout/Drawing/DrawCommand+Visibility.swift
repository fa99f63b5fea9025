import KansoTheme

extension DrawCommand {
  /// True if the command can draw something visible. A command is invisible if it is transparent, has no extent, or has
  /// a length that is not finite. Renderers therefore need no checks of their own.
  public var isSeen: Bool {
    switch self {
    case .fill(let outline, let paint): paint.isSeen && outline.isDrawable
    case .stroke(let outline, let stroke): stroke.isSeen && outline.isFinite && outline.hasExtent
    case .shadow(let outline, let shadow): shadow.isSeen && outline.isFinite
    case .text(let text): text.isSeen
    case .image(let image, let rect):
      rect.isFinite && rect.width > 0 && rect.height > 0 && !image.bytes.isEmpty
    case .begin(let group): group.isSeen
    case .end: true
    }
  }
}

extension DrawGroup {
  fileprivate var isSeen: Bool {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return opacity > 0 && parts.allSatisfy(\.isFinite) && clip?.isDrawable != false
  }
}

extension Paint {
  fileprivate var isSeen: Bool {
    guard !isInvisible else { return false }
    if case .gradient(let gradient) = self { return gradient.start.isFinite && gradient.end.isFinite }
    return true
  }
}

extension Stroke {
  fileprivate var isSeen: Bool {
    !color.isInvisible && width > 0 && width.isFinite && dashes.allSatisfy { $0.isFinite && $0 >= 0 }
  }
}

extension DrawnShadow {
  fileprivate var isSeen: Bool {
    let lengths = [offset.x, offset.y, blur, spread]
    return !color.isInvisible && blur >= 0 && lengths.allSatisfy(\.isFinite)
  }
}

extension DrawnText {
  fileprivate var isSeen: Bool {
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

  /// True if the outline has an interior that can be filled.
  public var isDrawable: Bool {
    guard isFinite else { return false }
    if case .path = self { return true }
    return bounds.width > 0 && bounds.height > 0
  }

  /// True if a line along the outline can be visible: no side has a negative length.
  fileprivate var hasExtent: Bool {
    if case .path = self { return true }
    return bounds.width >= 0 && bounds.height >= 0
  }
}
