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
      ], make: { StackView(frame: $0) }),
    ViewElement(
      "scrollView", "UIScrollView", scrollProperties, make: { ScrollView(frame: $0) },
      content: { view, _ in view.clipsToBounds = true }),
    ViewElement("collectionView", "UICollectionView", scrollProperties, make: { ScrollView(frame: $0) }),
    ViewElement(
      "tableView", "UITableView",
      scrollProperties + [
        .content("style", .text), .content("separatorStyle", .text), .content("separatorColor", .color),
        .content("separatorInset", .insets),
      ], make: { DocumentTable(frame: $0) },
      content: { table, attributes in table.configure(attributes) }),
    ViewElement(
      "tableViewCell", "UITableViewCell",
      [.content("accessoryType", .text), .content("separatorInset", .insets)],
      make: { DocumentCell(frame: $0) },
      content: { cell, attributes in cell.configure(attributes) }),
    ViewElement(
      "visualEffectView", "UIVisualEffectView", [.content("blurEffect", .text)], make: { View(frame: $0) },
      content: { setVisualEffect(of: $0, $1) }),
  ]

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
