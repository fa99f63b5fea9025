import KansoCanvasLayout
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoThemeEncoding

/// Makes the classes of a view of the document: one for the view with everything in it, and one for each cell.
struct ViewClassBuilder {
  let context: DocumentContext
  let generated: GeneratedClass
  var names: ViewNames
  /// The expressions that constraints refer to, by id.
  var items: [String: ConstraintCode.Item] = [:]
  /// The views of the class, by id.
  var sources: [String: InterfaceView] = [:]
  /// True for a cell of which a table or collection view makes many.
  var isPrototype = false
  /// True for the class of a controller's view, whose connections the controller makes.
  var hasController = false
  /// True for a class whose gesture recognizers no controller adds.
  var addsGestures = false
  /// The visual formats of the class, in their style.
  var visualFormats = VisualFormatCode(parents: [:])
  /// The constraints that are not written with anchors.
  var written: [WrittenConstraint] = []
  /// The axes in which hugging priorities decide nothing.
  let needlessHugging: Set<LayoutAxis>
  /// The layout guides of the controller, by id, with their kind.
  let controllerGuides: [String: String]
  var result: ViewClass
  /// The combinations in which each view is installed, by the position of its start tag.
  var masks: [Int: SizeClassMask] = [:]
  /// The cells, which have classes of their own.
  private(set) var cells: [(source: InterfaceView, table: String)] = []

  /// - Parameters:
  ///   - root: the view.
  ///   - generated: the name of the class, and its relation to that of the app.
  ///   - guides: the layout guides of the controller.
  ///   - summary: the documentation of the class.
  init(
    _ root: InterfaceView, as generated: GeneratedClass, guides: [InterfaceGuide] = [], summary: String,
    _ context: DocumentContext
  ) {
    self.context = context
    self.generated = generated
    needlessHugging = NeedlessHugging(in: root).axes
    // The outlets of a superclass in the app are its properties.
    let own = Set(root.connections.filter { $0.kind == .outlet }.compactMap(\.name))
    names =
      generated.appSuperclass == nil
      ? ViewNames(outlets: context.outlets, reserved: ReservedNames.ofView(root.kind.name), in: root)
      : ViewNames(outlets: [:], reserved: ReservedNames.ofView(root.kind.name).union(own), in: root)
    controllerGuides = Dictionary(guides.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let (className, kind) = Self.rootClass(of: root, context)
    if let appClass = generated.appSuperclass { context.note(appClass, inheritsFrom: className) }
    result = ViewClass(
      name: generated.name, superclass: generated.appSuperclass ?? className, kind: kind, summary: summary,
      source: root)
  }

  /// Returns the class of a root, and its initializer.
  static func rootClass(of root: InterfaceView, _ context: DocumentContext) -> (
    String, ViewClass.Kind
  ) {
    switch root.kind.name {
    case "tableView": return ("UITableView", .table(style: ContentCode.tableStyle(of: root)))
    case "tableViewCell": return ("UITableViewCell", .tableCell(style: ContentCode.cellStyle(of: root)))
    case "collectionView" where context.options.platform == .uikit:
      var content = ContentCode.Content()
      let attributes = ViewAttributes(
        source: root, installation: context.base, resources: context.resources)
      ContentCode(source: root, attributes: attributes, values: context.values).addCollection(&content)
      let layout = content.arguments.dropFirst("(frame: .zero, collectionViewLayout: ".count).dropLast()
      return ("UICollectionView", .collection(layout: String(layout)))
    case "visualEffectView" where context.options.platform == .uikit:
      let attributes = ViewAttributes(
        source: root, installation: context.base, resources: context.resources)
      let content = ContentCode(source: root, attributes: attributes, values: context.values).content()
      return ("UIVisualEffectView", .effect(arguments: content.arguments))
    case "textView" where context.options.platform == .uikit: return ("UITextView", .text)
    case "wkWebView" where context.options.platform == .uikit:
      return (ClassNames.uikit(of: root, context), .web)
    case "tableViewHeaderFooterView": return ("UITableViewHeaderFooterView", .header)
    default: return (ClassNames.uikit(of: root, context), .view)
    }
  }

  /// Returns the class with everything in it.
  mutating func build() -> ViewClass {
    let root = result.source
    context.modules = []
    (result.isBase, result.isUIKit) = (generated.isBase, context.options.platform == .uikit)
    ClassNames.noteModule(of: root.properties, context)
    _ = ClassNames.uikit(of: root, context)
    masks[root.range.lowerBound] = .all
    let own = statements(about: root, isRoot: true)
    result.statements = own.always
    for update in own.sometimes {
      result.updates.append((update.mask, update.statements.map { String($0.dropFirst()) }))
    }
    add(root, expression: "self")
    addContents(of: root, expression: "self")
    addConstraints()
    addOutlets()
    addActions()
    addGestures()
    context.report.convertedCount += result.views.count
    result.modules = context.modules
    return result
  }

  // MARK: The hierarchy

  /// Makes a view known to constraints.
  mutating func add(_ view: InterfaceView, expression: String) {
    if let id = view.id {
      items[id] = ConstraintCode.Item(expression: expression, isGuide: false)
      sources[id] = view
      result.views.append((id, expression))
    }
    let prefix = expression == "self" ? "" : expression + "."
    for guide in view.guides {
      let names = [
        "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
        "readableContent": "readableContentGuide", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
      ]
      let isScroll = ["scrollView", "tableView", "collectionView", "textView"].contains(view.kind.name)
      guard let name = names[guide.kind], isScroll || !guide.kind.hasSuffix("LayoutGuide") else {
        items[guide.id] = ConstraintCode.Item(expression: expression, isGuide: false)
        continue
      }
      items[guide.id] = ConstraintCode.Item(expression: prefix + name, isGuide: true)
    }
  }

  /// The properties of UIKit's views that are views, by the keys of documents.
  private static let viewProperties: Set = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "inputView",
    "inputAccessoryView", "leftView", "rightView",
  ]

  /// Adds the views in a view.
  mutating func addContents(of view: InterfaceView, expression: String) {
    let prefix = expression == "self" ? "" : expression + "."
    let container = containerExpression(of: view, prefix)
    addItems(of: view, expression)
    for child in view.keyedViews {
      let name = child.key ?? ""
      if view.kind == "collectionView" {
        cells.append((child, expression))
      } else if name == "contentView" {
        addContentView(child, of: view, prefix)
      } else if Self.viewProperties.contains(name) {
        addView(child, attaching: { "\(prefix)\(name) = \($0)" }, mask: mask(of: view))
      } else {
        result.hierarchy.append(
          context.leave("add the view for the key \(SwiftText.singleLine(name))", at: child.range))
      }
    }
    for child in view.subviews {
      if let part = Self.cellPart(child, in: view) {
        addCellPart(child, part)
        continue
      }
      let method = view.kind == "stackView" ? "addArrangedSubview" : "addSubview"
      addView(child, attaching: { "\(container)\(method)(\($0))" }, mask: mask(of: child, in: view))
    }
    for cell in view.cells { cells.append((cell, expression)) }
  }

  /// Returns the beginning of calls that add views to a view.
  func containerExpression(of view: InterfaceView, _ prefix: String) -> String {
    let hasContentView = view.kind == "visualEffectView" && context.options.platform == .uikit
    return hasContentView ? prefix + "contentView." : prefix
  }

  /// Adds the content view of a cell or an effect, which its class makes.
  mutating func addContentView(_ view: InterfaceView, of owner: InterfaceView, _ prefix: String) {
    let isOwn =
      owner.kind == "tableViewCell" || context.options.platform == .uikit
    masks[view.range.lowerBound] = mask(of: owner)
    guard isOwn else {
      // Without a class that has a content view, the view itself takes the contents.
      let expression = prefix.isEmpty ? "self" : String(prefix.dropLast())
      add(view, expression: expression)
      result.hierarchy += statements(about: view, isRoot: true).always.map { statement in
        guard statement.hasPrefix(".") else { return statement }
        return prefix.isEmpty ? String(statement.dropFirst()) : expression + statement
      }
      addContents(of: view, expression: expression)
      return
    }
    let expression = prefix + "contentView"
    add(view, expression: expression)
    let own = statements(about: view, isRoot: true)
    result.hierarchy += own.always.map { $0.hasPrefix(".") ? expression + $0 : $0 }
    for update in own.sometimes {
      result.updates.append((update.mask, update.statements.map { expression + $0 }))
    }
    let cellOwner = owner.kind == "tableViewCell" ? owner : nil
    for child in view.subviews {
      if let part = cellOwner.flatMap({ Self.cellPart(child, in: $0) }) {
        addCellPart(child, part)
      } else {
        addView(child, attaching: { "\(expression).addSubview(\($0))" }, mask: mask(of: child, in: view))
      }
    }
    if !Self.subviewsWithFrames(of: view).isEmpty, let cellOwner, cellOwner.properties["style"] == nil,
      let frame = owner.frame?.value
    {
      result.storedFrame = ValueCode.rect(InterfaceRect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
  }

  /// Returns the property of a cell with a style that has a view; nil for other views.
  static func cellPart(_ view: InterfaceView, in cell: InterfaceView) -> String? {
    guard cell.kind == "tableViewCell", let id = view.id else { return nil }
    return ["textLabel", "detailTextLabel", "imageView"].first { cell.properties[$0]?.value == id }
  }

  /// Sets the properties of a label or an image that the class of the cell makes.
  mutating func addCellPart(_ view: InterfaceView, _ part: String) {
    add(view, expression: part + "!")
    let dropped = [
      ".translates", ".enableAutoLayout", ".frame ", ".autoresizingMask ", ".setContent", ".isHidden ",
    ]
    for statement in statements(about: view, isRoot: true).always {
      guard statement.hasPrefix(".") else {
        result.hierarchy.append(statement)
        continue
      }
      if !dropped.contains(where: statement.hasPrefix) { result.hierarchy.append(part + "?" + statement) }
    }
  }

  /// Adds a view as a property, with everything in it.
  ///
  /// - Parameters:
  ///   - attaching: returns the statement that adds the view to its superview.
  ///   - mask: the combinations in which it is installed.
  mutating func addView(
    _ view: InterfaceView, attaching: (String) -> String, mask: SizeClassMask
  ) {
    masks[view.range.lowerBound] = mask
    guard !mask.isEmpty else { return }
    let name = names.name(of: view)
    let escaped = SwiftName.escaped(name)
    let content = self.content(of: view)
    let all = statements(about: view, isRoot: false)
    let className = ClassNames.name(of: view, context)
    result.properties.append(
      ViewClass.Property(
        // A connection to the content view of an effect needs the effect.
        name: escaped,
        isPrivate: context.connectedIDs.isDisjoint(with: ([view] + view.keyedViews).compactMap(\.id)),
        className: className, creation: className + content.arguments, statements: all.always))
    for update in all.sometimes {
      result.updates.append((update.mask, update.statements.map { escaped + $0 }))
    }
    add(view, expression: escaped)
    if mask == .all {
      result.hierarchy.append(attaching(escaped))
    } else {
      result.updates.append((mask, [attaching(escaped)]))
      result.updates.append((.all.subtracting(mask), ["\(escaped).removeFromSuperview()"]))
    }
    addContents(of: view, expression: escaped)
  }

  // MARK: Size classes

  func mask(of view: InterfaceView) -> SizeClassMask { masks[view.range.lowerBound] ?? .all }

  /// Returns the combinations in which a subview is installed.
  func mask(of child: InterfaceView, in parent: InterfaceView) -> SizeClassMask {
    guard let id = child.id, !parent.variations.isEmpty else { return mask(of: parent) }
    let own = SizeClassMask { !context.installations[$0].excludedIDs(in: parent).subviews.contains(id) }
    return own.intersection(mask(of: parent))
  }
}
