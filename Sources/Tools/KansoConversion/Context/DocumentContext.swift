import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoProject

/// The things that the code of a document's parts is made with: its values, size classes, outlets, and the names of its classes.
final class DocumentContext {
  let document: InterfaceDocument
  let options: ConversionOptions
  let resources: ViewResources
  let values: ValueCode
  /// The size classes of width and height, in the order of the bits of ``SizeClassMask``.
  let installations: [Installation]
  /// The size classes of a phone in portrait, whose values the code has where no size class changes them.
  var base: Installation { installations[2] }
  /// The names of the outlets, by the id of the object they lead to.
  let outlets: [String: String]
  /// The ids of the controllers.
  let controllerIDs: Set<String>
  /// The ids of the views that a connection leads to or begins at, and of the anchors of popovers.
  let connectedIDs: Set<String>
  /// The modules that the document names as that of the app.
  let ownModules: Set<String>
  /// The ids of the placeholders for the first responder.
  let firstResponders: Set<String>
  /// The ids of the owners of a xib that are no controllers, whose classes know nothing of the views.
  let foreignOwners: Set<String>
  /// The gesture recognizers, by id.
  let gestures: [String: InterfaceRecord]
  var report = ConversionReport()
  /// The modules that the code imports beside UIKit.
  var modules: Set<String> = []
  /// The classes of the app that the code uses, by name.
  private(set) var appClasses: [String: AppClass] = [:]

  init(
    _ document: InterfaceDocument, _ options: ConversionOptions, _ localization: DocumentLocalization
  ) {
    (self.document, self.options) = (document, options)
    resources = ViewResources(document)
    values = ValueCode(palette: resources.palette, platform: options.platform, localization: localization)
    installations = SizeClassMask.combinations.map {
      Installation(isWidthRegular: $0.isWidthRegular, isHeightRegular: $0.isHeightRegular)
    }
    outlets = Self.outlets(of: document)
    controllerIDs = Set(
      (document.scenes.compactMap(\.controller) + [Self.owner(of: document)].compactMap(\.self))
        .compactMap(\.id))
    let connections = Self.connections(of: document)
    connectedIDs = Set(
      connections.compactMap { $0.destination?.value }
        + connections.compactMap { $0.properties["popoverAnchorView"]?.value }
        + document.allViews.compactMap { $0.connections.isEmpty ? nil : $0.id })
    ownModules = Set(
      document.allViews.compactMap { view in
        view.properties["customModuleProvider"]?.value == "target"
          ? view.properties["customModule"]?.value : nil
      })
    let records = (document.scenes.flatMap(\.objects) + document.objects).compactMap {
      object -> InterfaceRecord? in
      if case .other(let record) = object { return record }
      return nil
    }
    firstResponders = Set(
      records.filter { $0.properties["placeholderIdentifier"]?.value == "IBFirstResponder" }.compactMap(\.id))
    foreignOwners =
      Self.owner(of: document) != nil
      ? []
      : Set(
        records.filter { $0.properties["placeholderIdentifier"]?.value == "IBFilesOwner" }.compactMap(\.id))
    gestures = Dictionary(
      records.filter { $0.name.hasSuffix("GestureRecognizer") }.compactMap { record in
        record.id.map { ($0, record) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the name of the first outlet that leads to each object. Delegates and gesture recognizers are no outlets.
  private static func outlets(of document: InterfaceDocument) -> [String: String] {
    var outlets: [String: String] = [:]
    for connection in connections(of: document) where connection.kind == .outlet {
      guard let name = connection.name, let id = connection.destination?.value,
        !["delegate", "dataSource", "view"].contains(name), outlets[id] == nil
      else { continue }
      outlets[id] = name
    }
    return outlets
  }

  /// The connections of controllers and other objects, and then those of views.
  private static func connections(of document: InterfaceDocument) -> [InterfaceConnection] {
    var connections: [InterfaceConnection] = []
    for object in document.scenes.flatMap(\.objects) + document.objects {
      switch object {
      case .controller(let controller): connections += controller.connections
      case .view: break
      case .other(let record): connections += record.connections
      }
    }
    return connections + document.allViews.flatMap(\.connections)
  }

  /// The owner of a xib, if it is a controller whose view is in it; nil for others.
  static func owner(of document: InterfaceDocument) -> InterfaceController? {
    for case .other(let record) in document.objects
    where record.properties["placeholderIdentifier"]?.value == "IBFilesOwner"
      && record.properties["customClass"] != nil
    {
      let id = record.connections.first { $0.kind == .outlet && $0.name == "view" }?.destination?.value
      for case .view(let view) in document.objects where id != nil && view.id == id {
        return InterfaceController(owner: record, view: view)
      }
    }
    return nil
  }

  /// The place of the document, as its file name.
  var fileName: String {
    document.file.path.split(separator: "/").last.map(String.init) ?? document.file.path
  }

  /// Notes a class of the app that the code uses. The first superclass counts.
  func note(_ name: String, inheritsFrom superclass: String) {
    if appClasses[name] == nil { appClasses[name] = AppClass(name: name, superclass: superclass) }
  }

  /// Notes an outlet that the code sets. One of several types is a view.
  func noteOutlet(_ outlet: String, of type: String, in appClass: String) {
    let known = appClasses[appClass]?.outlets[outlet]
    appClasses[appClass]?.outlets[outlet] = known == nil || known == type ? type : "UIView"
  }

  /// Notes what is left to do. Returns it as a comment.
  func leave(_ text: String, at range: TextRange) -> String { report.leave(text, at: range) }

  /// The attributes that no code sets.
  var unconverted: UnconvertedAttributes { UnconvertedAttributes(values: values) }

  /// Notes the attributes of an item that no code sets. Returns them as comments, which only code for UIKit
  /// itself has.
  func leaveAttributes(of item: InterfaceRecord) -> [String] {
    guard options.platform == .uikit else { return [] }
    return unconverted.orders(for: item).map { leave($0, at: item.range) }
  }
}
