import KansoScreens

/// UIKit's name for `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = KansoScreens.ModalTransitionStyle
/// UIKit's name for `StatusBarStyle`.
public typealias UIStatusBarStyle = KansoScreens.StatusBarStyle
/// UIKit's name for `StatusBarAnimation`.
public typealias UIStatusBarAnimation = KansoScreens.StatusBarAnimation
/// UIKit's name for `RectEdges`.
public typealias UIRectEdge = KansoScreens.RectEdges
/// UIKit's name for `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = KansoScreens.InterfaceOrientationMask
/// UIKit's name for `TransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = KansoScreens.TransitionCoordinator
/// UIKit's name for the transition that a closure is given.
public typealias UIViewControllerTransitionCoordinatorContext = KansoScreens.TransitionCoordinator
/// UIKit's name for `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = KansoScreens.NavigationControllerDelegate
/// UIKit's name for `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = KansoScreens.TabBarControllerDelegate
