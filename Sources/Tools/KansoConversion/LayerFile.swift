import KansoProject

extension ConversionOptions {
  /// The thin layer over UIKit that the notation needs, as a file beside the converted ones; nil if it needs none.
  /// `KansoUIKit` has these layers.
  package var layerFile: DocumentConversion.File? {
    guard platform == .uikit else { return nil }
    switch style {
    case .thin: return DocumentConversion.File(name: "UIView+AutoLayout.swift", text: Self.autoLayout)
    case .anchorLists: return DocumentConversion.File(name: "LayoutAnchor.swift", text: Self.layoutAnchor)
    case .anchors, .snapkit, .visualFormats: return nil
    }
  }

  private static let autoLayout = """
    import UIKit

    extension UIView {
      /// Lets constraints determine the frame.
      func enableAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
    }

    """

  private static let layoutAnchor = """
    import UIKit

    /// One constraint of a view: `.leading(8)` is 8 points after the leading edge of another item, `.width(44)` a width.
    struct LayoutAnchor {
      private let attribute: NSLayoutConstraint.Attribute
      private var relation = NSLayoutConstraint.Relation.equal
      /// The attribute of the other item; nil for a size that is a constant.
      private var other: NSLayoutConstraint.Attribute?
      private var multiplier: CGFloat = 1
      private var constant: CGFloat = 0
      private var rank = UILayoutPriority.required

      private init(_ attribute: NSLayoutConstraint.Attribute) {
        self.attribute = attribute
        other = attribute
      }

      static var left: LayoutAnchor { LayoutAnchor(.left) }
      static var right: LayoutAnchor { LayoutAnchor(.right) }
      static var leading: LayoutAnchor { LayoutAnchor(.leading) }
      static var trailing: LayoutAnchor { LayoutAnchor(.trailing) }
      static var top: LayoutAnchor { LayoutAnchor(.top) }
      static var bottom: LayoutAnchor { LayoutAnchor(.bottom) }
      static var centerX: LayoutAnchor { LayoutAnchor(.centerX) }
      static var centerY: LayoutAnchor { LayoutAnchor(.centerY) }
      static var width: LayoutAnchor { LayoutAnchor(.width) }
      static var height: LayoutAnchor { LayoutAnchor(.height) }
      static var firstBaseline: LayoutAnchor { LayoutAnchor(.firstBaseline) }
      static var lastBaseline: LayoutAnchor { LayoutAnchor(.lastBaseline) }

      /// Equals the same attribute of the other item plus a constant, or a size.
      func callAsFunction(_ constant: CGFloat) -> LayoutAnchor { compared(.equal, constant) }
      func callAsFunction(lessThanOrEqualTo constant: CGFloat) -> LayoutAnchor {
        compared(.lessThanOrEqual, constant)
      }
      func callAsFunction(greaterThanOrEqualTo constant: CGFloat) -> LayoutAnchor {
        compared(.greaterThanOrEqual, constant)
      }

      /// Equals another attribute of the other item times a multiplier plus a constant.
      func callAsFunction(
        equalTo other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> LayoutAnchor { compared(.equal, constant, to: other, multiplier) }
      func callAsFunction(
        lessThanOrEqualTo other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> LayoutAnchor { compared(.lessThanOrEqual, constant, to: other, multiplier) }
      func callAsFunction(
        greaterThanOrEqualTo other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> LayoutAnchor { compared(.greaterThanOrEqual, constant, to: other, multiplier) }

      /// The same anchor with a priority from 1 to 1000.
      func priority(_ value: Float) -> LayoutAnchor {
        var anchor = self
        anchor.rank = UILayoutPriority(value)
        return anchor
      }

      private func compared(
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
        to other: NSLayoutConstraint.Attribute? = nil, _ multiplier: CGFloat = 1
      ) -> LayoutAnchor {
        let isSize = attribute == .width || attribute == .height
        var anchor = self
        anchor.relation = relation
        anchor.other = other ?? (isSize ? nil : attribute)
        anchor.multiplier = multiplier
        anchor.constant = constant
        return anchor
      }

      /// Returns the constraint of a view, relative to another view or a guide.
      @MainActor fileprivate func constraint(of view: UIView, relativeTo item: Any?) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: relation, toItem: other == nil ? nil : item,
          attribute: other ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = rank
        return constraint
      }
    }

    extension UIView {
      /// Activates constraints of the view, relative to another view or a guide.
      func activate(anchors: [LayoutAnchor], relativeTo item: Any? = nil) {
        NSLayoutConstraint.activate(anchors.map { $0.constraint(of: self, relativeTo: item) })
      }
    }

    """
}
