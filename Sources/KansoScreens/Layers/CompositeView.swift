/// A view that is made of others in code: what is in it in `loadView()`, how it is laid out in `makeConstraints()`.
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
  /// The constraints that `makeConstraints` made; empty until they are made.
  public private(set) var composedConstraints: [LayoutConstraint] = []
  private var isComposed = false

  /// Makes the view and what is in it.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    loadView()
  }

  /// Makes the view, turns constraints on for it and adds it. Where it goes and how large it is are still to be said.
  public static func addToSuperview(_ superview: View) -> Self {
    let view = Self(frame: .zero)
    view.enableAutoLayout()
    superview.addSubview(view)
    return view
  }

  /// Makes what is in the view and adds it. Called once, when the view is made; do not call it.
  ///
  /// Properties of a subclass have their values by then; what the view is put into is not known yet.
  open func loadView() {}

  /// Makes the constraints of what is in the view. Called once, before the first layout, and after `remakeConstraints()`; what it
  /// returns is activated.
  ///
  /// Unlike `updateConstraints()`, which comes again after each `setNeedsUpdateConstraints()`, it cannot make constraints twice.
  open func makeConstraints() -> [LayoutConstraint] { [] }

  /// Takes the constraints of `makeConstraints` out and has them made anew before the next layout: when other views are in it, say.
  public func remakeConstraints() {
    LayoutConstraint.deactivate(composedConstraints)
    composedConstraints = []
    isComposed = false
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Changes constraints before they are solved; called once, and then after `setNeedsUpdateConstraints()`. What is made here is made
  /// each time: make constraints in `makeConstraints()`, and here change their constants. Call `super`, first where
  /// `composedConstraints` are wanted.
  open override func updateConstraints() {
    if !isComposed {
      isComposed = true
      composedConstraints = makeConstraints()
      LayoutConstraint.activate(composedConstraints)
    }
    super.updateConstraints()
  }
}
