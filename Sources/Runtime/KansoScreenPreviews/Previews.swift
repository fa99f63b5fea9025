import KansoLayout
import KansoScreens

/// Screens that `kanso preview --serve --screens` shows while they are written, as `#Preview` does in Xcode.
///
///     struct BreedPreviews: Previews {
///       static var previews: [ScreenPreview] {
///         ScreenPreview("Breeds") { BreedBrowseController() }
///         ScreenPreview("Empty", in: [Situation()]) { BreedBrowseController(breeds: []) }
///       }
///     }
///
/// The command finds the types of a package that say so at the beginning of a line.
public protocol Previews {
  /// The screens, in the order in which they are shown.
  @PreviewsBuilder static var previews: [ScreenPreview] { get }
}

/// A screen to be shown in some situations.
public struct ScreenPreview {
  /// The heading above the pictures.
  public let name: String
  /// The situations in which the screen is shown.
  public let situations: [Situation]
  /// Returns the screen. It is called for each situation, with its device as `Device.current`.
  let makeScreen: () -> ViewController

  /// Creates the preview of a controller.
  ///
  /// - Parameters:
  ///   - name: The heading above the pictures.
  ///   - situations: The situations. The default are six.
  ///   - screen: Returns the controller, a new one at each call.
  public init(
    _ name: String = "", in situations: [Situation] = .usual, screen: @escaping () -> ViewController
  ) {
    (self.name, self.situations, makeScreen) = (name, situations, screen)
  }

  /// Creates the preview of a view, which stands at the top of the safe area and is as wide as its margins allow.
  ///
  /// - Parameters:
  ///   - name: The heading above the pictures.
  ///   - situations: The situations. The default are six.
  ///   - view: Returns the view, a new one at each call.
  public init(view name: String, in situations: [Situation] = .usual, _ view: @escaping () -> View) {
    self.init(name, in: situations) {
      let (controller, view) = (ViewController(), view())
      view.translatesAutoresizingMaskIntoConstraints = false
      let screen: View = controller.view
      screen.backgroundColor = .systemBackground
      screen.addSubview(view)
      let margins = screen.layoutMarginsGuide
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: margins.topAnchor),
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ])
      return controller
    }
  }
}

/// A list of previews, and of lists of them.
@resultBuilder public enum PreviewsBuilder {
  /// Returns one preview.
  public static func buildExpression(_ preview: ScreenPreview) -> [ScreenPreview] { [preview] }
  /// Returns the previews of another list.
  public static func buildExpression(_ previews: [ScreenPreview]) -> [ScreenPreview] { previews }
  /// Joins the parts of a list.
  public static func buildBlock(_ parts: [ScreenPreview]...) -> [ScreenPreview] { Array(parts.joined()) }
  /// Returns the part of a condition that holds.
  public static func buildOptional(_ part: [ScreenPreview]?) -> [ScreenPreview] { part ?? [] }
  /// Returns the first part of a choice.
  public static func buildEither(first part: [ScreenPreview]) -> [ScreenPreview] { part }
  /// Returns the second part of a choice.
  public static func buildEither(second part: [ScreenPreview]) -> [ScreenPreview] { part }
  /// Joins the parts of a loop.
  public static func buildArray(_ parts: [[ScreenPreview]]) -> [ScreenPreview] { Array(parts.joined()) }
}
