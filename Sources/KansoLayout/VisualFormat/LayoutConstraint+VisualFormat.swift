import KansoTheme
import KansoVisualFormat

extension LayoutConstraint {
  /// The constraints that a visual format such as `H:|-[photo]-standard-[name]-|` stands for.
  ///
  /// The language is that of Apple's "Auto Layout Guide: Visual Format Language". A format that cannot be read makes no constraints and
  /// is one of the `layoutProblems` of the tree that the views are in; use `parsed` to have it thrown.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    reporting(views) { () throws(LayoutProblem) in
      try parsed(format, options: options, metrics: metrics ?? [:], views: views, file: file, line: line)
    }
  }

  /// The constraints of a visual format whose metrics are the paddings of a theme: `standard` is `padding.standard`, and `card_inner`
  /// is `padding.card.inner`. Constants follow theme and mode; priorities are what the default mode says.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics theme: Theme,
    views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    reporting(views) { () throws(LayoutProblem) in
      try parsed(format, options: options, metrics: theme, views: views, file: file, line: line)
    }
  }

  /// The constraints of a visual format.
  ///
  /// - Throws: what is wrong with it, with its character pointed at.
  public static func parsed(
    _ format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let source = FormatSource(
      format, Self.metrics(metrics), views, SourcePlace(file: file, line: line))
    return try FormatReader(source, options).constraints()
  }

  /// The constraints of a visual format whose metrics are the paddings of a theme.
  ///
  /// - Throws: what is wrong with it, with its character pointed at.
  public static func parsed(
    _ format: String, options: FormatOptions = [], metrics theme: Theme, views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let source = FormatSource(format, Self.metrics(of: theme), views, SourcePlace(file: file, line: line))
    return try FormatReader(source, options).constraints()
  }

  /// Numbers of any type, and tokens; what is neither is no metric.
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

/// What a name among the metrics stands for.
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

/// A visual format and what its names stand for.
struct FormatSource {
  let text: String
  let metrics: [String: FormatMetric]
  let views: [String: LayoutItem]
  let place: SourcePlace

  init(_ text: String, _ metrics: [String: FormatMetric], _ views: [String: Any], _ place: SourcePlace) {
    (self.text, self.metrics, self.place) = (text, metrics, place)
    self.views = views.compactMapValues { $0 as? LayoutItem }
  }

  /// A problem with the format and a mark under the character.
  func problem(_ message: String, at offset: Int) -> LayoutProblem {
    // Characters that end before it; it may be within one.
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
