import KansoTheme

/// The values of all tokens in every mode, nil where a token has none. Beside the default mode only those values are kept
/// that depend on the mode.
struct ModeValues {
  /// The tokens whose values depend on the mode.
  let modal: [Int]
  private let defaults: [TokenValue?]
  /// For each further mode the values of the modal tokens.
  private var others: [[TokenValue?]] = []
  /// Where each modal token stands among them.
  private let places: [Int?]

  /// - Parameter defaults: the values in the default mode, one a token.
  init(defaults: [TokenValue?], isModal: [Bool]) {
    self.defaults = defaults
    modal = isModal.indices.filter { isModal[$0] }
    var places: [Int?] = Array(repeating: nil, count: isModal.count)
    for (place, token) in modal.enumerated() { places[token] = place }
    self.places = places
  }

  /// Adds the values in the next mode, one a token.
  mutating func append(_ values: [TokenValue?]) { others.append(modal.map { values[$0] }) }

  subscript(mode: Int, token: Int) -> TokenValue? {
    guard mode > 0, let place = places[token] else { return defaults[token] }
    return others[mode - 1][place]
  }
}
