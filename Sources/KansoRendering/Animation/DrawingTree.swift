import KansoLayout
import KansoTheme

/// A node in the tree of a picture: a command or a group. Equal numbers mark nodes that are alike, also if their places
/// differ.
struct DrawingNode {
  enum Content {
    case command(DrawCommand)
    case group(DrawGroup, [DrawingNode])
  }

  let content: Content
  /// The origin from which the other lengths of a command are measured. For a command that can be scaled, also its
  /// size.
  let box: Rect
  /// The number of the kind. It is equal for commands that can be moved and scaled into each other. It is equal for all
  /// groups with a clip, and for all groups without one.
  let kind: Int
  /// The number of the look. It is equal for commands that differ only in their places, and for groups with alike
  /// contents.
  let look: Int
}

/// A builder of the trees of pictures. It gives alike nodes the same numbers in all trees.
struct DrawingForest {
  private enum Key: Hashable {
    case command(DrawCommand)
    case shape(UnitShape, ColorValue)
    case group(isCut: Bool)
    case look(kind: Int, inner: [Int])
  }

  private struct Level {
    let group: DrawGroup
    var nodes: [DrawingNode] = []
  }

  private var numbers: [Key: Int] = [:]
  /// The maximum depth of groups. Deeper groups are left out, as in a still picture.
  private static let deepestGroup = 128

  private mutating func number(_ key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count
    return numbers.count - 1
  }

  /// Returns the tree of a picture. Invisible content is left out. Groups without an end command end with the picture.
  mutating func tree(of drawing: Drawing) -> [DrawingNode] {
    var levels = [Level(group: DrawGroup())]
    // The number of open groups that are left out.
    var hidden = 0
    for command in drawing.commands {
      switch command {
      case .begin(let group):
        if hidden > 0 || !command.isSeen || levels.count > Self.deepestGroup {
          hidden += 1
        } else {
          levels.append(Level(group: group))
        }
      case .end:
        if hidden > 0 { hidden -= 1 } else if levels.count > 1 { close(&levels) }
      default:
        guard hidden == 0, command.isSeen else { continue }
        levels[levels.count - 1].nodes.append(node(of: command))
      }
    }
    while levels.count > 1 { close(&levels) }
    return levels[0].nodes
  }

  private mutating func close(_ levels: inout [Level]) {
    let level = levels.removeLast()
    guard !level.nodes.isEmpty else { return }
    let kind = number(.group(isCut: level.group.clip != nil))
    let look = number(.look(kind: kind, inner: level.nodes.map(\.look)))
    levels[levels.count - 1].nodes.append(
      DrawingNode(content: .group(level.group, level.nodes), box: .zero, kind: kind, look: look))
  }

  private mutating func node(of command: DrawCommand) -> DrawingNode {
    let place = command.place
    let look = number(.command(command.moved(by: Point(x: -place.x, y: -place.y))))
    guard case .fill(let outline, .color(let color)) = command, let shape = UnitShape(outline) else {
      return DrawingNode(
        content: .command(command), box: Rect(origin: place, size: .zero), kind: look, look: look)
    }
    let kind = number(.shape(shape, color))
    return DrawingNode(content: .command(command), box: outline.bounds, kind: kind, look: look)
  }
}

/// An outline scaled to a square of one point at the origin. It is equal for outlines that differ only in place and
/// size.
private struct UnitShape: Hashable {
  private let outline: Outline
  /// The corner radius as a fraction of both sides. Scaling distorts corners, so outlines with other fractions are not
  /// equal.
  private let corner: Size

  private static let unit = Size(width: 1, height: 1)

  /// Creates the unit shape of an outline; nil if the outline has no extent.
  init?(_ outline: Outline) {
    let box = outline.bounds
    guard outline.isDrawable, box.width > 0, box.height > 0 else { return nil }
    func part(_ point: Point) -> Point {
      Point(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height).rounded
    }
    let unit = Rect(origin: .zero, size: Self.unit)
    switch outline {
    case .rectangle(_, let radius):
      self.outline = .rectangle(unit)
      corner = Size(width: radius / box.width, height: radius / box.height).rounded
    case .ellipse: (self.outline, corner) = (.ellipse(unit), .zero)
    case .path(let path): (self.outline, corner) = (.path(path.mapped(part)), .zero)
    }
  }
}

extension DrawCommand {
  /// The point from which the lengths of the command are measured.
  fileprivate var place: Point {
    switch self {
    case .fill(let outline, _), .stroke(let outline, _), .shadow(let outline, _): outline.bounds.origin
    case .text(let text): text.origin
    case .image(_, let rect): rect.origin
    case .begin, .end: .zero
    }
  }

  /// Returns the command moved by an offset, with rounded lengths. Moving changes the last bits of lengths. The
  /// rounding removes these differences and is too small to be visible.
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
  fileprivate func moved(by offset: Point) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = gradient.start.moved(by: offset).rounded
    gradient.end = gradient.end.moved(by: offset).rounded
    return .gradient(gradient)
  }
}

extension Outline {
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
  /// Returns the path with all points mapped.
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
  fileprivate var rounded: Rect { Rect(origin: origin.rounded, size: size.rounded) }
}

extension Size {
  fileprivate var rounded: Size { Size(width: width.rounded, height: height.rounded) }
}

extension Point {
  fileprivate func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
  fileprivate var rounded: Point { Point(x: x.rounded, y: y.rounded) }
}

extension Double {
  private static let steps = 10_000.0

  /// The length, rounded to 1/10,000 of a point. Adding 0 turns negative zero into positive zero.
  var rounded: Double { (self * Self.steps).rounded() / Self.steps + 0 }
}
