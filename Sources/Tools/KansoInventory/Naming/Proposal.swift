/// A name for a value that has none.
struct Proposal: Equatable {
  let name: String
  /// The role that the name is made of; nil for a name by the value.
  let role: Role?
  /// The reason that the value is doubtful as a token; nil if it is none.
  let doubt: Doubt?

  /// The reasons that a value is probably no token of its own.
  enum Doubt: Equatable {
    /// The value is used once.
    case oneOff
    /// A value that is almost the same is used much more often.
    case nearDuplicate
  }
}
