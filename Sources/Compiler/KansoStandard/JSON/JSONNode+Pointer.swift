import KansoTheme

extension JSONNode {
  /// Returns the JSON Pointer (RFC 6901) of the innermost value or key at an offset.
  ///
  /// - Complexity: linear in the numbers of members on the way.
  package func pointer(to offset: Int) -> String {
    var pointer = ""
    var node = self
    while true {
      switch node.content {
      case .object(let members):
        let index = members.count { $0.keyOffset <= offset } - 1
        guard index >= 0, offset < members[index].value.end else { return pointer }
        pointer += "/" + members[index].key.replacing("~", with: "~0").replacing("/", with: "~1")
        guard offset >= members[index].value.offset else { return pointer }
        node = members[index].value
      case .array(let elements):
        let index = elements.count { $0.offset <= offset } - 1
        guard index >= 0, offset < elements[index].end else { return pointer }
        pointer += "/\(index)"
        node = elements[index]
      case .string, .number, .bool, .null: return pointer
      }
    }
  }
}
