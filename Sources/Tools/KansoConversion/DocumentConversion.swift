import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoProject
import KansoThemeEncoding

/// The code of a storyboard or a xib.
package struct DocumentConversion {
  /// A file of Swift.
  package struct File: Sendable {
    /// The name, with its ending.
    package let name: String
    package let text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// A generated class of views.
  package struct Root: Sendable {
    package let viewClass: ViewClass
    /// The source range of the start tag of the view.
    package let range: TextRange
  }

  package private(set) var files: [File] = []
  package private(set) var report: ConversionReport
  /// The generated classes of views, also those of cells.
  package private(set) var roots: [Root] = []
  /// The classes of the app that the code uses, with the class that each needs to inherit from.
  package private(set) var appClasses: [AppClass] = []

  private let context: DocumentContext
  private var names: ConversionNames

  /// Converts a document.
  ///
  /// - Parameters:
  ///   - localization: the keys of the translated texts.
  ///   - names: the names of the classes of other documents, to which those of this one are added.
  package init(
    _ document: InterfaceDocument, _ options: ConversionOptions,
    localization: DocumentLocalization = DocumentLocalization(), _ names: inout ConversionNames
  ) {
    context = DocumentContext(document, options, localization)
    report = ConversionReport()
    self.names = names
    let baseName = document.className
    guard !document.isLaunchScreen else {
      // No code runs while a launch screen is shown.
      report = context.report
      return
    }
    let storyboards = self.names.allFunctions()
    var scenes: [String: SceneNames] = [:]
    let owner = DocumentContext.owner(of: document)
    let controllers =
      (owner.map { [$0] } ?? [])
      + document.scenes.flatMap(\.objects).compactMap { object -> InterfaceController? in
        if case .controller(let controller) = object { return controller }
        return nil
      }
    for controller in controllers where controller.hasOwnClass {
      if let id = controller.id { scenes[id] = self.names.names(of: controller, in: baseName) }
    }
    let graph = SceneGraph(
      document, scenes, context, self.names.functions(of: document), storyboards)
    for controller in controllers where controller.hasOwnClass { convert(controller, graph) }
    for controller in controllers where !graph.hasCode(controller) {
      _ = context.leave("make the \(controller.kind), which is not converted", at: controller.range)
    }
    for case .view(let view) in document.scenes.flatMap(\.objects) + document.objects
    where view.range.lowerBound != owner?.view?.range.lowerBound {
      convert(view, baseName)
    }
    noteOwner(owner)
    noteObjects()
    context.modules = []
    if let text = graph.factoryText { imports($0) } {
      files.append(File(name: graph.name + ".swift", text: text))
    }
    report = context.report
    report.remainders.sort { $0.range.lowerBound < $1.range.lowerBound }
    appClasses = context.appClasses.sorted { $0.key < $1.key }.map(\.value)
    names = self.names
  }

  /// The lines that import modules.
  private func imports(_ modules: Set<String>) -> [String] {
    ([context.options.module] + modules.sorted()).map { "import \($0)" }
  }

  // MARK: Controllers

  private mutating func convert(_ controller: InterfaceController, _ graph: SceneGraph) {
    guard let id = controller.id, let found = graph.scenes[id] else { return }
    context.report.convertedCount += 1
    let rows =
      controller.view.map { view in Set(view.sections.flatMap(\.rows).map { view.cells[$0].range.lowerBound })
      } ?? []
    var viewClass: ViewClass?
    var cells: [CellClass] = []
    if let root = controller.view {
      var builder = ViewClassBuilder(
        root, as: GeneratedClass(name: found.view, appClass: customSuperclass(of: root), isBase: false),
        guides: controller.guides,
        summary: "The view of `\(found.type)`, from \(context.fileName).", context)
      builder.hasController = true
      var made = builder.build()
      cells = convertCells(builder.cells, found.view, rows: rows)
      register(cells, in: &made)
      append(made, root.range, others: cells)
      viewClass = made
    }
    context.modules = []
    let code = ControllerCode(controller, found, viewClass, cells.filter(\.isStatic), graph, context)
    let text = code.text()
    if found.controller.isBase { context.note(found.type, inheritsFrom: found.controller.name) }
    var lines = SwiftLines()
    lines.add(imports(context.modules))
    lines.add()
    files.append(File(name: found.controller.name + ".swift", text: lines.text + text))
  }

  /// Returns the class of the app that a root view has, which the generated class inherits from.
  private func customSuperclass(of root: InterfaceView) -> String? {
    SwiftName.appClass(root.customClass).map { _ in ClassNames.name(of: root, context) }
  }

  /// Returns the documentation of a class.
  private func summary(of generated: GeneratedClass, _ noun: String) -> String {
    guard let appClass = generated.appClass, generated.isBase else {
      return "A \(noun) from \(context.fileName)."
    }
    return "The base class of the \(noun) `\(appClass)`, from \(context.fileName)."
  }

  // MARK: Cells

  /// Returns a name with the end for its kind of class.
  private func withSuffix(_ name: String, _ suffix: String) -> String {
    name.hasSuffix(suffix) ? name : name + suffix
  }

  /// Converts the cells of tables and collection views.
  private mutating func convertCells(
    _ cells: [(source: InterfaceView, table: String)], _ screen: String, rows: Set<Int> = []
  ) -> [CellClass] {
    var names = ViewNames(
      outlets: context.outlets, reserved: ReservedNames.ofController("tableViewController"), in: nil)
    return cells.compactMap { cell -> CellClass? in
      let identifier = cell.source.properties["reuseIdentifier"]?.value
      let custom = SwiftName.appClass(cell.source.customClass)
      let wanted = SwiftName.type(identifier ?? cell.source.firstTextName ?? SwiftName.screen(screen))
      let generated = self.names.generated(
        for: custom, named: withSuffix(wanted, context.options.suffixes.cell))
      var builder = ViewClassBuilder(
        cell.source, as: generated, summary: summary(of: generated, "cell"), context)
      builder.isPrototype = !rows.contains(cell.source.range.lowerBound)
      builder.addsGestures = builder.isPrototype
      let made = builder.build()
      if generated.isBase, let custom { context.note(custom, inheritsFrom: generated.name) }
      return CellClass(
        source: cell.source, viewClass: made, type: generated.type, identifier: identifier, table: cell.table,
        property: SwiftName.escaped(names.name(ofCell: cell.source, className: generated.name)),
        isStatic: rows.contains(cell.source.range.lowerBound))
    }
  }

  /// Registers prototype cells at their tables and collection views.
  private func register(_ cells: [CellClass], in made: inout ViewClass) {
    for cell in cells where !cell.isStatic {
      guard let identifier = cell.identifier else { continue }
      let prefix = cell.table == "self" ? "" : cell.table + "."
      let text = ValueCode.text(identifier)
      switch cell.source.kind.name {
      case "tableViewCell":
        made.hierarchy.append("\(prefix)register(\(cell.type).self, forCellReuseIdentifier: \(text))")
      case "collectionReusableView" where context.options.platform == .uikit:
        let kind =
          cell.source.key == "sectionFooterView" ? "elementKindSectionFooter" : "elementKindSectionHeader"
        made.hierarchy.append(
          "\(prefix)register(\n  \(cell.type).self, forSupplementaryViewOfKind: UICollectionView.\(kind),"
            + "\n  withReuseIdentifier: \(text))")
      case "collectionViewCell" where context.options.platform == .uikit:
        made.hierarchy.append("\(prefix)register(\(cell.type).self, forCellWithReuseIdentifier: \(text))")
      default: break
      }
    }
  }

  // MARK: Views

  /// Leaves the outlets of an owner that is no controller to a person.
  private func noteOwner(_ controller: InterfaceController?) {
    guard controller == nil else { return }
    for case .other(let record) in context.document.objects
    where record.properties["placeholderIdentifier"]?.value == "IBFilesOwner" && !record.connections.isEmpty {
      _ = context.leave(
        "set the outlets of \(SwiftText.singleLine(record.properties["customClass"]?.value ?? "the owner")), which owns the file",
        at: record.range)
    }
  }

  /// Leaves the objects beside the views and controllers to a person.
  private func noteObjects() {
    for case .other(let record) in context.document.scenes.flatMap(\.objects) + context.document.objects
    where !["placeholder", "exit"].contains(record.name) && !record.name.hasSuffix("GestureRecognizer") {
      let name = record.properties["customClass"]?.value ?? record.name
      _ = context.leave("make the object \(name) and connect its outlets", at: record.range)
    }
  }

  /// Converts a view of the top level of a document.
  private mutating func convert(_ view: InterfaceView, _ baseName: String) {
    let custom = SwiftName.appClass(view.customClass)
    let screen = SwiftName.screen(view.userLabel ?? baseName)
    let isCell = ["tableViewCell", "collectionViewCell"].contains(view.kind.name)
    let generated = names.generated(
      for: custom,
      named: withSuffix(screen, isCell ? context.options.suffixes.cell : context.options.suffixes.view))
    if generated.isBase, let custom { context.note(custom, inheritsFrom: generated.name) }
    var builder = ViewClassBuilder(view, as: generated, summary: summary(of: generated, "view"), context)
    builder.addsGestures = true
    var made = builder.build()
    let cells = convertCells(builder.cells, generated.name)
    register(cells, in: &made)
    append(made, view.range, others: cells)
  }

  /// Adds the files of a class and its cells.
  private mutating func append(_ made: ViewClass, _ range: TextRange, others: [CellClass]) {
    for viewClass in [made] + others.map(\.viewClass) {
      var lines = SwiftLines()
      lines.add(imports(viewClass.modules))
      viewClass.write(to: &lines)
      files.append(File(name: viewClass.name + ".swift", text: lines.text))
    }
    roots.append(Root(viewClass: made, range: range))
    roots += others.map { Root(viewClass: $0.viewClass, range: $0.source.range) }
  }
}

extension InterfaceController {
  /// True for a controller that gets a class: not for containers, placeholders and controllers of other frameworks.
  var hasOwnClass: Bool {
    ["viewController", "tableViewController", "collectionViewController"].contains(kind)
  }
}
