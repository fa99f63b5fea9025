import KansoFormatting
import KansoLayout
import KansoRendering
import KansoTheme
import KansoThemeEncoding

extension GuidePage {
  /// Writes a sample of a value, which screen readers skip: a swatch, a bar in the length, a corner, a moving dot, a
  /// shadow on a surface, a text in the font. Texts and most numbers have none.
  mutating func writeSample(of value: GuideValue, in token: GuideToken) {
    switch value.value {
    case .color(let color): writeSwatch(color)
    case .dimension(let length): writeLength(length, in: token)
    case .number(let number): writeNumber(number, in: token)
    case .duration(let duration): writeMotion(duration: duration)
    case .cubicBezier(let curve):
      writeSpecimen(of: value, in: token)
      writeMotion(curve: curve)
    case .spring(let spring):
      writeSpecimen(of: value, in: token)
      writeMotion(curve: spring.curve)
    case .transition(let transition):
      writeSpecimen(of: value, in: token)
      writeMotion(
        duration: transition.duration, curve: transition.timingFunction, delay: transition.delay)
    case .border(let border): writeBorder(border)
    case .shadow(let layers): writeShadow(layers)
    case .gradient(let stops): writeGradient(stops)
    case .fontFamily(let families): writeLetters(Typography(families: families, size: Sizes.Specimen.text))
    case .fontWeight(let weight):
      writeLetters(
        Typography(families: [Typography.systemFamily], size: Sizes.Specimen.text, weight: weight.drawable))
    case .typography(let font): writeText(in: font)
    case .edges, .strokeStyle: writeSpecimen(of: value, in: token)
    case .string: break
    }
  }

  /// Writes a swatch. The pattern below a translucent color is that of CSS.
  private mutating func writeSwatch(_ color: ColorValue) {
    page.markup(color.alpha == 1 ? "<i class=\"paint\" style=\"" : "<i class=\"paint veil\" style=\"")
    writeDeclaration("color", color)
    page.markup("\"></i>")
  }

  /// Writes the specimen of a value as a small SVG, for the appearance of its first mode.
  private mutating func writeSpecimen(of value: GuideValue, in token: GuideToken) {
    guard
      let specimen = Specimen(
        value.value, Specimen.Use(section: token.section), isDark: isDark(value.modes),
        width: Sizes.Sample.track)
    else { return }
    page.markup("<span class=\"specimen\" aria-hidden=\"true\">")
    specimen.drawing.writeSVG(to: &page, title: value.notations.first?.text ?? token.title)
    page.markup("</span>")
  }

  // MARK: Lengths and numbers

  /// Writes a length as a corner, a line, a text with that letter spacing, or a bar. A bar that does not fit is cut,
  /// and its end is marked.
  private mutating func writeLength(_ length: Dimension, in token: GuideToken) {
    let points = length.drawablePoints
    switch token.section {
    case .radii:
      page.markup("<i class=\"corner\"")
      page.attribute(
        "style", "border-start-start-radius:\(min(max(points, 0), Self.maxLength).formattedForCSS)px")
    case .borders:
      page.markup("<i class=\"line\"")
      page.attribute("style", "border-top-width:\(min(max(points, 0), Sizes.Specimen.end).formattedForCSS)px")
    case .letterSpacings:
      page.markup("<span class=\"letters\" aria-hidden=\"true\"")
      page.attribute("style", "letter-spacing:\(min(max(points, -4), Sizes.Specimen.end).formattedForCSS)px")
      page.markup(">Letters</span>")
      return
    default:
      let shown = min(abs(points), Sizes.Sample.track)
      if points < 0 {
        page.markup("<i class=\"length negative\"")
      } else {
        page.markup(shown < points ? "<i class=\"length cut\"" : "<i class=\"length\"")
      }
      page.attribute("style", "inline-size:\(shown.formattedForCSS)px")
    }
    page.markup("></i>")
  }

  /// The largest radius that is written, in points. It is larger than every sample.
  private static let maxLength = 999.0

  /// Writes an opacity as a translucent swatch, a line height as two lines of text; nothing for other numbers.
  private mutating func writeNumber(_ number: Double, in token: GuideToken) {
    switch token.section {
    case .opacities:
      let color = Colors.Specimen.line.resolved(in: [:])
      writeSwatch(
        ColorValue(
          color.space, color.first, color.second, color.third, alpha: min(max(number.drawable, 0), 1)))
    case .lineHeights:
      page.markup("<span class=\"lines\" aria-hidden=\"true\"")
      page.attribute(
        "style", "line-height:\(min(max(number.drawable, 0), Self.maxLineHeight).formattedForCSS)")
      page.markup(">Two lines<br>of a text</span>")
    default: break
    }
  }

  private static let maxLineHeight = 4.0

  // MARK: Motion

  /// Writes a dot that moves along a track while the row is pointed at or has the focus.
  private mutating func writeMotion(
    duration: KansoTheme.Duration? = nil, curve: CubicBezier? = nil, delay: KansoTheme.Duration? = nil
  ) {
    var style: [String] = []
    if let duration { style.append("--t:\(Self.seconds(duration))") }
    if let curve, [curve.x1, curve.y1, curve.x2, curve.y2].allSatisfy(\.isFinite) {
      style.append("--e:\(curve.formattedForCSS)")
    }
    if let delay { style.append("--d:\(Self.seconds(delay))") }
    page.markup("<i class=\"move\"")
    page.attribute("style", style.joined(separator: ";"))
    page.markup("></i>")
  }

  /// The longest duration of a sample, in seconds.
  private static let maxSeconds = 20.0

  /// Returns a duration in CSS.
  private static func seconds(_ duration: KansoTheme.Duration) -> String {
    "\(min(duration.drawableSeconds, maxSeconds).formattedForCSS)s"
  }

  // MARK: Borders, shadows and gradients

  /// Writes a box with a border.
  private mutating func writeBorder(_ border: Border) {
    let width = Dimension.points(min(max(border.width.drawablePoints, 0), Sizes.Specimen.end / 2))
    page.markup("<i class=\"box\" style=\"")
    writeDeclaration("border", [border.color]) {
      Border(color: border.color, width: width, style: border.style).formattedForCSS(color: $0[0])
    }
    page.markup("\"></i>")
  }

  /// Writes a surface with a shadow.
  private mutating func writeShadow(_ layers: [Shadow]) {
    /// Returns a length that a sample can have.
    func length(_ dimension: Dimension, min: Length = -Sizes.Sample.track) -> Dimension {
      .points(Swift.min(Swift.max(dimension.drawablePoints, min), Sizes.Sample.track))
    }
    let drawn = layers.map {
      Shadow(
        color: $0.color, offsetX: length($0.offsetX), offsetY: length($0.offsetY),
        blur: length($0.blur, min: 0),
        spread: length($0.spread), isInset: $0.isInset)
    }
    page.markup("<i class=\"box surface\" style=\"")
    writeDeclaration("box-shadow", layers.map(\.color)) { drawn.formattedForCSS(colors: $0) }
    page.markup("\"></i>")
  }

  /// Writes a strip with a gradient from left to right.
  private mutating func writeGradient(_ stops: [GradientStop]) {
    let drawn = stops.map { GradientStop(color: $0.color, position: min(max($0.position.drawable, 0), 1)) }
    page.markup("<i class=\"strip\" style=\"")
    writeDeclaration("background", stops.map(\.color)) {
      // CSS has no gradient with one stop.
      let css = drawn.formattedForCSS(colors: $0)
      return drawn.count == 1 ? $0[0] : "linear-gradient(90deg, \(css))"
    }
    page.markup("\"></i>")
  }

  // MARK: Texts

  /// The maximum size of sample texts, in points.
  private static let maxSampleSize = 96.0
  /// The size, in points, below which a sample has two lines, so that the line height is seen.
  private static let minTitleSize = 22.0
  /// The maximum number of characters of the guide's name in a sample.
  private static let maxNameLength = 32

  /// Writes letters in a family or a weight.
  private mutating func writeLetters(_ font: Typography) {
    page.markup("<span class=\"letters\" aria-hidden=\"true\"")
    page.attribute(
      "style",
      "font-weight:\(font.weight.drawable.formattedForCSS);font-family:\(FontStack.formattedForCSS(font))")
    page.markup(">Aa Bb Cc 123</span>")
  }

  /// Writes a text in a font, its size and its line height, on a band as high as its lines: the guide's name, or two
  /// lines in a small font. If it is smaller than the font, a note gives its size.
  private mutating func writeText(in font: Typography) {
    let size = min(max(font.size.drawable, 1), Self.maxSampleSize)
    page.markup("<span class=\"sample\" dir=\"auto\" aria-hidden=\"true\"")
    let weight = font.weight.drawable.formattedForCSS
    let lineHeight = min(max(font.lineHeight.drawable, 0), Self.maxLineHeight).formattedForCSS
    let spacing = min(max(font.letterSpacing.drawablePoints, -size), size).formattedForCSS
    page.attribute(
      "style",
      "font:\(font.isItalic ? "italic " : "")\(weight) \(size.formattedForCSS)px/\(lineHeight) "
        + "\(FontStack.formattedForCSS(font));letter-spacing:\(spacing)px")
    page.markup(">")
    if size < Self.minTitleSize {
      page.markup("Sphinx of black quartz,<br>judge my vow. 0123456789")
    } else {
      page.text(model.name.prefix(Self.maxNameLength))
    }
    page.markup("</span>")
    guard size < font.size else { return }
    page.markup("<span class=\"about\">Shown at ")
    page.text(size.formatted(as: .decimal))
    page.markup(" points.</span>")
  }
}
