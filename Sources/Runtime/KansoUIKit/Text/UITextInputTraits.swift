import KansoScreens

/// UIKit's name for `TextFieldDelegate`.
public typealias UITextFieldDelegate = KansoScreens.TextFieldDelegate

/// The automatic capitals of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// The automatic correction of a keyboard.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The spell checking of a keyboard.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// The meaning of a text, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A title before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the first and the family name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A part after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A name that friends use.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}

/// A view with a keyboard. Its properties are kept for the app; there is no keyboard here that uses them.
public protocol UITextInputTraits: UIView {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits {
  /// The properties of the keyboard; the default ones for a view without a keyboard.
  private var traits: TextInputTraits {
    get { (self as? any TextInput)?.inputTraits ?? TextInputTraits() }
    set { (self as? any TextInput)?.inputTraits = newValue }
  }

  /// The view above the keyboard. It is kept for the app; there is no keyboard here that shows it.
  public var inputAccessoryView: UIView? {
    get { (self as? any TextInput)?.accessoryView }
    set { (self as? any TextInput)?.accessoryView = newValue }
  }
  /// The view that replaces the keyboard. It is kept for the app; there is no keyboard here that it replaces.
  public var inputView: UIView? {
    get { (self as? any TextInput)?.keyboardView }
    set { (self as? any TextInput)?.keyboardView = newValue }
  }
  /// Shows another input view or view above the keyboard. There is no keyboard here, so it has no effect.
  public func reloadInputViews() {}
  /// The automatic capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { UITextAutocapitalizationType(rawValue: traits.autocapitalization) ?? .sentences }
    set { traits.autocapitalization = newValue.rawValue }
  }
  /// The automatic correction.
  public var autocorrectionType: UITextAutocorrectionType {
    get { UITextAutocorrectionType(rawValue: traits.autocorrection) ?? .default }
    set { traits.autocorrection = newValue.rawValue }
  }
  /// The spell checking.
  public var spellCheckingType: UITextSpellCheckingType {
    get { UITextSpellCheckingType(rawValue: traits.spellChecking) ?? .default }
    set { traits.spellChecking = newValue.rawValue }
  }
  /// The kind of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { UIKeyboardType(rawValue: traits.keyboard) ?? .default }
    set { traits.keyboard = newValue.rawValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { UIKeyboardAppearance(rawValue: traits.keyboardAppearance) ?? .default }
    set { traits.keyboardAppearance = newValue.rawValue }
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { UIReturnKeyType(rawValue: traits.returnKey) ?? .default }
    set { traits.returnKey = newValue.rawValue }
  }
  /// The meaning of the text; nil for none.
  public var textContentType: UITextContentType! {
    get { traits.contentType.map(UITextContentType.init(rawValue:)) }
    set { traits.contentType = newValue?.rawValue }
  }
  /// True if the return key is enabled only for a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
}

extension UITextField {
  /// Posted with the field when editing has begun.
  public static let textDidBeginEditingNotification = TextNotification.fieldDidBeginEditing.name
  /// Posted with the field when the user has changed the text.
  public static let textDidChangeNotification = TextNotification.fieldDidChange.name
  /// Posted with the field when editing has ended.
  public static let textDidEndEditingNotification = TextNotification.fieldDidEndEditing.name
}

extension UITextView {
  /// Posted with the view when editing has begun.
  public static let textDidBeginEditingNotification = TextNotification.viewDidBeginEditing.name
  /// Posted with the view when the user has changed the text.
  public static let textDidChangeNotification = TextNotification.viewDidChange.name
  /// Posted with the view when editing has ended.
  public static let textDidEndEditingNotification = TextNotification.viewDidEndEditing.name
}
