import MoonshotCore
import TextLayout

/// The career at a glance, and beside it, tied to its middle by a guide, name and life dates.
struct AstronautHeader: View {
  let detail: AstronautDetail

  var body: some View {
    let career = Career(detail)
    if career.flights.isEmpty {
      titleBlock
    } else {
      PictureHeader(beside: career.readableColumns) { columns in
        CareerStrip(career, columns: columns)
      } headline: {
        name
      } details: {
        dates
      }
    }
  }

  private var titleBlock: some View {
    VStack(alignment: .leading, spacing: 1) {
      name
      if detail.born != nil || detail.died != nil { dates }
    }
  }

  private var name: some View { Text(detail.astronaut.title).style(.title) }

  private var dates: some View {
    VStack(alignment: .leading) {
      if let born = detail.born { Text(born).style(.muted) }
      if let died = detail.died { Text(died).style(.muted) }
    }
  }
}
