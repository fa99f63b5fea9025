import KansoDrawing
import KansoLayout
import KansoSolver

// MARK: Geometry

// `CGFloat` is Foundation's: a type of its own as on Apple's platforms, since libraries declare overloads for both. It
// converts to and from the `Double` of Kanso's API.

public typealias CGPoint = KansoDrawing.Point
public typealias CGSize = KansoDrawing.Size
public typealias CGRect = KansoDrawing.Rect
public typealias CGAffineTransform = KansoDrawing.AffineTransform
public typealias UIEdgeInsets = KansoLayout.EdgeInsets
public typealias NSDirectionalEdgeInsets = KansoLayout.DirectionalEdgeInsets

// MARK: Constraints

public typealias NSLayoutConstraint = KansoLayout.LayoutConstraint
public typealias NSLayoutAnchor = KansoLayout.LayoutAnchor
public typealias NSLayoutXAxisAnchor = KansoLayout.LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = KansoLayout.LayoutYAxisAnchor
public typealias NSLayoutDimension = KansoLayout.LayoutDimension
public typealias UILayoutGuide = KansoLayout.LayoutGuide
public typealias UILayoutPriority = KansoSolver.Priority

// MARK: Traits

public typealias UITraitCollection = KansoLayout.TraitCollection
public typealias UIUserInterfaceStyle = KansoLayout.UserInterfaceStyle
public typealias UIUserInterfaceSizeClass = KansoLayout.UserInterfaceSizeClass
public typealias UIUserInterfaceIdiom = KansoLayout.UserInterfaceIdiom
public typealias UIUserInterfaceLayoutDirection = KansoDrawing.UserInterfaceLayoutDirection
public typealias UISemanticContentAttribute = KansoLayout.SemanticContentAttribute
