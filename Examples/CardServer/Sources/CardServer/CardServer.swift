import FlyingFox
import FlyingSocks
import Foundation

@main struct CardServer {
  /// Serves cards on this machine alone, at the port that the first argument names.
  static func main() async throws {
    let argument = CommandLine.arguments.dropFirst().first ?? "8080"
    guard let port = UInt16(argument) else {
      FileHandle.standardError.write(Data("CardServer: a port is a number from 0 to 65535, not '\(argument)'\n".utf8))
      exit(2)
    }
    let server = try server(port: port)
    try await withThrowingTaskGroup { group in
      group.addTask { try await server.run() }
      try await server.waitUntilListening()
      FileHandle.standardOutput.write(Data("http://127.0.0.1:\(try await server.port)/card?title=Hello\n".utf8))
      try await group.waitForAll()
    }
  }

  /// A server at the port, or at any that is free where the port is 0.
  static func server(port: UInt16) throws -> HTTPServer {
    HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled,
      handler: ClosureHTTPHandler { response(to: $0) })
  }
}

extension HTTPServer {
  /// The port of a server that listens.
  var port: UInt16 {
    get throws {
      guard case .ip4(_, let port)? = listeningAddress else { throw SocketError.disconnected }
      return port
    }
  }
}
