// The types of UIKit that Kanso leaves out. They are declared so that the compiler tells the reason.

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionView {}

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionViewCell {}

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionReusableView {}

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionViewLayout {}

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionViewFlowLayout {}

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionViewCompositionalLayout {}

/// Left out.
@available(
  *, unavailable,
  message:
    "Collection views are not part of Kanso, which lays out screens: use a table, or stack views in a scroll view"
)
public class UICollectionViewController {}

/// Left out.
@available(
  *, unavailable, message: "There is no touch screen here: of the gestures, only taps are recognized"
)
public class UIPanGestureRecognizer {}

/// Left out.
@available(
  *, unavailable, message: "There is no touch screen here: of the gestures, only taps are recognized"
)
public class UISwipeGestureRecognizer {}

/// Left out.
@available(
  *, unavailable, message: "There is no touch screen here: of the gestures, only taps are recognized"
)
public class UIPinchGestureRecognizer {}

/// Left out.
@available(
  *, unavailable, message: "There is no touch screen here: of the gestures, only taps are recognized"
)
public class UIRotationGestureRecognizer {}

/// Left out.
@available(
  *, unavailable, message: "There is no touch screen here: of the gestures, only taps are recognized"
)
public class UILongPressGestureRecognizer {}

/// Left out.
@available(
  *, unavailable, message: "There is no touch screen here: of the gestures, only taps are recognized"
)
public class UIScreenEdgePanGestureRecognizer {}

/// Left out.
@available(
  *, unavailable,
  message: "Controllers are shown by navigation and tab bar controllers, or over the whole screen"
)
public class UISplitViewController {}

/// Left out.
@available(
  *, unavailable,
  message: "Controllers are shown by navigation and tab bar controllers, or over the whole screen"
)
public class UIPageViewController {}

/// Left out.
@available(
  *, unavailable,
  message: "Controllers are shown by navigation and tab bar controllers, or over the whole screen"
)
public class UISheetPresentationController {}

/// Left out.
@available(
  *, unavailable,
  message: "Controllers are shown by navigation and tab bar controllers, or over the whole screen"
)
public class UIPopoverPresentationController {}

/// Left out.
@available(
  *, unavailable,
  message: "Controllers are shown by navigation and tab bar controllers, or over the whole screen"
)
public class UISearchController {}

/// Left out.
@available(
  *, unavailable, message: "Changes take effect at once; View.animate(duration:) returns a motion as a value"
)
public class UIViewPropertyAnimator {}

/// Left out.
@available(
  *, unavailable, message: "Changes take effect at once; View.animate(duration:) returns a motion as a value"
)
public class CABasicAnimation {}

/// Left out.
@available(
  *, unavailable, message: "Changes take effect at once; View.animate(duration:) returns a motion as a value"
)
public class CAKeyframeAnimation {}

/// Left out.
@available(
  *, unavailable, message: "Changes take effect at once; View.animate(duration:) returns a motion as a value"
)
public class CAAnimationGroup {}

/// Left out.
@available(
  *, unavailable, message: "Changes take effect at once; View.animate(duration:) returns a motion as a value"
)
public class CATransition {}

/// Left out.
@available(*, unavailable, message: "A view draws in draw(in:), in Kanso's own drawing context")
public class CAShapeLayer {}

/// Left out.
@available(*, unavailable, message: "A view draws in draw(in:), in Kanso's own drawing context")
public class CAGradientLayer {}

/// Left out.
@available(*, unavailable, message: "A view draws in draw(in:), in Kanso's own drawing context")
public class CATextLayer {}

/// Left out.
@available(*, unavailable, message: "A view draws in draw(in:), in Kanso's own drawing context")
public class UIGraphicsImageRenderer {}

/// Left out.
@available(*, unavailable, message: "A view draws in draw(in:), in Kanso's own drawing context")
public class UIBezierPath {}

/// Left out.
@available(*, unavailable, message: "There are no archives of views and no documents at run time")
public class UINib {}

/// Left out.
@available(*, unavailable, message: "There are no archives of views and no documents at run time")
public class UIStoryboard {}

/// Left out.
@available(*, unavailable, message: "There are no archives of views and no documents at run time")
public class UIStoryboardSegue {}
