extension ResourceBundle {
  /// A file that belongs to a catalog but need not be there: its value, as far as it is JSON, and
  /// what is wrong with that.
  func extra(_ name: String) -> (root: JSONElement?, faults: [Fault]) {
    do throws(Fault) {
      let document = try document(name)
      return (document.root, document.syntaxFaults(file: name))
    } catch {
      return (nil, error.problem == .missing ? [] : [error])
    }
  }
}
