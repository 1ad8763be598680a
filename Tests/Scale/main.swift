import Foundation
import FuzzTargets

func cpu() -> Double {
  var t = timespec(); clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t)
  return Double(t.tv_sec) + Double(t.tv_nsec) / 1e9
}
let thread = Thread {
  while let line = readLine() {
    let row = try! JSONSerialization.jsonObject(with: Data(line.utf8)) as! [Any]
    let name = row[0] as! String
    let before = row[2] as! String, unit = row[3] as! String, after = row[4] as! String
    let small = row[5] as! Int
    func text(_ size: Int) -> [UInt8] {
      let n = max(1, size / max(1, unit.utf8.count + (row.count > 6 ? (row[6] as! String).utf8.count : 0)))
      var s: [UInt8] = Array(before.utf8)
      for i in 0..<n { s += unit.contains("@N@") ? Array(unit.replacingOccurrences(of: "@N@", with: "\(i)").utf8) : Array(unit.utf8) }
      s += Array(after.utf8)
      if row.count > 6 { let c = row[6] as! String; for i in 0..<n { s += c.contains("@N@") ? Array(c.replacingOccurrences(of: "@N@", with: "\(i)").utf8) : Array(c.utf8) } }
      return s
    }
    func time(_ bytes: [UInt8]) -> Double { let s = cpu(); FuzzTarget.page.run(bytes); return cpu() - s }
    let a = time(text(small)), b = time(text(small * 4))
    print(String(format: "%.3f %.3f %.2f", a, b, b / max(a, 1e-6)), name)
    fflush(nil)
  }
  exit(0)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
