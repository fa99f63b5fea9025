/// The way in which an associated value is kept. Every value is retained here.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The values that were attached to objects. Those of an object that is gone stay until the next value is attached.
private final class AssociatedObjects: @unchecked Sendable {
  /// An object with its values by their keys.
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  static let shared = AssociatedObjects()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private var limit = 1_000

  /// Attaches a value to an object, or removes one.
  func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer) {
    lock.withLock {
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(1_000, entries.count * 2)
      }
      let identity = ObjectIdentifier(object)
      // The object of an old entry may be gone, and another one may have its address.
      var entry = entries[identity] ?? Entry(object: object)
      if entry.object !== object { entry = Entry(object: object) }
      entry.values[key] = value
      entries[identity] = entry
    }
  }

  /// Returns the value of an object for a key; nil if there is none.
  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.values[key]
    }
  }
}

/// Attaches a value to an object under a key; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.shared.set(value, of: object as AnyObject, for: key) }

/// Returns the value that was attached to an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}
