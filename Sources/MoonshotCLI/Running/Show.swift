/// What goes on on a terminal before the streams of an outcome are written.
package enum Show: Equatable, Sendable {
  /// Flights to play, one after the other, in place of standard output, which is what stands on the
  /// screen when they are over.
  case replays([Replay])

  /// The catalog on the full screen, until somebody leaves it.
  case browser(BrowserState)
}
