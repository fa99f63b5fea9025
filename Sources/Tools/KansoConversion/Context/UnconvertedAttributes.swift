import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews

/// The attributes and child elements of a document that no code sets, which are left to a person.
///
/// The lists here, and the table of elements, are what has code or a meaning in Interface Builder only. All else is
/// reported, so that nothing is lost in silence.
enum UnconvertedAttributes {
  /// Returns the work that the attributes of a view leave, as orders.
  static func orders(for view: InterfaceView) -> [String] {
    let properties = ViewElement.commonProperties + (ViewElement.named(view.kind.name)?.properties ?? [])
    let known = Set(properties.map(\.key)).union(ofViews).union(byElement[view.kind.name] ?? [])
    var orders = orders(view.properties, view.values, known: known, owner: nil)
    for key in recordKeys {
      if case .record(let record)? = view.values[key] { orders += self.orders(for: record) }
    }
    for state in view.states { orders += self.orders(for: state.record) }
    for segment in view.items.records(named: "segment") { orders += self.orders(for: segment) }
    return orders
  }

  /// Returns the work that the attributes of a controller leave, as orders.
  static func orders(for controller: InterfaceController) -> [String] {
    let known = ofControllers.union(byElement[controller.kind] ?? [])
    return orders(controller.properties, controller.values, known: known, owner: "controller")
  }

  /// Returns the work that the attributes of a record leave, such as an item of a bar or a state of a button.
  static func orders(for record: InterfaceRecord) -> [String] {
    guard let known = byElement[record.name] else { return [] }
    return orders(
      record.properties, record.values, known: known.union(ofRecords), owner: names[record.name] ?? "element")
  }

  private static func orders(
    _ properties: [String: Located<String>], _ values: [String: InterfaceValue], known: Set<String>,
    owner: String?
  ) -> [String] {
    let place = owner.map { " of the \($0)" } ?? ""
    var orders: [String] = []
    for (key, value) in properties.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      if defaults[key] == value.value { continue }
      orders.append("set \(key)\(place) to \(value.value)")
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      switch value {
      case .view, .nothing: break
      default: orders.append("set \(key)\(place)")
      }
    }
    return orders
  }

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
    "datePicker": ["date", "minimumDate", "maximumDate"], "textView": ["dataDetectorTypes"],
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
  /// Those of ``BarCode``, and those that it leaves to a person itself.
  private static let bar: Set = [
    "barStyle", "largeTitles", "barTintColor", "selectedImageTintColor", "unselectedItemTintColor",
    "titleTextAttributes", "largeTitleTextAttributes", "standardAppearance", "scrollEdgeAppearance",
  ]

  /// The records of views that are looked into.
  private static let recordKeys = ["textInputTraits", "collectionViewLayout"]
  /// The names of records in orders.
  private static let names = [
    "state": "state", "textInputTraits": "text input", "collectionViewFlowLayout": "layout",
    "segment": "segment", "barButtonItem": "item", "tabBarItem": "item", "navigationItem": "navigation item",
  ]
}
