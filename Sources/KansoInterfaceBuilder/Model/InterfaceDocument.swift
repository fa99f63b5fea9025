import KansoDiagnostics

/// A storyboard or xib for iOS, complete and without layout.
package struct InterfaceDocument: Sendable {
  package enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  package let file: SourceFile
  package let kind: Kind
  /// The version of Interface Builder that wrote the document, such as 21507.
  package internal(set) var toolsVersion: Double
  /// The device of the canvas; nil in documents from before Xcode 8.
  package internal(set) var device: InterfaceDevice?
  package let usesAutoLayout: Bool
  package let usesSafeAreas: Bool
  package let isLaunchScreen: Bool
  package let initialController: Located<String>?
  /// Other attributes of the document, such as `propertyAccessControl`.
  package let properties: [String: Located<String>]
  package let dependencies: [InterfaceDependency]
  /// The scenes of a storyboard.
  package internal(set) var scenes: [InterfaceScene]
  /// The top-level objects of a xib.
  package internal(set) var objects: [InterfaceObject]
  /// The names of the fonts in each custom font file, by file name.
  package let customFonts: [String: [String]]
  package internal(set) var resources: InterfaceResources
  /// The intrinsic sizes of views with a designable class, by their ids.
  package internal(set) var designables: [String: InterfaceSize]
  /// The values of the document itself, such as simulated metrics.
  package let values: [String: InterfaceValue]
  /// The elements of the document without a key, such as accessibility overrides.
  package let items: [InterfaceValue]
  /// The ids of the segues that determine the bars of scenes with several incoming segues.
  package let tieBreakers: Set<String>
  /// The source range of each id's declaration; the first one if there are several.
  package let places: [String: TextRange]
  /// The elements and attributes that this version of Kanso does not know. They are also kept in their parents, as
  /// properties and values.
  package let unrecognized: [InterfaceUnrecognized]
}

/// An unknown element or attribute.
package struct InterfaceUnrecognized: Sendable {
  /// The name: `<element>` or `attribute of <element>`.
  package let name: String
  package let range: TextRange
}

extension InterfaceDocument {
  /// Diagnostics for the unknown elements and attributes, one per name.
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

  /// The product name, such as `iPhone 11`; the id of an unknown device.
  package var name: String { CanvasDevice.named(id)?.name ?? id }
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
  package internal(set) var objects: [InterfaceObject]
  /// The position on the canvas of the storyboard.
  package let location: InterfacePoint?

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
  /// All views in document order, superviews before subviews.
  package var allViews: [InterfaceView] {
    var all: [InterfaceView] = []
    var next = (scenes.flatMap(\.objects) + objects).flatMap { object -> [InterfaceView] in
      switch object {
      case .controller(let controller):
        (controller.view.map { [$0] } ?? []) + controller.values.values.flatMap(\.views)
      case .view(let view): [view]
      case .other(let record): InterfaceValue.record(record).views
      }
    }
    while let view = next.popLast() {
      all.append(view)
      next += view.inner + view.items.flatMap(\.views)
    }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension InterfaceValue {
  /// The outermost views in the value.
  var views: [InterfaceView] {
    switch self {
    case .view(let view): [view]
    case .controller(let controller): controller.view.map { [$0] } ?? []
    case .list(let values): values.flatMap(\.views)
    case .record(let record): (Array(record.values.values) + record.items).flatMap(\.views)
    default: []
    }
  }
}
