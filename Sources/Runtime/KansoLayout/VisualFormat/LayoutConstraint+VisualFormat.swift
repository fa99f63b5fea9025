import KansoTheme
import KansoVisualFormat

extension LayoutConstraint {
  /// Returns the inactive constraints of a visual format, for example `H:|-[photo]-standard-[name]-|`.
  ///
  /// The language is that of Apple's "Auto Layout Guide: Visual Format Language". An invalid format creates no
  /// constraints and reports a problem in `layoutProblems` of the views' tree. Use `constraints(parsing:)` to
  /// get the problem as an error.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    reportingProblem(in: views) { () throws(LayoutProblem) in
      try constraints(
        parsing: format, options: options, metrics: metrics ?? [:], views: views, file: file, line: line)
    }
  }

  /// Returns the inactive constraints of a visual format. Its metrics are the paddings of a theme: `standard` is
  /// the token `padding.standard`, and `card_inner` is `padding.card.inner`.
  ///
  /// Constants follow the theme and the mode. Priorities take the values of the default mode. An invalid format
  /// creates no constraints and reports a problem in `layoutProblems` of the views' tree.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics theme: Theme,
    views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    reportingProblem(in: views) { () throws(LayoutProblem) in
      try constraints(
        parsing: format, options: options, metrics: theme, views: views, file: file, line: line)
    }
  }

  /// Returns the inactive constraints of a visual format. Drops metrics that are neither numbers nor length
  /// tokens, and `views` that are neither views nor layout guides.
  ///
  /// - Throws: A problem that describes the error and marks its character.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let source = FormatSource(
      text: format, metrics: Self.metrics(from: metrics), views: views,
      location: SourceLocation(file: file, line: line))
    return try FormatConstraintBuilder(source, options).makeConstraints()
  }

  /// Returns the inactive constraints of a visual format. Its metrics are the paddings of a theme, with names as in
  /// `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Throws: A problem that describes the error and marks its character.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics theme: Theme, views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let source = FormatSource(
      text: format, metrics: Self.metrics(of: theme), views: views,
      location: SourceLocation(file: file, line: line))
    return try FormatConstraintBuilder(source, options).makeConstraints()
  }

  /// Returns the metrics that are length tokens or numbers of any type, and drops other values.
  private static func metrics(from values: [String: Any]) -> [String: FormatMetric] {
    values.compactMapValues { value in
      switch value {
      case let token as Token<Length>: return .token(token)
      case let number as any BinaryInteger: return .number(Double(number))
      case let number as any BinaryFloatingPoint: return .number(Double(number))
      default: return nil
      }
    }
  }

  /// Returns the paddings of a theme that are dimensions as tokens, with the values of all modes. Path
  /// components after the section are joined by underscores. Those of the section `padding` have priority over those of
  /// sections that the guide names itself.
  private static func metrics(of theme: Theme) -> [String: FormatMetric] {
    var metrics: [String: FormatMetric] = [:]
    for token in theme.tokens where theme.section(of: token.path) == .padding {
      let name = token.path.names.dropFirst().joined(separator: "_")
      guard case .dimension(let dimension) = token.value,
        token.path.knownSection == .padding || metrics[name] == nil
      else { continue }
      var length = Token<Length>(token.path, dimension.value)
      for variant in token.variants {
        guard theme.modes.indices.contains(variant.mode), case .dimension(let value) = variant.value else {
          continue
        }
        length = length.when(theme.modes[variant.mode].context, use: value.value)
      }
      metrics[name] = .token(length)
    }
    return metrics
  }

  /// Returns the result of `body`. If it throws, returns no constraints and reports the problem in the tree
  /// of the view or layout guide with the first name in alphabetical order. The problem is lost if there is
  /// no such view.
  private static func reportingProblem(
    in views: [String: Any], _ body: () throws(LayoutProblem) -> [LayoutConstraint]
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

  /// The number; for a token, its value in the default mode.
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
  let location: LayoutConstraint.SourceLocation

  /// Creates a source. Values of `views` that are neither views nor layout guides are dropped.
  init(
    text: String, metrics: [String: FormatMetric], views: [String: Any],
    location: LayoutConstraint.SourceLocation
  ) {
    (self.text, self.metrics, self.location) = (text, metrics, location)
    self.views = views.compactMapValues { $0 as? LayoutItem }
  }

  /// Returns a problem that shows the format with a mark under the character at an offset in UTF-8 bytes from
  /// the start of the format.
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
      .visualFormat, "the visual format cannot be used: \(message)\n  \(text)\n  \(mark)",
      source: location.description)
  }

  /// Returns a problem that marks the first character of a term.
  func problem(_ message: String, at term: VisualFormat.Term) -> LayoutProblem {
    problem(message, at: term.range.lowerBound)
  }

  /// Returns the view or layout guide with a name. Throws if there is none; `offset` is the position of the
  /// mark, in UTF-8 bytes.
  func item(named name: String, at offset: Int) throws(LayoutProblem) -> LayoutItem {
    if let item = views[name] { return item }
    let hint = metrics[name] == nil ? "" : "; `\(name)` is a metric"
    let known = views.keys.sorted().joined(separator: ", ")
    throw problem(
      "there is no view `\(name)`\(hint): \(known.isEmpty ? "there are none" : "there are \(known)")",
      at: offset)
  }

  /// Returns the value of a number or of a named metric. Throws if there is no metric with the name.
  func metric(of term: VisualFormat.Term) throws(LayoutProblem) -> FormatMetric {
    switch term.value {
    case .number(let number): return .number(number)
    case .name(let name):
      if let metric = metrics[name] { return metric }
      let hint = views[name] == nil ? "" : "; `\(name)` is a view, and what is wanted here a number"
      throw problem("there is no metric `\(name)`\(hint): add it to the metrics", at: term)
    }
  }

  /// Returns the value of a term as a priority; required if there is no term. Throws if a metric is unknown,
  /// or if the value is not above 0 and up to 1,000.
  func priority(of term: VisualFormat.Term?) throws(LayoutProblem) -> Priority {
    guard let term else { return .required }
    let priority = Priority(Float(try metric(of: term).number))
    guard priority.isValid else {
      throw problem(
        "a priority is above 0 and up to 1000, not \(Double(priority.rawValue).reportDescription)", at: term)
    }
    return priority
  }
}
