import KansoLayout
import KansoTheme

extension Button {
  /// The appearance of a button with a background; the counterpart of `UIButton.Configuration`.
  public struct Configuration: Equatable, Sendable {
    /// The kind of background.
    enum Style: Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    /// The shape of the corners, with the names and values of `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, as it is.
      case fixed = -1
      /// The radius of the background, which follows the text size.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// The background of a button.
    public struct Background: Equatable, Sendable {
      /// The color; nil for that of the style.
      public var backgroundColor: Color?
      /// The radius of the corners for the corner styles `fixed` and `dynamic`, in points.
      public var cornerRadius = 6.0
    }

    let style: Style
    /// The title; nil for the titles of the button's states.
    public var title: String?
    /// The title with attributes, which has priority.
    public var attributedTitle: AttributedText?
    /// The image; nil for the images of the button's states.
    public var image: Image?
    /// The size and the color of a symbol that has none of its own; nil for those of the button's states.
    package var symbolStyle: SymbolStyle?
    /// The distance between image and title, in points.
    public var imagePadding = 0.0
    /// The color of title and image; nil for the default of the style.
    public var baseForegroundColor: Color?
    /// The color that the background follows; nil for the default of the style.
    public var baseBackgroundColor: Color?
    /// The background.
    public var background = Background()
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The insets around the contents, in points.
    public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a pale background in the tint color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    /// The opacity of the background in the tint color.
    private static let tintedOpacity = 0.15
    /// The factor of the background's opacity while the button is disabled.
    static let disabledOpacity = 0.35

    /// Returns the color of title and image.
    func foregroundColor(tint: Color) -> Color {
      baseForegroundColor ?? (style == .filled ? .systemThumb : tint)
    }

    /// Returns the color of the background; nil for none.
    func fillColor(tint: Color) -> Color? {
      if let color = background.backgroundColor { return color }
      switch style {
      case .plain: return nil
      case .gray: return baseBackgroundColor ?? .systemFill
      case .tinted: return baseBackgroundColor ?? tint.multiplyingOpacity(by: Self.tintedOpacity)
      case .filled: return baseBackgroundColor ?? tint
      }
    }

    /// The radius of the corners, in points; infinite for a capsule.
    var cornerRadius: Double {
      switch cornerStyle {
      case .fixed, .dynamic, .medium: max(background.cornerRadius, 0)
      case .small: 4
      case .large: 8
      case .capsule: .infinity
      }
    }
  }
}
