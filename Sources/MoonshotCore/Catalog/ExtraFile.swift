/// A file that belongs to a catalog but need not be there.
struct ExtraFile {
  /// Its text, as far as it is JSON; `nil` for a file that isn't there or can't be read.
  let document: JSONDocument?

  /// What is wrong with that.
  let faults: [Fault]

  /// Reads the file called `name` of `bundle`.
  init(_ name: String, in bundle: ResourceBundle) {
    do throws(Fault) {
      let document = try bundle.document(name)
      self.document = document
      faults = document.syntaxFaults(file: name)
    } catch {
      document = nil
      faults = error.problem == .missing ? [] : [error]
    }
  }

  var root: JSONElement? { document?.root }
}
