extension HTMLOutput {
  mutating func writeTable(_ block: BlockID) {
    beginLine()
    write("<table>\n")
    let rows = Array(document.children(of: block))
    let columns = rows.first.map { Array(document.children(of: $0)).count } ?? 0
    write("<thead>\n")
    for row in rows.prefix(1) { writeRow(row, columns: columns, isHeader: true) }
    write("</thead>\n")
    if rows.count > 1 { write("<tbody>\n") }
    for row in rows.dropFirst() { writeRow(row, columns: columns, isHeader: false) }
    if rows.count > 1 { write("</tbody>\n") }
    write("</table>\n")
  }

  private mutating func writeRow(_ row: BlockID, columns: Int, isHeader: Bool) {
    write("<tr>\n")
    var written = 0
    for cell in document.children(of: row) {
      write(isHeader ? "<th" : "<td")
      if case .tableCell(let alignment) = document.kind(of: cell) { writeAlignment(alignment) }
      write(">")
      writeInlines(of: cell)
      write(isHeader ? "</th>\n" : "</td>\n")
      written += 1
    }
    while written < columns, spend(10) {
      write("<td></td>\n")
      written += 1
    }
    write("</tr>\n")
  }

  private mutating func writeAlignment(_ alignment: ColumnAlignment) {
    switch alignment {
    case .none: break
    case .left: write(" align=\"left\"")
    case .center: write(" align=\"center\"")
    case .right: write(" align=\"right\"")
    }
  }
}
