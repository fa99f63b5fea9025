/// A decoder for the JSON that `ThemeEncoder` writes. It collects the tokens of one theme, so it can be used
/// once.
struct ThemeDecoder {
  /// An error message with its source offset.
  struct Failure: Error {
    let offset: Int
    let message: String
  }

  private var modes: [Mode] = []
  private var tokens: [ThemeToken] = []

  /// The properties that members inherit from their group.
  private struct Inherited {
    var type: TokenType?
    var deprecated: Deprecation?
  }

  /// Decodes a theme from the root object. Throws for JSON without Kanso's `$extensions`, for another schema
  /// version, for a token outside of a section, and if the fingerprint does not match the contents.
  mutating func decodeTheme(from root: JSONNode) throws(Failure) -> Theme {
    let members = try root.object("a theme")
    guard let own = root["$extensions"]?[ThemeSchema.extensionKey] else {
      throw root.failure(
        "this is not a theme of Kanso: `$extensions` holds no `\(ThemeSchema.extensionKey)`. Compile a "
          + "style guide with `kanso compile`"
      )
    }
    try checkVersion(own)
    let name = try own["name"].map { (node) throws(Failure) in try node.string("the guide's name") }
    if let node = own["modes"] { modes = try decodeModes(node) }
    let kinds = try own["sections"].map { (node) throws(Failure) in try decodeKinds(node) } ?? [:]
    var sections: [TokenGroup] = []
    for member in try sectionMembers(of: members, own) {
      guard !Self.isToken(member.value) else {
        throw Failure(
          offset: member.keyOffset, message: "the token `\(member.key)` stands outside of any section")
      }
      sections.append(try decodeGroup(member.value, TokenPath(member.key), Inherited()))
    }
    var theme = Theme(name: name, modes: modes, sections: sections, kinds: kinds, tokens: tokens)
    try checkFingerprint(theme, own)
    if let node = own["contrast"] { theme.contrasts = try decodeContrasts(node, of: theme) }
    if let node = own["renamed"] { theme.renames = try decodeRenames(node, of: theme) }
    return theme
  }

  /// Decodes an object from the former paths of tokens to those of today. Throws for a former path that a token has, and
  /// for a path of today that none has.
  private func decodeRenames(_ node: JSONNode, of theme: Theme) throws(Failure) -> [TokenRename] {
    var renames: [TokenRename] = []
    for member in try node.object("`renamed`") {
      let rename = TokenRename(
        from: TokenPath(member.key), to: TokenPath(try member.value.string("a path in `renamed`")))
      guard theme[rename.oldPath] == nil else {
        throw Failure(offset: member.keyOffset, message: "`\(rename.oldPath)` is a token, and no former path of one")
      }
      guard theme[rename.newPath] != nil else {
        throw member.value.failure("there is no token `\(rename.newPath)`")
      }
      renames.append(rename)
    }
    return renames
  }

  /// Throws if the schema version is missing or is not the supported one.
  ///
  /// - Parameter own: Kanso's object in `$extensions`.
  private func checkVersion(_ own: JSONNode) throws(Failure) {
    let node = try own.required("schemaVersion", of: "the theme")
    let version = try node.number("the schema version")
    guard version <= Double(ThemeSchema.version) else {
      throw node.failure(
        "the theme is of schema version \(Int(clamping: Int64(min(version, 1e9)))), and this KansoTheme "
          + "reads up to version \(ThemeSchema.version). Update the kanso package, or compile the guide "
          + "with the version you have"
      )
    }
    guard version == Double(ThemeSchema.version) else {
      throw node.failure("there is no such schema version")
    }
  }

  /// Throws if the stored fingerprint is missing or is not that of the decoded theme.
  ///
  /// - Parameter own: Kanso's object in `$extensions`.
  private func checkFingerprint(_ theme: Theme, _ own: JSONNode) throws(Failure) {
    let node = try own.required("fingerprint", of: "the theme")
    let text = try node.string("the fingerprint")
    guard let written = Fingerprint(text) else {
      throw node.failure("a fingerprint has 16 hexadecimal digits")
    }
    guard written == theme.fingerprint else {
      throw node.failure(
        "the theme was changed after it was compiled: its fingerprint is \(written), its contents make "
          + "\(theme.fingerprint). Change the guide and compile it again"
      )
    }
  }

  /// Decodes an array of modes, each with `name`, `context`, and an optional `fallback`.
  private func decodeModes(_ node: JSONNode) throws(Failure) -> [Mode] {
    var modes: [Mode] = []
    for element in try node.array("`modes`") {
      let name = try element.required("name", of: "a mode").string("a mode's name")
      var values: [String: String] = [:]
      for member in try element.required("context", of: "a mode").object("a mode's context") {
        values[member.key] = try member.value.string("the value of an axis")
      }
      let fallback = try element["fallback"].map { (node) throws(Failure) in
        try node.string("a mode's fallback")
      }
      modes.append(Mode(name: name, context: Context(values), fallback: fallback))
    }
    return modes
  }

  /// Decodes an object from the names of sections to their kinds.
  private func decodeKinds(_ node: JSONNode) throws(Failure) -> [String: Section] {
    var kinds: [String: Section] = [:]
    for member in try node.object("`sections`") {
      kinds[member.key] = try member.value.keyword("kind of section", Section.self)
    }
    return kinds
  }

  /// Returns true if a key belongs to the standard: it begins with `$`.
  static func isOfTheStandard(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "$") }

  /// Returns true if an object is a token: it has a `$value`. False for edges.
  private static func isToken(_ node: JSONNode) -> Bool { node["$value"] != nil }

  /// Returns true if an object is a group that Kanso has marked as the edges of one token.
  private static func isEdges(_ node: JSONNode) -> Bool { node.isEdgesOfKanso }

  /// Decodes a group with all its members, and appends its tokens to `tokens`. A member that is neither a
  /// token nor edges is a nested group.
  private mutating func decodeGroup(
    _ node: JSONNode, _ path: TokenPath, _ inherited: Inherited
  ) throws(Failure) -> TokenGroup {
    var handedDown = inherited
    if let type = node["$type"] { handedDown.type = try type.keyword("token type", TokenType.self) }
    handedDown.deprecated = try decodeDeprecation(of: node, inherited)
    var members: [TokenGroup.Member] = []
    for member in try node.object("the group `\(path)`") where !Self.isOfTheStandard(member.key) {
      let memberPath = path.appending(member.key)
      guard Self.isToken(member.value) || Self.isEdges(member.value) else {
        members.append(.group(try decodeGroup(member.value, memberPath, handedDown)))
        continue
      }
      let token =
        Self.isToken(member.value)
        ? try decodeToken(member.value, memberPath, handedDown)
        : try decodeEdges(member.value, memberPath, handedDown)
      members.append(.token(tokens.count))
      tokens.append(token)
    }
    return TokenGroup(
      path: path, description: try decodeDescription(of: node), deprecated: handedDown.deprecated,
      members: members)
  }

  /// Returns the `$description`; nil if there is none. Throws if it is not a string.
  private func decodeDescription(of node: JSONNode) throws(Failure) -> String? {
    try node["$description"].map { (node) throws(Failure) in try node.string("`$description`") }
  }

  /// Returns the `$deprecated` of a node, or the inherited deprecation if there is none. `false` ends an
  /// inherited one.
  private func decodeDeprecation(of node: JSONNode, _ inherited: Inherited) throws(Failure) -> Deprecation? {
    guard let written = node["$deprecated"] else { return inherited.deprecated }
    switch written.content {
    case .bool(let isDeprecated): return isDeprecated ? .unexplained : nil
    case .string(let text): return .message(text)
    default: throw written.failure("`$deprecated` has to be true, false or a string")
    }
  }
}

// MARK: Tokens
extension ThemeDecoder {
  /// Decodes a token other than edges. Throws if neither it nor a group around it has a `$type`.
  private func decodeToken(_ node: JSONNode, _ path: TokenPath, _ inherited: Inherited) throws(Failure)
    -> ThemeToken
  {
    let written = try node["$type"].map { (node) throws(Failure) in
      try node.keyword("token type", TokenType.self)
    }
    guard let type = written ?? inherited.type else {
      throw node.failure("the token `\(path)` has no `$type`, and no group around it has one")
    }
    let own = node["$extensions"]?[ThemeSchema.extensionKey]
    return ThemeToken(
      path: path, value: try Self.decodeValue(of: node, extras: own, type), alias: try decodeAlias(in: own),
      variants: try decodeVariants(in: own) { (mode) throws(Failure) in
        try Self.decodeValue(of: mode, extras: mode, type)
      },
      description: try decodeDescription(of: node), deprecated: try decodeDeprecation(of: node, inherited),
      extensions: node.extensionsOfOthers)
  }

  /// Decodes a `$value`. The authored color, the value with authored colors, the spring of a curve, or the additional
  /// properties of a font come from `extras`.
  ///
  /// - Parameters:
  ///   - node: the token or the variant.
  ///   - extras: the object with the members `color`, `value`, `spring` and `font`: Kanso's object of a token, or the
  ///     variant.
  fileprivate static func decodeValue(
    of node: JSONNode, extras: JSONNode?, _ type: TokenType
  ) throws(Failure) -> TokenValue {
    let value = try node.required("$value", of: "the token").tokenValue(type)
    switch value {
    case .color: return try extras?["color"]?.tokenValue(.color) ?? value
    case .typography(let typography): return .typography(try typography.adding(extras?["font"]))
    case .cubicBezier:
      return try extras?["spring"].map { (node) throws(Failure) in .spring(try node.spring()) } ?? value
    case .border, .shadow, .gradient: return try extras?["value"]?.tokenValue(type) ?? value
    default: return value
    }
  }

  /// Decodes a token of edges from its group of four dimensions. The inherited type is not used.
  private func decodeEdges(_ node: JSONNode, _ path: TokenPath, _ inherited: Inherited) throws(Failure)
    -> ThemeToken
  {
    let own = node["$extensions"]?[ThemeSchema.extensionKey]
    let value = try edgesValue { (name) throws(Failure) in
      try node.required(name, of: "the edges").required("$value", of: "the edge").dimension()
    }
    return ThemeToken(
      path: path, value: value, alias: try decodeAlias(in: own),
      variants: try decodeVariants(in: own) { (mode) throws(Failure) in
        try edgesValue { (name) throws(Failure) in try mode.required(name, of: "the edges").dimension() }
      },
      description: try decodeDescription(of: node), deprecated: try decodeDeprecation(of: node, inherited),
      extensions: node.extensionsOfOthers)
  }

  /// Returns edges from the dimensions that the closure returns for `top`, `leading`, `bottom` and
  /// `trailing`.
  private func edgesValue(_ edge: (String) throws(Failure) -> Dimension) throws(Failure) -> TokenValue {
    .edges(
      Edges(
        top: try edge("top"), leading: try edge("leading"), bottom: try edge("bottom"),
        trailing: try edge("trailing")))
  }

  /// Returns the member `alias` of Kanso's object as a path; nil if there is none.
  private func decodeAlias(in own: JSONNode?) throws(Failure) -> TokenPath? {
    guard let node = own?["alias"] else { return nil }
    return TokenPath(try node.string("`alias`"))
  }

  /// Decodes the member `modes` of Kanso's object, in its order; empty without one. Throws for a mode that
  /// the theme does not declare.
  ///
  /// - Parameter value: decodes the value of one variant.
  private func decodeVariants(
    in own: JSONNode?, value: (JSONNode) throws(Failure) -> TokenValue
  ) throws(Failure) -> [ThemeToken.Variant] {
    var variants: [ThemeToken.Variant] = []
    for member in try own?["modes"]?.object("`modes`") ?? [] {
      guard let mode = modes.firstIndex(where: { $0.name == member.key }) else {
        throw Failure(offset: member.keyOffset, message: "the theme declares no mode `\(member.key)`")
      }
      variants.append(
        ThemeToken.Variant(
          mode: mode, value: try value(member.value), alias: try decodeAlias(in: member.value)))
    }
    return variants
  }
}

extension JSONNode {
  /// True for a group that Kanso has marked as the edges of one token.
  package var isEdgesOfKanso: Bool { self["$extensions"]?[ThemeSchema.extensionKey]?["edges"] != nil }

  /// Returns the value of a token that Kanso wrote, also what the standard cannot represent; nil for another value, such
  /// as a reference.
  package func valueOfKanso(_ type: TokenType) -> TokenValue? {
    try? ThemeDecoder.decodeValue(of: self, extras: self["$extensions"]?[ThemeSchema.extensionKey], type)
  }
}

extension Typography {
  /// Returns this font with the properties in the member `font` of Kanso's object, and with the implied parts
  /// that it lists. Unknown properties and unknown implied parts are ignored. Nil adds nothing.
  fileprivate func adding(_ extras: JSONNode?) throws(ThemeDecoder.Failure) -> Typography {
    var font = self
    font.implied = []
    guard let extras else { return font }
    for member in try extras.object("`font`") {
      switch member.key {
      case "face": font.face = try member.value.string("`face`")
      case "italic": font.isItalic = try member.value.bool("`italic`")
      case "textStyle": font.textStyle = try member.value.keyword("text style", TextStyle.self)
      case "maximumSize": font.maximumSize = try member.value.number("`maximumSize`")
      case "implied":
        for element in try member.value.array("`implied`") {
          let name = try element.string("an implied part")
          for (part, known) in ImpliedParts.names where known == name { font.implied.insert(part) }
        }
      default: break
      }
    }
    return font
  }
}
