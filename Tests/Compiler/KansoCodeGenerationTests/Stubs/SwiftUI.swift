// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI that generated code uses, written from Apple's documented signatures. Like the real one it
// re-exports UIKit or AppKit.
@_exported import Foundation

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("a view without a body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView() }
}

/// A view whose body is that of the framework.
public protocol StubView: View where Body == Never {}

extension StubView {
  public var body: Never { fatalError("a view without a body") }
}

public struct TupleView<T>: StubView {
  nonisolated init() {}
}

public struct AnyView: StubView {
  nonisolated public init<V: View>(_ view: V) {}
}

public struct ModifiedContent<Content, Modifier>: StubView {
  nonisolated init() {}
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: StubView {}

public struct Text: StubView {
  nonisolated public init<S: StringProtocol>(_ content: S) {}
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}

public struct VStack<Content: View>: StubView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
  nonisolated public func font(_ font: Font?) -> some View { AnyView(self) }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { AnyView(self) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { AnyView(self) }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { AnyView(self) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    AnyView(self)
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { AnyView(self) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { AnyView(self) }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  { AnyView(self) }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { AnyView(self) }
  nonisolated public func tint(_ tint: Color?) -> some View { AnyView(self) }
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { AnyView(self) }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { AnyView(self) }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { AnyView(self) }
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    AnyView(self)
  }
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { AnyView(self) }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { AnyView(self) }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    AnyView(self)
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { AnyView(self) }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnyView(self)
  }
}

// MARK: Shapes and styles

public protocol Shape: Sendable, View {}
public protocol InsettableShape: Shape {}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    AnyView(self)
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    AnyView(self)
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    AnyView(self)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { AnyView(self) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { AnyView(self) }
}

public struct Rectangle: InsettableShape, StubView {
  nonisolated public init() {}
}

public struct RoundedRectangle: InsettableShape, StubView {
  nonisolated public init(cornerRadius: CGFloat) {}
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {}
}

public protocol ShapeStyle: Sendable {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  associatedtype Resolved: ShapeStyle = Never
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("not called") }
}

extension Never: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .init(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = .init(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.55), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(Color.black) }
  public static func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(Color.black) }
}

public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

// The styles with names after a dot. Those of newer systems have no condition here.
public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
public struct LinkShapeStyle: ShapeStyle { public init() {} }
public struct FillShapeStyle: ShapeStyle { public init() {} }
public struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var ultraThinMaterial: Material { Material() }
  public static var ultraThickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
extension Color {
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let orange = Color(red: 1, green: 0, blue: 0)
  public static let yellow = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 1, green: 0, blue: 0)
  public static let mint = Color(red: 1, green: 0, blue: 0)
  public static let teal = Color(red: 1, green: 0, blue: 0)
  public static let cyan = Color(red: 1, green: 0, blue: 0)
  public static let blue = Color(red: 1, green: 0, blue: 0)
  public static let indigo = Color(red: 1, green: 0, blue: 0)
  public static let purple = Color(red: 1, green: 0, blue: 0)
  public static let pink = Color(red: 1, green: 0, blue: 0)
  public static let brown = Color(red: 1, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 0, blue: 0)
  public static let gray = Color(red: 1, green: 0, blue: 0)
  public static let black = Color(red: 1, green: 0, blue: 0)
  public static let clear = Color(red: 1, green: 0, blue: 0)
  public static let primary = Color(red: 1, green: 0, blue: 0)
  public static let secondary = Color(red: 1, green: 0, blue: 0)
  public static var accentColor: Color { .blue }
  public func opacity(_ opacity: Double) -> Color { self }
}

// In extensions, conformances do not make the type one of the main actor.
extension Color: ShapeStyle {}
extension Color: StubView {}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  #if canImport(UIKit)
    public init(uiColor: UIColor) {}
  #else
    public init(nsColor: NSColor) {}
  #endif
}

#if canImport(UIKit)
  extension UIColor {
    public convenience init(_ color: Color) { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  }
#else
  extension NSColor {
    public convenience init(_ color: Color) { self.init(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
  }
#endif

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font()
  }
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font()
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font()
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static let body = Font()
  public func weight(_ weight: Font.Weight) -> Font { self }
  public func italic() -> Font { self }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
  public let wrappedValue: Value
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}

public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct UnitCurve: Hashable, Sendable {
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct Spring: Hashable, Sendable {
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }

  public init(stops: [Gradient.Stop]) {}
}

public struct Animation: Hashable, Sendable {
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation()
  }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

// MARK: Environment

// SwiftUI re-exports `ObservableObject` and `Published` of Combine.

public struct EmptyView: StubView {
  nonisolated public init() {}
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { AnyView(self) }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

public protocol DynamicProperty {}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let value: () -> ObjectType
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { value = thunk }
  @MainActor public var wrappedValue: ObjectType { value() }
}
