import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

/// The names of the properties of one generated class.
struct ViewNames {
  private var names: UniqueNames
  /// The outlets of the document, by the id of the object they lead to.
  private let outlets: [String: String]

  /// The maximum number of words of a text in a name.
  private static let maxWords = 3
  /// The maximum number of characters of a text in a name.
  private static let maxCharacters = 24

  /// Takes the outlets of a document. No name will be one of a superclass. The outlets to views in a root have their names
  /// before any other view.
  init(outlets: [String: String], reserved: Set<String>, in root: InterfaceView?) {
    (self.outlets, names) = (outlets, UniqueNames(reserved))
    var next = root.map { $0.keyedViews + $0.subviews } ?? []
    while let view = next.popLast() {
      if let id = view.id, let outlet = outlets[id], !names.contains(outlet) {
        kept[id] = unique(SwiftName.memberOfApp(outlet))
      }
      next += view.keyedViews + view.subviews
    }
  }

  /// The names of views with an outlet, by id.
  private var kept: [String: String] = [:]

  /// Returns a name that the class does not have yet.
  mutating func unique(_ wanted: String) -> String { names.unique(wanted, separator: "") }

  /// Returns the name of a view: that of its outlet, else its label in Interface Builder, else the words of its text
  /// with its role, else its role.
  mutating func name(of view: InterfaceView) -> String {
    let role = Self.role(of: view)
    if let name = view.id.flatMap({ kept[$0] }) { return name }
    if let outlet = view.id.flatMap({ outlets[$0] }) { return unique(Self.joined(outlet, role)) }
    if let label = view.userLabel, let words = Self.words(of: label) {
      return unique(Self.joined(words, role))
    }
    let texts = view.ownTexts
    let text =
      view.kind == "imageView"
      ? view.properties["image"]?.value : (texts.first { $0.key == "normal title" } ?? texts.first)?.text
    if let text, let words = Self.words(of: text) { return unique(Self.joined(words, role)) }
    if let custom = view.customClass, let words = Self.words(of: custom) {
      return unique(SwiftName.member(words))
    }
    return unique(role)
  }

  /// Returns the name of a cell: that of its outlet, else that of its class.
  mutating func name(ofCell cell: InterfaceView, className: String) -> String {
    if let outlet = cell.id.flatMap({ outlets[$0] }), !names.contains(outlet) {
      return unique(SwiftName.memberOfApp(outlet))
    }
    return unique(className.prefix(1).lowercased() + className.dropFirst())
  }

  /// Returns the first words of a text, as one name; nil if it has no ASCII letters.
  static func words(of text: String) -> String? {
    let words = text.prefix(200).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(maxWords)
    var result: [String] = []
    var count = 0
    for word in words where count < maxCharacters {
      result.append(String(word.prefix(maxCharacters)))
      count += word.count
    }
    guard let first = result.first?.first, first.isLetter else { return nil }
    return SwiftName.member(result)
  }

  /// Returns words and a role as one name. Words that end with the role, or with its beginning, are not repeated.
  private static func joined(_ words: String, _ role: String) -> String {
    if words.lowercased().hasSuffix(role.lowercased()) { return words }
    let start = role.prefix { !$0.isUppercase }
    if start.count < role.count, words.count > start.count, words.lowercased().hasSuffix(start.lowercased()) {
      return String(words) + role.dropFirst(start.count)
    }
    return SwiftName.member([words, role])
  }

  /// Returns the role of a view, as the end of a name: `label`, `field`, `stack`.
  static func role(of view: InterfaceView) -> String {
    switch view.kind.name {
    case "textField": "field"
    case "stackView": "stack"
    case "switch": "toggle"
    case "activityIndicatorView": "indicator"
    case "tableView": "table"
    case "collectionView": "collection"
    case "tableViewCell", "collectionViewCell": "cell"
    case "segmentedControl": "segments"
    case "containerView": "container"
    case "wkWebView", "webView": "webView"
    case "view" where view.subviews.isEmpty: "box"
    case "view": "container"
    case let kind: SwiftName.member(kind)
    }
  }
}

extension SwiftName {
  /// Returns the name of a view's class for a controller's or document's name: `BreedBrowseView` for `BreedBrowseVC`.
  static func screen(_ name: String) -> String {
    var text = type(name)
    for ending in ["ViewController", "Controller", "VC", "Vc", "View", "Screen", "Scene"]
    where text.hasSuffix(ending) && text.count > ending.count {
      text.removeLast(ending.count)
      break
    }
    return text
  }
}
