/// A value that knows which token it is, so that at run time it can follow the mode, and a theme that was loaded.
public struct Token<Value: Sendable>: Sendable {
  /// Where the token stands in the guide.
  public let path: TokenPath
  let values: Contextual<Value>

  /// A token with the value that it had when it was compiled.
  public init(_ path: TokenPath, _ value: Value) {
    self.init(path, Contextual(value))
  }

  private init(_ path: TokenPath, _ values: Contextual<Value>) {
    self.path = path
    self.values = values
  }

  /// This token with another value in a context.
  public func when(_ context: Context, use value: Value) -> Token {
    Token(path, Contextual(values.value, variants: values.variants + [(context, value)]))
  }

  /// The compiled value in a context; axes that it does not speak of change nothing.
  public func resolved(in context: Context = [:]) -> Value { values.resolved(in: context) }
}

extension Token<Length> {
  /// The value in points that a theme gives the token, or the compiled one where there is no theme or it has no such
  /// length.
  public func resolved(in context: Context = [:], of theme: Theme?) -> Length {
    guard case .dimension(let dimension) = theme?.value(at: path, in: context) else {
      return resolved(in: context)
    }
    return dimension.value
  }
}

extension Token<Edges> {
  /// The value that a theme gives the token, or the compiled one where there is no theme or it has no such edges.
  public func resolved(in context: Context = [:], of theme: Theme?) -> Edges {
    guard case .edges(let edges) = theme?.value(at: path, in: context) else { return resolved(in: context) }
    return edges
  }
}
