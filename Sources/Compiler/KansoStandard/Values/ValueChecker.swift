import KansoDiagnostics
import KansoTheme

/// Checks values against the forms of their types.
///
/// A reference to a token is checked by the types of both. What a pointer names inside of a value is checked like a
/// value in its place.
struct ValueChecker {
  let table: ReferenceTable
  private let types: TokenTypes
  private let report: StandardReport
  private let references: ReferenceReports
  /// True while the target of a reference is checked, whose own problems are reported at the reference.
  private var isSilent = false
  /// True if a problem was found since `isSilent` was set.
  private var hasProblem = false
  /// The results of targets of references.
  private var known: [Check: Bool] = [:]

  private struct Check: Hashable {
    let place: UInt64
    let shape: ValueShape
  }

  init(_ table: ReferenceTable, _ types: TokenTypes, _ report: StandardReport) {
    (self.table, self.types, self.report) = (table, types, report)
    references = ReferenceReports(table: table, report: report)
  }

  /// Checks the value of a token. A token without a type is checked only for its reference.
  mutating func check(_ token: Int32) {
    guard let value = table.value(of: token) else { return }
    if let type = types[token] {
      check(value, .type(type))
    } else if let site = table.site(at: value), case .problem(let problem)? = table.sites[Int(site)].target {
      references.report(problem, at: table.sites[Int(site)])
    }
  }

  /// Checks a value, or the target of a reference in its place.
  mutating func check(_ place: Place, _ shape: ValueShape) {
    guard let index = table.site(at: place) else { return checkExplicit(place, shape) }
    let site = table.sites[Int(index)]
    // In other places, a text with braces is only a text that does not belong there.
    guard site.isPointer || shape.tokenType != nil, !isFontName(place, shape) else {
      return checkExplicit(place, shape)
    }
    if site.isPointer, let members = place.node.members, members.count > 1, !isToken(place, site.owner) {
      return problem(
        .invalidReference, "an object with a `$ref` in a value has other members", at: place,
        help: "Keep the `$ref` alone.")
    }
    switch site.target {
    case .problem(let problem)?:
      if isSilent { hasProblem = true } else { references.report(problem, at: site) }
    case .token(let token)?: checkToken(token, shape, at: place)
    case .part?, nil:
      guard let value = site.value, !isValid(value, shape) else { return }
      problem(
        .referenceType, "the reference names \(value.node.kind), which is not \(shape.description)",
        at: place,
        help: "Refer to \(shape.description).")
    }
  }

  /// Returns true for the name of a font that only begins or only ends with a brace. In other types, such a text is
  /// nothing else than a malformed reference.
  private func isFontName(_ place: Place, _ shape: ValueShape) -> Bool {
    guard shape == .fontName || shape == .type(.fontFamily), let text = place.node.text?.utf8 else {
      return false
    }
    return text.first != UInt8(ascii: "{") || text.last != UInt8(ascii: "}")
  }

  /// Returns true for the object of a token that has a `$ref` instead of a `$value`.
  private func isToken(_ place: Place, _ owner: Int32) -> Bool {
    table.tree[owner].isReference && table.tree.place(of: owner).key == place.key
  }

  /// Checks the token that a reference names.
  private mutating func checkToken(_ token: Int32, _ shape: ValueShape, at place: Place) {
    guard let expected = shape.tokenType else {
      guard let value = table.value(of: token), !isValid(value, shape) else { return }
      return problem(
        .referenceType, "`\(table.tree.dotted(token))` is not \(shape.description)", at: place,
        help: "Refer to \(shape.description).")
    }
    guard let type = types[token] else { return }
    if type != expected {
      return problem(
        .referenceType,
        "`\(table.tree.dotted(token))` is of type `\(type.rawValue)`, and a `\(expected.rawValue)` belongs here",
        at: place, help: "Refer to a token of type `\(expected.rawValue)`, or correct the `$type`.")
    }
    switch shape {
    case .shadowLayer, .fontName:
      // A reference fills one place of an array.
      guard let value = explicitValue(of: token), value.node.elements != nil else { return }
      problem(
        .referenceType,
        "`\(table.tree.dotted(token))` has several values, and \(shape.description) belongs here",
        at: place, help: "Refer to a token with one value, or write the reference as the whole `$value`.")
    case .type, .number, .component, .components, .keyword, .hex, .dashes, .boolean, .gradientStop: break
    }
  }

  /// Returns the value at the end of a token's references.
  private func explicitValue(of token: Int32) -> Place? {
    guard let value = table.value(of: token) else { return nil }
    return table.site(at: value).map { table.sites[Int($0)].value } ?? value
  }

  /// Returns true if a value has a form. Nothing is reported.
  private mutating func isValid(_ place: Place, _ shape: ValueShape) -> Bool {
    let key = Check(place: place.key, shape: shape)
    if let result = known[key] { return result }
    let before = (isSilent, hasProblem)
    (isSilent, hasProblem) = (true, false)
    check(place, shape)
    let result = !hasProblem
    (isSilent, hasProblem) = before
    known[key] = result
    return result
  }

  /// Reports a problem, or only remembers it.
  private mutating func problem(
    _ descriptor: DiagnosticDescriptor, _ message: String, at place: Place, help: String,
    replacement: String? = nil
  ) {
    if isSilent {
      hasProblem = true
    } else {
      report.report(descriptor, message, at: place, help: help, replacement: replacement)
    }
  }

  mutating func invalid(
    _ message: String, at place: Place, help: String, replacement: String? = nil
  ) {
    problem(.invalidTokenValue, message, at: place, help: help, replacement: replacement)
  }

  mutating func mismatch(_ place: Place, _ shape: ValueShape, help: String? = nil) {
    invalid(
      "\(place.node.kind) is not \(shape.description)", at: place, help: help ?? "Write \(shape.description)."
    )
  }
}

// MARK: Explicit values
extension ValueChecker {
  private mutating func checkExplicit(_ place: Place, _ shape: ValueShape) {
    switch shape {
    case .type(let type): check(place, of: type)
    case .number(let range, let name):
      guard case .number(let value) = place.node.content else { return mismatch(place, shape) }
      guard !range.contains(value) else { return }
      invalid(
        "\(value.shortest) is not \(name)", at: place,
        help: "Write a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest).")
    case .component(let space, let index): checkComponent(place, space, index)
    case .components(let space): checkComponents(place, space)
    case .keyword(let keywords): checkKeyword(place, keywords)
    case .hex:
      let digits = place.node.text?.utf8
      guard let digits, digits.count == 7, digits.first == UInt8(ascii: "#"),
        digits.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else {
        return mismatch(
          place, shape, help: "Write `#` and six hexadecimal digits; alpha has a member of its own.")
      }
    case .fontName: if place.node.text == nil { mismatch(place, shape) }
    case .dashes:
      guard let elements = place.node.elements else { return mismatch(place, shape) }
      for element in elements { check(place.with(element), .type(.dimension)) }
    case .boolean:
      guard case .bool = place.node.content else { return mismatch(place, shape) }
    case .shadowLayer, .gradientStop: checkFields(place, shape)
    }
  }

  private mutating func check(_ place: Place, of type: TokenType) {
    switch type {
    case .color: checkColor(place)
    case .dimension, .duration, .border, .transition, .typography: checkFields(place, .type(type))
    case .number: checkExplicit(place, .anyNumber)
    case .fontFamily: checkFamilies(place)
    case .fontWeight: checkWeight(place)
    case .cubicBezier: checkCurve(place)
    case .strokeStyle:
      if place.node.text != nil {
        checkKeyword(place, .strokeStyle)
      } else {
        checkFields(place, .type(type))
      }
    case .shadow: checkElements(place, .shadowLayer, allowsSingle: true)
    case .gradient: checkElements(place, .gradientStop, allowsSingle: false)
    // No token of a document has the type, which is not of the standard.
    case .string: break
    }
  }

  private mutating func checkElements(_ place: Place, _ shape: ValueShape, allowsSingle: Bool) {
    if let elements = place.node.elements {
      for element in elements { check(place.with(element), shape) }
    } else if allowsSingle {
      check(place, shape)
    } else {
      invalid(
        "a gradient is an array, and this is \(place.node.kind)", at: place, help: "Write an array of stops.")
    }
  }

  /// Checks an object with a fixed set of members.
  private mutating func checkFields(_ place: Place, _ shape: ValueShape) {
    guard let members = place.node.members, let fields = shape.fields else {
      let names = (shape.fields ?? []).filter(\.isRequired).map { "`\($0.name)`" }.joined(separator: ", ")
      return mismatch(place, shape, help: "Write an object with the members \(names).")
    }
    checkMembers(members, place, fields.map { ($0.name, $0.isRequired) }, shape)
    for field in fields {
      guard let member = members.first(where: { $0.key == field.name }) else { continue }
      check(place.with(member.value), field.shape)
    }
  }

  /// Reports members that are missing or do not belong.
  mutating func checkMembers(
    _ members: [JSONNode.Member], _ place: Place, _ fields: [(name: String, isRequired: Bool)],
    _ shape: ValueShape
  ) {
    for field in fields where field.isRequired && !members.contains(where: { $0.key == field.name }) {
      invalid(
        "\(shape.description) lacks its `\(field.name)`", at: place, help: "Add `\"\(field.name)\": …`.")
    }
    for member in members where !fields.contains(where: { $0.name == member.key }) {
      let nearest = Spelling.nearest(to: member.key, among: fields.map(\.name))
      invalid(
        "\(shape.description) has no member `\(member.key)`", at: place.with(member.value),
        help: nearest.map { "Did you mean `\($0)`?" } ?? "Remove it.")
    }
  }

  private mutating func checkKeyword(_ place: Place, _ keywords: ValueShape.Keywords) {
    if let text = place.node.text, keywords.names.contains(text) { return }
    let list = keywords.names.map { "`\($0)`" }.joined(separator: ", ")
    guard let text = place.node.text else {
      return mismatch(place, .keyword(keywords), help: "Write one of \(list).")
    }
    let nearest = Spelling.nearest(to: text, among: keywords.names)
    invalid(
      "there is no \(keywords.noun) `\(text)`", at: place,
      help: nearest.map { "Did you mean `\($0)`?" } ?? "Write one of \(list).",
      replacement: nearest.map { "\"\($0)\"" })
  }

  private mutating func checkFamilies(_ place: Place) {
    switch place.node.content {
    case .string: break
    case .array(let elements):
      for element in elements { check(place.with(element), .fontName) }
    case .object, .number, .bool, .null:
      mismatch(place, .type(.fontFamily), help: "Write the name of a font, or an array of names.")
    }
  }

  /// The names of the standard, which are fewer than those of a style guide.
  private static let weights: Set<String> = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
    "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black",
    "ultra-black",
  ]

  private mutating func checkWeight(_ place: Place) {
    if let text = place.node.text {
      guard !Self.weights.contains(text) else { return }
      let nearest = Spelling.nearest(to: text, among: Self.weights.sorted())
      return invalid(
        "there is no font weight `\(text)`", at: place,
        help: nearest.map { "Did you mean `\($0)`?" }
          ?? "Write a number from 1 to 1000, or a name such as `bold`.",
        replacement: nearest.map { "\"\($0)\"" })
    }
    guard case .number(let weight) = place.node.content else { return mismatch(place, .type(.fontWeight)) }
    if !FontWeight.range.contains(weight) {
      invalid(
        "\(weight.shortest) is not a font weight", at: place, help: "Write a number from 1 to 1000.")
    }
  }

  private mutating func checkCurve(_ place: Place) {
    guard let elements = place.node.elements, elements.count == 4 else {
      return mismatch(place, .type(.cubicBezier), help: "Write an array of four numbers: x1, y1, x2, y2.")
    }
    for (index, element) in elements.enumerated() {
      let isX = index % 2 == 0
      check(place.with(element), isX ? .number(ValueShape.fraction, "an x coordinate") : .anyNumber)
    }
  }
}
