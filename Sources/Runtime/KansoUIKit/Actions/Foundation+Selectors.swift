// The methods of Foundation that take a selector. It has them on Apple's platforms only.

extension Timer {
  /// Creates a timer that calls a method of a target, and adds it to the current run loop. The timer retains the target.
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let object = target as AnyObject
    nonisolated(unsafe) let action = selector
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      action.perform(on: object, sender: timer)
    }
  }
}

extension NotificationCenter {
  /// Calls a method of an observer for each notification with a name. The observer is not retained.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    nonisolated(unsafe) let action = selector
    nonisolated(unsafe) weak let target = observer as AnyObject
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      if let target { action.perform(on: target, sender: notification) }
    }
  }
}
