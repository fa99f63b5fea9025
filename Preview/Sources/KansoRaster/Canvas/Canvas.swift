import CPango
import KansoDrawing
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
  private var skippedGroupCount = 0
  /// The number of pixels of all open layers.
  private var layerPixelCount = 0.0
  /// The converted colors of other color spaces than sRGB.
  var mappedColors: [ColorValue: CairoColor] = [:]

  /// The state to restore at the end of an open group.
  private struct Group {
    var transform: AffineTransform
    var opacity: Double
    /// The opacity of the group as a whole and its number of pixels, if the group is composited as a layer.
    var layer: (opacity: Double, pixels: Double)?
  }

  /// The maximum nesting of groups, the same as in SVG.
  private static let maxGroupDepth = 128
  /// The maximum number of pixels of all open layers, which use 400 MB of memory then. Beyond the limit, each element
  /// of a group is drawn with the group's opacity, instead of the group as a whole.
  private static let maxLayerPixelCount = 100_000_000.0

  /// The Cairo context.
  var cairo: OpaquePointer { pen.pointer }

  /// A canvas on a context, whose antialiasing and miter limit it sets.
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
      case .begin(let group):
        beginGroup(group, isVisible: command.isVisible, content: commands[(index + 1)...])
      case .end: endGroup()
      default: draw(command)
      }
    }
    while !groups.isEmpty { endGroup() }
  }

  /// Draws a command that is not the begin or the end of a group. Invisible commands, and those in skipped
  /// groups, are not drawn.
  private mutating func draw(_ command: DrawCommand) {
    guard skippedGroupCount == 0, command.isVisible else { return }
    switch command {
    case .fill(let outline, let paint): fill(outline, paint)
    case .stroke(let outline, let line): stroke(outline, line)
    case .shadow(let outline, let shadow): drawShadow(outline, shadow)
    case .text(let text): drawText(text)
    case .image(let image, let rect): drawImage(image, in: rect)
    case .begin, .end: break
    }
  }

  // MARK: Groups

  /// Begins a group: applies its transform and its clip, and begins a layer if the group is not opaque. A
  /// group that is invisible, clipped to nothing, nested too deeply or not invertible is skipped with its
  /// content.
  ///
  /// - Parameter content: the commands after the beginning of the group.
  private mutating func beginGroup(_ group: DrawGroup, isVisible: Bool, content: ArraySlice<DrawCommand>) {
    let combined = group.transform.concatenating(transform)
    guard skippedGroupCount == 0, isVisible, groups.count < Self.maxGroupDepth, combined.isUsable else {
      skippedGroupCount += 1
      return
    }
    cairo_save(cairo)
    var open = Group(transform: transform, opacity: opacity)
    transform = combined
    if let clip = group.clip {
      trace(clip)
      cairo_clip(cairo)
    }
    if group.opacity < 1, let bounds = content.groupBounds(transform: combined) { clip(toPixelsOf: bounds) }
    let visible = visibleRegion
    guard visible.width > 0, visible.height > 0 else {
      transform = open.transform
      cairo_restore(cairo)
      skippedGroupCount += 1
      return
    }
    if group.opacity < 1 {
      open.layer = beginLayer(opacity: group.opacity, pixels: visible.width * visible.height)
    }
    groups.append(open)
  }

  /// Clips to the whole pixels that a rectangle of the surface touches, so that a layer takes no more memory
  /// than necessary.
  private func clip(toPixelsOf bounds: Rect) {
    let pixels = visibleRegion.pixels(in: bounds) ?? .zero
    cairo_new_path(cairo)
    cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height)
    cairo_clip(cairo)
  }

  /// Begins a layer for the following commands and returns its opacity and its number of pixels. If the limit
  /// of pixels does not allow a layer, multiplies the opacity of the following commands instead, and returns
  /// nil.
  private mutating func beginLayer(opacity part: Double, pixels: Double) -> (opacity: Double, pixels: Double)?
  {
    guard layerPixelCount + pixels <= Self.maxLayerPixelCount else {
      opacity *= part
      return nil
    }
    defer { opacity = 1 }
    layerPixelCount += pixels
    cairo_push_group(cairo)
    return (opacity * part, pixels)
  }

  /// Ends the innermost group, which may be a skipped one: paints its layer and restores the state. Does
  /// nothing if no group is open.
  private mutating func endGroup() {
    guard skippedGroupCount == 0 else { return skippedGroupCount -= 1 }
    guard let group = groups.popLast() else { return }
    if let layer = group.layer {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, layer.opacity)
      layerPixelCount -= layer.pixels
    }
    (transform, opacity) = (group.transform, group.opacity)
    cairo_restore(cairo)
  }

  // MARK: Coordinates

  /// The bounding box of the part of the surface that is not clipped, rounded outwards to whole pixels.
  var visibleRegion: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    (left, top) = (left.rounded(.down), top.rounded(.down))
    return Rect(x: left, y: top, width: right.rounded(.up) - left, height: bottom.rounded(.up) - top)
  }

  /// Calls `draw` with Cairo's matrix set to the transform of the commands. Sets it to the identity
  /// afterwards.
  func withCommandTransform(_ draw: () -> Void) {
    var matrix = transform.matrix
    cairo_set_matrix(cairo, &matrix)
    draw()
    cairo_identity_matrix(cairo)
  }
}
