import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of `tokens.dart`.
struct FlutterFile: TemplateContext {
  enum Field: String, CaseIterable {
    case axes, schemes, themed, theme, parameters, extensions, hasTheme, usesLerpDouble, usesTransitions
  }

  private var schemes: [FlutterScheme] = []
  private let theme: String
  /// The lines of types for axes with values of the guide's own.
  private var axes: [String] = []
  private var parameters: [String] = []
  /// The expressions that choose an instance of each section.
  private var extensions: [String] = []
  private let usesTransitions: Bool

  /// Creates the declarations of a theme.
  init(_ theme: Theme, _ options: ExportOptions) {
    self.theme = options.theme ?? "KansoTheme"
    usesTransitions = theme.tokens.contains { $0.type == .transition }
    let found = TokenScheme.all(of: theme) { DartValue.hasType(for: $0.type) }
    var names = NameScope(DartText.usedNames.union([self.theme]))
    let types = found.map { names.add(DartText.type(["token"] + $0.words)) }
    var constantTypes: [String: String] = [:]
    for (scheme, type) in zip(found, types) where !scheme.isThemed {
      constantTypes[scheme.words.joined()] = type
    }
    var properties = NameScope(["extensions"])
    for (scheme, type) in zip(found, types) {
      let members = FlutterMembers(scheme, theme, constantTypes)
      var instances: [FlutterInstance] = []
      for instance in scheme.instances {
        let base = instance.base
        instances.append(
          FlutterInstance(
            name: scheme.isThemed ? names.add(DartText.member(instance.words + scheme.words)) : type,
            comment: CommentText.line(instance.title), base: base.map { instances[$0].name },
            arguments: scheme.isThemed
              ? members.arguments(instance, besides: base.map { scheme.instances[$0] }) : []))
      }
      schemes.append(
        FlutterScheme(
          title: CommentText.line(scheme.title), type: type,
          property: properties.add(DartText.member(scheme.words)),
          isThemed: scheme.isThemed, members: scheme.isThemed ? members.fields() : members.constants(),
          parameters: members.parameters(), copyParameters: members.copyParameters(),
          copies: members.copies(),
          interpolations: members.interpolations(), instances: instances))
    }
    addExtensions(found, theme, &names)
  }

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    let themed = schemes.filter(\.isThemed)
    return switch field {
    case .axes: axes
    case .schemes: schemes
    case .themed: themed
    case .theme: theme
    case .parameters: parameters
    case .extensions: extensions
    case .hasTheme: !themed.isEmpty
    case .usesLerpDouble: themed.contains { $0.interpolations.contains { $0.contains(": lerpDouble(") } }
    case .usesTransitions: usesTransitions
    }
  }

  /// Returns the role of a field.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .axes, .parameters, .extensions: .list(TextElement.self)
    case .schemes, .themed: .list(FlutterScheme.self)
    case .theme, .hasTheme, .usesLerpDouble, .usesTransitions: .value
    }
  }

  /// Adds the parameters of the function that chooses the instances, and the choices.
  private mutating func addExtensions(_ found: [TokenScheme], _ theme: Theme, _ names: inout NameScope) {
    let used = Set(found.flatMap { $0.choices.flatMap { $0.conditions.map(\.axis) } })
    var scope = NameScope([String]())
    var texts: [SchemeCondition: String] = [:]
    for axis in SchemeAxis.all(of: theme) where used.contains(axis.name) {
      switch axis.kind {
      case .isDark:
        let name = scope.add("brightness")
        parameters.append("Brightness \(name) = Brightness.\(axis.defaultValue ?? "light")")
        for value in axis.values {
          texts[SchemeCondition(axis: axis.name, value: value)] = "\(name) == Brightness.\(value)"
        }
      case .hasHighContrast:
        let name = scope.add("highContrast")
        parameters.append("bool \(name) = \(axis.defaultValue == "increased")")
        for value in axis.values {
          texts[SchemeCondition(axis: axis.name, value: value)] = (value == "increased" ? "" : "!") + name
        }
      case .choice:
        let words = Identifier(TokenPath(axis.name)).words
        let type = names.add(DartText.type(["token"] + words))
        let parameter = scope.add(DartText.member(words))
        // The members that each enum has.
        var entries = NameScope(["values", "index", "name"])
        let cases = axis.allValues.map { entries.add(DartText.member(Identifier(TokenPath($0)).words)) }
        for (value, entry) in zip(axis.allValues, cases) {
          texts[SchemeCondition(axis: axis.name, value: value)] = "\(parameter) == \(type).\(entry)"
        }
        axes += [
          "", "/// The values of \(CommentText.line(axis.name)).",
          "enum \(type) { \(cases.joined(separator: ", ")) }",
        ]
        parameters.append(
          axis.defaultValue == nil ? "\(type)? \(parameter)" : "\(type) \(parameter) = \(type).\(cases[0])")
      }
    }
    for (scheme, written) in zip(found, schemes) where scheme.isThemed {
      let choices = scheme.choices.map { choice in
        let condition = choice.conditions.compactMap { texts[$0] }.joined(separator: " && ")
        return "\(condition) ? \(written.instances[choice.instance].name) : "
      }
      extensions.append(choices.joined() + (written.instances.first?.name ?? ""))
    }
  }
}
