import KansoDrawing
import KansoFormatting
import KansoLayout
import KansoTheme
import KansoThemeEncoding

/// A comparison of two pictures by their commands: the differences that can be seen.
struct PictureComparison {
  /// The maximum difference of two equal coordinates, in points.
  private static let tolerance = 0.5
  /// The maximum difference of two equal components of colors, from 0 to 1: one step of a screen's 255.
  private static let colorTolerance = 1.0 / 255

  /// Returns the first visible difference of two pictures as text; nil if there is none.
  static func difference(_ old: Drawing, _ new: Drawing) -> String? {
    let (old, new) = (visible(old.commands), visible(new.commands))
    for (first, second) in zip(old, new) where !isLike(first, second) {
      return "\(summary(first)) is \(summary(second))"
    }
    if let missing = old.dropFirst(new.count).first { return "\(summary(missing)) is missing" }
    if let added = new.dropFirst(old.count).first { return "\(summary(added)) is added" }
    return nil
  }

  /// Returns the commands that draw something, without groups that change nothing: empty ones, and those that clip to
  /// the outline of the group around them.
  private static func visible(_ commands: [DrawCommand]) -> [DrawCommand] {
    var result: [DrawCommand] = []
    /// The open groups; nil for one that is left out.
    var open: [DrawGroup?] = []
    for command in commands where command.isVisible {
      switch command {
      case .begin(let group):
        let around = open.last { $0 != nil } ?? nil
        let isRedundant = group == DrawGroup(clip: around?.clip)
        open.append(isRedundant ? nil : group)
        if !isRedundant { result.append(command) }
      case .end:
        guard open.popLast() ?? nil != nil else { continue }
        if case .begin? = result.last { result.removeLast() } else { result.append(command) }
      default: result.append(command)
      }
    }
    return result
  }

  /// The number of characters of a text in a report.
  private static let summaryLength = 40

  private static func summary(_ command: DrawCommand) -> String {
    switch command {
    case .fill(let outline, .color(let color)): "\(color.formattedForCSS) in \(summary(outline))"
    case .fill(let outline, .gradient): "a gradient in \(summary(outline))"
    case .stroke(let outline, let stroke):
      "a line of \(summary(stroke.width)) in \(stroke.color.formattedForCSS) along \(summary(outline))"
    case .shadow(let outline, _): "a shadow of \(summary(outline))"
    case .text(let text):
      "\"\(text.text.prefix(summaryLength))\" in \(postScriptName(of: text.font)) \(summary(text.size)) "
        + "\(text.color.formattedForCSS) at \(summary(text.origin.x)) \(summary(text.origin.y))"
    case .image(_, let rect): "an image in \(summary(.rectangle(rect)))"
    case .begin(let group):
      "a group with opacity \(summary(group.opacity))"
        + (group.clip.map { ", clipped to \(summary($0))" } ?? "")
    case .end: "the end of a group"
    }
  }

  private static func summary(_ outline: Outline) -> String {
    let rect = outline.bounds
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(summary).joined(separator: " ")
    return switch outline {
    case .rectangle(_, cornerRadius: 0): numbers
    case .rectangle(_, let radius): "\(numbers) with corners of \(summary(radius))"
    case .ellipse: "an ellipse \(numbers)"
    case .path: "a path \(numbers)"
    }
  }

  private static func summary(_ number: Double) -> String { number.formatted(as: .tenths) }

  // MARK: Commands

  private static func isLike(_ first: DrawCommand, _ second: DrawCommand) -> Bool {
    switch (first, second) {
    case (.fill(let first, let paint), .fill(let second, let other)):
      isLike(first, second) && isLike(paint, other)
    case (.stroke(let first, let stroke), .stroke(let second, let other)):
      isLike(first, second) && isLike(stroke.color, other.color) && isNear(stroke.width, other.width)
        && stroke.dashes == other.dashes && stroke.cap == other.cap
    case (.shadow(let first, let shadow), .shadow(let second, let other)):
      isLike(first, second) && isLike(shadow.color, other.color) && isNear(shadow.offset, other.offset)
        && isNear(shadow.blur, other.blur) && isNear(shadow.spread, other.spread)
        && shadow.isInset == other.isInset
    case (.text(let first), .text(let second)): isLike(first, second)
    case (.image(let first, let place), .image(let second, let other)):
      first == second && isNear(place, other)
    case (.begin(let first), .begin(let second)): isLike(first, second)
    case (.end, .end): true
    default: false
    }
  }

  private static func isLike(_ first: TextCommand, _ second: TextCommand) -> Bool {
    first.text == second.text && isNear(first.size, second.size) && isNear(first.origin, second.origin)
      && isLike(first.font, second.font)
      && isLike(first.color, second.color) && first.isUnderlined == second.isUnderlined
  }

  /// The name of a face says all; without one, it is the family with its weight.
  private static func isLike(_ first: Typography, _ second: Typography) -> Bool {
    guard postScriptName(of: first) == postScriptName(of: second) else { return false }
    if first.face != nil || second.face != nil { return true }
    return first.weight == second.weight && first.isItalic == second.isItalic
  }

  /// A name with a dot in front is that of the system's font.
  private static func postScriptName(of font: Typography) -> String {
    let name = font.face ?? font.families.first ?? ""
    return name.hasPrefix(".") ? "system-ui" : name
  }

  private static func isLike(_ first: DrawGroup, _ second: DrawGroup) -> Bool {
    let transforms = [first.transform, second.transform].map { [$0.a, $0.b, $0.c, $0.d] }
    guard isNearColor(first.opacity, second.opacity),
      zip(transforms[0], transforms[1]).allSatisfy(isNearColor),
      isNear(first.transform.tx, second.transform.tx), isNear(first.transform.ty, second.transform.ty)
    else { return false }
    return switch (first.clip, second.clip) {
    case (nil, nil): true
    case (let first?, let second?): isLike(first, second)
    default: false
    }
  }

  // MARK: Outlines and paints

  private static func isLike(_ first: Outline, _ second: Outline) -> Bool {
    switch (first, second) {
    case (.rectangle(let first, let radius), .rectangle(let second, let other)):
      isNear(first, second) && isNear(radius, other)
    case (.ellipse(let first), .ellipse(let second)): isNear(first, second)
    case (.path(let first), .path(let second)):
      first.elements.count == second.elements.count && zip(first.elements, second.elements).allSatisfy(isLike)
    default: false
    }
  }

  private static func isLike(_ first: Path.Element, _ second: Path.Element) -> Bool {
    switch (first, second) {
    case (.move(let first), .move(let second)), (.line(let first), .line(let second)): isNear(first, second)
    case (.curve(let first, let control, to: let end), .curve(let second, let other, to: let otherEnd)):
      isNear(first, second) && isNear(control, other) && isNear(end, otherEnd)
    case (.close, .close): true
    default: false
    }
  }

  private static func isLike(_ first: Paint, _ second: Paint) -> Bool {
    switch (first, second) {
    case (.color(let first), .color(let second)): isLike(first, second)
    case (.gradient(let first), .gradient(let second)):
      isNear(first.start, second.start) && isNear(first.end, second.end)
        && first.stops.count == second.stops.count
        && zip(first.stops, second.stops).allSatisfy {
          isLike($0.color, $1.color) && isNearColor($0.position, $1.position)
        }
    default: false
    }
  }

  private static func isLike(_ first: ColorValue, _ second: ColorValue) -> Bool {
    let (first, second) = (first.converted(to: .srgb), second.converted(to: .srgb))
    return zip(first.components + [first.alpha], second.components + [second.alpha])
      .allSatisfy { isNearColor($0 ?? 0, $1 ?? 0) }
  }

  // MARK: Numbers

  private static func isNearColor(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= colorTolerance
  }

  private static func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= tolerance }

  private static func isNear(_ first: Point, _ second: Point) -> Bool {
    isNear(first.x, second.x) && isNear(first.y, second.y)
  }

  static func isNear(_ first: Rect, _ second: Rect) -> Bool {
    isNear(first.origin, second.origin) && isNear(first.width, second.width)
      && isNear(first.height, second.height)
  }
}
