import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

extension ViewElement {
  static let bars: [ViewElement] = [
    ViewElement(
      "navigationBar", "UINavigationBar", barProperties, make: { NavigationBar(frame: $0) },
      content: { bar, attributes in
        BarStyle(attributes.source, attributes.resources).apply(to: bar)
        let item = attributes.source.items.records(named: "navigationItem").last
        bar.show(.make(item, attributes.resources), previous: nil)
      }),
    ViewElement(
      "toolbar", "UIToolbar", barProperties, make: { Toolbar(frame: $0) },
      content: { bar, attributes in
        BarStyle(attributes.source, attributes.resources).apply(to: bar)
        bar.items = attributes.source.items.records(named: "barButtonItem").map {
          .make($0, attributes.resources)
        }
      }),
    ViewElement(
      "tabBar", "UITabBar", barProperties, make: { TabBar(frame: $0) },
      content: { bar, attributes in
        BarStyle(attributes.source, attributes.resources).apply(to: bar)
        bar.items = attributes.source.items.records(named: "tabBarItem").map {
          .make($0, fallback: "Item", attributes.resources)
        }
      }),
  ]

  private static let barProperties: [ElementProperty] = [
    .unseen("translucent", name: "isTranslucent", .flag, because: "bars here are opaque")
  ]

  static let scrollProperties: [ElementProperty] = [
    .unseen("alwaysBounceVertical", .flag, because: behavior),
    .unseen("alwaysBounceHorizontal", .flag, because: behavior), .unseen("bounces", .flag, because: behavior),
    .unseen("bouncesZoom", .flag, because: behavior),
    .unseen("pagingEnabled", name: "isPagingEnabled", .flag, because: behavior),
    .unseen("showsHorizontalScrollIndicator", .flag, because: "indicators are visible while scrolling only"),
    .unseen("showsVerticalScrollIndicator", .flag, because: "indicators are visible while scrolling only"),
    .unseen("keyboardDismissMode", .text, because: behavior),
    .unseen("scrollEnabled", name: "isScrollEnabled", .flag, because: behavior),
    .unseen("directionalLockEnabled", name: "isDirectionalLockEnabled", .flag, because: behavior),
    .unseen("delaysContentTouches", .flag, because: behavior),
    .unseen("canCancelContentTouches", .flag, because: behavior),
    .unseen("indicatorStyle", .text, because: "indicators are visible while scrolling only"),
    .unseen("scrollIndicatorInsets", .insets, because: "indicators are visible while scrolling only"),
    .unseen("contentInsetAdjustmentBehavior", .text, because: behavior),
    .unseen("minimumZoomScale", .number, because: behavior),
    .unseen("maximumZoomScale", .number, because: behavior),
  ]

  static let containers: [ViewElement] = [
    ViewElement("view", "UIView"), ViewElement("containerView", "UIView"),
    ViewElement(
      "stackView", "UIStackView",
      [
        .layout("axis", .choice(["vertical": "vertical", "horizontal": "horizontal"])),
        .layout("distribution", .text), .layout("alignment", .text), .layout("spacing", .number),
        .layout("baselineRelativeArrangement", name: "isBaselineRelativeArrangement", .flag),
        .layout("layoutMarginsRelativeArrangement", name: "isLayoutMarginsRelativeArrangement", .flag),
        .layout("spacingType", name: "spacing", .text),
      ], make: { StackView(frame: $0) }),
    ViewElement(
      "scrollView", "UIScrollView", scrollProperties, make: { ScrollView(frame: $0) },
      content: { view, _ in view.clipsToBounds = true }),
    ViewElement(
      "collectionView", "UICollectionView",
      scrollProperties + selectionProperties + [
        .content("collectionViewLayout", .text),
        .unseen("prefetchingEnabled", name: "isPrefetchingEnabled", .flag, because: behavior),
      ], make: { ScrollView(frame: $0) }),
    ViewElement(
      "tableView", "UITableView",
      scrollProperties + selectionProperties + tableProperties + [
        .content("style", .text), .content("separatorStyle", .text), .content("separatorColor", .color),
        .content("separatorInset", .insets),
      ], make: { DocumentTable(frame: $0) },
      content: { table, attributes in table.configure(attributes) }),
    ViewElement(
      "tableViewCell", "UITableViewCell",
      [
        .content("accessoryType", .text), .content("separatorInset", .insets), .content("style", .text),
        .content("contentConfiguration", .text),
        .unseen("selectionStyle", .text, because: behavior),
        .unseen("indentationLevel", .integer, because: "the canvas does not indent cells"),
        .unseen("indentationWidth", .number, because: "the canvas does not indent cells"),
        .unseen("editingAccessoryType", .text, because: editing),
        .unseen("shouldIndentWhileEditing", .flag, because: editing),
        .unseen("showsReorderControl", .flag, because: editing),
      ],
      make: { DocumentCell(frame: $0) },
      content: { cell, attributes in cell.configure(attributes) }),
    ViewElement(
      "visualEffectView", "UIVisualEffectView", [.content("blurEffect", .text)], make: { View(frame: $0) },
      content: { setVisualEffect(of: $0, $1) }),
  ]

  /// The reason for properties of tables that are edited.
  private static let editing = "a picture shows a table that is not edited"

  /// The properties of tables and collection views about selection.
  private static let selectionProperties: [ElementProperty] = [
    .unseen("allowsSelection", .flag, because: behavior),
    .unseen("allowsMultipleSelection", .flag, because: behavior),
    .unseen("allowsSelectionDuringEditing", .flag, because: editing),
    .unseen("allowsMultipleSelectionDuringEditing", .flag, because: editing),
  ]

  /// The properties of tables about heights and indices.
  private static let tableProperties: [ElementProperty] = [
    .content("rowHeight", .number), .content("estimatedRowHeight", .number),
    .content("sectionHeaderHeight", .number), .content("estimatedSectionHeaderHeight", .number),
    .content("sectionFooterHeight", .number), .content("estimatedSectionFooterHeight", .number),
    .unseen("sectionIndexMinimumDisplayRowCount", .integer, because: index),
    .unseen("sectionIndexColor", .color, because: index),
    .unseen("sectionIndexBackgroundColor", .color, because: index),
    .unseen("sectionIndexTrackingBackgroundColor", .color, because: index),
  ]

  /// The reason for properties of the index of a table.
  private static let index = "a document has no data source, and so no index"

  /// The opacity of visual effect views.
  private static let visualEffectOpacity = 0.7

  /// Sets the background of an effect.
  private static func setVisualEffect(of view: View, _ attributes: ViewAttributes) {
    if let color = visualEffectColor(attributes) { view.backgroundColor = color }
  }

  /// Returns the translucent background of an effect view without a color of its own, as it is drawn: black for dark
  /// effects, else white.
  package static func visualEffectColor(_ attributes: ViewAttributes) -> Color? {
    guard attributes.color("backgroundColor") == nil else { return nil }
    var isDark = false
    if case .record(let effect)? = attributes.value("blurEffect") {
      isDark = effect.properties["style"]?.value.lowercased().contains("dark") ?? false
    }
    return Color.system(named: isDark ? "black" : "white")?.multiplyingOpacity(by: visualEffectOpacity)
  }
}
