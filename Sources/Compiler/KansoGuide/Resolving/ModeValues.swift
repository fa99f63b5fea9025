import KansoTheme

/// The values of all tokens in every mode; nil for a missing value. For modes other than the default mode, only the
/// values that depend on the mode are stored.
struct ModeValues {
  /// The indices of the tokens whose values depend on the mode.
  let modal: [Int]
  private let defaults: [TokenValue?]
  /// The values of the modal tokens in each other mode.
  private var others: [[TokenValue?]] = []
  /// The position of each token in `modal`; nil for tokens that do not depend on the mode.
  private let places: [Int?]

  /// - Parameters:
  ///   - defaults: the values in the default mode, one per token.
  ///   - isModal: for each token, true if its value depends on the mode.
  init(defaults: [TokenValue?], isModal: [Bool]) {
    self.defaults = defaults
    modal = isModal.indices.filter { isModal[$0] }
    var places: [Int?] = Array(repeating: nil, count: isModal.count)
    for (place, token) in modal.enumerated() { places[token] = place }
    self.places = places
  }

  /// Adds the values in the next mode, one per token. Keeps only the values of the modal tokens.
  mutating func append(_ values: [TokenValue?]) { others.append(modal.map { values[$0] }) }

  /// The value of a token in a mode; the value in the default mode for a token that does not depend on the mode.
  /// The mode must have been appended.
  subscript(mode: Int, token: Int) -> TokenValue? {
    guard mode > 0, let place = places[token] else { return defaults[token] }
    return others[mode - 1][place]
  }
}
