import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews

/// The attributes and child elements of a document that no code sets, which are left to a person.
///
/// The lists here, ``AttributeWords`` and the table of elements are what has code or a meaning in Interface Builder only.
/// All else is reported, so that nothing is lost in silence.
struct UnconvertedAttributes {
  /// The values, which know the colors that have code.
  let values: ValueCode

  // MARK: The parts of a document

  /// Returns the work that the attributes of a view leave, as orders.
  func orders(for view: InterfaceView) -> [String] {
    let properties = ViewElement.commonProperties + (ViewElement.named(view.kind.name)?.properties ?? [])
    let known = Set(properties.map(\.key)).union(Self.ofViews).union(Self.byElement[view.kind.name] ?? [])
    let choices = Dictionary(
      properties.compactMap { property in
        if case .choice(let cases) = property.form { return (property.key, Set(cases.keys)) }
        return nil
      }, uniquingKeysWith: { $0.union($1) })
    let element = Element(name: view.kind.name, known: known, choices: choices, place: "")
    var orders = orders(view.properties, view.values, of: element) + self.orders(for: view.items, in: element)
    for variation in view.variations {
      let element = Element(
        name: view.kind.name, known: known.subtracting(Self.fixed), choices: choices,
        place: " in some size classes")
      orders += self.orders(variation.properties, variation.values, of: element)
    }
    for state in view.states { orders += self.orders(for: state.record) }
    for name in ["segment", "navigationItem", "tabBarItem"] {
      for record in view.items.records(named: name) { orders += self.orders(for: record) }
    }
    return orders
  }

  /// Returns the work that the attributes of a controller leave, as orders.
  func orders(for controller: InterfaceController) -> [String] {
    let known = Self.ofControllers.union(Self.byElement[controller.kind] ?? [])
    let element = Element(name: controller.kind, known: known, choices: [:], place: " of the controller")
    return orders(controller.properties, controller.values, of: element)
      + orders(for: controller.items, in: element)
  }

  /// Returns the work that the attributes of a record leave, such as an item of a bar or a state of a button; none for a
  /// record that is not listed.
  func orders(for record: InterfaceRecord) -> [String] {
    guard let known = Self.byElement[record.name] else { return [] }
    let element = Element(
      name: record.name, known: known.union(Self.ofRecords), choices: [:],
      place: " of the \(Self.name(of: record))")
    return orders(record.properties, record.values, of: element) + orders(for: record.items, in: element)
  }

  /// Returns the work that the attributes of a segue leave, as orders.
  func orders(for segue: InterfaceConnection) -> [String] {
    let element = Element(name: "segue", known: Self.ofSegues, choices: [:], place: " of the segue")
    return orders(segue.properties, segue.values, of: element)
  }

  /// Returns the work that the attributes of a section leave, as orders.
  func orders(for section: InterfaceSection) -> [String] {
    let element = Element(
      name: "tableViewSection",
      known: ["headerTitle", "footerTitle", "userLabel", "colorLabel", "userComments"],
      choices: [:], place: " of the section")
    return orders(section.properties, section.values, of: element)
  }

  /// Returns the work that the attributes of a constraint leave, as orders.
  func orders(for constraint: InterfaceConstraint) -> [String] {
    var element = Element(
      name: "constraint", known: ["placeholder", "userLabel", "shouldBeArchived", "userComments"],
      choices: [:], place: " of the constraint")
    let own = orders(constraint.properties, constraint.values, of: element)
    element.known = ["constant", "priority"]
    return own + constraint.variations.flatMap { orders($0.properties, $0.values, of: element) }
  }

  // MARK: Attributes

  /// An element with attributes.
  private struct Element {
    let name: String
    /// The attributes and keys that have code, or a meaning in Interface Builder only.
    var known: Set<String>
    /// The words of the attributes that the table of elements has.
    let choices: [String: Set<String>]
    /// The element in an order.
    let place: String
  }

  private func orders(
    _ properties: [String: Located<String>], _ values: [String: InterfaceValue], of element: Element
  ) -> [String] {
    var orders: [String] = []
    for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
      if Self.defaults[key] == value.value || isKnown(value.value, of: key, in: element) { continue }
      orders.append("set \(key)\(element.place) to \(value.value)")
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if !element.known.contains(key) {
        switch value {
        case .view, .nothing: break
        default: orders.append("set \(key)\(element.place)")
        }
      } else {
        orders += self.orders(in: value, key, of: element)
      }
    }
    return orders
  }

  /// Returns true if code sets an attribute, and has a case for its word.
  private func isKnown(_ value: String, of key: String, in element: Element) -> Bool {
    guard element.known.contains(key) else { return false }
    if let isUnknown = AttributeWords.isUnknown(value, of: key, in: element.name) { return !isUnknown }
    return element.choices[key]?.contains(value) ?? true
  }

  /// Returns the work that a value leaves whose key has code.
  private func orders(in value: InterfaceValue, _ key: String, of element: Element) -> [String] {
    switch value {
    case .color(let color):
      return values.color(color) == nil ? ["set \(key)\(element.place)"] : []
    case .font(let font):
      return orders(in: font, key + element.place)
    case .attributedText(let runs):
      return Set(runs.flatMap(values.attributesWithoutCode(of:))).sorted().map {
        "set \($0) of the \(key)\(element.place)"
      }
    case .record(let record) where !Self.withOwnOrders.contains(record.name): return orders(for: record)
    default: return []
    }
  }

  /// Returns the work that the face of a font leaves.
  private func orders(in font: InterfaceFont, _ place: String) -> [String] {
    var orders = font.properties.sorted { $0.key < $1.key }.map { "set \($0) of the \(place) to \($1.value)" }
    switch font.face {
    case .system(let weight?, _) where !ValueCode.hasWeight(weight):
      orders.append("set weight of the \(place) to \(weight)")
    case .style(let style) where InterfaceFont.styles[style] == nil:
      orders.append("set style of the \(place) to \(style)")
    default: break
    }
    return orders
  }

  /// Returns the work that elements without a key leave.
  private func orders(for items: [InterfaceValue], in element: Element) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .record(let record) where !Self.withoutKey.contains(record.name):
        return ["add the <\(record.name)>\(element.place)"]
      case .view(let view): return ["add the <\(view.kind.name)>\(element.place)"]
      case .record(let record) where record.name == "blurEffect": return orders(for: record)
      default: return []
      }
    }
  }

  // MARK: The lists

  /// The records whose own code reports on them.
  private static let withOwnOrders: Set = [
    "state", "segment", "navigationItem", "tabBarItem", "barButtonItem",
  ]

  /// The elements without a key that have code, or nothing in them.
  private static let withoutKey: Set = [
    "gestureRecognizers", "animations", "items", "segments", "state", "blurEffect", "toolbarItems",
    "navigationItem", "barButtonItem", "tabBarItem", "leftBarButtonItems", "rightBarButtonItems",
    "barButtonItems", "segment", "keyCommands", "simulatedMetricsContainer",
  ]
  /// The attributes of views that code sets for all size classes only.
  private static let fixed: Set = [
    "layoutMarginsFollowReadableWidth", "contentMode", "collectionViewLayout", "dataDetectorTypes",
    "contentConfiguration", "preferredSymbolConfiguration", "accessibilityConfiguration", "buttonType",
    "style", "customClass",
  ]
  /// The attributes of segues.
  private static let ofSegues: Set = [
    "kind", "identifier", "relationship", "customClass", "customModule", "customModuleProvider",
    "modalPresentationStyle", "modalTransitionStyle", "animates", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "popoverArrowDirection", "trigger", "destinationCreationSelector",
    "unwindAction", "reference", "userLabel",
  ]

  /// The attributes of all views that have code elsewhere, or a meaning in Interface Builder only.
  private static let ofViews: Set = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "fixedFrame",
    "ambiguous",
    "misplaced", "verifyAmbiguity", "translatesAutoresizingMaskIntoConstraints", "contentMode", "frame",
    "layoutMarginsFollowReadableWidth", "accessibilityConfiguration", "canvasLocation", "reuseIdentifier",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedDestinationMetrics",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedAppContext", "simulatedScreenMetrics",
    "contentViewInsetsToSafeArea", "customSize", "dataMode", "tableViewCell", "textLabel", "detailTextLabel",
    "imageView", "usesAttributedText", "userComments", "hidesAccessoryWhenEditing", "normal", "highlighted",
    "disabled", "selected",
  ]
  /// The attributes of all controllers that have code elsewhere, or a meaning in Interface Builder only.
  private static let ofControllers: Set = [
    "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "title",
    "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout",
    "edgesForExtendedLayout", "extendedEdge", "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed",
    "definesPresentationContext", "providesPresentationContextTransitionStyle", "modalPresentationStyle",
    "modalTransitionStyle", "contentSizeForViewInPopover", "navigationItem", "tabBarItem", "toolbarItems",
    "placeholderIdentifier", "simulatedDestinationMetrics", "simulatedStatusBarMetrics",
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "size", "freeformSize",
  ]

  /// The words that stand for what UIKit does anyway.
  private static let defaults = ["mapType": "standard", "enabled": "YES", "spineLocation": "min"]
  /// The attributes of all records.
  private static let ofRecords: Set = [
    "id", "key", "userLabel", "catalog", "image", "imageReference", "title",
  ]

  /// The attributes of one element.
  private static let byElement: [String: Set<String>] = [
    "navigationBar": bar, "toolbar": bar, "tabBar": bar,
    "tableViewCell": ["rowHeight"], "imageView": ["preferredSymbolConfiguration", "catalog"],
    "datePicker": ["style", "date", "minimumDate", "maximumDate"], "textView": ["dataDetectorTypes"],
    // A shadow without an offset cannot be seen.
    "state": [
      "attributedTitle", "titleColor", "titleShadowColor", "backgroundImage", "preferredSymbolConfiguration",
    ],
    "textInputTraits": [
      "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
      "keyboardAppearance", "returnKeyType", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
      "enablesReturnKeyAutomatically", "secureTextEntry", "textContentType",
    ],
    "collectionViewFlowLayout": [
      "scrollDirection", "sectionInsetReference", "minimumLineSpacing", "minimumInteritemSpacing", "itemSize",
      "headerReferenceSize", "footerReferenceSize", "automaticEstimatedItemSize", "estimatedItemSize",
      "sectionInset",
    ],
    "segment": [],
    "accessibility": ["identifier", "label", "hint", "accessibilityValue", "traits", "isElement"],
    "accessibilityTraits": AttributeWords.accessibilityTraits,
    "dataDetectorType": Set(AttributeWords.dataDetectors),
    "listContentConfiguration": ["text", "secondaryText"],
    "preferredSymbolConfiguration": [
      "configurationType", "fontDescription", "pointSize", "weight", "scale",
    ],
    "imageReference": ["symbolScale"], "blurEffect": ["style", "vibrancyEffect"],
    "textAttributes": ["textColor", "NSColor", "fontDescription", "NSFont"],
    "tapGestureRecognizer": gesture, "swipeGestureRecognizer": gesture.union(["direction"]),
    "longPressGestureRecognizer": press, "pongPressGestureRecognizer": press,
    "panGestureRecognizer": pan, "screenEdgePanGestureRecognizer": pan.union(["edges"]),
    "pinchGestureRecognizer": gesture, "rotationGestureRecognizer": gesture,
    "barButtonItem": [
      "systemItem", "style", "enabled", "tintColor", "tag", "customView", "width",
    ],
    "tabBarItem": ["systemItem", "tag", "selectedImage", "titlePositionAdjustment", "badgeValue"],
    "tableViewController": ["clearsSelectionOnViewWillAppear", "refreshControl"],
    "collectionViewController": ["clearsSelectionOnViewWillAppear"],
    "navigationController": [
      "navigationBarHidden", "toolbarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap",
      "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
    ],
    "splitViewController": [
      "allowDoubleColumnStyle", "preferredDisplayMode", "behavior", "primaryBackgroundStyle",
    ],
    "pageViewController": ["transitionStyle", "navigationOrientation", "pageSpacing"],
    "navigationItem": [
      "prompt", "largeTitleDisplayMode", "hidesBackButton", "leftItemsSupplementBackButton",
      "hidesSearchBarWhenScrolling", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem",
      "rightBarButtonItems", "backBarButtonItem", "titleView",
    ],
  ]
  private static let gesture: Set = [
    "numberOfTapsRequired", "numberOfTouchesRequired", "cancelsTouchesInView", "delaysTouchesBegan",
    "delaysTouchesEnded", "enabled",
  ]
  private static let press = gesture.union(["minimumPressDuration", "allowableMovement"])
  private static let pan = gesture.union(["minimumNumberOfTouches", "maximumNumberOfTouches"])
  /// Those of ``BarCode``, and those that it leaves to a person itself.
  private static let bar: Set = [
    "barStyle", "largeTitles", "barTintColor", "selectedImageTintColor", "unselectedItemTintColor",
    "titleTextAttributes", "largeTitleTextAttributes", "standardAppearance", "scrollEdgeAppearance",
  ]

  /// Returns the name of a record in orders.
  private static func name(of record: InterfaceRecord) -> String {
    record.name.hasSuffix("GestureRecognizer") ? "gesture recognizer" : names[record.name] ?? "element"
  }

  /// The names of records in orders.
  private static let names = [
    "state": "state", "textInputTraits": "text input", "collectionViewFlowLayout": "layout",
    "segment": "segment", "accessibility": "accessibility", "accessibilityTraits": "accessibility traits",
    "dataDetectorType": "data detector", "listContentConfiguration": "content configuration",
    "preferredSymbolConfiguration": "symbol configuration", "imageReference": "image",
    "blurEffect": "effect", "textAttributes": "text attributes", "barButtonItem": "item",
    "tabBarItem": "item", "navigationItem": "navigation item",
  ]
}
