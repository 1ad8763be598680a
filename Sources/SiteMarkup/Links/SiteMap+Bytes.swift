import Markup
import SiteContent
import SiteStorage

/// The binary format of link targets, in the records of builds.
extension SiteMap.Entry {
  package func write(to writer: inout ByteWriter) {
    for text in [target.path, target.page, target.title] { writer.write(text) }
    writer.write(list: target.fragments.sorted()) { $0.write($1) }
    writer.write(list: target.headings) { writer, heading in
      writer.write(heading.id)
      writer.write(heading.title)
      writer.write(count: heading.level)
    }
    writer.write(target.withholding?.rawValue)
    writer.write(list: aliases) { $0.write($1) }
    writer.write(list: formerPages) { $0.write($1) }
    writer.write(identifier)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    target = SiteMap.Target(
      path: try reader.text(), page: try reader.text(), title: try reader.text(), fragments: Set(try reader.texts()),
      headings: try reader.list { reader throws(ByteReader.Damaged) in
        HeadingPlace(id: try reader.text(), title: try reader.text(), level: try reader.count(upTo: 6))
      }, withholding: try reader.withholding())
    (aliases, formerPages) = (try reader.texts(), try reader.texts())
    identifier = try reader.optionalText()
  }
}

extension ByteReader {
  fileprivate mutating func withholding() throws(Damaged) -> Withholding? {
    guard let name = try optionalText() else { return nil }
    guard let withholding = Withholding(rawValue: name) else { throw Damaged() }
    return withholding
  }
}
