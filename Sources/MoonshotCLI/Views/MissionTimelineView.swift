import TextLayout

/// The events of a flight.
struct FlightTimelineView: View {
  let timeline: FlightTimeline

  var body: some View {
    EventLines(timeline: timeline)
  }
}
