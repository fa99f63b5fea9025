import CPango
import KansoLayout
import KansoTheme

/// Draws commands with Cairo, one after the other.
///
/// Cairo's own matrix is the identity but for strokes, gradients, images and texts: outlines are mapped here, where numbers that Cairo
/// cannot count with are limited.
struct Canvas {
  /// What is drawn on.
  enum Medium {
    case pixels
    /// A page, whose units are points.
    case page
  }

  let pen: CairoPen
  let medium: Medium
  let fonts: FontLibrary
  let images: ImageStore
  /// Where the coordinates that are drawn in are in those of the surface.
  var transform: AffineTransform
  /// What everything is multiplied with that is not drawn as one.
  var opacity = 1.0
  private var groups: [Group] = []
  /// How many groups are open that are left out.
  private var leftOut = 0
  /// How many pixels the groups have that are drawn apart.
  private var pixelsOfLayers = 0.0
  var mappedColors: [ColorValue: CairoColor] = [:]

  /// A group that is open: what was before it.
  private struct Group {
    var transform: AffineTransform
    var opacity: Double
    /// How opaque it is as a whole and how many pixels it has, if it is drawn apart.
    var layer: (opacity: Double, pixels: Double)?
  }

  /// The depth of groups in each other, as in SVG.
  private static let deepestGroup = 128
  /// Groups that are drawn apart take memory while they are open, 400 MB with this. Where there is no more, each thing in the group is
  /// made transparent by itself.
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

  /// The one that SVG has without another one.
  static let miterLimit = 4.0

  /// Draws commands; groups that are open at the end are ended.
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

  /// - Parameter content: what comes after its beginning.
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

  /// Limits what is drawn to whole pixels, so that what is drawn apart takes no more room than it needs.
  private func clip(to reach: Rect) {
    let pixels = visibleRegion.pixels(in: reach) ?? .zero
    cairo_new_path(cairo)
    cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height)
    cairo_clip(cairo)
  }

  /// Draws what follows apart if there is room for it.
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

  // MARK: Places

  /// What of the surface can be drawn on, in whole pixels.
  var visibleRegion: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    (left, top) = (left.rounded(.down), top.rounded(.down))
    return Rect(x: left, y: top, width: right.rounded(.up) - left, height: bottom.rounded(.up) - top)
  }

  /// Draws in the coordinates of the commands.
  func inOwnCoordinates(_ draw: () -> Void) {
    var matrix = transform.matrix
    cairo_set_matrix(cairo, &matrix)
    draw()
    cairo_identity_matrix(cairo)
  }
}
