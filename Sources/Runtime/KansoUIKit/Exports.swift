// UIKit's module gives Foundation's names as well. The names of Kanso's own modules stay out of the way: only those of
// UIKit are public here, so that they collide with nothing.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
