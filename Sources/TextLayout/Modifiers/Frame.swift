extension View {
  /// The view in a frame of fixed size; a length that is `nil` is the view's own.
  ///
  /// The guides of frame and view that `alignment` names are brought together.
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> ModifiedView {
    framed(columns: .fixed(width), rows: .fixed(height), alignment: alignment)
  }

  /// The view in a frame that takes what it is offered, within limits.
  ///
  /// Without a limit on one side the view's own size is that limit; `maxWidth: .max` therefore
  /// fills all the columns there are.
  /// The guides of frame and view that `alignment` names are brought together.
  public func frame(
    minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView {
    framed(
      columns: .limited(minWidth, maxWidth), rows: .limited(minHeight, maxHeight),
      alignment: alignment)
  }

  /// The view in a frame whose width is computed from the columns of the container.
  ///
  /// The container is what the whole is rendered into, not the stack around the view.
  public func containerRelativeFrame(
    alignment: Alignment = .center, _ length: @escaping (_ columns: Int) -> Int
  ) -> ModifiedView {
    ModifiedView { tree in
      frame(width: length(tree.container.columns), alignment: alignment).append(to: &tree)
    }
  }
}

extension View {
  private func framed(
    columns: FrameLength, rows: FrameLength, alignment: Alignment
  ) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { FrameNode($0, columns: columns, rows: rows, alignment: alignment) }
    }
  }
}

/// What a frame demands of one length.
private enum FrameLength {
  /// The view's own length.
  case natural
  /// A length, whatever is offered.
  case exact(Int)
  /// What is offered, within limits.
  case range(least: Int?, most: Int?)

  static func fixed(_ length: Int?) -> FrameLength {
    length.map { .exact($0.asLength) } ?? .natural
  }

  static func limited(_ least: Int?, _ most: Int?) -> FrameLength {
    if least == nil && most == nil { return .natural }
    let least = least?.asLength
    return .range(least: least, most: most.map { max($0.asLength, least ?? 0) })
  }

  /// What the view inside is offered.
  func proposal(for offered: Int?) -> Int? {
    switch self {
    case .natural: offered
    case .exact(let length): length
    case .range(let least, let most):
      offered.map { min(max($0, least ?? 0), most ?? .longestLength) }
    }
  }

  /// The frame's length around a view of length `inner`.
  func length(around inner: Int, offered: Int?) -> Int {
    switch self {
    case .natural: return inner
    case .exact(let length): return length
    case .range(let least, let most):
      let lower = least ?? min(inner, most ?? inner)
      let upper = max(most ?? max(inner, lower), lower)
      return min(max(offered ?? inner, lower), upper)
    }
  }
}

private final class FrameNode: WrapperNode {
  private let columns: FrameLength
  private let rows: FrameLength
  private let alignment: Alignment

  init(_ child: LayoutNode, columns: FrameLength, rows: FrameLength, alignment: Alignment) {
    self.columns = columns
    self.rows = rows
    self.alignment = alignment
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      columns: columns.proposal(for: proposal.columns), rows: rows.proposal(for: proposal.rows))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(
      columns: columns.length(around: size.columns, offered: proposal.columns),
      rows: rows.length(around: size.rows, offered: proposal.rows))
  }

  override func placement(_ proposal: Proposal) -> Placement {
    let inner = inner(proposal)
    let frame = BlankNode(size: size(proposal)).dimensions(proposal)
    let child = child.dimensions(inner)
    return Placement(
      origin: Point(
        column: frame[alignment.horizontal] - child[alignment.horizontal],
        row: frame[alignment.vertical] - child[alignment.vertical]),
      proposal: inner)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    grid.clipped(to: Rect(origin: origin, size: size(proposal))) { grid in
      super.draw(in: &grid, at: origin, proposal: proposal)
    }
  }
}

/// Room of a fixed size, without anything in it.
private final class BlankNode: LayoutNode {
  private let blank: Size

  init(size: Size) {
    blank = size
  }

  override func measure(_ proposal: Proposal) -> Size { blank }
}
