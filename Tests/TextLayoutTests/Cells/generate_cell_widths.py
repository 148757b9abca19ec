#!/usr/bin/env python3
"""Writes Sources/TextLayout/Cells/CellWidthTable.swift from the Unicode Character Database.

    pip install 'unicodedata2<18'
    python3 Tests/TextLayoutTests/Cells/generate_cell_widths.py

`unicodedata2` carries the database of the Unicode version that its own version names. The widths
follow UAX #11 (East_Asian_Width W and F fill two cells, everything else one, ambiguous included)
and the general category: marks that don't space (Mn, Me), format characters (Cf, soft hyphen and
prepended number signs apart), medial vowels and final consonants of Hangul, and the default
ignorable code points fill none. Controls fill none either: they never reach the grid raw.
"""

import pathlib
import unicodedata2 as ucd

VISIBLE_FORMATS = {0x00AD, *range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2,
                   0x110BD, 0x110CD}
WIDE_UNASSIGNED = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
IGNORABLE = [(0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
             (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0000, 0xE0FFF)]
JAMO_TAILS = [(0x1160, 0x11FF), (0xD7B0, 0xD7C6), (0xD7CB, 0xD7FB)]


def within(point, ranges):
    return any(low <= point <= high for low, high in ranges)


def width(point):
    character = chr(point)
    category = ucd.category(character)
    if point == 0x115F:
        return 2  # the Hangul filler stands for a leading consonant
    if 0x1F1E6 <= point <= 0x1F1FF:
        return 2  # half a flag is drawn as wide as a whole one
    if within(point, IGNORABLE) or within(point, JAMO_TAILS):
        return 0
    if category in ("Cc", "Zl", "Zp", "Cs"):
        return 0
    if category in ("Mn", "Me"):
        return 0
    if category == "Cf" and point not in VISIBLE_FORMATS:
        return 0
    if ucd.east_asian_width(character) in ("W", "F"):
        return 2
    return 2 if within(point, WIDE_UNASSIGNED) else 1


def runs():
    previous = None
    for point in range(0x110000):
        if category_free(point) and previous is not None:
            continue  # an unassigned code point extends the run before it
        current = width(point)
        if current != previous:
            yield point, current
        previous = current


def category_free(point):
    return ucd.category(chr(point)) == "Cn" and not within(point, IGNORABLE + WIDE_UNASSIGNED)


def main():
    table = list(runs())
    target = pathlib.Path(__file__).parents[3] / "Sources/TextLayout/Cells/CellWidthTable.swift"
    words = [f"0x{point << 2 | width:X}," for point, width in table]
    lines, line = [], "   "
    for word in words:
        if len(line) + 1 + len(word) > 100:
            lines.append(line)
            line = "   "
        line += " " + word
    lines.append(line)
    target.write_text(f"""// Written by Tests/TextLayoutTests/Cells/generate_cell_widths.py; change the script, not the table.

/// Cell widths of Unicode {ucd.unidata_version}, as runs of code points of equal width.
enum CellWidthTable {{
  /// One entry for each of the {len(table)} runs, in ascending order.
  ///
  /// An entry is `first code point << 2 | width`; the run ends where the next one begins.
  /// Unassigned code points lengthen the run before them.
  static let runs: [UInt32] = [
""" + "\n".join(lines) + "\n  ]\n}\n")


main()
