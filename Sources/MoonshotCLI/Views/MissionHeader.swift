import MoonshotCore
import TextLayout

/// A picture of where the flight went, and beside it, tied to its middle by a guide, the title block.
struct MissionHeader: View {
  let detail: MissionDetail

  var body: some View {
    PictureHeader(beside: 20) { columns in
      MissionPicture(mission, columns: columns)
    } headline: {
      Text(mission.title).style(.title)
      if let highlight = mission.highlight { Text(highlight) }
    } details: {
      Text(dates).style(.muted)
      if !craft.isEmpty { Text(craft).style(.muted) }
    }
  }

  private var mission: Mission { detail.mission }

  /// When and how long, as "Jul 16 – 24, 1969 · 8 d 3 h 19 min".
  private var dates: String {
    let flight = mission.flight
    let start = flight.liftoff?.day ?? mission.launchDate
    let span = start.map { start in
      Words.span(start, max(start, flight.splashdown?.day ?? start))
    }
    let parts = [span ?? "no launch date", flight.duration.map(Words.duration)]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// What flew, as "Columbia · Eagle · Saturn V SA-506".
  private var craft: String {
    let vehicle = [mission.vehicle.launcher, mission.vehicle.launcherNumber].compactMap(\.self)
    return (detail.callSigns + [vehicle.joined(separator: " ")]).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}
