import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of `Tokens.kt`.
struct ComposeFile: TemplateContext {
  enum Field: String, CaseIterable {
    case imports, families, axes, schemes, themed, theme, parameters, material, isFunction
  }

  private var imports: Set<String> = []
  private let families: ComposeFamilies
  private var schemes: [ComposeScheme] = []
  private let theme: String
  /// The lines of types for axes with values of the guide's own.
  private var axes: [String] = []
  private var parameters: [String] = []
  /// The lines of the call of `MaterialTheme`; empty if nothing is passed to it.
  private var material: [String] = []

  /// Creates the declarations of a theme.
  init(_ theme: Theme, _ options: ExportOptions) {
    self.theme = options.theme ?? "KansoTheme"
    let found = TokenScheme.all(of: theme) { KotlinValue.hasType(for: $0.type) }
    var names = NameScope(KotlinText.usedNames.union([self.theme]))
    var all = ComposeNames(theme: self.theme)
    let types = found.map { names.add(KotlinText.type(["token"] + $0.words)) }
    for (scheme, type) in zip(found, types) where !scheme.isThemed {
      all.constantTypes[scheme.words.joined()] = type
    }
    families = ComposeFamilies(theme, options, &names)
    for (scheme, type) in zip(found, types) { add(scheme, type, theme, all, &names) }
    addFunction(found, theme, &names)
    if options.material { addMaterial(theme, all) }
    addThemeImports()
  }

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .imports: imports.union(families.imports).sorted()
    case .families: families.declarations.flatMap { [""] + $0 }
    case .axes: axes
    case .schemes: schemes
    case .themed: schemes.filter(\.isThemed)
    case .theme: theme
    case .parameters: parameters
    case .material: material
    case .isFunction: isFunction
    }
  }

  /// Returns the role of a field.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .imports, .families, .axes, .parameters, .material: .list(TextElement.self)
    case .schemes, .themed: .list(ComposeScheme.self)
    case .theme, .isFunction: .value
    }
  }

  /// True if the theme has anything to provide.
  private var isFunction: Bool { !material.isEmpty || schemes.contains(where: \.isThemed) }

  // MARK: Sections

  private mutating func add(
    _ scheme: TokenScheme, _ type: String, _ theme: Theme, _ all: ComposeNames, _ names: inout NameScope
  ) {
    var members = ComposeMembers(scheme, theme, families, all)
    let interface = scheme.isThemed ? members.interface() : []
    var objects: [ComposeInstance] = []
    for instance in scheme.instances {
      let base = instance.base.map { " by \(objects[$0].name)" } ?? ""
      objects.append(
        ComposeInstance(
          name: scheme.isThemed ? names.add(KotlinText.type(instance.words + scheme.words)) : type,
          comment: CommentText.line(instance.title), supertype: scheme.isThemed ? " : \(type)\(base)" : "",
          lines: members.object(
            instance, isOverride: scheme.isThemed, besides: instance.base.map { scheme.instances[$0] })))
    }
    imports.formUnion(members.imports)
    schemes.append(
      ComposeScheme(
        title: CommentText.line(scheme.title), type: type, property: KotlinText.property(scheme.words),
        isThemed: scheme.isThemed, members: interface, instances: objects))
  }

  // MARK: The theme

  /// Adds the parameters of the theme's function, and the choices of objects by their values.
  private mutating func addFunction(_ found: [TokenScheme], _ theme: Theme, _ names: inout NameScope) {
    let used = Set(found.flatMap { $0.choices.flatMap { $0.conditions.map(\.axis) } })
    var scope = NameScope(["content"] + schemes.map(\.property))
    var texts: [SchemeCondition: String] = [:]
    for axis in SchemeAxis.all(of: theme) where used.contains(axis.name) {
      switch axis.kind {
      case .isDark:
        let name = scope.add("darkTheme")
        parameters.append("\(name): Boolean = isSystemInDarkTheme()")
        imports.insert("androidx.compose.foundation.isSystemInDarkTheme")
        for value in axis.values {
          texts[SchemeCondition(axis: axis.name, value: value)] = (value == "dark" ? "" : "!") + name
        }
      case .hasHighContrast:
        let name = scope.add("highContrast")
        parameters.append("\(name): Boolean = \(axis.defaultValue == "increased")")
        for value in axis.values {
          texts[SchemeCondition(axis: axis.name, value: value)] = (value == "increased" ? "" : "!") + name
        }
      case .choice: addChoice(axis, &texts, &scope, &names)
      }
    }
    for (index, scheme) in found.enumerated() where scheme.isThemed {
      schemes[index].choices = scheme.choices.map { choice in
        let condition = choice.conditions.compactMap { texts[$0] }.joined(separator: " && ")
        return "\(condition) -> \(schemes[index].instances[choice.instance].name)"
      }
    }
  }

  /// Adds an enum for an axis with values of the guide's own, and its parameter.
  private mutating func addChoice(
    _ axis: SchemeAxis, _ texts: inout [SchemeCondition: String], _ scope: inout NameScope,
    _ names: inout NameScope
  ) {
    let words = Identifier(TokenPath(axis.name)).words
    let type = names.add(KotlinText.type(["token"] + words))
    let parameter = scope.add(KotlinText.property(words))
    var entries = NameScope([String]())
    var cases: [String] = []
    for value in axis.allValues {
      let entry = entries.add(KotlinText.type(Identifier(TokenPath(value)).words))
      cases.append(entry)
      texts[SchemeCondition(axis: axis.name, value: value)] = "\(parameter) == \(type).\(entry)"
    }
    axes += [
      "", "/** The values of \(CommentText.line(axis.name)). */",
      "enum class \(type) { \(cases.joined(separator: ", ")) }",
    ]
    parameters.append(
      axis.defaultValue == nil
        ? "\(parameter): \(type)? = null" : "\(parameter): \(type) = \(type).\(cases[0])")
  }

  /// Adds what the theme's object and function use.
  private mutating func addThemeImports() {
    let runtime = "androidx.compose.runtime."
    if isFunction { imports.insert(runtime + "Composable") }
    guard schemes.contains(where: \.isThemed) else { return }
    for name in ["CompositionLocalProvider", "Immutable", "ReadOnlyComposable", "staticCompositionLocalOf"] {
      imports.insert(runtime + name)
    }
  }

  // MARK: Material

  /// Adds the call of `MaterialTheme` with the tokens that have the names of its roles.
  private mutating func addMaterial(_ theme: Theme, _ all: ComposeNames) {
    let library = "androidx.compose.material3."
    let tokens = theme.tokens.filter { $0.deprecated == nil }
    /// Returns the arguments for the roles.
    func arguments(_ found: [(role: String, token: ThemeToken)], _ indentation: String) -> [String] {
      found.map { role, token in
        let section = KotlinText.property(Identifier(TokenPath(token.path.section)).words)
        let object = all.constantType(of: token) ?? section
        return "\(indentation)\(role) = \(object).\(all.property(of: token)),"
      }
    }
    let colors = MaterialRoles.tokens(.color, MaterialRoles.colors, in: tokens)
    let fonts = MaterialRoles.tokens(.typography, MaterialRoles.fonts, in: tokens)
    guard !colors.isEmpty || !fonts.isEmpty else { return }
    material.append("MaterialTheme(")
    imports.insert(library + "MaterialTheme")
    if !colors.isEmpty {
      let isDark = parameters.first { $0.hasSuffix("isSystemInDarkTheme()") }?.prefix { $0 != ":" }
      let defaults =
        isDark.map { "(if (\($0)) darkColorScheme() else lightColorScheme())" } ?? "lightColorScheme()"
      material += ["    colorScheme = \(defaults).copy("] + arguments(colors, "        ") + ["    ),"]
      imports.formUnion((isDark == nil ? ["light"] : ["dark", "light"]).map { library + $0 + "ColorScheme" })
    }
    if !fonts.isEmpty {
      material += ["    typography = Typography("] + arguments(fonts, "        ") + ["    ),"]
      imports.insert(library + "Typography")
    }
    material += ["    content = content,", ")"]
  }
}
