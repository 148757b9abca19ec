/// What a person does, as the terminal tells it.
package enum BrowserEvent: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)

  /// Text that came in one piece from a clipboard; it is never taken for keys.
  case paste(String)

  /// The screen has this size now, in cells.
  case resize(columns: Int, rows: Int)

  /// A key of the keyboard, or a combination that terminals send for one.
  package enum Key: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// A letter held with Ctrl, in lower case.
    case control(Unicode.Scalar)
    case up
    case down
    case left
    case right
    case pageUp
    case pageDown
    case home
    case end
    case enter
    case escape
    case backspace
    case tab
    /// Tab with Shift.
    case backTab
  }

  /// What the mouse did over a cell, counted from 0 at the upper left.
  package struct Mouse: Hashable, Sendable {
    package let action: Action
    package let column: Int
    package let row: Int

    package enum Action: Hashable, Sendable {
      case click
      case wheelUp
      case wheelDown
    }

    package init(_ action: Action, column: Int, row: Int) {
      self.action = action
      self.column = column
      self.row = row
    }
  }
}

/// What the terminal has to do after an event, beside drawing.
package enum BrowserEffect: Hashable, Sendable {
  case quit
  /// Give the terminal to the shell until it calls back.
  case suspend
  /// Draw every cell anew, whatever seems to be on the screen.
  case redraw
}
