import Charts
import SwiftUI

struct Rain: Identifiable {
  let id: String
  let amount: Double
}

struct Rains: View {
  let data: [Rain]
  var body: some View {
    Chart {
      ForEach(data) { rain in
        BarMark(x: .value("Day", rain.id), y: .value("Rain", rain.amount)).foregroundStyle(by: .value("Day", rain.id))
      }
      RuleMark(y: .value("Limit", 3)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 2, 4]) { value in
        AxisGridLine()
        AxisValueLabel { if let number = value.as(Double.self) { Text("\(number)") } }
      }
    }
    .chartForegroundStyleScale(["Mon": Color.blue, "Tue": .green])
    .chartLegend(.hidden)
  }
}
