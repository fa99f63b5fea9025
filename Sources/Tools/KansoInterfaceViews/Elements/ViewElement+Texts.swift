import KansoLayout
import KansoScreens
import KansoTheme

extension ViewElement {
  /// The properties of labels.
  private static let labelProperties: [ElementProperty] = [
    .text("text", \Label.text), .font("fontDescription", size: 17, \Label.font),
    .color("textColor", \Label.textColor),
    .color("highlightedColor", name: "highlightedTextColor", \Label.highlightedTextColor),
    .choice("textAlignment", \Label.textAlignment, TextAlignment.interfaceNames),
    .choice("lineBreakMode", \Label.lineBreakMode, LineBreakMode.interfaceNames),
    .integer("numberOfLines", \Label.numberOfLines), .flag("enabled", name: "isEnabled", \Label.isEnabled),
    .flag("highlighted", name: "isHighlighted", \Label.isHighlighted),
    .flag("adjustsFontSizeToFit", name: "adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth),
    .number("minimumScaleFactor", \Label.minimumScaleFactor),
    .layout("preferredMaxLayoutWidth", .number), .content("attributedText", .attributedText),
    .content("minimumFontSize", name: "minimumScaleFactor", .number),
    .unseen("usesAttributedText", .flag, because: "only Interface Builder uses it"),
    .unseen("baselineAdjustment", .text, because: "texts here are centered vertically"),
    .unseen("adjustsLetterSpacingToFitWidth", .flag, because: "letters here are not condensed"),
    .unseen("shadowColor", .color, because: "texts here have no shadows"),
    .unseen("shadowOffset", .text, because: "texts here have no shadows"),
    fontAdjustment,
  ]

  private static let fontAdjustment = ElementProperty.unseen(
    "adjustsFontForContentSizeCategory", .flag,
    because: "a picture shows one text size, which fonts with a text style follow from the beginning")

  /// The reason for properties that show buttons in a search bar.
  private static let buttons = "search bars here have no buttons"

  static let texts: [ViewElement] = [
    ViewElement(
      "label", "UILabel", labelProperties, make: { Label(frame: $0) }, content: { setLabel($0, $1) }),
    ViewElement(
      "textView", "UITextView",
      [
        .custom("text", .text, \TextView.text) { $0.text($1) },
        .font("fontDescription", size: 14, \TextView.font), .color("textColor", \TextView.textColor),
        .choice("textAlignment", \TextView.textAlignment, TextAlignment.interfaceNames),
        .flag("editable", name: "isEditable", \TextView.isEditable),
        .flag("selectable", name: "isSelectable", \TextView.isSelectable),
        .flag("scrollEnabled", name: "isScrollEnabled", \TextView.isScrollEnabled),
        .content("attributedText", .attributedText), .content("textInputTraits", .text),
        .unseen("allowsEditingTextAttributes", .flag, because: behavior), fontAdjustment,
      ] + scrollProperties.filter { $0.key != "scrollEnabled" }, make: { TextView(frame: $0) },
      content: { setTextView($0, $1) }),
    ViewElement(
      "textField", "UITextField",
      [
        .custom("text", .text, \TextField.text) { $0.text($1) },
        .text("placeholder", \TextField.placeholder), .font("fontDescription", size: 14, \TextField.font),
        .color("textColor", \TextField.textColor),
        .choice("textAlignment", \TextField.textLabel.textAlignment, TextAlignment.interfaceNames),
        .choice("borderStyle", \TextField.borderStyle, TextField.BorderStyle.interfaceNames),
        .choice("clearButtonMode", \TextField.clearButtonMode, TextField.ViewMode.interfaceNames),
        .flag("enabled", name: "isEnabled", \Control.isEnabled),
        .flag(
          "adjustsFontSizeToFit", name: "adjustsFontSizeToFitWidth",
          \TextField.textLabel.adjustsFontSizeToFitWidth),
        .content("attributedText", .attributedText), .content("attributedPlaceholder", .attributedText),
        .content("textInputTraits", .text),
        .unseen("contentHorizontalAlignment", .text, because: "a text field fills its width"),
        .unseen("contentVerticalAlignment", .text, because: "the views here center their content vertically"),
        .unseen("minimumFontSize", .number, because: "a text here that does not fit is truncated"),
        .unseen("clearsOnBeginEditing", .flag, because: behavior),
        .unseen("allowsEditingTextAttributes", .flag, because: behavior), fontAdjustment,
      ], make: { TextField(frame: $0) }, content: { setTextField($0, $1) }),
    ViewElement(
      "searchBar", "UISearchBar",
      [
        .text("text", \SearchBar.text), .text("placeholder", \SearchBar.placeholder),
        .color("barTintColor", \SearchBar.barTintColor),
        .choice("searchBarStyle", \SearchBar.searchBarStyle, SearchBar.Style.interfaceNames),
        .content("textInputTraits", .text),
        .unseen("prompt", .text, because: "search bars here have no prompt"),
        .unseen("showsCancelButton", .flag, because: buttons),
        .unseen("showsBookmarkButton", .flag, because: buttons),
        .unseen("showsSearchResultsButton", .flag, because: buttons),
        .unseen("showsScopeBar", .flag, because: buttons),
        .unseen("translucent", name: "isTranslucent", .flag, because: "bars here are opaque"),
      ], make: { SearchBar(frame: $0) }),
  ]

  /// Sets the text with attributes, and the minimum scale of a document that stores a minimum font size instead.
  private static func setLabel(_ label: Label, _ attributes: ViewAttributes) {
    if let text = attributes.attributedText("attributedText") { label.attributedText = text }
    guard attributes.number("minimumScaleFactor") == nil else { return }
    guard let size = attributes.number("minimumFontSize"), size > 0 else {
      // Without a minimum, nothing is adjusted.
      label.adjustsFontSizeToFitWidth = false
      return
    }
    label.minimumScaleFactor = min(size / max(label.font.resolved().size, 1), 1)
  }

  /// Sets the text with attributes.
  private static func setTextView(_ view: TextView, _ attributes: ViewAttributes) {
    if let text = attributes.attributedText("attributedText") { view.attributedText = text }
  }

  /// Sets the texts with attributes. The input traits can make a text secure.
  private static func setTextField(_ field: TextField, _ attributes: ViewAttributes) {
    field.attributedText = attributes.attributedText("attributedText")
    field.attributedPlaceholder = attributes.attributedText("attributedPlaceholder")
    guard case .record(let traits)? = attributes.value("textInputTraits") else { return }
    field.isSecureTextEntry = traits.properties["secureTextEntry"]?.value == "YES"
  }
}
