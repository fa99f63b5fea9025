/// The names and words of which every source with style contains at least one, by their hashes.
struct Vocabulary: Sendable {
  /// The meanings of a name.
  struct Meaning: OptionSet, Sendable {
    let rawValue: UInt16

    /// A possible sink.
    static let sink = Meaning(rawValue: 1)
    /// A word or a label of a color.
    static let color = Meaning(rawValue: 2)
    /// A label before a string that may be a color or the name of a font.
    static let textLabel = Meaning(rawValue: 4)
    /// The name `init`.
    static let initializer = Meaning(rawValue: 8)
    /// A label that determines the type of `.init(…)`.
    static let labelOfInit = Meaning(rawValue: 16)
    /// An attribute that layout libraries compare.
    static let attribute = Meaning(rawValue: 32)
    /// A member that is a coordinate, `x` or `y`.
    static let coordinate = Meaning(rawValue: 64)
    /// The name of a type that guides are compiled to.
    static let guideType = Meaning(rawValue: 128)
    /// The name of a module that only tests import.
    static let testModule = Meaning(rawValue: 256)
    /// The keyword `import`, or the attribute `testable`.
    static let importing = Meaning(rawValue: 512)
    /// The constant in the types that Kanso compiles.
    static let fingerprint = Meaning(rawValue: 1024)
  }

  /// The meanings of the names in lower case.
  private var meanings = NameTable<Meaning>()
  /// The names of the types that guides are compiled to.
  private var guideTypes: [[UInt8]] = []
  /// The names of the modules that only tests import.
  private var testModules: [[UInt8]] = []

  /// Creates an empty vocabulary.
  init() {}

  /// Adds the names of types that guides are compiled to, the modules that only tests import, and what marks
  /// them.
  mutating func add(guideTypes types: some Sequence<String>, testModules modules: some Sequence<String>) {
    for name in types {
      add(name, .guideType)
      guideTypes.append(Array(name.utf8))
    }
    for name in modules {
      add(name, .testModule)
      testModules.append(Array(name.utf8))
    }
    for name in ["import", "testable"] { add(name, .importing) }
    add("kansoFingerprint", .fingerprint)
  }

  /// Returns true for the name of a type that guides are compiled to.
  func isGuideType(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guideTypes.contains { $0.elementsEqual(name) }
  }

  /// Returns true for the name of a module that only tests import.
  func isTestModule(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    testModules.contains { $0.elementsEqual(name) }
  }

  /// Adds a meaning to a name, regardless of case.
  mutating func add(_ name: String, _ meaning: Meaning) {
    meanings.add(meaning, to: NameHash(name.lowercased().utf8))
  }

  /// Returns the meanings of a name or a word; none if it is unknown.
  ///
  /// - Parameter hash: the hash of the name in lower case.
  func meaning(of hash: NameHash) -> Meaning { meanings.options(of: hash) }
}

/// The lookup of a name and of its camel-case words while its bytes are read.
struct NameScan {
  /// The hash of the name in lower case.
  private(set) var hash = NameHash()
  /// The hash of the current word in lower case.
  private var word = NameHash()
  private var found = Vocabulary.Meaning()
  /// True before the first byte.
  private(set) var isEmpty = true

  init() {}

  /// Starts with the hash of the small letters that the name begins with.
  init(after letters: NameHash) {
    (hash, word, isEmpty) = (letters, letters, false)
  }

  /// Adds a byte of the name. Digits, underscores and bytes outside of ASCII separate words.
  mutating func add(_ byte: UInt8, _ vocabulary: Vocabulary) {
    isEmpty = false
    if byte.isSmallLetter {
      hash.add(byte)
      word.add(byte)
      return
    }
    found.formUnion(vocabulary.meaning(of: word))
    word = NameHash()
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    hash.add(isCapital ? byte | 0x20 : byte)
    if isCapital { word.add(byte | 0x20) }
  }

  /// Returns the meanings of the name and of its words.
  func end(_ vocabulary: Vocabulary) -> Vocabulary.Meaning {
    var found = found.union(vocabulary.meaning(of: word))
    if hash != word { found.formUnion(vocabulary.meaning(of: hash)) }
    return found
  }
}
