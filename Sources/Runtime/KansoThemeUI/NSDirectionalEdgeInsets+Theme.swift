#if canImport(UIKit) || canImport(AppKit)
  import KansoTheme

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension NSDirectionalEdgeInsets: ThemeValue {
    /// Creates the insets of edges, in points; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .edges(let edges) = value else { return nil }
      self.init(edges)
    }

    /// Creates the insets of edges, in points.
    public init(_ edges: Edges) {
      self.init(
        top: edges.top.value, leading: edges.leading.value, bottom: edges.bottom.value,
        trailing: edges.trailing.value)
    }
  }
#endif
