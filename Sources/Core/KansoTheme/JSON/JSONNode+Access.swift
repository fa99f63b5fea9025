// Typed access for the decoders. Each failure names the expected type.
extension JSONNode {
  /// Returns an error at the offset of this value.
  func failure(_ message: String) -> ThemeDecoder.Failure {
    ThemeDecoder.Failure(offset: offset, message: message)
  }

  /// Returns the members of an object in their order. For any other value, throws an error that begins with
  /// `what`, such as "a theme".
  func object(_ what: String) throws(ThemeDecoder.Failure) -> [Member] {
    guard case .object(let members) = content else { throw failure("\(what) has to be an object") }
    return members
  }

  /// Returns the elements of an array. For any other value, throws an error that begins with `what`.
  func array(_ what: String) throws(ThemeDecoder.Failure) -> [JSONNode] {
    guard case .array(let elements) = content else { throw failure("\(what) has to be an array") }
    return elements
  }

  /// Returns the text of a string. For any other value, throws an error that begins with `what`.
  func string(_ what: String) throws(ThemeDecoder.Failure) -> String {
    guard case .string(let text) = content else { throw failure("\(what) has to be a string") }
    return text
  }

  /// Returns a number. For any other value, also for digits in a string, throws an error that begins with
  /// `what`.
  func number(_ what: String) throws(ThemeDecoder.Failure) -> Double {
    guard case .number(let value) = content else { throw failure("\(what) has to be a number") }
    return value
  }

  /// Returns true or false. For any other value, throws an error that begins with `what`.
  func bool(_ what: String) throws(ThemeDecoder.Failure) -> Bool {
    guard case .bool(let value) = content else { throw failure("\(what) has to be true or false") }
    return value
  }

  /// Returns the case of an enum whose raw values are keywords of the standard. Throws for a text without a
  /// case, and for any value that is not a string.
  ///
  /// - Parameter what: the noun for the keyword in errors, such as "unit".
  func keyword<Value: RawRepresentable<String>>(_ what: String, _: Value.Type) throws(ThemeDecoder.Failure)
    -> Value
  {
    let text = try string(what)
    guard let value = Value(rawValue: text) else { throw failure("`\(text)` is not a known \(what)") }
    return value
  }

  /// The member of an object; nil if there is none or if the value is no object.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the member of an object. Throws an error that begins with `what` if there is none, or if this
  /// value is no object.
  func required(_ key: String, of what: String) throws(ThemeDecoder.Failure) -> JSONNode {
    guard let node = self[key] else { throw failure("\(what) lacks its `\(key)`") }
    return node
  }
}

extension JSONNode {
  /// The members of `$extensions` that other tools own.
  package var extensionsOfOthers: [Member] {
    guard case .object(let members)? = self["$extensions"]?.content else { return [] }
    return members.filter { $0.key != ThemeSchema.extensionKey }
  }
}
