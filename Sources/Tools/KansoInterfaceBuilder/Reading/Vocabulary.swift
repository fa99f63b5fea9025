/// The known element and attribute names of Interface Builder's documents. Other names are reported as
/// unrecognized.
enum Vocabulary {
  /// The elements of views.
  static let views = wordSet(
    """
    activityIndicatorView adBannerView arView arscnView arskView button calendarView clLocationButton
    collectionReusableView collectionView collectionViewCell collectionViewCellContentView colorWell
    containerView control datePicker glkView imageView label lpLinkView mapView mtkView navigationBar
    pageControl pdfView pencilCanvasView pickerView progressView realityView refreshControl sceneKitView
    scnView scrollView searchBar segmentedControl skView slider stackView stepper switch tabBar tableView
    tableViewCell tableViewCellContentView tableViewHeaderFooterView textField textView toolbar view
    visualEffectView webView window wkWebView
    """)

  /// The elements of view controllers.
  static let controllers = wordSet(
    """
    avPlayerViewController collectionViewController glkViewController hostingController
    imagePickerController mediaPlayerViewController navigationController pageViewController
    splitViewController tabBarController tableViewController viewController viewControllerPlaceholder
    """)

  /// The elements of values, lists and records.
  static let elements = wordSet(
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
    pongPressGestureRecognizer popoverArrowDirection popoverPassthroughViews preferredSymbolConfiguration
    presentationStyle range real rect rectEdge rightBarButtonItems rotationGestureRecognizer
    scopeButtonTitles screenEdgePanGestureRecognizer searchBarAppearance searchDisplayController segment
    segments segue shadow simulatedMetricsContainer simulatedNavigationBarMetrics
    simulatedOrientationMetrics simulatedScreenMetrics simulatedSizeMetrics simulatedStatusBarMetrics
    simulatedTabBarMetrics simulatedToolbarMetrics size splitViewControllerStyle state string
    swipeGestureRecognizer systemColor tabBarAppearance tabBarItem tableViewSection tapGestureRecognizer
    textAttributes textInputTraits timeInterval timeZone toolbarAppearance toolbarItems url userGuides value
    vibrancyEffect viewControllers wkPreferences wkWebViewConfiguration
    """)

  /// The attributes that are kept as properties.
  static let attributes = wordSet(
    """
    accessoryType address adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
    adjustsLetterSpacingToFitWidth alignment all allowDoubleColumnStyle allowableMovement
    allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsDefaultTighteningForTruncation
    allowsDirectInteraction allowsEditingTextAttributes allowsInlineMediaPlayback allowsLinkPreview
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback
    allowsSelection allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous
    animates animating animationDuration animationRepeatCount appContext appearance appends
    apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType automaticEstimatedItemSize
    automaticallyAdjustsScrollIndicatorInsets automaticallyAdjustsScrollViewInsets autorepeat
    autoresizesArchivedViewToFullSize autoresizesSubviews axis backButtonTitle background backgroundImage
    badgeValue barStyle base64-UTF8 baseWritingDirection baselineAdjustment baselineRelativeArrangement
    behavior black blue borderStyle bottom bounces bouncesZoom bundleIdentifier button buttonType
    calendarEvent canCancelContentTouches cancelsTouchesInView catalog causesPageTurn
    changesSelectionAsPrimaryAction clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing
    clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor collectionClass colorLabel
    colorMatched colorSpace configurationType constant content contentHorizontalAlignment
    contentInsetAdjustmentBehavior contentMode contentVerticalAlignment contentViewInsetsToSafeArea
    continuous cornerRadius cornerStyle countDownDuration currentPage customClass customColorSpace
    customModule customModuleProvider cyan dataDetectorType dataMode datePickerMode defaultTabInterval
    defaultVersion defersCurrentPageDisplay definesPresentationContext delaysContentTouches
    delaysTouchesBegan delaysTouchesEnded destination destinationCreationSelector detailTextLabel direction
    directionalLockEnabled disabledBackground distribution down drawableColorFormat drawableDepthFormat
    dynamicTypePreference edgesForExtendedLayout editable editing editingAccessoryType enabled
    enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight eventType extendedLayoutIncludesOpaqueBars family firstAttribute firstItem
    firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY flightNumber
    focusStyle footerTitle green hasAttributedTitle headIndent header headerTitle height heightSizable
    hidden hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage
    hidesSearchBarWhenScrolling hidesWhenStopped highlighted highlightedImage hint horizontal
    horizontalCompressionResistancePriority horizontalHuggingPriority hyphenationFactor id identifier image
    imagePadding imagePlacement imageView indentationLevel indentationWidth indicatorStyle inheritsFrom
    initialViewController insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea key keyPath
    keyboardAppearance keyboardDismissMode keyboardKey keyboardType kind label landscapeImage
    largeContentImage largeTitleDisplayMode largeTitles launchScreen layout layoutMarginsFollowReadableWidth
    layoutMarginsRelativeArrangement leading left leftItemsSupplementBackButton length lineBreakMode
    lineHeightMultiple lineSpacing link localeIdentifier location lockMode locked lookupSuggestion magenta
    mapType maxValue maxX maxY maximumLineHeight maximumNumberOfTouches maximumValue maximumValueImage
    maximumZoomScale mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction metaFont minToolsVersion
    minValue minX minY minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
    minimumNumberOfTouches minimumPressDuration minimumScaleFactor minimumValue minimumValueImage
    minimumZoomScale minuteInterval misplaced modalPresentationStyle modalTransitionStyle momentary
    multipleTouchEnabled multiplier name navigationBarHidden navigationOrientation none notEnabled
    numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired offImage on onImage onTintColor
    opaque orientation paginationMode pagingEnabled paragraphSpacing paragraphSpacingBefore passwordRules
    phoneNumber pitchEnabled placeholder placeholderIdentifier placeholderIntrinsicHeight
    placeholderIntrinsicWidth playsSound pointSize pointerInteraction popoverAnchorBarButtonItem
    popoverAnchorView preferredDisplayMode preferredFrameRate preferredMaxLayoutWidth prefersLargeTitles
    prefetchingEnabled presentsWithGesture preservesSuperviewLayoutMargins primaryBackgroundStyle
    primaryColumnWidthFraction priority progress progressViewStyle prompt prompted property
    propertyAccessControl providesPresentationContextTransitionStyle red reference referencedIdentifier
    relation relationship renderingMode restorationIdentifier returnKeyType reuseIdentifier
    reversesTitleShadowWhenHighlighted right role rotateEnabled rowHeight scale scalesPageToFit sceneID
    sceneMemberID scrollDirection scrollEnabled searchBarStyle searchField secondAttribute secondItem
    secondaryText sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight
    sectionHeadersPinToVisibleBounds sectionIndexMinimumDisplayRowCount sectionInsetReference
    secureTextEntry segmentControlStyle selectable selected selectedImage selectedIndex selectedSegmentIndex
    selectionStyle selector semanticContentAttribute separatorInsetReference separatorStyle
    shipmentTrackingNumber shouldIndentWhileEditing showsBookmarkButton showsBuildings showsCancelButton
    showsCompass showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsPointsOfInterest
    showsReorderControl showsScale showsScopeBar showsSearchResultsButton showsTouchWhenHighlighted
    showsTraffic showsUserLocation showsVerticalScrollIndicator simulatedAppContext size smartDashesType
    smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType spineLocation
    splitViewControllerTargetIndex springLoaded startsMediaSession staticText statusBarStyle stepValue
    storyboardIdentifier storyboardName string strokeOutset strokeWidth style summaryElement
    suppressesIncrementalRendering symbolScale symbolic systemColor systemItem systemVersion tableViewCell
    tag tailIndent targetRuntime text textAlignment textContentType textLabel tighteningFactorForTruncation
    timeIntervalSinceReferenceDate title titleAlignment titlePadding toolbarHidden toolsVersion top trailing
    transitionStyle translatesAutoresizingMaskIntoConstraints translucent type unwindAction up
    updatesFrequently useAutolayout useCurrentDate useSafeAreas
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled userLabel
    usesAttributedText value variant verifyAmbiguity version vertical verticalCompressionResistancePriority
    verticalHuggingPriority wantsFullScreenLayout weight white width widthSizable wraps x
    xcode11CocoaTouchSystemColor y yellow zoomEnabled
    """)

  /// Returns true if an element has the name of a known view class.
  static func isView(_ element: Element) -> Bool { views.contains(element.name) }

  /// Returns the words of a text, which are separated by white space.
  private static func wordSet(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
