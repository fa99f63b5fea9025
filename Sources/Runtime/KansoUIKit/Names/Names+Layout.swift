import KansoDrawing
import KansoLayout
import KansoSolver

// MARK: Geometry

// `CGFloat` is Foundation's: a type of its own as on Apple's platforms, since libraries declare overloads for both. It
// converts to and from the `Double` of Kanso's API.

/// Core Graphics' name for `Point`.
public typealias CGPoint = KansoDrawing.Point
/// Core Graphics' name for `Size`.
public typealias CGSize = KansoDrawing.Size
/// Core Graphics' name for `Rect`.
public typealias CGRect = KansoDrawing.Rect
/// Core Graphics' name for `AffineTransform`.
public typealias CGAffineTransform = KansoDrawing.AffineTransform
/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = KansoLayout.EdgeInsets
/// UIKit's name for `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = KansoLayout.DirectionalEdgeInsets

// MARK: Constraints

/// UIKit's name for `LayoutConstraint`.
public typealias NSLayoutConstraint = KansoLayout.LayoutConstraint
/// UIKit's name for `LayoutAnchor`.
public typealias NSLayoutAnchor = KansoLayout.LayoutAnchor
/// UIKit's name for `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = KansoLayout.LayoutXAxisAnchor
/// UIKit's name for `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = KansoLayout.LayoutYAxisAnchor
/// UIKit's name for `LayoutDimension`.
public typealias NSLayoutDimension = KansoLayout.LayoutDimension
/// UIKit's name for `LayoutGuide`.
public typealias UILayoutGuide = KansoLayout.LayoutGuide
/// UIKit's name for `Priority`.
public typealias UILayoutPriority = KansoSolver.Priority
