import KansoDiagnostics
import KansoTemplateDiagnostics

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
  typealias Tag = TemplateOutline.Tag

  /// A unit of rendering: a template, or a block that replaces a block of another template.
  struct Unit: Hashable {
    let template: String
    /// The byte offset of the block's name in the template; nil for the template itself.
    var block: Int?
  }

  /// A check of a unit in a scope.
  struct Visit: Hashable {
    let unit: Unit
    let scope: TemplateScope
  }

  /// The position of a tag.
  private struct Place: Hashable, Comparable {
    let template: String
    /// The byte offset of the tag's name in the template.
    let offset: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.template, left.offset) < (right.template, right.offset)
    }
  }

  /// An inclusion of a unit by a tag.
  struct Inclusion {
    /// The included unit.
    let target: Unit
    /// The range of the name in the tag.
    let range: SourceRange
  }

  /// An inclusion, independent of the scope.
  struct InclusionPlace: Hashable {
    /// The unit with the tag.
    let unit: Unit
    /// The included unit.
    let target: Unit
    /// The byte offset of the tag's name in its template.
    let offset: Int
  }

  let files: [String: SourceFile]
  private var contents: [Unit: [Tag]] = [:]
  /// The blocks that replace blocks of the same name.
  private var blocks: [String: [Unit]] = [:]
  private var waiting: [Visit] = []
  private var visited: Set<Visit> = []
  /// The units in the order of their first visits.
  var units: [Unit] = []
  /// The inclusions of each unit that are not in a list within a list.
  var inclusions: [Unit: [Inclusion]] = [:]
  var includedPlaces: Set<InclusionPlace> = []
  /// The tags whose field exists in at least one scope.
  private var known: Set<Place> = []
  /// The errors of tags without a meaning in some scope, for the first of these scopes.
  private var unknown: [Place: Diagnostic] = [:]
  /// The errors that apply in every scope.
  private var invalid: [Place: Diagnostic] = [:]
  /// The sections over a list of contexts that are in one over such a list already.
  private var repetitions: [Place: Diagnostic] = [:]

  /// The names of the guide in tags.
  private var keys: [Place: TemplateKey] = [:]
  /// The fields that are written for elements without a value.
  private var conditional: [Place: ConditionalField] = [:]

  /// The number of checks after which kinds are not followed any more. Conditions could make their number exponential.
  private static let maxNarrowedCheckCount = 4096
  /// The maximum number of bytes of all templates that a template includes, directly or through others.
  static let maxIncludedByteCount = 1 << 20
  /// The maximum depth of templates within each other. The library renders them by recursion.
  static let maxInclusionDepth = 32

  /// Returns the errors in templates that could be parsed, in the order of reports: unknown names, fields
  /// that cannot name a partial, and cycles of inclusions. Without cycles, also sections over a list within
  /// the same list, and templates that become too large or are nested too deeply.
  ///
  /// Also returns what they require of a theme.
  ///
  /// - Parameter roots: the templates that render output.
  static func findings(
    in templates: [String: (file: SourceFile, outline: TemplateOutline)], from roots: [TemplateRoot]
  ) -> (problems: [Diagnostic], requirements: TemplateRequirements) {
    var check = TemplateCheck(files: templates.mapValues(\.file))
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      check.contents[Unit(template: name)] = template.outline.tags
      check.collectBlocks(in: template.outline.tags, of: name)
    }
    for root in roots { check.enqueue(Unit(template: root.name), TemplateScope([root.context])) }
    while let visit = check.waiting.popLast() {
      check.checkTags(check.contents[visit.unit] ?? [], visit, isNested: false)
    }
    let unknown = check.unknown.filter { !check.known.contains($0.key) }
    let cycles = check.cycleProblems()
    // A template that includes itself is in each of its sections, and has no size.
    let limits = cycles.isEmpty ? Array(check.repetitions.values) + check.sizeProblems() : cycles
    var requirements = TemplateRequirements()
    requirements.fields = check.conditional.sorted { $0.key < $1.key }.map(\.value)
    requirements.keys = check.keys.sorted { $0.key < $1.key }.map(\.value)
    return ((Array(unknown.values) + check.invalid.values + limits).sortedForReport(), requirements)
  }

  private init(files: [String: SourceFile]) { self.files = files }

  /// Adds the blocks that replace blocks of parent templates, at every depth, to `contents` and `blocks`.
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

  /// Adds the check of a unit in a scope to `waiting`, unless it was added before.
  mutating func enqueue(_ unit: Unit, _ scope: TemplateScope) {
    let isNarrowed = visited.count < Self.maxNarrowedCheckCount
    let visit = Visit(unit: unit, scope: isNarrowed ? scope : scope.with(nil))
    guard visited.insert(visit).inserted else { return }
    if inclusions[unit] == nil {
      inclusions[unit] = []
      units.append(unit)
    }
    waiting.append(visit)
  }

  // MARK: Names

  /// Checks tags and their contents in a scope, and enqueues the templates that they include.
  ///
  /// - Parameter isNested: true if the tags are in a section over a list within a list.
  private mutating func checkTags(_ tags: [Tag], _ visit: Visit, isNested: Bool) {
    for tag in tags {
      switch tag.kind {
      case .value: if role(of: tag, visit) != nil { checkKinds(tag, visit) }
      case .section: checkSection(tag, visit, isNested)
      case .invertedSection:
        guard role(of: tag, visit) != nil else { continue }
        let inner =
          tag.functions.isEmpty ? visit.scope.narrowed(byFieldNamed: tag.name, isInverted: true) : visit.scope
        checkTags(tag.contents, Visit(unit: visit.unit, scope: inner), isNested: isNested)
      case .block:
        checkTags(tag.contents, visit, isNested: isNested)
        for unit in blocks[tag.name] ?? [] { include(unit, by: tag, visit, isNested) }
      case .partial, .parent:
        if files[tag.name] != nil {
          include(Unit(template: tag.name), by: tag, visit, isNested)
        } else {
          reportUnknown(tag, in: visit, kind: "partial", name: tag.name, among: files.keys.sorted())
        }
      case .dynamicPartial, .dynamicParent:
        for name in templateNames(of: tag, visit) where files[name] != nil {
          let inner = Visit(unit: visit.unit, scope: visit.scope.narrowed(byTemplateNamed: name))
          include(Unit(template: name), by: tag, inner, isNested)
        }
      }
    }
  }

  /// Records a field that has no value for some of the possible kinds of the element.
  private mutating func checkKinds(_ tag: Tag, _ visit: Visit) {
    guard let possible = visit.scope.kinds, case .some(let kinds) = visit.scope.kinds(ofFieldNamed: tag.name),
      let file = files[visit.unit.template]
    else { return }
    let missing = possible.subtracting(kinds)
    guard !missing.isEmpty else { return }
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    let field = ConditionalField(
      name: tag.name, missing: [], kinds: kinds, range: SourceRange(file: file, tag.range))
    conditional[place, default: field].add(missing)
  }

  /// Checks a section and its contents. The contents of a section over a context or a list of contexts are
  /// checked in the inner scope. The contents of a section over an unknown field are not checked.
  private mutating func checkSection(_ tag: Tag, _ visit: Visit, _ isNested: Bool) {
    // A section over an unknown field is not rendered.
    guard let role = role(of: tag, visit) else { return }
    if case .list(let context) = role { checkRepetition(of: context, tag, visit) }
    // A function such as `empty` is no condition on the kind.
    let scope =
      tag.functions.isEmpty ? visit.scope.narrowed(byFieldNamed: tag.name, isInverted: false) : visit.scope
    switch role {
    case .context(let context), .list(let context):
      checkTags(tag.contents, Visit(unit: visit.unit, scope: scope.entering(context)), isNested: isNested)
    case .nestedList(let context):
      checkTags(tag.contents, Visit(unit: visit.unit, scope: scope.entering(context)), isNested: true)
    default: checkTags(tag.contents, Visit(unit: visit.unit, scope: scope), isNested: isNested)
    }
  }

  /// Records an error for a section over a whole list within a section over the same kind of list. Each such
  /// level multiplies the size of the output by the length of the list.
  private mutating func checkRepetition(of context: any TemplateContext.Type, _ tag: Tag, _ visit: Visit) {
    guard visit.scope.contains(context), let file = files[visit.unit.template] else { return }
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    repetitions[place] = Diagnostic(
      .invalidTemplate, "the section over `\(tag.name)` is within a section over a list of the same kind",
      at: SourceRange(file: file, tag.range),
      help: "Delete one of the two, or each element is written once for each element of the list.")
  }

  /// Returns the role of the field in a tag after its functions, which is added to `known`; nil if the scope has no such
  /// field, the library no such function, or a function does not take the value, which is recorded as an error.
  private mutating func role(of tag: Tag, _ visit: Visit) -> FieldRole? {
    var functions: [TemplateFunction] = []
    for name in tag.functions {
      guard let function = TemplateFunction.all.first(where: { $0.name == name }) else {
        reportUnknown(tag, in: visit, kind: "function", name: name, among: TemplateFunction.all.map(\.name))
        return nil
      }
      functions.append(function)
    }
    guard var role = visit.scope.role(ofFieldNamed: tag.name) else {
      reportUnknown(
        tag, in: visit, kind: "field", name: tag.name, among: visit.scope.fieldNames(near: tag.name))
      return nil
    }
    var isPlace = tag.name.isEmpty
    for function in functions.reversed() {
      guard let result = function.result(of: role, isPlace: isPlace) else {
        report(
          tag, in: visit,
          "the function `\(function.name)` takes \(function.operandDescription), and not `\(tag.name)`",
          help: "Delete the function, or use another field.")
        return nil
      }
      (role, isPlace) = (result, false)
    }
    if let problem = Self.problem(of: role, in: tag) {
      report(tag, in: visit, problem.message, help: problem.help)
      return nil
    }
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    known.insert(place)
    if let key = visit.scope.key(inFieldNamed: tag.name), let file = files[visit.unit.template] {
      keys[place] = TemplateKey(key: key, range: SourceRange(file: file, tag.range))
    }
    return role
  }

  /// Returns the error of a tag that writes a list or a context, unless it is a name, or that lacks the key of a
  /// context with keys; nil for other tags.
  private static func problem(of role: FieldRole, in tag: Tag) -> (message: String, help: String)? {
    let what: String
    switch role {
    case .keys:
      let name = tag.name
      return ("`\(name)` needs a key", "Write `\(name).KEY`, such as `\(name).com.example.icon`.")
    case .list, .nestedList: what = "a list"
    case .context(let context) where !(context is any NameContext.Type): what = "not a text"
    case .context, .value, .template: return nil
    }
    guard tag.kind == .value else { return nil }
    return (
      "`\(tag.name)` is \(what), and cannot be written",
      "Write a section over it: `{{#\(tag.name)}}…{{/\(tag.name)}}`."
    )
  }

  /// Records an error for a tag that has no meaning in a scope, unless it has one.
  private mutating func report(_ tag: Tag, in visit: Visit, _ message: String, help: String) {
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    guard unknown[place] == nil, let file = files[visit.unit.template] else { return }
    unknown[place] = Diagnostic(
      .invalidTemplate, message, at: SourceRange(file: file, tag.range), help: help)
  }

  /// Returns the templates that a tag may include if it takes their name from a field. Any other field is
  /// recorded as an error, and gives no names.
  private mutating func templateNames(of tag: Tag, _ visit: Visit) -> [String] {
    guard let role = role(of: tag, visit) else { return [] }
    if case .template(let names) = role { return names }
    let place = Place(template: visit.unit.template, offset: tag.range.lowerBound)
    if let file = files[visit.unit.template] {
      invalid[place] = Diagnostic(
        .invalidTemplate, "`\(tag.name)` cannot name a partial", at: SourceRange(file: file, tag.range),
        help: "Write the name of the partial itself: a name in a guide could be the name of any template.")
    }
    return []
  }

  /// Records an error for the unknown name in a tag, unless the tag has one. It suggests the most similar
  /// candidate, or lists all of them.
  private mutating func reportUnknown(
    _ tag: Tag, in visit: Visit, kind: String, name: String, among candidates: [String]
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
}
