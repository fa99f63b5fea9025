#if canImport(UIKit)
  import KansoTheme
  import UIKit

  #if !os(watchOS)
    extension UICubicTimingParameters {
      /// Returns the easing curve of a token in a theme; nil without a theme, or if it does not have the token as a
      /// curve.
      public static func theme(
        _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
      ) -> UICubicTimingParameters? {
        CubicBezier.theme(path, when: context, in: store)?.timingParameters
      }
    }

    extension UISpringTimingParameters {
      /// Returns the spring of a token in a theme; nil without a theme, or if it does not have the token as a spring.
      public static func theme(
        _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
      ) -> UISpringTimingParameters? {
        KansoTheme.Spring.theme(path, when: context, in: store)?.timingParameters
      }
    }

    extension CubicBezier {
      /// The easing curve for a `UIViewPropertyAnimator`.
      @MainActor public var timingParameters: UICubicTimingParameters {
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
      }
    }

    extension KansoTheme.Spring {
      /// The spring for a `UIViewPropertyAnimator`.
      @MainActor public var timingParameters: UISpringTimingParameters {
        UISpringTimingParameters(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
      }
    }
  #endif
#endif
