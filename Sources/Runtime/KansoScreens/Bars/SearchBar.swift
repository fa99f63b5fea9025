import KansoLayout
import KansoTheme

/// A bar with a field for a search text; the counterpart of `UISearchBar`.
open class SearchBar: View {
  /// The background of a search bar, with the names and values of `UISearchBar.Style`.
  public enum Style: Int, Sendable {
    /// A field on a bar with a background.
    case `default` = 0
    /// A field on a translucent bar.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The background.
  public var searchBarStyle = Style.default
  /// The color of the background; nil for the default.
  public var barTintColor: Color?
  /// The field for the search text.
  public let searchTextField = TextField()
  /// The delegate, not retained.
  public weak var delegate: (any SearchBarDelegate)?
  /// The object that asks the delegate for the field.
  private var fieldDelegate: SearchFieldDelegate?
  /// The search text. Setting it does not call the delegate; typing does.
  public var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while `text` is empty.
  public var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The label that shows the text, or the placeholder if the text is empty.
  public var textLabel: Label { searchTextField.textLabel }
  /// True if there is a button for the end of the search at the trailing edge.
  public var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      if showsCancelButton, cancelButton.superview == nil { addSubview(cancelButton) }
      setNeedsLayout()
    }
  }
  /// The button for the end of the search. Its title is in English.
  public let cancelButton = Button()

  /// The height, in points, as on Apple's phones.
  public static let height = 56.0
  private static let inset = 8.0
  private static let fieldHeight = 36.0
  private static let cornerRadius = 10.0
  private static let symbolSize = 14.0

  /// Creates a search bar with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    let delegate = SearchFieldDelegate(of: self)
    fieldDelegate = delegate
    searchTextField.delegate = delegate
    searchTextField.placeholderColor = .secondaryLabel
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.addAction(for: .editingChanged) { [weak self] in
      if let self { self.delegate?.searchBar(self, textDidChange: text ?? "") }
    }
    addSubview(searchTextField)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.onAction = { [weak self] _ in
      if let self { self.delegate?.searchBarCancelButtonClicked(self) }
    }
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Hides or shows the button for the end of the search at once, with or without `animated`.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// True if the field can be edited.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// True if the field is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins to edit the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends to edit the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// A fixed height, and no width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.height) }

  /// The width of the button for the end of the search with its distance to the field, in points; 0 without it.
  private var cancelWidth: Double {
    showsCancelButton ? cancelButton.intrinsicContentSize.width + Self.inset : 0
  }

  /// The rectangle of the field, in the bar's own coordinates.
  private var fieldRect: Rect {
    var inner = bounds.outset(by: -Self.inset)
    inner.size.width = max(inner.width - cancelWidth, 0)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { inner.origin.x += cancelWidth }
    return inner.centeredRect(of: Size(width: inner.width, height: min(Self.fieldHeight, inner.height)))
  }

  /// The square of the symbol, at the leading side of the field.
  private var symbolRect: Rect {
    let (field, side) = (fieldRect, Self.symbolSize)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isMirrored ? field.maxX - Self.inset - side : field.minX + Self.inset, y: field.midY - side / 2,
      width: side, height: side)
  }

  /// Gives the field the rest of its background, and the button the trailing edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (field, used) = (fieldRect, Self.symbolSize + 2 * Self.inset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    searchTextField.frame = Rect(
      x: isMirrored ? field.minX : field.minX + used, y: field.minY, width: max(field.width - used, 0),
      height: field.height)
    let width = cancelButton.intrinsicContentSize.width
    cancelButton.frame = Rect(
      x: isMirrored ? Self.inset : bounds.width - Self.inset - width, y: field.minY, width: width,
      height: field.height)
  }

  /// Draws the background, the field and its symbol.
  open override func draw(in context: inout DrawingContext) {
    if searchBarStyle != .minimal { context.fill(.rectangle(bounds), barTintColor ?? .systemBar) }
    context.fill(.rectangle(fieldRect, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
    Image.magnifier.draw(in: symbolRect, tint: .secondaryLabel, &context)
  }
}

extension SearchBar: TextInput {
  /// The properties of the keyboard.
  package var inputTraits: TextInputTraits {
    get { searchTextField.inputTraits }
    set { searchTextField.inputTraits = newValue }
  }
  /// The view above the keyboard; nil for none.
  package var accessoryView: View? {
    get { searchTextField.accessoryView }
    set { searchTextField.accessoryView = newValue }
  }
  /// The view that replaces the keyboard; nil for the keyboard.
  package var keyboardView: View? {
    get { searchTextField.keyboardView }
    set { searchTextField.keyboardView = newValue }
  }
}
