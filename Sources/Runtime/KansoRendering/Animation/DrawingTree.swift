import KansoFormatting
import KansoDrawing
import KansoTheme

/// A node in the tree of a picture: a command or a group. Equal numbers mark nodes that are alike, also if their places
/// differ.
struct DrawingNode {
  enum Content {
    case command(DrawCommand)
    case group(DrawGroup, [DrawingNode])
  }

  let content: Content
  /// The origin of a command in the coordinates of its group, and the size of a command that can be scaled.
  /// The size of any other command is zero. A group has an empty rectangle at zero.
  let box: Rect
  /// The number of the shape. It is equal for commands that can be moved and scaled into each other. It is equal for
  /// all groups with a clip, and for all groups without one.
  let shapeID: Int
  /// The number of the appearance. It is equal for commands that differ only in their places, and for groups with alike
  /// contents.
  let appearanceID: Int
}

/// A builder of the trees of pictures. It gives alike nodes the same numbers in all trees.
struct DrawingTreeBuilder {
  /// The properties that nodes with equal numbers share.
  private enum Key: Hashable {
    /// The appearance of a command: the command moved to the origin.
    case command(DrawCommand)
    /// The shape of an outline filled with a color.
    case shape(UnitShape, ColorValue)
    /// The shape of a group.
    case group(isClipped: Bool)
    /// The appearance of a group: its shape, and the appearances of its contents.
    case appearance(shapeID: Int, inner: [Int])
  }

  /// An open group, with its nodes so far.
  private struct Level {
    let group: DrawGroup
    var nodes: [DrawingNode] = []
  }

  private var numbers: [Key: Int] = [:]
  /// The maximum depth of groups. Deeper groups are left out, as in a still picture.
  private static let maxGroupDepth = 128

  /// Returns the number of a key, which is a new one at the first call.
  private mutating func number(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count
    return numbers.count - 1
  }

  /// Returns the tree of a picture, from the back to the front. Invisible content and empty groups are left
  /// out. Groups without an end command end with the picture.
  mutating func tree(of drawing: Drawing) -> [DrawingNode] {
    var levels = [Level(group: DrawGroup())]
    // The number of open groups that are left out.
    var hidden = 0
    for command in drawing.commands {
      switch command {
      case .begin(let group):
        if hidden > 0 || !command.isVisible || levels.count > Self.maxGroupDepth {
          hidden += 1
        } else {
          levels.append(Level(group: group))
        }
      case .end:
        if hidden > 0 { hidden -= 1 } else if levels.count > 1 { closeInnermostGroup(&levels) }
      default:
        guard hidden == 0, command.isVisible else { continue }
        levels[levels.count - 1].nodes.append(node(of: command))
      }
    }
    while levels.count > 1 { closeInnermostGroup(&levels) }
    return levels[0].nodes
  }

  /// Removes the innermost group and adds it to the one around it, unless it is empty.
  private mutating func closeInnermostGroup(_ levels: inout [Level]) {
    let level = levels.removeLast()
    guard !level.nodes.isEmpty else { return }
    let shapeID = number(of: .group(isClipped: level.group.clip != nil))
    let appearanceID = number(of: .appearance(shapeID: shapeID, inner: level.nodes.map(\.appearanceID)))
    levels[levels.count - 1].nodes.append(
      DrawingNode(
        content: .group(level.group, level.nodes), box: .zero, shapeID: shapeID, appearanceID: appearanceID))
  }

  /// Returns the node of a command other than a group. Only an outline filled with a color can be scaled.
  private mutating func node(of command: DrawCommand) -> DrawingNode {
    let place = command.place
    let appearanceID = number(of: .command(command.moved(by: Point(x: -place.x, y: -place.y))))
    guard case .fill(let outline, .color(let color)) = command, let shape = UnitShape(outline) else {
      return DrawingNode(
        content: .command(command), box: Rect(origin: place, size: .zero), shapeID: appearanceID,
        appearanceID: appearanceID)
    }
    let shapeID = number(of: .shape(shape, color))
    return DrawingNode(
      content: .command(command), box: outline.bounds, shapeID: shapeID, appearanceID: appearanceID)
  }
}

/// An outline scaled to a square of one point at the origin, with rounded coordinates. It is equal for
/// outlines that differ only in place and size, and whose corner radii are the same fractions of the sides.
private struct UnitShape: Hashable {
  private let outline: Outline
  /// The corner radius as a fraction of both sides. Scaling distorts corners, so outlines with other fractions are not
  /// equal.
  private let cornerFractions: Size

  private static let unit = Size(width: 1, height: 1)

  /// Creates the unit shape of an outline; nil if the outline is not finite, or its width or height is 0.
  init?(_ outline: Outline) {
    let box = outline.bounds
    guard outline.isDrawable, box.width > 0, box.height > 0 else { return nil }
    /// Returns the place of a point within the bounds, as fractions of both sides.
    func unitPoint(_ point: Point) -> Point {
      Point(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height).rounded
    }
    let unit = Rect(origin: .zero, size: Self.unit)
    switch outline {
    case .rectangle(_, let radius):
      self.outline = .rectangle(unit)
      cornerFractions = Size(width: radius / box.width, height: radius / box.height).rounded
    case .ellipse: (self.outline, cornerFractions) = (.ellipse(unit), .zero)
    case .path(let path): (self.outline, cornerFractions) = (.path(path.mapped(unitPoint)), .zero)
    }
  }
}

extension DrawCommand {
  /// The point from which the lengths of the command are measured; zero for a group.
  fileprivate var place: Point {
    switch self {
    case .fill(let outline, _), .stroke(let outline, _), .shadow(let outline, _): outline.bounds.origin
    case .text(let text): text.origin
    case .image(_, let rect): rect.origin
    case .begin, .end: .zero
    }
  }

  /// Returns the command moved by an offset, with rounded lengths. A text or image is placed at the origin,
  /// whatever the offset is. Moving changes the last bits of lengths. The rounding removes these differences
  /// and is too small to be visible.
  fileprivate func moved(by offset: Point) -> DrawCommand {
    switch self {
    case .fill(let outline, let paint):
      return .fill(outline.moved(by: offset).rounded, paint.moved(by: offset))
    case .stroke(let outline, let line): return .stroke(outline.moved(by: offset).rounded, line)
    case .shadow(let outline, let shadow): return .shadow(outline.moved(by: offset).rounded, shadow)
    case .text(var text):
      (text.origin, text.width) = (.zero, text.width.rounded)
      return .text(text)
    case .image(let image, let rect): return .image(image, in: Rect(origin: .zero, size: rect.size.rounded))
    case .begin, .end: return self
    }
  }
}

extension Paint {
  /// Returns the paint with its gradient moved by an offset, and its lengths rounded. A color is returned as
  /// it is.
  fileprivate func moved(by offset: Point) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = gradient.start.moved(by: offset).rounded
    gradient.end = gradient.end.moved(by: offset).rounded
    return .gradient(gradient)
  }
}

extension Outline {
  /// The outline with all lengths rounded to 1/10,000 of a point.
  fileprivate var rounded: Outline {
    switch self {
    case .rectangle(let rect, let radius): return .rectangle(rect.rounded, cornerRadius: radius.rounded)
    case .ellipse(let rect): return .ellipse(rect.rounded)
    case .path(let path):
      return .path(path.mapped(\.rounded))
    }
  }
}

extension Path {
  /// Returns the path with all points mapped, including the control points of curves.
  fileprivate func mapped(_ map: (Point) -> Point) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: map(point))
      case .line(let point): result.line(to: map(point))
      case .curve(let first, let second, let end): result.curve(to: map(end), map(first), map(second))
      case .close: result.close()
      }
    }
    return result
  }
}

extension Rect {
  /// The rectangle with all lengths rounded to 1/10,000 of a point.
  fileprivate var rounded: Rect { Rect(origin: origin.rounded, size: size.rounded) }
}

extension Size {
  /// The size, rounded to 1/10,000 of a point.
  fileprivate var rounded: Size { Size(width: width.rounded, height: height.rounded) }
}

extension Point {
  /// Returns the point moved by an offset, without rounding.
  fileprivate func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
  /// The point, rounded to 1/10,000 of a point.
  fileprivate var rounded: Point { Point(x: x.rounded, y: y.rounded) }
}

extension Double {
  /// The length, rounded to 1/10,000 of a point. Adding 0 turns negative zero into positive zero.
  var rounded: Double { rounded(toFractionDigits: 4) + 0 }
}
