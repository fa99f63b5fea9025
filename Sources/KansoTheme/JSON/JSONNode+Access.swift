// Typed access for the decoders. Each failure names the expected type.
extension JSONNode {
  func failure(_ message: String) -> ThemeDecoder.Failure {
    ThemeDecoder.Failure(offset: offset, message: message)
  }

  func object(_ what: String) throws(ThemeDecoder.Failure) -> [Member] {
    guard case .object(let members) = content else { throw failure("\(what) has to be an object") }
    return members
  }

  func array(_ what: String) throws(ThemeDecoder.Failure) -> [JSONNode] {
    guard case .array(let elements) = content else { throw failure("\(what) has to be an array") }
    return elements
  }

  func string(_ what: String) throws(ThemeDecoder.Failure) -> String {
    guard case .string(let text) = content else { throw failure("\(what) has to be a string") }
    return text
  }

  func number(_ what: String) throws(ThemeDecoder.Failure) -> Double {
    guard case .number(let value) = content else { throw failure("\(what) has to be a number") }
    return value
  }

  func bool(_ what: String) throws(ThemeDecoder.Failure) -> Bool {
    guard case .bool(let value) = content else { throw failure("\(what) has to be true or false") }
    return value
  }

  /// Returns the case of an enum whose raw values are keywords of the standard.
  func keyword<Value: RawRepresentable<String>>(_ what: String, _: Value.Type) throws(ThemeDecoder.Failure)
    -> Value
  {
    let text = try string(what)
    guard let value = Value(rawValue: text) else { throw failure("`\(text)` is not a known \(what)") }
    return value
  }

  /// The member of an object; nil if there is none or if the value is no object.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  func required(_ key: String, of what: String) throws(ThemeDecoder.Failure) -> JSONNode {
    guard let node = self[key] else { throw failure("\(what) lacks its `\(key)`") }
    return node
  }
}
