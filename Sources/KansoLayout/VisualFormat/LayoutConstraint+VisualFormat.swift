import KansoTheme
import KansoVisualFormat

extension LayoutConstraint {
  /// Returns the constraints of a visual format, for example `H:|-[photo]-standard-[name]-|`.
  ///
  /// The language is that of Apple's "Auto Layout Guide: Visual Format Language". An invalid format creates no
  /// constraints and reports a problem in `layoutProblems` of the views' tree. Use `parsed` to get the problem as an
  /// error.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    reporting(views) { () throws(LayoutProblem) in
      try parsed(format, options: options, metrics: metrics ?? [:], views: views, file: file, line: line)
    }
  }

  /// Returns the constraints of a visual format. Its metrics are the paddings of a theme: `standard` is the token
  /// `padding.standard`, and `card_inner` is `padding.card.inner`.
  ///
  /// Constants follow the theme and the mode. Priorities take the values of the default mode.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics theme: Theme,
    views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    reporting(views) { () throws(LayoutProblem) in
      try parsed(format, options: options, metrics: theme, views: views, file: file, line: line)
    }
  }

  /// Returns the constraints of a visual format.
  ///
  /// - Throws: A problem that describes the error and marks its character.
  public static func parsed(
    _ format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let source = FormatSource(
      format, Self.metrics(metrics), views, SourcePlace(file: file, line: line))
    return try FormatReader(source, options).constraints()
  }

  /// Returns the constraints of a visual format. Its metrics are the paddings of a theme.
  ///
  /// - Throws: A problem that describes the error and marks its character.
  public static func parsed(
    _ format: String, options: FormatOptions = [], metrics theme: Theme, views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let source = FormatSource(format, Self.metrics(of: theme), views, SourcePlace(file: file, line: line))
    return try FormatReader(source, options).constraints()
  }

  /// Returns the metrics that are tokens or numbers of any type, and drops other values.
  private static func metrics(_ values: [String: Any]) -> [String: FormatMetric] {
    values.compactMapValues { value in
      switch value {
      case let token as Token<Length>: return .token(token)
      case let number as any BinaryInteger: return .number(Double(number))
      case let number as any BinaryFloatingPoint: return .number(Double(number))
      default: return nil
      }
    }
  }

  private static func metrics(of theme: Theme) -> [String: FormatMetric] {
    var metrics: [String: FormatMetric] = [:]
    for token in theme.tokens where token.path.section == "padding" {
      guard case .dimension(let dimension) = token.value else { continue }
      var length = Token<Length>(token.path, dimension.value)
      for variant in token.variants {
        guard theme.modes.indices.contains(variant.mode), case .dimension(let value) = variant.value else {
          continue
        }
        length = length.when(theme.modes[variant.mode].context, use: value.value)
      }
      metrics[token.path.names.dropFirst().joined(separator: "_")] = .token(length)
    }
    return metrics
  }

  private static func reporting(
    _ views: [String: Any], _ body: () throws(LayoutProblem) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    do { return try body() } catch {
      views.compactMapValues { $0 as? LayoutItem }.min { $0.key < $1.key }?.value.view?.root.report(error)
      return []
    }
  }
}

/// The value of a metric.
enum FormatMetric {
  case number(Double)
  case token(Token<Length>)

  var number: Double {
    switch self {
    case .number(let number): return number
    case .token(let token): return token.resolved()
    }
  }
}

/// A visual format with the values of its metrics and views.
struct FormatSource {
  let text: String
  let metrics: [String: FormatMetric]
  let views: [String: LayoutItem]
  let place: SourcePlace

  init(_ text: String, _ metrics: [String: FormatMetric], _ views: [String: Any], _ place: SourcePlace) {
    (self.text, self.metrics, self.place) = (text, metrics, place)
    self.views = views.compactMapValues { $0 as? LayoutItem }
  }

  /// Returns a problem that shows the format with a mark under the character at a UTF-8 offset.
  func problem(_ message: String, at offset: Int) -> LayoutProblem {
    // Count the characters that end before the offset. The offset may lie inside of a multi-byte character.
    var (end, column) = (0, 0)
    for character in text {
      end += character.utf8.count
      if end > offset { break }
      column += 1
    }
    let mark = String(repeating: " ", count: column) + "^"
    return LayoutProblem(
      .visualFormat, "the visual format cannot be used: \(message)\n  \(text)\n  \(mark)", source: place.text)
  }

  func problem(_ message: String, at term: VisualFormat.Term) -> LayoutProblem {
    problem(message, at: term.range.lowerBound)
  }

  func item(_ name: String, at offset: Int) throws(LayoutProblem) -> LayoutItem {
    if let item = views[name] { return item }
    let hint = metrics[name] == nil ? "" : "; `\(name)` is a metric"
    let known = views.keys.sorted().joined(separator: ", ")
    throw problem(
      "there is no view `\(name)`\(hint): \(known.isEmpty ? "there are none" : "there are \(known)")",
      at: offset)
  }

  func metric(_ term: VisualFormat.Term) throws(LayoutProblem) -> FormatMetric {
    switch term.value {
    case .number(let number): return .number(number)
    case .name(let name):
      if let metric = metrics[name] { return metric }
      let hint = views[name] == nil ? "" : "; `\(name)` is a view, and what is wanted here a number"
      throw problem("there is no metric `\(name)`\(hint): add it to the metrics", at: term)
    }
  }

  func priority(_ term: VisualFormat.Term?) throws(LayoutProblem) -> Priority {
    guard let term else { return .required }
    let priority = Priority(try metric(term).number)
    guard priority.isValid else {
      throw problem("a priority is above 0 and up to 1000, not \(priority.rawValue.compact)", at: term)
    }
    return priority
  }
}
