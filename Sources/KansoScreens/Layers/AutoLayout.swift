/// Turns constraints on for the view that a property holds: with plain constraints it replaces a line
/// `photo.translatesAutoresizingMaskIntoConstraints = false` a view.
///
/// ```swift
/// @AutoLayout private var photo = ImageView()
/// @AutoLayout private var name: Label = {
///   let name = Label("Abyssinian")
///   name.numberOfLines = 0
///   return name
/// }()
/// ```
@propertyWrapper
public struct AutoLayout<Wrapped: View> {
  /// The view. Another one that is put in its place is laid out by constraints, too.
  public var wrappedValue: Wrapped { didSet { wrappedValue.enableAutoLayout() } }

  /// Turns constraints on for a view.
  public init(wrappedValue: Wrapped) {
    self.wrappedValue = wrappedValue
    wrappedValue.enableAutoLayout()
  }
}
