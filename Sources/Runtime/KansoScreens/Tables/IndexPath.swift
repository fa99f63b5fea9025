import Foundation
import KansoLayout

#if os(iOS) || os(tvOS)
  import UIKit
#endif

/// The index of a row in a table, as in UIKit.
public typealias IndexPath = Foundation.IndexPath

#if !os(iOS) && !os(tvOS)
  extension IndexPath {
    /// Creates the index path of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section, from 0; 0 for an index path without one.
    public var section: Int {
      get { isEmpty ? 0 : self[0] }
      set { self = IndexPath(row: row, section: newValue) }
    }
    /// The row within its section, from 0; 0 for an index path without one.
    public var row: Int {
      get { count > 1 ? self[1] : 0 }
      set { self = IndexPath(row: newValue, section: section) }
    }
  }
#endif
