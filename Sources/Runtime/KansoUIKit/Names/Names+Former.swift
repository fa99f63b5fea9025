import KansoLayout
import KansoScreens

// Names that UIKit had before Swift 4. Code of that time compiles, and the compiler tells today's names.

/// The former name of `CGRect.zero`.
@available(*, deprecated, renamed: "CGRect.zero")
public let CGRectZero = CGRect.zero

/// The former name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The former name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The former name of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The former name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The former name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The former name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The former name of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The former name of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The former name of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// The former name of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The former name of `UITableView.Style`.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The former name of `UITableView.ScrollPosition`.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The former name of `UITableView.RowAnimation`.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The former name of `UIImageView.ContentMode`.
@available(*, deprecated, renamed: "UIImageView.ContentMode")
public typealias UIViewContentMode = UIImageView.ContentMode

/// The former name of `UIBarButtonItem.Style`.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// The former name of `UIBarButtonItem.SystemItem`.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// The former name of `NSAttributedString.Key`.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

extension UIViewController {
  /// The former name of `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// The former name of `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The former name of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) { willMove(toParent: parent) }

  /// The former name of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIView {
  /// The former name of `animate(withDuration:animations:)`.
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(_ duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, animations: animations)
  }

  /// The former name of `animate(withDuration:delay:options:animations:completion:)`.
  @available(*, deprecated, renamed: "animate(withDuration:delay:options:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: (() -> Void)?
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations) { _ in
      completion?()
    }
  }
}

extension UIView.AnimationOptions {
  /// The former name of `curveEaseIn`.
  @available(*, deprecated, renamed: "curveEaseIn")
  public static let CurveEaseIn = curveEaseIn
  /// The former name of `curveEaseOut`.
  @available(*, deprecated, renamed: "curveEaseOut")
  public static let CurveEaseOut = curveEaseOut
  /// The former name of `curveEaseInOut`.
  @available(*, deprecated, renamed: "curveEaseInOut")
  public static let CurveEaseInOut = curveEaseInOut
  /// The former name of `curveLinear`.
  @available(*, deprecated, renamed: "curveLinear")
  public static let CurveLinear = curveLinear
}

extension NSLayoutConstraint.Relation {
  /// The former name of `equal`.
  @available(*, deprecated, renamed: "equal")
  public static let Equal = equal
  /// The former name of `lessThanOrEqual`.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static let LessThanOrEqual = lessThanOrEqual
  /// The former name of `greaterThanOrEqual`.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static let GreaterThanOrEqual = greaterThanOrEqual
}

extension NSLayoutConstraint.Attribute {
  /// The former name of `left`.
  @available(*, deprecated, renamed: "left")
  public static let Left = left
  /// The former name of `right`.
  @available(*, deprecated, renamed: "right")
  public static let Right = right
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = top
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = bottom
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = leading
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = trailing
  /// The former name of `width`.
  @available(*, deprecated, renamed: "width")
  public static let Width = width
  /// The former name of `height`.
  @available(*, deprecated, renamed: "height")
  public static let Height = height
  /// The former name of `centerX`.
  @available(*, deprecated, renamed: "centerX")
  public static let CenterX = centerX
  /// The former name of `centerY`.
  @available(*, deprecated, renamed: "centerY")
  public static let CenterY = centerY
  /// The former name of `notAnAttribute`.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static let NotAnAttribute = notAnAttribute
}
