/// Returns a generated style guide of `count` tokens; the same text for the same count.
///
/// - Six in ten tokens are colors. Two in five of them are aliases, up to four levels deep.
/// - Two in ten tokens are paddings, and two in ten are fonts.
/// - Groups have 50 tokens.
/// - One token in ten has a description, and one color in ten has a value per mode.
func makeGuide(count: Int) -> String {
  var random = Numbers(state: UInt64(count))
  let colors = count * 6 / 10
  let paddings = count * 2 / 10
  var lines = ["name: Benchmark", "modes: [light, dark]", "colors:"]
  var depths: [Int] = []

  func described(_ name: String, _ value: String, _ what: String) -> [String] {
    random.next(10) > 0
      ? ["    \(name): \(value)"]
      : ["    \(name):", "      value: \(value)", "      description: \(what) for the benchmark"]
  }
  func hex() -> String {
    let digits = String(random.next(1 << 24), radix: 16, uppercase: true)
    return "\"#" + String(repeating: "0", count: 6 - digits.count) + digits + "\""
  }
  func path(_ prefix: String, _ index: Int) -> String { "\(prefix)\(index / 50).step\(index % 50)" }

  for index in 0..<colors {
    if index % 50 == 0 { lines.append("  palette\(index / 50):") }
    let name = "step\(index % 50)"
    let target = max(0, index - 1 - random.next(2000))
    if index >= colors * 6 / 10, depths[target] < 4 {
      depths.append(depths[target] + 1)
      lines += described(name, path("palette", target), "An alias")
    } else if random.next(10) == 0 {
      depths.append(0)
      lines += ["    \(name):", "      light: \(hex())", "      dark: \(hex())"]
    } else {
      depths.append(0)
      lines += described(name, hex(), "A color")
    }
  }
  lines.append("padding:")
  for index in 0..<paddings {
    if index % 50 == 0 { lines.append("  space\(index / 50):") }
    let value =
      index % 5 == 4
      ? path("space", index - 1) : String([2, 4, 8, 12, 16, 20, 24, 32, 40, 48][random.next(10)])
    lines += described("step\(index % 50)", value, "A padding")
  }
  lines.append("fonts:")
  for index in 0..<(count - colors - paddings) {
    if index % 50 == 0 { lines.append("  text\(index / 50):") }
    let family = ["Chalkboard SE", "Avenir Next", "Georgia", "system"][random.next(4)]
    let weight = ["regular", "medium", "semibold", "bold"][random.next(4)]
    lines.append(
      "    style\(index % 50): {family: \(family), weight: \(weight), size: \(10 + random.next(30))}")
  }
  return lines.joined(separator: "\n") + "\n"
}

/// A seeded random number generator (SplitMix64).
private struct Numbers {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
