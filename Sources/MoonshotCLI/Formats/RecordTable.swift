import TextLayout

/// The records of a list-like answer as rows of chosen columns: what TSV and CSV write.
package struct RecordTable: Sendable {
  /// The JSON keys, which are the header.
  package let keys: [String]

  /// One value a column in every row.
  package let rows: [[JSONValue]]
}

// MARK: - Formats

extension RecordTable {
  /// One line a record, fields divided by tabs, controls as visible escapes: `\t`, `\n`.
  func tsv(header: Bool) -> [UInt8] {
    lines(header: header, separator: UInt8(ascii: "\t"), end: "\n") { cell, bytes in
      bytes.append(contentsOf: cell.sanitized.utf8)
    }
  }

  /// RFC 4180; values are never altered, not even for spreadsheets that take `=1+1` for a formula.
  func csv(header: Bool) -> [UInt8] {
    lines(header: header, separator: UInt8(ascii: ","), end: "\r\n") { cell, bytes in
      let needsQuotes =
        cell.utf8.contains {
          $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
        }
        || cell.isEmpty && keys.count == 1  // An empty line would be no record.
      guard needsQuotes else { return bytes.append(contentsOf: cell.utf8) }
      bytes.append(UInt8(ascii: "\""))
      for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private func lines(
    header: Bool, separator: UInt8, end: String, _ append: (String, inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    func line(_ cells: some Collection<String>) {
      var isFirst = true
      for cell in cells {
        if !isFirst { bytes.append(separator) }
        isFirst = false
        append(cell, &bytes)
      }
      bytes.append(contentsOf: end.utf8)
    }
    if header { line(keys) }
    for row in rows { line(row.lazy.map(\.cell)) }
    return bytes
  }
}
