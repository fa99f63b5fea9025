/// A view with subviews that are created in code: subclasses add them in `loadView()` and constrain them in
/// `makeConstraints()`.
///
/// ```swift
/// final class BreedView: CompositeView {
///   @AutoLayout var photo = ImageView()
///   @AutoLayout var name = Label("Abyssinian")
///
///   override func loadView() { [photo, name].forEach(addSubview) }
///
///   override func makeConstraints() -> [LayoutConstraint] {
///     LayoutConstraint.constraints(
///       withVisualFormat: "H:|-[photo]-[name]-|", options: .alignAllCenterY, metrics: nil,
///       views: ["photo": photo, "name": name])
///   }
/// }
///
/// let breed = BreedView.addToSuperview(screen)
/// ```
open class CompositeView: View {
  /// The constraints from `makeConstraints()`; empty until they are made.
  public private(set) var composedConstraints: [LayoutConstraint] = []
  /// True after `makeConstraints()` was called, until `remakeConstraints()`.
  private var isComposed = false

  /// Creates the view and its subviews.
  public required override init(frame: Rect) {
    super.init(frame: frame)
    loadView()
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view, enables Auto Layout for it and adds it. The caller adds constraints for its position and size.
  public static func addToSuperview(_ superview: View) -> Self {
    let view = Self(frame: .zero)
    view.enableAutoLayout()
    superview.addSubview(view)
    return view
  }

  /// Creates and adds the subviews. It is called once, by the initializer; do not call it.
  ///
  /// Properties of a subclass are already initialized. The superview is not known yet.
  open func loadView() {}

  /// Returns the constraints of the subviews. It is called once before the first layout, and again after
  /// `remakeConstraints()`. The result is activated.
  ///
  /// It cannot create the same constraints twice, unlike `updateConstraints()`, which runs again after each
  /// `setNeedsUpdateConstraints()`.
  open func makeConstraints() -> [LayoutConstraint] { [] }

  /// Deactivates the constraints from `makeConstraints()` at once and requests new ones before the next
  /// layout. Call it when the set of subviews has changed, for example.
  public func remakeConstraints() {
    LayoutConstraint.deactivate(composedConstraints)
    composedConstraints = []
    isComposed = false
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Updates constraints before they are solved. The first call, also after `remakeConstraints()`, activates
  /// the constraints of `makeConstraints()`. It is called once, and again after each
  /// `setNeedsUpdateConstraints()`, so a constraint created here would be created each time. Create
  /// constraints in `makeConstraints()` and change only their constants here. Call `super`, first if the
  /// override needs `composedConstraints`.
  open override func updateConstraints() {
    if !isComposed {
      isComposed = true
      composedConstraints = makeConstraints()
      LayoutConstraint.activate(composedConstraints)
    }
    super.updateConstraints()
  }
}
