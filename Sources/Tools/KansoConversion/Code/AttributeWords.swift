/// The words of the attributes of documents, each with its case in UIKit.
///
/// The code takes its cases from this list, and the report its unknown words, so that a word without a case is left to
/// a person.
enum AttributeWords {
  /// The words of one attribute.
  private struct Words {
    let cases: [String: String]
    /// The words for what UIKit does anyway, or for what has no effect any more.
    let defaults: Set<String>

    /// - Parameters:
    ///   - same: the words that are the names of their cases.
    ///   - others: the words with other cases.
    init(_ same: String, _ others: [String: String] = [:], defaults: String = "") {
      let pairs = same.split(separator: " ").map { (String($0), String($0)) }
      cases = others.merging(pairs) { first, _ in first }
      self.defaults = Set(defaults.split(separator: " ").map(String.init))
    }
  }

  /// Returns the case of a word; nil for what UIKit does anyway, without a word, and for an unknown one.
  static func code(_ word: String?, of attribute: String, in element: String = "") -> String? {
    word.flatMap { words(of: attribute, in: element)?.cases[$0] }
  }

  /// Returns true if an attribute has words, and this one is unknown; nil for an attribute that is not listed.
  static func isUnknown(_ word: String, of attribute: String, in element: String) -> Bool? {
    words(of: attribute, in: element).map { $0.cases[word] == nil && !$0.defaults.contains(word) }
  }

  private static func words(of attribute: String, in element: String) -> Words? {
    byElement["\(element).\(attribute)"] ?? byAttribute[attribute]
  }

  // MARK: The list

  /// The words of attributes that mean the same in all elements.
  private static let byAttribute = views.merging(texts) { first, _ in first }
    .merging(controllers) { first, _ in first }

  private static let views: [String: Words] = [
    "semanticContentAttribute": Words(
      "forceLeftToRight forceRightToLeft playback spatial", defaults: "unspecified"),
    "keyboardDismissMode": Words(
      "onDrag interactive onDragWithAccessory interactiveWithAccessory", defaults: "none"),
    "contentInsetAdjustmentBehavior": Words("never always scrollableAxes", defaults: "automatic"),
    "indicatorStyle": Words("black white", defaults: "default"),
    "contentVerticalAlignment": Words("top bottom fill", defaults: "center"),
    "baselineAdjustment": Words("alignCenters none", defaults: "alignBaselines"),
    "progressViewStyle": Words("bar", defaults: "default"),
    "buttonType": Words(
      "system detailDisclosure infoLight infoDark contactAdd close", ["roundedRect": "system"],
      defaults: "custom"),
    "titleLabelTextAlignment": Words("left center right justified", defaults: "natural"),
    "cornerStyle": Words("fixed dynamic small medium large capsule"),
    "accessoryType": accessories, "editingAccessoryType": accessories,
    // The colors of selected cells are gray since iOS 7.
    "selectionStyle": Words("none", defaults: "default blue gray"),
    "separatorStyle": Words("none", defaults: "default singleLine singleLineEtched"),
    "datePickerMode": Words("time date dateAndTime countDownTimer yearAndMonth"),
    "distribution": Words(
      "fillEqually fillProportionally equalSpacing equalCentering", defaults: "fill"),
    "spacingType": Words("", ["standard": "spacingUseSystem"], defaults: "custom"),
    "axis": Words("vertical", defaults: "horizontal"),
    "scrollDirection": Words("horizontal", defaults: "vertical"),
    "sectionInsetReference": Words(
      "", ["safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"], defaults: "contentInset"),
    "barStyle": Words("black", ["blackOpaque": "black", "blackTranslucent": "black"], defaults: "default"),
  ]

  private static let accessories = Words(
    "disclosureIndicator detailDisclosureButton checkmark detailButton", defaults: "none")

  private static let choice = Words("no yes", defaults: "default")

  private static let texts: [String: Words] = [
    "autocapitalizationType": Words("words sentences allCharacters none"),
    "autocorrectionType": choice, "spellCheckingType": choice, "smartDashesType": choice,
    "smartInsertDeleteType": choice, "smartQuotesType": choice,
    "keyboardType": Words(
      """
      numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch \
      asciiCapableNumberPad
      """, ["alphabet": "asciiCapable"], defaults: "default"),
    "keyboardAppearance": Words("dark light", ["alert": "dark"], defaults: "default"),
    "returnKeyType": Words(
      "go google join next route search send yahoo done emergencyCall continue", defaults: "default"),
    // The words are the values of `UITextContentType`.
    "textContentType": Words(
      "name username password nickname location",
      [
        "honorific-prefix": "namePrefix", "given-name": "givenName", "additional-name": "middleName",
        "family-name": "familyName", "honorific-suffix": "nameSuffix", "organization-title": "jobTitle",
        "organization": "organizationName", "street-address": "fullStreetAddress",
        "address-line1": "streetAddressLine1", "address-line2": "streetAddressLine2",
        "address-level1": "addressState", "address-level2": "addressCity", "address-level3": "sublocality",
        "address-level1+2": "addressCityAndState", "country-name": "countryName",
        "postal-code": "postalCode", "tel": "telephoneNumber", "email": "emailAddress", "url": "URL",
        "cc-number": "creditCardNumber", "new-password": "newPassword", "one-time-code": "oneTimeCode",
      ]),
    // Interface Builder writes the middle one for all symbols.
    "symbolScale": Words("small large", defaults: "medium default"),
    "scale": Words("small medium large", defaults: "default unspecified"),
    "weight": Words(
      "ultraLight thin light regular medium semibold bold heavy black", defaults: "unspecified"),
  ]

  /// The traits that code can set.
  static let accessibilityTraits: Set = [
    "button", "link", "image", "selected", "staticText", "searchField", "playsSound", "keyboardKey",
    "summaryElement", "updatesFrequently", "startsMediaSession", "adjustable", "allowsDirectInteraction",
    "causesPageTurn", "header", "notEnabled", "none",
  ]

  /// The parts of texts that can be links by themselves.
  static let dataDetectors = [
    "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
    "lookupSuggestion", "all",
  ]

  private static let controllers: [String: Words] = [
    "largeTitleDisplayMode": Words("always never inline", defaults: "automatic"),
    "modalPresentationStyle": Words(
      "fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none",
      defaults: "automatic"),
    "modalTransitionStyle": Words("flipHorizontal crossDissolve partialCurl", defaults: "coverVertical"),
    "transitionStyle": Words("scroll", defaults: "pageCurl"),
    "navigationOrientation": Words("vertical", defaults: "horizontal"),
    "preferredDisplayMode": Words(
      "secondaryOnly",
      [
        "beside": "oneBesideSecondary", "over": "oneOverSecondary", "twoBeside": "twoBesideSecondary",
        "twoOver": "twoOverSecondary", "twoDisplace": "twoDisplaceSecondary",
        "allVisible": "oneBesideSecondary", "primaryOverlay": "oneOverSecondary",
        "primaryHidden": "secondaryOnly",
      ], defaults: "automatic"),
    "behavior": Words("tile overlay displace", defaults: "automatic"),
    "primaryBackgroundStyle": Words("sidebar", defaults: "none"),
  ]

  /// The words of attributes that mean something of their own in an element.
  private static let byElement: [String: Words] = [
    "view.contentMode": Words(
      """
      redraw scaleAspectFit scaleAspectFill center top bottom left right topLeft topRight bottomLeft bottomRight
      """, defaults: "scaleToFill"),
    "button.lineBreakMode": Words(
      "",
      [
        "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
        "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
      ], defaults: "middleTruncation"),
    "buttonConfiguration.style": Words(
      "plain borderless filled borderedProminent tinted borderedTinted gray bordered"),
    "stackView.alignment": Words(
      "leading top center trailing bottom firstBaseline lastBaseline", defaults: "fill"),
    "tableView.style": Words("grouped insetGrouped", defaults: "plain"),
    "tableViewCell.style": Words(
      "",
      [
        "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
        "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
      ]),
    "datePicker.style": Words("wheels compact inline", defaults: "automatic"),
    "activityIndicatorView.style": Words(
      "large", ["whiteLarge": "large"], defaults: "medium gray white"),
    "blurEffect.style": Words(
      """
      extraLight light dark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial \
      systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight \
      systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark \
      systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
      """),
    "barButtonItem.style": Words("done", defaults: "plain bordered"),
    "barButtonItem.systemItem": Words(
      """
      done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh \
      stop camera trash play pause rewind fastForward undo redo close
      """),
    "tabBarItem.systemItem": Words(
      """
      more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
      """),
    "paragraphStyle.alignment": Words("left right center justified", defaults: "natural"),
    "paragraphStyle.baseWritingDirection": Words("leftToRight rightToLeft", defaults: "natural"),
    "paragraphStyle.lineBreakMode": Words(
      "",
      [
        "charWrapping": "byCharWrapping", "clipping": "byClipping", "truncatingHead": "byTruncatingHead",
        "truncatingTail": "byTruncatingTail", "truncatingMiddle": "byTruncatingMiddle",
      ], defaults: "wordWrapping"),
    "preferredSymbolConfiguration.configurationType": Words("", defaults: "font pointSize"),
    "swipeGestureRecognizer.direction": Words("left up down", defaults: "right"),
  ]
}
