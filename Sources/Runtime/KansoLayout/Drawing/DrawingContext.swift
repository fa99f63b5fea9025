import KansoTheme

/// The drawing context of a view. It accepts tokens and the view's own coordinates, and stores values and coordinates
/// of the picture.
///
/// It drops commands that are invisible or have a length that is not finite, but keeps groups of any opacity.
public struct DrawingContext {
  /// The traits of the view, which determine the values of tokens.
  public package(set) var traits: TraitCollection
  /// The recorded commands.
  public private(set) var commands: [DrawCommand] = []
  /// The position of the view's own origin in the picture, in points.
  package var offset = Point.zero
  /// The number of begun groups that have not ended.
  private var openGroups = 0

  /// Creates a context without commands.
  public init(traits: TraitCollection) { self.traits = traits }

  /// Fills an outline with a color of the view's traits. Does nothing if the color is nil.
  public mutating func fill(_ outline: Outline, _ color: Color?) {
    if let color { fill(outline, .color(traits.colorValue(of: color))) }
  }

  /// Fills an outline with a paint.
  public mutating func fill(_ outline: Outline, _ paint: Paint) {
    append(.fill(outline.moved(by: offset), paint.moved(by: offset)))
  }

  /// Draws a line along an outline with a color of the view's traits. Does nothing if the color is nil.
  public mutating func stroke(_ outline: Outline, _ color: Color?, width: Length) {
    if let color { stroke(outline, Stroke(traits.colorValue(of: color), width: width)) }
  }

  /// Draws a line along an outline.
  public mutating func stroke(_ outline: Outline, _ stroke: Stroke) {
    append(.stroke(outline.moved(by: offset), stroke))
  }

  /// Draws a shadow of an outline.
  public mutating func shadow(_ outline: Outline, _ shadow: ResolvedShadow) {
    append(.shadow(outline.moved(by: offset), shadow))
  }

  /// Draws a string on one line.
  public mutating func text(_ text: TextCommand) {
    var text = text
    text.origin = text.origin.moved(by: offset, times: 1)
    append(.text(text))
  }

  /// Draws an image, stretched to a rectangle, regardless of its aspect ratio.
  public mutating func image(_ image: EncodedImage, in rect: Rect) {
    append(.image(image, in: Rect(origin: rect.origin.moved(by: offset, times: 1), size: rect.size)))
  }

  /// Records a command in the coordinates of the picture if it is visible.
  private mutating func append(_ command: DrawCommand) {
    if command.isVisible { commands.append(command) }
  }

  /// Draws another picture, stretched to a rectangle and clipped to its edges. Keeps its invisible commands,
  /// adds missing ends of groups, and drops surplus ones. Does nothing if the size or the rectangle is empty
  /// or not finite.
  ///
  /// - Parameters:
  ///   - picture: The commands of the picture, in its own coordinates.
  ///   - size: The size of the picture in its own coordinates, in points.
  ///   - rect: The target rectangle in the view's own coordinates, in points.
  public mutating func picture(_ picture: [DrawCommand], size: Size, in rect: Rect) {
    let edges = Rect(origin: .zero, size: size)
    guard rect.isFinite, Outline.rectangle(edges).isDrawable, rect.width > 0, rect.height > 0 else { return }
    let corner = rect.origin.moved(by: offset, times: 1)
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

  /// Draws several commands as one group. An empty group is not recorded.
  public mutating func group(_ group: DrawGroup, _ content: (inout DrawingContext) -> Void) {
    begin(group)
    content(&self)
    end()
  }

  /// Begins a group, whose `transform` and `clip` are in the view's own coordinates. Records them in the
  /// coordinates of the picture.
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

  /// Ends a group, and removes it if it is empty. Does nothing without an open group.
  package mutating func end() {
    guard openGroups > 0 else { return }
    openGroups -= 1
    if case .begin = commands.last { commands.removeLast() } else { commands.append(.end) }
  }
}
