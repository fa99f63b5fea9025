import CPango
import KansoLayout
import KansoTheme

/// Draws commands in order with Cairo.
///
/// Cairo's own matrix is the identity, except for strokes, gradients, images and texts. Outlines are transformed here,
/// where coordinates beyond the range of Cairo's numbers are limited.
struct Canvas {
  /// The kind of output.
  enum Medium {
    case pixels
    /// A page in points.
    case page
  }

  let pen: CairoPen
  let medium: Medium
  let fonts: FontLibrary
  let images: ImageStore
  /// The transform from the current coordinates to the surface.
  var transform: AffineTransform
  /// The opacity of each following command. A group that is composited as a layer does not count: the layer has its own
  /// opacity.
  var opacity = 1.0
  private var groups: [Group] = []
  /// The number of open groups that are skipped.
  private var leftOut = 0
  /// The number of pixels of all open layers.
  private var pixelsOfLayers = 0.0
  var mappedColors: [ColorValue: CairoColor] = [:]

  /// The state to restore at the end of an open group.
  private struct Group {
    var transform: AffineTransform
    var opacity: Double
    /// The opacity of the group as a whole and its number of pixels, if the group is composited as a layer.
    var layer: (opacity: Double, pixels: Double)?
  }

  /// The maximum nesting of groups, the same as in SVG.
  private static let deepestGroup = 128
  /// The maximum number of pixels of all open layers, which use 400 MB of memory then. Beyond the limit, each element
  /// of a group is drawn with the group's opacity, instead of the group as a whole.
  private static let mostPixelsOfLayers = 100_000_000.0

  var cairo: OpaquePointer { pen.pointer }

  init(
    _ pen: CairoPen, on medium: Medium, transform: AffineTransform, fonts: FontLibrary, images: ImageStore
  ) {
    (self.pen, self.medium, self.transform) = (pen, medium, transform)
    (self.fonts, self.images) = (fonts, images)
    cairo_set_antialias(pen.pointer, CAIRO_ANTIALIAS_GOOD)
    cairo_set_miter_limit(pen.pointer, Self.miterLimit)
  }

  /// The default miter limit of SVG.
  static let miterLimit = 4.0

  /// Draws commands. Groups that are still open at the end are closed.
  mutating func draw(_ commands: [DrawCommand]) {
    for (index, command) in commands.enumerated() {
      switch command {
      case .begin(let group): begin(group, isSeen: command.isSeen, content: commands[(index + 1)...])
      case .end: end()
      default: draw(command)
      }
    }
    while !groups.isEmpty { end() }
  }

  private mutating func draw(_ command: DrawCommand) {
    guard leftOut == 0, command.isSeen else { return }
    switch command {
    case .fill(let outline, let paint): fill(outline, paint)
    case .stroke(let outline, let line): stroke(outline, line)
    case .shadow(let outline, let shadow): self.shadow(outline, shadow)
    case .text(let text): self.text(text)
    case .image(let image, let rect): self.image(image, in: rect)
    case .begin, .end: break
    }
  }

  // MARK: Groups

  /// - Parameter content: the commands after the beginning of the group.
  private mutating func begin(_ group: DrawGroup, isSeen: Bool, content: ArraySlice<DrawCommand>) {
    let combined = group.transform.concatenating(transform)
    guard leftOut == 0, isSeen, groups.count < Self.deepestGroup, combined.isUsable else {
      leftOut += 1
      return
    }
    cairo_save(cairo)
    var open = Group(transform: transform, opacity: opacity)
    transform = combined
    if let clip = group.clip {
      trace(clip)
      cairo_clip(cairo)
    }
    if group.opacity < 1, let reach = content.reachOfGroup(transform: combined) { clip(to: reach) }
    let visible = visibleRegion
    guard visible.width > 0, visible.height > 0 else {
      transform = open.transform
      cairo_restore(cairo)
      leftOut += 1
      return
    }
    if group.opacity < 1 {
      open.layer = beginLayer(opacity: group.opacity, pixels: visible.width * visible.height)
    }
    groups.append(open)
  }

  /// Clips to whole pixels, so that a layer takes no more memory than necessary.
  private func clip(to reach: Rect) {
    let pixels = visibleRegion.pixels(in: reach) ?? .zero
    cairo_new_path(cairo)
    cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height)
    cairo_clip(cairo)
  }

  /// Begins a layer for the following commands if the limit of pixels allows it. Otherwise multiplies their opacity.
  private mutating func beginLayer(opacity part: Double, pixels: Double) -> (opacity: Double, pixels: Double)?
  {
    guard pixelsOfLayers + pixels <= Self.mostPixelsOfLayers else {
      opacity *= part
      return nil
    }
    defer { opacity = 1 }
    pixelsOfLayers += pixels
    cairo_push_group(cairo)
    return (opacity * part, pixels)
  }

  private mutating func end() {
    guard leftOut == 0 else { return leftOut -= 1 }
    guard let group = groups.popLast() else { return }
    if let layer = group.layer {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, layer.opacity)
      pixelsOfLayers -= layer.pixels
    }
    (transform, opacity) = (group.transform, group.opacity)
    cairo_restore(cairo)
  }

  // MARK: Coordinates

  /// The part of the surface that is not clipped, in whole pixels.
  var visibleRegion: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    (left, top) = (left.rounded(.down), top.rounded(.down))
    return Rect(x: left, y: top, width: right.rounded(.up) - left, height: bottom.rounded(.up) - top)
  }

  /// Calls `draw` with Cairo's matrix set to the transform of the commands.
  func inOwnCoordinates(_ draw: () -> Void) {
    var matrix = transform.matrix
    cairo_set_matrix(cairo, &matrix)
    draw()
    cairo_identity_matrix(cairo)
  }
}
