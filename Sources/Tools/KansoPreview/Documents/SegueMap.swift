import KansoCanvasDrawing
import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// A picture of a storyboard as on the canvas of Interface Builder: its scenes at their positions, with arrows for the
/// segues between them.
struct SegueMap {
  /// A segue between two scenes that are drawn.
  private struct Segue {
    /// The indices of the scenes.
    let source: Int
    let destination: Int
    /// The view that triggers the segue, in the coordinates of the map; the scene for one of its controller.
    let trigger: Rect
    let label: String
  }

  /// The picture.
  let drawing: Drawing
  /// The number of drawn segues.
  let segueCount: Int

  private static let margin = Padding.xxl
  private static let titleSpace = Padding.xxl
  private static let lineWidth = Padding.tiny
  private static let arrow = Size(width: 12, height: 10)
  /// The minimum distance by which an arrow leaves a scene sideways, in points.
  private static let bend = 60.0
  /// The distance between scenes without a position, in points.
  private static let gap = Padding.xxxl
  /// The maximum distance of a scene from the origin of the canvas, in points.
  private static let maxPosition = 20_000.0
  private static let maxLabelCharacters = 60

  /// Draws the scenes of a document.
  ///
  /// - Parameter scenes: the drawn scenes of the document.
  init(of document: InterfaceDocument, _ scenes: [DrawnScene], measurer: any TextMeasurer) {
    let places = Self.places(of: scenes, in: document)
    let segues = Self.segues(of: document, scenes, places)
    var traits = TraitCollection()
    traits.textMeasurer = measurer
    var context = DrawingContext(traits: traits)
    for (scene, place) in zip(scenes, places) { Self.draw(scene, at: place, in: &context) }
    for segue in segues { Self.draw(segue, to: places[segue.destination], in: &context) }
    let size = Size(
      width: (places.map(\.maxX).max() ?? 0) + Self.margin,
      height: (places.map(\.maxY).max() ?? 0) + Self.margin)
    (drawing, segueCount) = (Drawing(size: size, commands: context.commands), segues.count)
  }

  /// Returns the rectangles of the scenes in the coordinates of the map: at the positions of the document, moved so
  /// that the map begins at its margin. Scenes without a position are in a row below.
  private static func places(of scenes: [DrawnScene], in document: InterfaceDocument) -> [Rect] {
    let locations = Dictionary(
      document.scenes.compactMap { scene -> (String, InterfacePoint)? in
        guard let id = scene.controller?.id, let location = scene.location,
          abs(location.x) <= maxPosition, abs(location.y) <= maxPosition
        else { return nil }
        return (id, location)
      }, uniquingKeysWith: { first, _ in first })
    var places = scenes.map { scene -> Rect? in
      let location = scene.id.flatMap { locations[$0] }
      // Positions on the canvas have many digits.
      return location.map { Rect(origin: Point(x: $0.x.rounded(), y: $0.y.rounded()), size: scene.size) }
    }
    let bottom = places.compactMap { $0?.maxY }.max()
    var x = places.compactMap { $0?.minX }.min() ?? 0
    for (index, scene) in scenes.enumerated() where places[index] == nil {
      let y = bottom.map { $0 + gap + titleSpace } ?? 0
      places[index] = Rect(origin: Point(x: x, y: y), size: scene.size)
      x += scene.size.width + gap
    }
    let (left, top) = (
      places.compactMap { $0?.minX }.min() ?? 0, places.compactMap { $0?.minY }.min() ?? 0
    )
    return places.map { place in
      let place = place ?? .zero
      return Rect(
        x: place.minX - left + margin, y: place.minY - top + margin + titleSpace, width: place.width,
        height: place.height)
    }
  }

  /// Returns the segues whose two scenes are drawn, in document order.
  private static func segues(
    of document: InterfaceDocument, _ scenes: [DrawnScene], _ places: [Rect]
  ) -> [Segue] {
    let indices = Dictionary(
      scenes.enumerated().compactMap { index, scene in scene.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return document.scenes.compactMap(\.controller).flatMap { controller -> [Segue] in
      guard let source = controller.id.flatMap({ indices[$0] }) else { return [] }
      let place = places[source]
      var triggers: [Int: Rect] = [:]
      for view in scenes[source].views {
        for connection in view.source.connections where connection.kind == .segue {
          triggers[connection.range.lowerBound] = view.frame
        }
      }
      return controller.allSegues.compactMap { segue in
        guard let destination = segue.destination.flatMap({ indices[$0.value] }) else { return nil }
        let trigger = triggers[segue.range.lowerBound].map { frame in
          Rect(origin: Point(x: place.minX + frame.minX, y: place.minY + frame.minY), size: frame.size)
        }
        return Segue(
          source: source, destination: destination, trigger: trigger ?? place, label: label(of: segue))
      }
    }
  }

  /// Returns the identifier of a segue, else the name of its relationship, else its kind.
  private static func label(of segue: InterfaceConnection) -> String {
    let names = ["identifier", "relationship", "kind"].compactMap { segue.properties[$0]?.value }
    return String((names.first { !$0.isEmpty } ?? "segue").prefix(maxLabelCharacters))
  }

  // MARK: Drawing

  /// Draws a scene with its title above and a line around it.
  private static func draw(_ scene: DrawnScene, at place: Rect, in context: inout DrawingContext) {
    let title = Rect(x: place.minX, y: place.minY - titleSpace, width: place.width, height: titleSpace)
    draw(scene.isInitial ? "→ \(scene.title)" : scene.title, Fonts.heading, Colors.ink, in: title, &context)
    context.picture(SceneDrawing.drawing(of: scene).commands, size: scene.size, in: place)
    context.stroke(.rectangle(place), Colors.line, width: Borders.line)
  }

  /// Draws a text on one line, vertically centered.
  private static func draw(
    _ text: String, _ font: Font, _ color: Color, in rect: Rect, alignment: TextAlignment = .left,
    _ context: inout DrawingContext
  ) {
    var block = TextBlock()
    block.content = AttributedText(text)
    (block.font, block.color, block.alignment) = (font, color, alignment)
    block.draw(block.layout(in: rect, traits: context.traits), in: &context)
  }

  /// Draws the arrow of a segue with its label: to the nearer side of its destination, or to the top of one that is
  /// below the trigger.
  private static func draw(_ segue: Segue, to place: Rect, in context: inout DrawingContext) {
    let trigger = segue.trigger
    let top = place.minY - titleSpace
    let isBelow = top > trigger.maxY && place.minX < trigger.maxX && trigger.minX < place.maxX
    let (start, end, ahead): (Point, Point, Point)
    if isBelow {
      let x = min(max(trigger.midX, place.minX + bend), max(place.maxX - bend, place.minX + bend))
      (start, end) = (Point(x: trigger.midX, y: trigger.maxY), Point(x: x, y: top))
      ahead = Point(x: 0, y: 1)
    } else {
      let isForward = place.midX >= trigger.midX
      start = Point(x: isForward ? trigger.maxX : trigger.minX, y: trigger.midY)
      end = Point(
        x: isForward ? place.minX : place.maxX,
        y: max(min(start.y, place.maxY - bend), place.minY + min(bend, place.height / 2)))
      ahead = Point(x: isForward ? 1 : -1, y: 0)
    }
    drawArrow(from: start, to: end, ahead: ahead, label: segue.label, in: &context)
  }

  /// Draws a curved arrow that begins and ends in a direction, with a label in its middle.
  private static func drawArrow(
    from start: Point, to end: Point, ahead: Point, label: String, in context: inout DrawingContext
  ) {
    /// Returns a point moved ahead by a distance, in points.
    func moved(_ point: Point, _ distance: Double) -> Point {
      Point(x: point.x + ahead.x * distance, y: point.y + ahead.y * distance)
    }
    let tip = moved(end, -arrow.width)
    let way = abs((end.x - start.x) * ahead.x + (end.y - start.y) * ahead.y)
    let reach = max(way / 2, bend)
    let (first, second) = (moved(start, reach), moved(tip, -reach))
    var path = Path()
    path.move(to: start)
    path.curve(to: tip, first, second)
    context.stroke(.path(path), Colors.accent, width: lineWidth)
    let half = arrow.height / 2
    let side = Point(x: ahead.y * half, y: ahead.x * half)
    context.fill(
      .path(
        Path(
          [end, Point(x: tip.x - side.x, y: tip.y - side.y), Point(x: tip.x + side.x, y: tip.y + side.y)],
          isClosed: true)), Colors.accent)
    let middle = Point(
      x: (start.x + 3 * first.x + 3 * second.x + tip.x) / 8,
      y: (start.y + 3 * first.y + 3 * second.y + tip.y) / 8)
    drawLabel(label, at: middle, in: &context)
  }

  /// Draws a label on a background around a point.
  private static func drawLabel(_ label: String, at middle: Point, in context: inout DrawingContext) {
    let font = Fonts.label
    let (value, padding) = (font.resolved(), Padding.xs)
    let extent = context.traits.textMeasurer.measure(
      label, font: value, size: value.size, width: nil, lines: 1
    ).size
    let size = Size(width: extent.width + 2 * padding, height: extent.height + 2 * padding)
    let rect = Rect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    context.fill(.rectangle(rect, cornerRadius: padding), Colors.accentSoft)
    draw(label, font, Colors.accent, in: rect, alignment: .center, &context)
  }
}
