import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

/// A storyboard or xib for iOS, complete and without layout.
package struct InterfaceDocument: Sendable {
  package enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  package let file: SourceFile
  package let kind: Kind
  /// The version of Interface Builder that wrote the document, such as 21507; 0 if it is unknown.
  package var toolsVersion: Double
  /// The device of the canvas; nil if the document names none, as before Xcode 8.
  package var device: InterfaceDevice?
  package let usesAutoLayout: Bool
  package let usesSafeAreas: Bool
  package let isLaunchScreen: Bool
  /// The id of the initial controller.
  package let initialController: Located<String>?
  /// Other attributes of the document, such as `propertyAccessControl`.
  package let properties: [String: Located<String>]
  package let dependencies: [InterfaceDependency]
  /// The scenes of a storyboard.
  package var scenes: [InterfaceScene]
  /// The top-level objects of a xib.
  package var objects: [InterfaceObject]
  /// The names of the fonts in each custom font file, by file name.
  package let customFonts: [String: [String]]
  package var resources: InterfaceResources
  /// The intrinsic sizes of views with a designable class, by their ids.
  package var designables: [String: InterfaceSize]
  /// The values of the document itself, such as simulated metrics.
  package let values: [String: InterfaceValue]
  /// The elements of the document without a key, such as accessibility overrides.
  package let items: [InterfaceValue]
  /// The ids of the segues that determine the bars of scenes with several incoming segues.
  package let tieBreakers: Set<String>
  /// The start tag of the element that declares an id, by id; the first one if there are several.
  package let declarationRanges: [String: TextRange]
  /// The elements and attributes that this version of Kanso does not know. Attributes, views, values and
  /// items among them are also kept in the model. Unknown elements in the lists of constraints, connections
  /// and resources are not.
  package let unrecognized: [InterfaceUnrecognized]
}

/// An unknown element or attribute.
package struct InterfaceUnrecognized: Sendable {
  /// The name: `<element>` or `attribute of <element>`.
  package let name: String
  package let range: TextRange
}

extension InterfaceDocument {
  /// The diagnostics for the unknown elements and attributes: one per `InterfaceUnrecognized.name`, at its
  /// first occurrence.
  package var unrecognizedDiagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return unrecognized.filter { seen.insert($0.name).inserted }.map { item in
      Diagnostic(
        .unrecognizedElement, "\(item.name) is not known to this version",
        at: SourceRange(file: file, item.range))
    }
  }
}

/// The device of the canvas of a document.
package struct InterfaceDevice: Sendable {
  /// The id, such as `retina6_1`.
  package let id: String
  package let isLandscape: Bool
  /// The appearance: `light` or `dark`.
  package let appearance: String?
  /// The size of the app on the screen: `fullscreen`, `splitview2_3` and so on.
  package let adaptation: String?

  /// Creates a device, which may be unknown.
  package init(id: String, isLandscape: Bool, appearance: String?, adaptation: String?) {
    (self.id, self.isLandscape) = (id, isLandscape)
    (self.appearance, self.adaptation) = (appearance, adaptation)
  }
}

/// A version, plug-in or capability that a document requires.
package struct InterfaceDependency: Sendable {
  /// The kind: `deployment`, `plugIn`, `capability` or `development`.
  package let kind: String
  package let properties: [String: String]
}

/// A scene of a storyboard.
package struct InterfaceScene: Sendable {
  package let id: String?
  package var objects: [InterfaceObject]
  /// The position on the canvas of the storyboard.
  package let location: InterfacePoint?

  /// The first controller of the scene; nil if there is none.
  package var controller: InterfaceController? {
    for case .controller(let controller) in objects { return controller }
    return nil
  }
}

/// A top-level object of a scene or xib.
package enum InterfaceObject: Sendable {
  case controller(InterfaceController)
  case view(InterfaceView)
  /// A placeholder, gesture recognizer, bar button item, custom object or exit.
  case other(InterfaceRecord)
}

/// The assets that a document uses, with their stored sizes and colors.
package struct InterfaceResources: Sendable {
  package var images: [String: InterfaceSize] = [:]
  package var namedColors: [String: InterfaceColor] = [:]
  package var systemColors: [String: InterfaceColor] = [:]
}

extension InterfaceDocument {
  /// All views in document order, superviews before subviews. They include views in bars and in their items,
  /// and views that are not installed. Views in a view's records and lists with a key are not included.
  package var allViews: [InterfaceView] {
    var all: [InterfaceView] = []
    var next = (scenes.flatMap(\.objects) + objects).flatMap { object -> [InterfaceView] in
      switch object {
      case .controller(let controller):
        (controller.view.map { [$0] } ?? [])
          + (Array(controller.values.values) + controller.items).flatMap(\.views)
      case .view(let view): [view]
      case .other(let record): InterfaceValue.record(record).views
      }
    }
    while let view = next.popLast() {
      all.append(view)
      next += view.childViews + view.items.flatMap(\.views)
    }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension InterfaceValue {
  /// The outermost views in the value, including the view of a controller, in no particular order. Views in
  /// the items and bars of a controller are not included.
  package var views: [InterfaceView] {
    switch self {
    case .view(let view): [view]
    case .controller(let controller): controller.view.map { [$0] } ?? []
    case .list(let values): values.flatMap(\.views)
    case .record(let record): (Array(record.values.values) + record.items).flatMap(\.views)
    default: []
    }
  }
}
