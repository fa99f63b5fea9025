import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

extension ViewClassBuilder {
  /// Returns the statements about a view: those for all size classes, and those for some.
  func statements(
    about view: InterfaceView, isRoot: Bool
  ) -> (always: [String], sometimes: [(mask: SizeClassMask, statements: [String])]) {
    // Most views are the same in all size classes.
    let installations = view.variations.isEmpty ? [context.base] : context.installations
    let lists = installations.map { installation in
      let attributes = ViewAttributes(source: view, installation: installation, resources: context.resources)
      let code = PropertyCode(
        source: view, attributes: attributes, installation: installation, values: context.values,
        needlessHugging: needlessHugging)
      let content = ContentCode(source: view, attributes: attributes, values: context.values).content()
      return content.statements + code.statements()
    }
    var always = lists[0].filter { statement in lists.dropFirst().allSatisfy { $0.contains(statement) } }
    var sometimes: [(mask: SizeClassMask, statements: [String])] = []
    if !view.variations.isEmpty {
      var seen: Set<String> = []
      for statement in lists.joined() where !always.contains(statement) && seen.insert(statement).inserted {
        let mask = SizeClassMask { lists[$0].contains(statement) }
        if let index = sometimes.firstIndex(where: { $0.mask == mask }) {
          sometimes[index].statements.append(statement)
        } else {
          sometimes.append((mask, [statement]))
        }
      }
    }
    for (property, value) in Self.resets {
      let set = sometimes.filter { $0.statements.contains { $0.hasPrefix(property) } }
      let rest = set.reduce(SizeClassMask.all) { $0.subtracting($1.mask) }
      if !set.isEmpty, !rest.isEmpty { sometimes.append((rest, [property + value])) }
    }
    if ["navigationBar", "toolbar", "tabBar"].contains(view.kind.name) {
      always += BarCode(view, context).statements(about: "").filter { !always.contains($0) }
    }
    if !isRoot { always += frameStatements(of: view) }
    always += RuntimeAttributeCode(view, context).statements()
    always += AccessibilityCode.statements(of: view, context.values)
    var remainders = content(of: view).remainders
    if context.options.platform == .uikit { remainders += context.unconverted.orders(for: view) }
    for remainder in remainders { always.append(context.leave(remainder, at: view.range)) }
    return (always, sometimes)
  }

  /// The defaults of properties that size classes change, which are set where no size class sets another value.
  static let resets = [
    ".axis = ": ".horizontal", ".distribution = ": ".fill", ".alignment = ": ".fill", ".spacing = ": "0",
    ".isHidden = ": "false",
  ].sorted { $0.key < $1.key }

  func content(of view: InterfaceView) -> ContentCode.Content {
    let attributes = ViewAttributes(
      source: view, installation: context.base, resources: context.resources)
    var content = ContentCode(source: view, attributes: attributes, values: context.values).content()
    if context.options.platform == .portable, ClassNames.isReplaced(view) { content.arguments = "()" }
    if content.arguments == "()", view.kind == "collectionView", context.options.platform == .uikit {
      content.arguments = "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return content
  }

  /// Returns the statements about the frame of a view: constraints determine it, or its autoresizing mask.
  func frameStatements(of view: InterfaceView) -> [String] {
    var result: [String] = []
    let keepsFrame = !view.usesConstraints
    if let frame = view.frame?.value, keepsFrame || !Self.subviewsWithFrames(of: view).isEmpty {
      result.append(".frame = \(ValueCode.rect(frame))")
    }
    guard keepsFrame else {
      return result + [
        context.options.style == .thin ? ".enableAutoLayout()" : Self.turnsMaskOff
      ]
    }
    let mask = Self.autoresizing.filter { isOn($0.key, of: view) }.map { "." + $0.name }
    if !mask.isEmpty, mask != [".flexibleRightMargin", ".flexibleBottomMargin"] {
      result.append(".autoresizingMask = [\(mask.joined(separator: ", "))]")
    }
    return result
  }

  /// The statement that turns off the autoresizing mask.
  static let turnsMaskOff = ".translatesAutoresizingMaskIntoConstraints = false"

  func isOn(_ key: String, of view: InterfaceView) -> Bool {
    guard case .record(let record)? = view.values["autoresizingMask"] else { return false }
    return record.properties[key]?.value == "YES"
  }

  static let autoresizing: [(key: String, name: String)] = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]

  /// The views directly in a view that keep their frames relative to it.
  static func subviewsWithFrames(of view: InterfaceView) -> [InterfaceView] {
    view.kind == "stackView" ? [] : view.subviews.filter { !$0.usesConstraints }
  }
}
