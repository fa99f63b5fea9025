/// Names that a property of a generated class cannot have, because its superclass has them.
enum ReservedNames {
  /// The properties and methods without parameters of `UIView`.
  private static let view = words(
    """
    accessibilityIdentifier accessibilityLabel alpha anchors autoresizingMask autoresizesSubviews backgroundColor
    bottomAnchor bounds canBecomeFirstResponder center centerXAnchor centerYAnchor clipsToBounds constraints contentMode
    debugDescription description effectiveUserInterfaceLayoutDirection firstBaselineAnchor frame gestureRecognizers hash
    heightAnchor inputAccessoryView inputView largeContentImage largeContentTitle interactions intrinsicContentSize isFirstResponder isFocused isHidden isOpaque
    keyboardLayoutGuide lastBaselineAnchor layer layoutGuides layoutMargins layoutMarginsGuide leadingAnchor leftAnchor
    mask motionEffects next readableContentGuide rightAnchor safeAreaInsets safeAreaLayoutGuide self subviews superclass
    superview tag textInputContextIdentifier tintAdjustmentMode tintColor topAnchor trailingAnchor traitCollection
    traitOverrides transform undoManager widthAnchor window zone
    """)
  private static let cell = words(
    """
    accessoryType accessoryView backgroundView editingAccessoryView contentConfiguration contentView isEditing isHighlighted isSelected
    multipleSelectionBackgroundView reuseIdentifier selectedBackgroundView
    """)
  private static let tableCell = words(
    "detailTextLabel imageView indexPath indentationLevel selectionStyle separatorInset style textLabel")
  private static let scroll = words(
    """
    backgroundView bounces contentInset contentLayoutGuide contentOffset contentSize dataSource delegate footerView
    frameLayoutGuide headerView refreshControl rowHeight separatorInset separatorStyle style tableFooterView
    tableHeaderView
    """)
  private static let controller = words(
    """
    additionalSafeAreaInsets bottomLayoutGuide children inputAccessoryView inputView contentUnavailableConfiguration debugDescription
    definesPresentationContext description dismiss editButtonItem hash hidesBottomBarWhenPushed isEditing
    modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName
    overrideUserInterfaceStyle parent popoverPresentationController preferredContentSize present presentationController
    presentedViewController presentingViewController restorationIdentifier searchDisplayController self
    sheetPresentationController show splitViewController storyboard superclass tabBarController tabBarItem title
    toolbarItems topLayoutGuide traitCollection traitOverrides transitionCoordinator undoManager view viewIfLoaded window
    zone
    """)

  /// The names that a class of views with a root of some kind cannot use.
  static func ofView(_ kind: String) -> Set<String> {
    switch kind {
    case "tableViewCell": view.union(cell).union(tableCell)
    case "collectionViewCell", "collectionReusableView": view.union(cell)
    case "tableView", "collectionView", "scrollView": view.union(scroll)
    case "visualEffectView": view.union(["contentView", "effect"])
    case "button":
      view.union(
        words(
          "configuration currentImage currentTitle isEnabled role state subtitleLabel titleLabel imageView"))
    case "label", "textField", "textView":
      view.union(words("background font leftView placeholder rightView text textColor textContainer"))
    case "imageView": view.union(["highlightedImage", "image"])
    case "navigationBar", "toolbar", "tabBar": view.union(["backItem", "items", "topItem"])
    default: view
    }
  }

  /// The names that a class of controllers of some kind cannot use.
  static func ofController(_ kind: String) -> Set<String> {
    switch kind {
    case "tableViewController": controller.union(["tableView", "refreshControl"])
    case "collectionViewController": controller.union(["collectionView", "collectionViewLayout"])
    default: controller
    }
  }

  /// Names of types that generated classes use, and of types of other frameworks, which a generated class cannot have.
  static let types = words(
    """
    Any AnyObject Array Bool Bundle CGFloat CGPoint CGRect CGSize Character Colors ContentView Data Date Dictionary
    Double EmptyView Error Float Fonts Image Int Label Layout LayoutAnchor List NSCoder NSLayoutConstraint NSObject NavigationView
    Optional Padding Selector Self Set String TabView Table Text TimelineView Type UIAction UIButton UIColor UIControl
    UIEdgeInsets UIFont UIImage UIImageView UILabel UIScreen UIStackView UITableView UITableViewCell UITextField
    UITextView UIView UIViewController URL View Void
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
