/// A number within a range. Values that are not finite are ignored.
struct RangedValue {
  /// The lower bound. Setting it above the upper one raises that.
  var minimum: Double {
    didSet {
      guard minimum.isFinite else { return minimum = oldValue }
      if maximum < minimum { maximum = minimum }
      value = storedValue
    }
  }
  /// The upper bound. Setting it below the lower one lowers that.
  var maximum: Double {
    didSet {
      guard maximum.isFinite else { return maximum = oldValue }
      if minimum > maximum { minimum = maximum }
      value = storedValue
    }
  }
  /// The number, clamped to the range.
  var value: Double {
    get { storedValue }
    set { if newValue.isFinite { storedValue = max(minimum, min(newValue, maximum)) } }
  }
  private var storedValue = 0.0

  /// Creates a range from 0 with the value 0.
  init(upTo maximum: Double) { (minimum, self.maximum) = (0, maximum) }
}
