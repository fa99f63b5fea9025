/// A property wrapper that enables Auto Layout for the view it holds. It replaces one line
/// `photo.translatesAutoresizingMaskIntoConstraints = false` per view.
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
  /// The view. Auto Layout is also enabled for a view that replaces it.
  public var wrappedValue: Wrapped { didSet { wrappedValue.enableAutoLayout() } }

  /// Creates a wrapper and enables Auto Layout for its view.
  public init(wrappedValue: Wrapped) {
    self.wrappedValue = wrappedValue
    wrappedValue.enableAutoLayout()
  }
}
