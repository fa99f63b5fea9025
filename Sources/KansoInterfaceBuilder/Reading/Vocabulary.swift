/// The names that Interface Builder's documents are made of. What is not here is kept, and reported as not recognised.
enum Vocabulary {
  /// Elements that are views.
  static let views = words(
    """
    view label button imageView textField textView switch slider stepper segmentedControl
    activityIndicatorView progressView pageControl tableView tableViewCell tableViewCellContentView
    collectionView collectionViewCell collectionViewCellContentView collectionReusableView scrollView
    stackView containerView visualEffectView datePicker pickerView navigationBar toolbar tabBar searchBar
    webView wkWebView mapView glkView mtkView scnView skView sceneKitView arscnView arskView arView
    refreshControl colorWell window tableViewHeaderFooterView calendarView adBannerView lpLinkView
    realityView pdfView clLocationButton control pencilCanvasView
    """)

  /// Elements that are view controllers.
  static let controllers = words(
    """
    viewController tableViewController collectionViewController navigationController tabBarController
    splitViewController pageViewController glkViewController avPlayerViewController hostingController
    viewControllerPlaceholder imagePickerController mediaPlayerViewController
    """)

  /// Elements whose meaning is a value, a list or a record.
  static let elements = words(
    """
    accessibility accessibilityCustomActions accessibilityOverrides accessibilityTraits animations array
    attributedString attributes audiovisualMediaTypes autoresizingMask backgroundConfiguration barButtonItem
    barButtonItems blurEffect bool boolean buttonConfiguration capability children
    collectionViewCompositionalLayout collectionViewFlowLayout collectionViewLayout color command commands
    customObject data dataDetectorType dataDetectorTypes date deferredMenuElement deployment development
    dictionary directionalEdgeInsets edgeInsets exit extendedEdge font fontDescription fragment
    freeformSimulatedSizeMetrics gestureRecognizers hoverGestureRecognizer image imageReference inset insets
    integer item items keyCommands leftBarButtonItems listContentConfiguration locale
    longPressGestureRecognizer menu modalPresentationStyle mutableArray mutableAttributedString
    mutableDictionary mutableString namedColor navigationBarAppearance navigationItem nil objectReference
    offsetWrapper panGestureRecognizer paragraphStyle pinchGestureRecognizer placeholder plugIn point
    pongPressGestureRecognizer popoverArrowDirection preferredSymbolConfiguration presentationStyle real
    rect rectEdge rightBarButtonItems rotationGestureRecognizer scopeButtonTitles
    screenEdgePanGestureRecognizer searchBarAppearance searchDisplayController segment segments shadow
    simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics
    simulatedScreenMetrics simulatedSizeMetrics simulatedStatusBarMetrics simulatedTabBarMetrics
    simulatedToolbarMetrics size splitViewControllerStyle state string swipeGestureRecognizer systemColor
    tabBarAppearance tabBarItem tableViewSection tapGestureRecognizer textAttributes textInputTraits
    timeInterval timeZone toolbarAppearance toolbarItems url value vibrancyEffect wkPreferences
    wkWebViewConfiguration
    """)

  /// Attributes that are kept as properties.
  static let attributes = words(
    """
    accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
    adjustsLetterSpacingToFitWidth alignment allowDoubleColumnStyle allowableMovement
    allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsDefaultTighteningForTruncation
    allowsEditingTextAttributes allowsInlineMediaPlayback allowsLinkPreview allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback allowsSelection
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous animates
    animating animationDuration animationRepeatCount appContext appearance appends
    apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType automaticEstimatedItemSize
    automaticallyAdjustsScrollIndicatorInsets automaticallyAdjustsScrollViewInsets autorepeat
    autoresizesArchivedViewToFullSize autoresizesSubviews axis backButtonTitle backgroundImage badgeValue
    barStyle base64-UTF8 baseWritingDirection baselineAdjustment baselineRelativeArrangement behavior black
    blue borderStyle bottom bounces bouncesZoom bundleIdentifier button buttonType canCancelContentTouches
    catalog changesSelectionAsPrimaryAction clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing
    clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor collectionClass colorLabel
    colorMatched colorSpace configurationType constant content contentHorizontalAlignment
    contentInsetAdjustmentBehavior contentMode contentVerticalAlignment contentViewInsetsToSafeArea
    continuous countDownDuration currentPage customClass customColorSpace customModule customModuleProvider
    cyan dataDetectorType dataMode datePickerMode defaultTabInterval defaultVersion defersCurrentPageDisplay
    definesPresentationContext delaysContentTouches destination destinationCreationSelector detailTextLabel
    direction directionalLockEnabled distribution drawableColorFormat drawableDepthFormat
    dynamicTypePreference edgesForExtendedLayout editable editing editingAccessoryType enabled
    enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight eventType extendedLayoutIncludesOpaqueBars family firstAttribute firstItem
    fixedFrame flexibleMaxX flexibleMaxY flexibleMinY focusStyle footerTitle green hasAttributedTitle header
    headerTitle height heightSizable hidden hidesAccessoryWhenEditing hidesBarsOnSwipe hidesBarsOnTap
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage
    hidesSearchBarWhenScrolling hidesWhenStopped highlighted highlightedImage hint horizontal
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image imageView
    indentationLevel indentationWidth indicatorStyle inheritsFrom initialViewController
    insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea key keyPath keyboardAppearance
    keyboardDismissMode keyboardKey keyboardType kind label largeContentImage largeTitleDisplayMode
    largeTitles launchScreen layout layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement
    leading left leftItemsSupplementBackButton lineBreakMode lineHeightMultiple lineSpacing link lockMode
    locked magenta mapType maxValue maxX maxY maximumValue maximumZoomScale mediaPlaybackAllowsAirPlay
    mediaPlaybackRequiresUserAction metaFont minToolsVersion minValue minX minY minimumFontSize
    minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumPressDuration minimumScaleFactor
    minimumValue minimumZoomScale minuteInterval misplaced modalPresentationStyle modalTransitionStyle
    momentary multipleTouchEnabled multiplier name navigationBarHidden navigationOrientation none notEnabled
    numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired on onTintColor opaque
    orientation paginationMode pagingEnabled pitchEnabled placeholder placeholderIdentifier
    placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize pointerInteraction
    popoverAnchorBarButtonItem popoverAnchorView preferredDisplayMode preferredFrameRate
    preferredMaxLayoutWidth prefersLargeTitles prefetchingEnabled presentsWithGesture
    preservesSuperviewLayoutMargins primaryBackgroundStyle primaryColumnWidthFraction priority progress
    progressViewStyle prompt prompted property propertyAccessControl
    providesPresentationContextTransitionStyle red reference referencedIdentifier relation relationship
    renderingMode restorationIdentifier returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted
    right role rotateEnabled rowHeight scale scalesPageToFit sceneID sceneMemberID scrollDirection
    scrollEnabled searchBarStyle searchField secondAttribute secondItem secondaryText sectionFooterHeight
    sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeadersPinToVisibleBounds
    sectionIndexMinimumDisplayRowCount sectionInsetReference secureTextEntry segmentControlStyle selectable
    selected selectedIndex selectedSegmentIndex selectionStyle selector semanticContentAttribute
    separatorInsetReference separatorStyle shouldIndentWhileEditing showsBookmarkButton showsBuildings
    showsCancelButton showsCompass showsHorizontalScrollIndicator showsMenuAsPrimaryAction
    showsPointsOfInterest showsReorderControl showsScale showsScopeBar showsSearchResultsButton
    showsTouchWhenHighlighted showsTraffic showsUserLocation showsVerticalScrollIndicator
    simulatedAppContext size smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType
    spellCheckingType spineLocation splitViewControllerTargetIndex springLoaded staticText statusBarStyle
    stepValue storyboardIdentifier storyboardName style summaryElement suppressesIncrementalRendering
    symbolScale symbolic systemColor systemItem systemVersion tableViewCell tag targetRuntime text
    textAlignment textContentType textLabel tighteningFactorForTruncation timeIntervalSinceReferenceDate
    title toolbarHidden toolsVersion top trailing transitionStyle translatesAutoresizingMaskIntoConstraints
    translucent type unwindAction up useAutolayout useCurrentDate useSafeAreas
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled userLabel
    usesAttributedText value variant verifyAmbiguity version vertical verticalCompressionResistancePriority
    verticalHuggingPriority wantsFullScreenLayout weight white width widthSizable wraps x y yellow
    zoomEnabled
    """)

  static func isView(_ element: Element) -> Bool { views.contains(element.name) }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
