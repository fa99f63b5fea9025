import KansoDiagnostics

/// A storyboard or xib of iOS, as it was written: nothing is laid out, and nothing left out.
package struct InterfaceDocument: Sendable {
  package enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  package let file: SourceFile
  package let kind: Kind
  /// The version of Interface Builder that wrote it, such as 21507.
  package internal(set) var toolsVersion: Double
  /// The device that it is shown on; nil in documents from before Xcode 8.
  package internal(set) var device: InterfaceDevice?
  package let usesAutoLayout: Bool
  package let usesSafeAreas: Bool
  package let isLaunchScreen: Bool
  package let initialController: Located<String>?
  /// What else is said about the document, such as `propertyAccessControl`.
  package let properties: [String: Located<String>]
  package let dependencies: [InterfaceDependency]
  /// Of a storyboard.
  package internal(set) var scenes: [InterfaceScene]
  /// Of a xib: what is on its top level.
  package internal(set) var objects: [InterfaceObject]
  /// By the name of the file, the names of the fonts in it.
  package let customFonts: [String: [String]]
  package internal(set) var resources: InterfaceResources
  /// By id of a view of a designable class, the size that its content asked for.
  package internal(set) var designables: [String: InterfaceSize]
  /// Values on the level of the document, such as simulated metrics.
  package let values: [String: InterfaceValue]
  /// What has no key, such as overrides of accessibility.
  package let items: [InterfaceValue]
  /// The segues by which metrics of bars are inferred where several lead to one scene.
  package let tieBreakers: Set<String>
  /// Where each id is declared. Of one that is declared twice, the first.
  package let places: [String: TextRange]
  /// What this version of Kanso does not know; it is kept with what it is in, as properties and values.
  package let unrecognized: [InterfaceUnrecognized]
}

/// An element or attribute that is not known.
package struct InterfaceUnrecognized: Sendable {
  /// `<element>` or `attribute of <element>`.
  package let name: String
  package let range: TextRange
}

extension InterfaceDocument {
  /// What is not known, each name once.
  package var unrecognizedDiagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return unrecognized.filter { seen.insert($0.name).inserted }.map { item in
      Diagnostic(
        .unrecognizedElement, "\(item.name) is not known to this version",
        at: SourceRange(file: file, item.range))
    }
  }
}

/// The device that a document is shown on.
package struct InterfaceDevice: Sendable {
  /// Such as `retina6_1`.
  package let id: String
  package let isLandscape: Bool
  /// `light` or `dark`.
  package let appearance: String?
  /// `fullscreen`, `splitview2_3` and so on.
  package let adaptation: String?

  /// The name of the device for people, such as `iPhone 11`; the id of one that is not known.
  package var name: String { CanvasDevice.named(id)?.name ?? id }
}

/// A version, plug-in or capability that a document asks for.
package struct InterfaceDependency: Sendable {
  /// `deployment`, `plugIn`, `capability` or `development`.
  package let kind: String
  package let properties: [String: String]
}

/// A scene of a storyboard.
package struct InterfaceScene: Sendable {
  package let id: String?
  package internal(set) var objects: [InterfaceObject]
  /// Where it lies on the canvas.
  package let location: InterfacePoint?

  package var controller: InterfaceController? {
    for case .controller(let controller) in objects { return controller }
    return nil
  }
}

/// Something on the top level of a scene or a xib.
package enum InterfaceObject: Sendable {
  case controller(InterfaceController)
  case view(InterfaceView)
  /// A placeholder, gesture recogniser, bar button item, custom object, exit.
  case other(InterfaceRecord)
}

/// What a document says of the assets that it uses.
package struct InterfaceResources: Sendable {
  package var images: [String: InterfaceSize] = [:]
  package var namedColors: [String: InterfaceColor] = [:]
  package var systemColors: [String: InterfaceColor] = [:]
}

extension InterfaceDocument {
  /// Every view, each before what is in it, in the order of the document.
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
  /// The outermost views in a value.
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
