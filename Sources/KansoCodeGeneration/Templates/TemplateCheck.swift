import KansoDiagnostics

/// A template that renders output, with its context.
package struct TemplateRoot {
  package let name: String
  package let context: any TemplateContext.Type

  package init(_ name: String, in context: any TemplateContext.Type) {
    (self.name, self.context) = (name, context)
  }
}

/// Checks templates before rendering: all names exist, and rendering terminates.
///
/// A template is checked once for each scope that it is rendered in. A name that exists in one of the scopes is valid,
/// because a partial may be used in several places. A template that is not included anywhere is not checked.
struct TemplateCheck {
  private typealias Tag = TemplateOutline.Tag

  /// A unit of rendering: a template, or a block that replaces a block of another template.
  private struct Unit: Hashable {
    let template: String
    /// The offset of the block; nil for the template itself.
    var block: Int?
  }

  private struct Visit: Hashable {
    let unit: Unit
    let scope: TemplateScope
  }

  private struct Place: Hashable {
    let template: String
    let offset: Int
  }

  private struct Inclusion {
    let target: Unit
    let range: SourceRange
  }

  /// An inclusion, whatever the scope is.
  private struct InclusionPlace: Hashable {
    let unit: Unit
    let target: Unit
    let offset: Int
  }

  private let files: [String: SourceFile]
  private var contents: [Unit: [Tag]] = [:]
  /// The blocks that replace blocks of the same name.
  private var blocks: [String: [Unit]] = [:]
  private var waiting: [Visit] = []
  private var visited: Set<Visit> = []
  /// The units in the order of their first visits.
  private var units: [Unit] = []
  /// The inclusions of each unit that are not in a list within a list.
  private var inclusions: [Unit: [Inclusion]] = [:]
  private var includedPlaces: Set<InclusionPlace> = []
  private var known: Set<Place> = []
  private var unknown: [Place: Diagnostic] = [:]
  /// The errors that apply in every scope.
  private var invalid: [Place: Diagnostic] = [:]
  /// The sections over a list of contexts that are in one over such a list already.
  private var repetitions: [Place: Diagnostic] = [:]

  /// The bytes that all inclusions of a template may come to.
  static let maxIncludedByteCount = 1 << 20
  /// The templates that may be included within each other. The library renders them by recursion.
  static let maxInclusionDepth = 32

  /// Returns the errors in templates that could be read.
  ///
  /// - Parameter roots: the templates that render output.
  static func problems(
    in templates: [String: (file: SourceFile, outline: TemplateOutline)], from roots: [TemplateRoot]
  ) -> [Diagnostic] {
    var check = TemplateCheck(files: templates.mapValues(\.file))
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      check.contents[Unit(template: name)] = template.outline.tags
      check.collectBlocks(in: template.outline.tags, of: name)
    }
    for root in roots { check.visit(Unit(template: root.name), TemplateScope([root.context])) }
    while let visit = check.waiting.popLast() {
      check.check(check.contents[visit.unit] ?? [], visit, isNested: false)
    }
    let unknown = check.unknown.filter { !check.known.contains($0.key) }
    let circles = check.circles()
    // A template that includes itself is in each of its sections, and has no size.
    let limits = circles.isEmpty ? Array(check.repetitions.values) + check.excess() : circles
    return (Array(unknown.values) + check.invalid.values + limits).sortedForReport()
  }

  private init(files: [String: SourceFile]) { self.files = files }

  private mutating func collectBlocks(in tags: [Tag], of template: String) {
    for tag in tags {
      if tag.kind == .parent || tag.kind == .dynamicParent {
        for block in tag.contents where block.kind == .block {
          let unit = Unit(template: template, block: block.range.lowerBound)
          contents[unit] = block.contents
          blocks[block.name, default: []].append(unit)
        }
      }
      collectBlocks(in: tag.contents, of: template)
    }
  }

  private mutating func visit(_ unit: Unit, _ scope: TemplateScope) {
    let visit = Visit(unit: unit, scope: scope)
    guard visited.insert(visit).inserted else { return }
    if inclusions[unit] == nil {
      inclusions[unit] = []
      units.append(unit)
    }
    waiting.append(visit)
  }

  // MARK: Names

  /// - Parameter isNested: true if the tags are in a section over a list within a list.
  private mutating func check(_ tags: [Tag], _ visit: Visit, isNested: Bool) {
    for tag in tags {
      switch tag.kind {
      case .value: _ = role(of: tag, visit)
      case .section: checkSection(tag, visit, isNested)
      case .invertedSection:
        _ = role(of: tag, visit)
        check(tag.contents, visit, isNested: isNested)
      case .block:
        check(tag.contents, visit, isNested: isNested)
        for unit in blocks[tag.name] ?? [] { include(unit, by: tag, visit, isNested) }
      case .partial, .parent:
        if files[tag.name] != nil {
          include(Unit(template: tag.name), by: tag, visit, isNested)
        } else {
          reportUnknown(tag, visit, "partial", tag.name, among: files.keys.sorted())
        }
      case .dynamicPartial, .dynamicParent:
        for name in names(of: tag, visit) where files[name] != nil {
          include(Unit(template: name), by: tag, visit, isNested)
        }
      }
    }
  }

  private mutating func checkSection(_ tag: Tag, _ visit: Visit, _ isNested: Bool) {
    // A section over an unknown field is not rendered.
    guard let role = role(of: tag, visit) else { return }
    // Functions such as `count` return a value without fields.
    let keepsElements = tag.functions.allSatisfy { ["first", "last", "reversed", "sorted"].contains($0) }
    if case .list(let context) = role { checkRepetition(of: context, tag, visit) }
    switch role {
    case .context(let context) where keepsElements, .list(let context) where keepsElements:
      let inner = Visit(unit: visit.unit, scope: visit.scope.entering(context))
      check(tag.contents, inner, isNested: isNested)
    case .nestedList(let context) where keepsElements:
      let inner = Visit(unit: visit.unit, scope: visit.scope.entering(context))
      check(tag.contents, inner, isNested: true)
    default: check(tag.contents, visit, isNested: isNested)
    }
  }

  /// Reports a section over a list within another one over the same kind of list. With each level the output would grow by
  /// the length of the list, and soon have no end.
  private mutating func checkRepetition(of context: any TemplateContext.Type, _ tag: Tag, _ visit: Visit) {
    let isWhole = tag.functions.allSatisfy { ["reversed", "sorted"].contains($0) }
    guard isWhole, visit.scope.contains(context), let file = files[visit.unit.template] else { return }
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    repetitions[place] = Diagnostic(
      .invalidTemplate, "the section over `\(tag.name)` is within a section over a list of the same kind",
      at: SourceRange(file: file, tag.range),
      help: "Leave one of the two out: each element would be written as often as the list is long.")
  }

  /// Returns the role of the field in a tag; nil if the scope has no such field.
  private mutating func role(of tag: Tag, _ visit: Visit) -> FieldRole? {
    for function in tag.functions where !Self.functions.contains(function) {
      reportUnknown(tag, visit, "function", function, among: Self.functions)
      return nil
    }
    guard let role = visit.scope.role(of: tag.name) else {
      reportUnknown(tag, visit, "field", tag.name, among: visit.scope.fieldNames)
      return nil
    }
    known.insert(Place(template: visit.unit.template, offset: tag.range.lowerBound))
    return role
  }

  /// Returns the templates that a tag may include if it takes their name from a field.
  private mutating func names(of tag: Tag, _ visit: Visit) -> [String] {
    guard let role = role(of: tag, visit) else { return [] }
    if case .template(let names) = role { return names }
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    if let file = files[visit.unit.template] {
      invalid[place] = Diagnostic(
        .invalidTemplate, "`\(tag.name)` cannot name a partial", at: SourceRange(file: file, tag.range),
        help: "Write the name itself: a name of a guide could be that of any template.")
    }
    return []
  }

  /// The functions of the template library.
  private static let functions = [
    "capitalized", "count", "empty", "equalzero", "even", "first", "index", "last", "lowercased", "minusone",
    "odd", "plusone", "reversed", "sorted", "uppercased",
  ]

  private mutating func reportUnknown(
    _ tag: Tag, _ visit: Visit, _ kind: String, _ name: String, among candidates: [String]
  ) {
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    guard unknown[place] == nil, let file = files[visit.unit.template] else { return }
    let suggestion = Spelling.nearest(to: name, among: candidates)
    // A section's name cannot be replaced alone, because its closing tag would have to change, too.
    let isWhole = !tag.kind.hasContents && name.utf8.count == tag.range.count
    unknown[place] = Diagnostic(
      .unknownField, "there is no \(kind) `\(name)` here", at: SourceRange(file: file, tag.range),
      help: suggestion.map { "Did you mean `\($0)`?" }
        ?? "Write one of \(candidates.map { "`\($0)`" }.joined(separator: ", ")).",
      replacement: isWhole ? suggestion : nil)
  }

  // MARK: Inclusion

  private mutating func include(_ target: Unit, by tag: Tag, _ visit: Visit, _ isNested: Bool) {
    self.visit(target, visit.scope)
    guard !isNested, let file = files[visit.unit.template] else { return }
    let place = InclusionPlace(unit: visit.unit, target: target, offset: tag.range.lowerBound)
    guard includedPlaces.insert(place).inserted else { return }
    let range = SourceRange(file: file, tag.range)
    inclusions[visit.unit, default: []].append(Inclusion(target: target, range: range))
  }

  /// The error for the first template that becomes too large or too deep by what it includes, if there is any. There are no
  /// circles.
  private func excess() -> [Diagnostic] {
    var sizes: [Unit: (byteCount: Int, depth: Int)] = [:]
    for start in units {
      var path = [start]
      while let unit = path.last {
        let all = inclusions[unit] ?? []
        let waiting = all.map(\.target).filter { sizes[$0] == nil }
        guard sizes[unit] == nil, waiting.isEmpty else {
          if sizes[unit] == nil { path += waiting } else { path.removeLast() }
          continue
        }
        var size = (byteCount: 0, depth: 0)
        for inclusion in all {
          let target = sizes[inclusion.target] ?? (byteCount: 0, depth: 0)
          size.byteCount += target.byteCount + (files[inclusion.target.template]?.bytes.count ?? 0)
          size.depth = max(size.depth, target.depth + 1)
          let problem =
            if size.byteCount > Self.maxIncludedByteCount {
              "the templates that are included come to more than \(Self.maxIncludedByteCount >> 20) MiB"
            } else if size.depth > Self.maxInclusionDepth {
              "templates are included within each other deeper than \(Self.maxInclusionDepth) levels"
            } else { "" }
          guard problem.isEmpty else {
            let help = "Include fewer templates here."
            return [Diagnostic(.invalidTemplate, problem, at: inclusion.range, help: help)]
          }
        }
        sizes[unit] = size
        path.removeLast()
      }
    }
    return []
  }

  /// Returns an error for each inclusion that closes a cycle.
  private func circles() -> [Diagnostic] {
    var found: [Diagnostic] = []
    // False for units on the current path, true for completed units.
    var isDone: [Unit: Bool] = [:]
    for start in units where isDone[start] == nil {
      var path: [(unit: Unit, next: Int)] = [(start, 0)]
      isDone[start] = false
      while let (unit, next) = path.last {
        let all = inclusions[unit] ?? []
        guard next < all.count else {
          isDone[unit] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let inclusion = all[next]
        switch isDone[inclusion.target] {
        case true?: break
        case false?:
          found.append(
            Diagnostic(
              .invalidTemplate, "the template includes itself without end", at: inclusion.range,
              help: "Leave it out, or put it into a section over the groups of a group, which come to an end."
            ))
        case nil:
          isDone[inclusion.target] = false
          path.append((inclusion.target, 0))
        }
      }
    }
    return found
  }
}
