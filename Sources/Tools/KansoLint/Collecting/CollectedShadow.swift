import KansoTheme
import SwiftSyntax

/// A shadow that is made of literals: the assignments to a layer, or the modifier of SwiftUI.
package struct CollectedShadow: Sendable, Hashable {
  /// The color with the opacity of the shadow.
  package let color: ColorValue
  /// The offset in points.
  package let x, y: Double
  /// The blur of CSS and of design tools in points: twice the radius.
  package let blur: Double

  package init(color: ColorValue, x: Double, y: Double, blur: Double) {
    (self.color, self.x, self.y, self.blur) = (color, x, y, blur)
  }
}

/// Finds the shadows of a source.
final class ShadowFinder: SyntaxVisitor {
  /// The shadows with the ranges of their calls and statements in the tree.
  private(set) var found: [(shadow: CollectedShadow, ranges: [Range<Int>], place: Syntax)] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: SwiftUI

  /// Adds the shadow of `shadow(color:radius:x:y:)`. Without a color, it is black with a third of the opacity.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = CallSyntax(node), call.name == "shadow",
      Set(call.labels).isSubset(of: ["color", "radius", "x", "y"]),
      let radius = call.argument(labeled: "radius").flatMap(LiteralNumber.value), radius > 0
    else { return .visitChildren }
    let color =
      call.argument(labeled: "color").map(Self.color) ?? Self.swiftUIColor
    let offsets = ["x", "y"].map { label in call.argument(labeled: label).map(LiteralNumber.value) ?? 0 }
    if let color, let x = offsets[0], let y = offsets[1] {
      found.append(
        (CollectedShadow(color: color, x: x, y: y, blur: radius * 2), [Self.range(of: node)], Syntax(node)))
    }
    return .visitChildren
  }

  // MARK: Layers

  /// The assignments to the shadow of one layer.
  private struct Assignments {
    var values: [String: ExprSyntax] = [:]
    var ranges: [Range<Int>] = []
    var place: Syntax
  }

  /// Adds the shadows of the layers to which statements of a block assign one.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var layers: [String: Assignments] = [:]
    var order: [String] = []
    for item in node {
      guard
        let sequence = item.item.as(SequenceExprSyntax.self)
          ?? item.item.as(ExpressionStmtSyntax.self)?.expression.as(SequenceExprSyntax.self),
        sequence.elements.count == 3, let target = sequence.elements.first,
        let value = sequence.elements.last,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { continue }
      let path = CallSyntax.path(of: target)
      guard let property = path.last, property.hasPrefix("shadow") else { continue }
      let layer = path.dropLast().joined(separator: ".")
      if layers[layer] == nil { order.append(layer) }
      var assignments = layers[layer] ?? Assignments(place: Syntax(sequence))
      assignments.values[property] = value
      assignments.ranges.append(Self.range(of: sequence))
      layers[layer] = assignments
    }
    for layer in order {
      guard let assignments = layers[layer], let shadow = Self.shadow(assignments.values) else { continue }
      found.append((shadow, assignments.ranges, assignments.place))
    }
    return .visitChildren
  }

  /// Returns the shadow of a layer with the defaults of `CALayer`; nil without a literal opacity, without a radius and
  /// an offset, and if a part is computed.
  private static func shadow(_ values: [String: ExprSyntax]) -> CollectedShadow? {
    guard let opacity = values["shadowOpacity"].flatMap(LiteralNumber.value), opacity > 0,
      values["shadowRadius"] != nil || values["shadowOffset"] != nil,
      let radius = values["shadowRadius"].map(LiteralNumber.value) ?? 3,
      let offset = values["shadowOffset"].map(offset) ?? (0, -3),
      let color = values["shadowColor"].map(color) ?? black
    else { return nil }
    return CollectedShadow(color: color.multipliedAlpha(opacity), x: offset.x, y: offset.y, blur: radius * 2)
  }

  private static func offset(_ expression: ExprSyntax) -> (x: Double, y: Double)? {
    if CallSyntax.path(of: expression).last == "zero" { return (0, 0) }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 2 else { return nil }
    let values = call.arguments.compactMap { LiteralNumber.value(of: $0.expression) }
    return values.count == 2 ? (values[0], values[1]) : nil
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  // MARK: Colors

  private static let black = ColorValue(red: 0, green: 0, blue: 0)
  private static let white = ColorValue(red: 1, green: 1, blue: 1)
  /// The color of a shadow in SwiftUI without one.
  private static let swiftUIColor = ColorValue(red: 0, green: 0, blue: 0, alpha: 0.33)

  /// Returns the color of an expression of literals, also of black and white of the system; nil for another one.
  private static func color(_ expression: ExprSyntax) -> ColorValue? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return ["cgColor", "CGColor"].contains(name) ? member.base.flatMap(color) : systemColor(name)
    }
    guard let node = expression.as(FunctionCallExprSyntax.self), let call = CallSyntax(node) else {
      return nil
    }
    if ["withAlphaComponent", "opacity", "colorWithAlphaComponent"].contains(call.name) {
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(color)
      let alpha = node.arguments.first.flatMap { LiteralNumber.value(of: $0.expression) }
      return alpha.flatMap { alpha in base?.multipliedAlpha(alpha) }
    }
    return LiteralColor(call)?.value ?? (node.arguments.isEmpty ? systemColor(call.name) : nil)
  }

  private static func systemColor(_ name: String) -> ColorValue? {
    switch name {
    case "black", "blackColor": black
    case "white", "whiteColor": white
    default: nil
    }
  }
}

extension ColorValue {
  /// Returns the color with its alpha multiplied by a factor.
  fileprivate func multipliedAlpha(_ factor: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * factor)
  }
}
