import KansoDiagnostics
import KansoTheme

/// Follows the reference objects of a resolver document.
struct ResolverReferences {
  /// An object with everything that reference objects add to it.
  struct Object {
    /// The members. Those beside a `$ref` replace those of its target as a whole.
    let members: [TokenReader.Member]
    /// The pointer of the last reference; empty without one, and for a whole file.
    let pointer: [String]
    /// The place of the object without what references add.
    let place: Place

    subscript(key: String) -> Place? { members.first { $0.member.key == key }?.place }

    /// The name of the set or modifier that the last reference names; nil for another place.
    ///
    /// - Parameter list: `sets` or `modifiers`.
    func name(in list: String) -> String? { pointer.count == 2 && pointer[0] == list ? pointer[1] : nil }
  }

  private let report: StandardReport
  private var loader: SourceLoader
  private let root: Place

  init(_ root: Place, _ report: StandardReport, read: @escaping (String) -> SourceContent) {
    (self.report, self.root) = (report, root)
    loader = SourceLoader(root, report, read: read)
  }

  /// Returns an object with its references followed; nil after a report.
  ///
  /// - Parameter allowsModifiers: true in the resolution order, which alone may name modifiers.
  mutating func object(at start: Place, allowsModifiers: Bool = false) -> Object? {
    var place = start
    var own: [TokenReader.Member] = []
    var names: Set<String> = []
    var seen: Set<UInt64> = []
    var pointer: [String] = []
    while true {
      guard let members = place.node.members else {
        problem("\(place.node.kind) is not an object", at: place, help: "Write an object.")
        return nil
      }
      for member in members where member.key != "$ref" && names.insert(member.key).inserted {
        own.append(TokenReader.Member(member: member, file: place.file))
      }
      // The root of another file is a source of tokens, whose references are those of tokens.
      let isFile = pointer.isEmpty && !seen.isEmpty
      guard let reference = place["$ref"], !isFile else { break }
      guard seen.insert(place.key).inserted else {
        problem(
          "the reference leads back to itself", at: reference, help: "Remove one reference of the circle.")
        return nil
      }
      guard let target = target(of: reference, from: place, allowsModifiers) else { return nil }
      (place, pointer) = target
    }
    return Object(members: own, pointer: pointer, place: place)
  }

  /// Checks a reference object without reading other files.
  mutating func check(_ place: Place) {
    guard let reference = place["$ref"], let text = reference.node.text, text.utf8.first == UInt8(ascii: "#")
    else { return }
    _ = object(at: place)
  }

  /// Returns the place that a reference names; nil after a report.
  private mutating func target(
    of reference: Place, from object: Place, _ allowsModifiers: Bool
  ) -> (Place, [String])? {
    guard let text = reference.node.text else {
      problem("`$ref` is \(reference.node.kind)", at: reference, help: "Write a path or a JSON Pointer.")
      return nil
    }
    let sign = text.firstIndex(of: "#") ?? text.endIndex
    let name = String(text[..<sign])
    guard !name.contains("://") else {
      problem("`\(name)` is not on this machine", at: reference, help: "Save the file beside the document.")
      return nil
    }
    let pointer: [String]
    do throws(ReferenceSyntax.Problem) { pointer = try Self.pointer(text[sign...]) } catch {
      report.report(.resolverReference, error.message, at: reference, help: error.help)
      return nil
    }
    var place: Place
    if name.isEmpty {
      place = Self.root(of: reference.file, root, report, &loader, reference) ?? root
    } else {
      guard let file = loader.root(of: name, at: reference) else { return nil }
      place = file
    }
    guard isAllowed(pointer, reference, allowsModifiers) else { return nil }
    for segment in pointer {
      guard let next = place.step(segment) else {
        problem(
          "there is no `\(segment)` at the end of `\(text)`", at: reference, help: "Correct the pointer.")
        return nil
      }
      place = next
    }
    if place.file == object.file, place.node.offset <= object.node.offset, place.node.end >= object.node.end {
      problem(
        "`\(text)` names an object that contains this reference", at: reference, help: "Name another place.")
      return nil
    }
    return (place, pointer)
  }

  /// Returns the root of the file in which a reference is written.
  private static func root(
    of file: Int32, _ root: Place, _ report: StandardReport, _ loader: inout SourceLoader, _ reference: Place
  ) -> Place? {
    guard file != root.file else { return root }
    let name = report.files[Int(file)].path.split(separator: "/").last.map(String.init) ?? ""
    return loader.root(of: name, at: reference)
  }

  /// Returns true for a pointer to a place that references may name; reports any other.
  private func isAllowed(_ pointer: [String], _ reference: Place, _ allowsModifiers: Bool) -> Bool {
    if pointer.first == "resolutionOrder" {
      problem(
        "a reference names a part of the `resolutionOrder`", at: reference,
        help: "Move the set to `sets`, and refer to it there.")
      return false
    }
    if pointer.first == "modifiers", !allowsModifiers {
      problem(
        "a set or modifier refers to a modifier, which only the `resolutionOrder` does", at: reference,
        help: "Move the common tokens into a set.")
      return false
    }
    return true
  }

  /// Reads the fragment of a reference; empty for a whole file. A slash at its start may be missing.
  private static func pointer(_ fragment: Substring) throws(ReferenceSyntax.Problem) -> [String] {
    if fragment.isEmpty { return [] }
    let rest = fragment.dropFirst()
    let text = rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") ? String(fragment) : "#/" + rest
    guard case .pointer(let path) = try ReferenceSyntax.pointer(text) else { return [] }
    return path
  }

  private func problem(_ message: String, at place: Place, help: String) {
    report.report(.resolverReference, message, at: place, help: help)
  }
}
