import KansoTheme

/// Where a view draws itself: it takes tokens and places in the view's own coordinates, and keeps values and places of the picture.
///
/// What cannot be seen is left out, and so is what has a length that is not finite.
public struct DrawingContext {
  /// What the tree is laid out for; tokens have the values that they have there.
  public let traits: TraitCollection
  /// What was drawn.
  public private(set) var commands: [DrawCommand] = []
  /// What of the picture the origin of the view's own coordinates is.
  package var offset = Point.zero
  private var openGroups = 0

  /// Nothing drawn yet.
  public init(traits: TraitCollection) { self.traits = traits }

  /// Fills an outline with the value that a color has in the tree; nil draws nothing.
  public mutating func fill(_ outline: Outline, _ color: Color?) {
    if let color { fill(outline, .color(traits.colorValue(of: color))) }
  }

  /// Fills an outline.
  public mutating func fill(_ outline: Outline, _ paint: Paint) {
    append(.fill(outline.moved(by: offset), paint.moved(by: offset)))
  }

  /// Draws a line along an outline in the value that a color has in the tree; nil draws nothing.
  public mutating func stroke(_ outline: Outline, _ color: Color?, width: Length) {
    if let color { stroke(outline, Stroke(traits.colorValue(of: color), width: width)) }
  }

  /// Draws a line along an outline.
  public mutating func stroke(_ outline: Outline, _ stroke: Stroke) {
    append(.stroke(outline.moved(by: offset), stroke))
  }

  /// A shadow of an outline.
  public mutating func shadow(_ outline: Outline, _ shadow: DrawnShadow) {
    append(.shadow(outline.moved(by: offset), shadow))
  }

  /// A text on one line.
  public mutating func text(_ text: DrawnText) {
    var text = text
    text.origin = text.origin.moved(by: offset, 1)
    append(.text(text))
  }

  /// A picture, stretched to a rectangle.
  public mutating func image(_ image: EncodedImage, in rect: Rect) {
    append(.image(image, in: Rect(origin: rect.origin.moved(by: offset, 1), size: rect.size)))
  }

  private mutating func append(_ command: DrawCommand) {
    if command.isSeen { commands.append(command) }
  }

  /// Another picture, stretched to a rectangle and cut at its edges.
  /// - Parameters:
  ///   - picture: its commands, in its own coordinates.
  ///   - size: how large it is in these, in points.
  ///   - rect: where it is drawn.
  public mutating func picture(_ picture: [DrawCommand], size: Size, in rect: Rect) {
    let edges = Rect(origin: .zero, size: size)
    guard rect.isFinite, Outline.rectangle(edges).isDrawable, rect.width > 0, rect.height > 0 else { return }
    let corner = rect.origin.moved(by: offset, 1)
    let place = AffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: corner.x, ty: corner.y)
    guard place.a.isFinite, place.d.isFinite, corner.isFinite else { return }
    let group = DrawGroup(transform: place, clip: .rectangle(edges))
    openGroups += 1
    commands.append(.begin(group))
    let own = openGroups
    for command in picture {
      switch command {
      case .begin: openGroups += 1
      case .end where openGroups == own: continue
      case .end: openGroups -= 1
      default: break
      }
      commands.append(command)
    }
    while openGroups >= own { end() }
  }

  /// Draws several things as one.
  public mutating func group(_ group: DrawGroup, _ content: (inout DrawingContext) -> Void) {
    begin(group)
    content(&self)
    end()
  }

  /// Begins a group, whose transform is about the origin of the view's own coordinates.
  package mutating func begin(_ group: DrawGroup) {
    var group = group
    group.clip = group.clip?.moved(by: offset)
    if group.transform != .identity {
      let there = AffineTransform(translationX: -offset.x, y: -offset.y)
      group.transform = there.concatenating(group.transform)
        .concatenating(AffineTransform(translationX: offset.x, y: offset.y))
    }
    openGroups += 1
    commands.append(.begin(group))
  }

  /// Ends a group. One in which nothing was drawn is gone.
  package mutating func end() {
    guard openGroups > 0 else { return }
    openGroups -= 1
    if case .begin = commands.last { commands.removeLast() } else { commands.append(.end) }
  }
}
