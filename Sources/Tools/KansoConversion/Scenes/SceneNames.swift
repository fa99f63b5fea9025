import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoProject
import KansoThemeEncoding

/// The names of the classes of one scene.
struct SceneNames {
  /// The class of the view.
  let view: String
  let controller: GeneratedClass

  /// The class of the controller that is used.
  var type: String { controller.type }
}

/// The names of all classes of one conversion, of which no two are equal.
package struct ConversionNames {
  /// Files have the names of their classes, and some systems ignore case.
  private var names = UniqueNames(ReservedNames.types, ignoringCase: true)
  /// The number of controllers, cells and top-level views that have each class of the app.
  private var uses: [String: Int] = [:]

  /// The functions for scenes, by the name of the storyboard without its ending.
  private var storyboards: [String: StoryboardFunctions] = [:]
  /// The counted storyboards whose functions have no names yet.
  private var pending: [InterfaceDocument] = []
  /// The same functions, by the path of the storyboard.
  private var functions: [String: StoryboardFunctions] = [:]
  private let options: ConversionOptions
  /// The ends of the names.
  var suffixes: ConversionOptions.Suffixes { options.suffixes }

  /// Creates names without any in use.
  package init(_ options: ConversionOptions) { self.options = options }

  /// Counts the classes of the app in a document. All documents are counted before the first is converted.
  package mutating func count(_ document: InterfaceDocument) {
    var found = document.scenes.flatMap(\.objects) + document.objects
    while let object = found.popLast() {
      switch object {
      case .controller(let controller):
        if let custom = controller.customClass { use(custom) }
      case .view(let view):
        if let custom = SwiftName.appClass(view.customClass) { use(custom) }
      case .other: break
      }
    }
    if let owner = DocumentContext.owner(of: document)?.customClass { use(owner) }
    for view in document.allViews {
      for cell in view.cells { if let custom = SwiftName.appClass(cell.customClass) { use(custom) } }
      // A generated class cannot have the name of one in the app.
      if let custom = SwiftName.appClass(view.customClass) { names.insert(custom) }
    }
    if !document.scenes.isEmpty, !document.isLaunchScreen { pending.append(document) }
  }

  /// Returns the functions for the scenes of all counted storyboards, by the name of the storyboard. Their names are made
  /// after the classes of the app are known.
  mutating func allFunctions() -> [String: StoryboardFunctions] {
    for document in pending {
      let made = functions(of: document)
      if storyboards[document.baseName] == nil { storyboards[document.baseName] = made }
    }
    pending = []
    return storyboards
  }

  /// Returns the functions for the scenes of a document.
  mutating func functions(of document: InterfaceDocument) -> StoryboardFunctions {
    if let known = functions[document.file.path] { return known }
    let made = StoryboardFunctions(
      document, named: unique(document.className + "Scenes"), options.platform)
    functions[document.file.path] = made
    return made
  }

  private mutating func use(_ className: String) {
    uses[className, default: 0] += 1
    names.insert(className)
  }

  /// Returns a class name that no other class has.
  mutating func unique(_ name: String) -> String { names.unique(name, separator: "") }

  /// Returns the generated class beside a class of the app: its base, unless several parts of documents have it.
  ///
  /// - Parameter own: the name of the generated class if it inherits from that of the app, or if there is none.
  mutating func generated(for appClass: String?, named own: String) -> GeneratedClass {
    guard let appClass else { return GeneratedClass(name: unique(own), appClass: nil, isBase: false) }
    let isBase = uses[appClass, default: 0] <= 1
    return GeneratedClass(
      name: unique(isBase ? appClass + suffixes.base : own), appClass: appClass, isBase: isBase)
  }

  /// Returns the names of a controller's classes.
  mutating func names(of controller: InterfaceController, in document: String) -> SceneNames {
    let custom = controller.customClass
    let title = controller.sceneTitle
    let isShared = custom.map { uses[$0, default: 0] > 1 } ?? false
    let wanted = isShared ? (title ?? custom ?? document) : (custom ?? title ?? document)
    let screen = SwiftName.screen(wanted)
    let generated = generated(for: custom, named: screen + suffixes.controller)
    let ending = ending(of: controller.view)
    // A class `ViewController` says less than the name of the document.
    let name = screen == ending ? document : screen
    let view = unique(name.hasSuffix(ending) ? name : name + ending)
    return SceneNames(view: view, controller: generated)
  }

  /// Returns the end of the name of a root's class.
  private func ending(of view: InterfaceView?) -> String {
    switch view?.kind.name {
    case "tableView": "Table"
    case "collectionView": "Collection"
    default: suffixes.view
    }
  }
}

extension InterfaceController {
  /// The class in the app, as an identifier; nil for a class of the system.
  var customClass: String? { SwiftName.appClass(properties["customClass"]?.value) }

  /// The words for the name of a scene without a class of its own; nil without any.
  var sceneTitle: String? {
    properties["storyboardIdentifier"]?.value ?? visibleTitle ?? view?.firstTextName
  }

  /// The title of the controller or of its navigation item; nil without one.
  var visibleTitle: String? {
    if let title = properties["title"]?.value, ViewNames.words(of: title) != nil { return title }
    if case .record(let item)? = values["navigationItem"], let title = item.text("title"),
      ViewNames.words(of: title) != nil
    {
      return title
    }
    return nil
  }
}

extension InterfaceView {
  /// The words of the first text, as a name; nil without one.
  var firstTextName: String? {
    var next = [self]
    while let view = next.popLast() {
      if let text = view.ownTexts.first?.text, let words = ViewNames.words(of: text) { return words }
      next += view.childViews.reversed()
    }
    return nil
  }
}
