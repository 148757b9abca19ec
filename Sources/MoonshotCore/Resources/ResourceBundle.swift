import EmbeddedResources

/// Where JSON resources are found by name: inside the binary, or in a folder.
///
/// ```swift
/// let missions: [Mission] = try ResourceBundle.embedded.decode("missions.json")
/// ```
public struct ResourceBundle: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case embedded
    case folder(String)
    case memory([String: ResourceBytes])
  }

  /// The catalog that is compiled into the binary.
  public static let embedded = ResourceBundle(source: .embedded)

  private init(source: Source) {
    self.source = source
  }

  /// The files of the folder at `path`; whether it exists shows when something is read.
  public init(folder path: String) {
    self.init(source: .folder(path))
  }

  /// Files held in memory, by name.
  public init(files: [String: [UInt8]]) {
    self.init(source: .memory(files.mapValues { ResourceBytes($0) }))
  }

  /// Whether this is the catalog of the binary, which leaves nothing to report.
  package var isEmbedded: Bool {
    if case .embedded = source { true } else { false }
  }

  /// The folder's path, or `nil` for a bundle that is none.
  package var folder: String? {
    if case .folder(let path) = source { path } else { nil }
  }

  /// Why the folder cannot be one, in the system's words, or `nil` when it is.
  package var folderProblem: String? { folder.flatMap(File.folderProblem) }
}

// MARK: - Reading

extension ResourceBundle {
  /// The value that `name` holds, such as `[Mission]` or `[String: Astronaut]`.
  ///
  /// Strict: nothing is left out. ``Catalog`` reads the same files with tolerance.
  /// - Parameters:
  ///   - name: the file's name, with its extension.
  ///   - type: what it holds, where the context does not say so.
  /// - Returns: the whole of the file, decoded as JSONDecoder would with its default strategies;
  ///   `Date`, `URL`, `Data` and `Decimal` decode as their own `init(from:)` says.
  /// - Throws: the first ``Fault``, with the file, the record (position and id), the field, what
  ///   was expected and what stood there.
  /// - Complexity: O(*n*) in the size of the file.
  public func decode<T: Decodable>(_ name: String, as type: T.Type = T.self) throws(Fault) -> T {
    let document = try document(name)
    if let fault = document.syntaxFaults(file: name).first { throw fault }
    guard let root = document.root else { throw Fault(.empty, file: name) }
    do {
      return try T(from: JSONElementDecoder(element: root, log: nil))
    } catch {
      throw Fault(LocatedMismatch(error, at: [], element: root), in: root, file: name)
    }
  }

  /// The JSON of `name`, read as far as it is JSON.
  ///
  /// - Throws: a fault when there is no text to read; a fault *in* the text is the document's.
  package func document(_ name: String) throws(Fault) -> JSONDocument {
    JSONDocument(try bytes(name).asUTF8())
  }

  private func bytes(_ name: String) throws(Fault) -> ResourceBytes {
    switch try resource(name) {
    case .bytes(let bytes): return bytes
    case .file(let file):
      do throws(ReadFailure) {
        return try ResourcePieces.whole(of: file)
      } catch {
        throw Fault(error.problem, file: name)
      }
    }
  }

  /// What `name` stands for, not yet read.
  func resource(_ name: String) throws(Fault) -> Resource {
    // The system would cut the name there, and find another file.
    guard !name.utf8.contains(0) else { throw Fault(.missing, file: name) }
    switch source {
    case .embedded:
      guard let file = embedded_resource_named(name)?.pointee, let bytes = file.bytes else {
        throw Fault(.missing, file: name)
      }
      return .bytes(ResourceBytes(immortal: bytes, count: file.size))
    case .folder(let path):
      // The empty path is no folder, and "/" and a name behind it would be another one's.
      guard !path.isEmpty, !path.utf8.contains(0) else { throw Fault(.missing, file: name) }
      do throws(ReadFailure) {
        return .file(try File(path + "/" + name))
      } catch {
        throw Fault(error.problem, file: name)
      }
    case .memory(let files):
      guard let bytes = files[name] else { throw Fault(.missing, file: name) }
      return .bytes(bytes)
    }
  }
}

/// A resource that can be read: bytes in memory, or a file.
enum Resource {
  case bytes(ResourceBytes)
  case file(File)
}
