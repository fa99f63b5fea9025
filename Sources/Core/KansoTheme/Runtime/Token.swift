/// A value with its token path, so that it can follow the mode and a loaded theme at run time.
public struct Token<Value: Sendable>: Sendable {
  /// The path of the token in the guide.
  public let path: TokenPath
  package let values: Contextual<Value>

  /// Creates a token with its compiled value.
  public init(_ path: TokenPath, _ value: Value) {
    self.init(path, Contextual(value))
  }

  /// Creates a token from its values in all contexts.
  private init(_ path: TokenPath, _ values: Contextual<Value>) {
    self.path = path
    self.values = values
  }

  /// Returns this token with an additional value in a context. The default value stays the same.
  public func when(_ context: Context, use value: Value) -> Token {
    Token(path, Contextual(values.value, variants: values.variants + [(context, value)]))
  }

  /// Returns the compiled value in a context. Axes that no variant uses have no effect.
  public func resolved(in context: Context = [:]) -> Value { values.resolved(in: context) }
}

extension Token where Value: ThemeValue {
  /// Returns the value of the token in a theme. Returns the compiled value in the context if there is no theme or
  /// if the theme does not contain the token as a value of this type.
  public func resolved(in context: Context = [:], of theme: Theme?) -> Value {
    theme?.value(at: path, in: context).flatMap { Value($0) } ?? resolved(in: context)
  }
}
