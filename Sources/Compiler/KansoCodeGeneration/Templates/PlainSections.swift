import KansoFormatting
import KansoTheme
import Mustache

/// Renders sections over the tokens or the nested groups of a group without the template library, if they are plain
/// (`PlainTemplate`).
///
/// The library looks up every variable by reflection, which took half of the time of a compile. The result is the same
/// in both ways: the library passes the text of the section to a lambda (a feature of Mustache), and the lambda returns
/// a section with other content to the library.
final class PlainSections {
  /// Returns the text of a template; nil if there is none with the name.
  private let text: (_ name: String) -> String?
  /// The parsed sections by their texts; nil for those that the library renders.
  private var tokenSections: [String: PlainTemplate?] = [:]
  private var groupSections: [String: PlainTemplate?] = [:]
  /// The parsed templates by their names; nil for those that are not plain by themselves.
  private var templates: [String: PlainTemplate?] = [:]

  /// - Parameter text: returns the text of a template; nil if there is none with the name.
  init(text: @escaping (_ name: String) -> String?) { self.text = text }

  /// Returns the value of `{{#tokens}}`: a lambda that renders plain sections, and returns other ones to the
  /// library, as sections over `listedTokens`.
  func lambda(over tokens: @escaping () -> [TokenContext]) -> MustacheLambda {
    MustacheLambda { [self] text -> Any? in
      let section = tokenSections[text] ?? PlainTemplate(text, of: .token)
      tokenSections[text] = .some(section)
      guard let section else { return Self.section(over: .listedTokens, text) }
      let tokens = tokens()
      var result = TextBuffer(capacity: 256 * tokens.count)
      for token in tokens { section.append(token, to: &result) }
      return RenderedText(description: result.text)
    }
  }

  /// Returns the value of `{{#groups}}`: a lambda that renders plain sections with everything that is nested in the
  /// groups, and returns other ones to the library, as sections over `listedGroups`.
  func lambda(over groups: @escaping () -> [GroupContext]) -> MustacheLambda {
    MustacheLambda { [self] text -> Any? in
      let section = groupSections[text] ?? wholePlainTemplate(text)
      groupSections[text] = .some(section)
      guard let section else { return Self.section(over: .listedGroups, text) }
      var result = TextBuffer(capacity: 4096)
      for group in groups() { section.append(group, to: &result, partial: { templates[$0] ?? nil }) }
      return RenderedText(description: result.text)
    }
  }

  /// Returns the text of a section over a list.
  private static func section(over list: GroupContext.Field, _ text: String) -> String {
    // A tag on a line of its own removes the line. So the tags are on additional lines, and the text keeps its lines.
    "{{#\(list.rawValue)}}\n\(text){{/\(list.rawValue)}}"
  }

  /// Returns the section over groups with a text; nil if it is not plain, or if one of the templates that it includes
  /// is not, directly or by others. All of them are in `templates` afterwards.
  private func wholePlainTemplate(_ text: String) -> PlainTemplate? {
    guard let section = PlainTemplate(text, of: .group) else { return nil }
    var open = section.partials
    var known: Set<String> = []
    while let name = open.popLast() {
      guard known.insert(name).inserted else { continue }
      let template = templates[name] ?? self.text(name).flatMap { PlainTemplate($0, of: .group) }
      templates[name] = .some(template)
      guard let template else { return nil }
      open += template.partials
    }
    return section
  }

  /// Text that the library inserts without changes. It would parse a `String` as a template.
  private struct RenderedText: CustomStringConvertible {
    let description: String
  }
}
