import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import CardServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A response as it came over a socket.
private struct Received: Sendable {
  let status: Int
  let type: String?
  let body: Data

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The pixels of a PNG: two numbers of its first part.
  var pixels: [Int] {
    [16, 20].map { start in body.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
  }
}

/// Starts a server at a port of its own, and stops it after `body`.
private func withServer(_ body: (UInt16) async throws -> Void) async throws {
  let server = try CardServer.server(port: 0)
  let running = Task { try await server.run() }
  defer { running.cancel() }
  try await server.waitUntilListening()
  try await body(server.port)
  await server.stop()
}

private func get(_ port: UInt16, _ target: String, method: String = "GET") async throws -> Received {
  var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(target)")))
  request.httpMethod = method
  let (body, response) = try await URLSession.shared.data(for: request)
  let http = try #require(response as? HTTPURLResponse)
  return Received(status: http.statusCode, type: http.value(forHTTPHeaderField: "Content-Type"), body: body)
}

private func escaped(_ text: String) throws -> String {
  try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
}

@Suite struct CardServerTests {
  @Test func aCardIsAPictureOfItsWidth() async throws {
    try await withServer { port in
      let png = try await get(port, "/card?title=Hello&width=200&scale=3")
      #expect(png.status == 200)
      #expect(png.type == "image/png")
      #expect(png.body.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      #expect(png.pixels[0] == 600)

      let svg = try await get(port, "/card?title=Hello&width=200&format=svg")
      #expect(svg.type == "image/svg+xml")
      #expect(svg.text.contains("width=\"200\""))
    }
  }

  @Test(arguments: [
    ("", "title is missing."),
    ("?title=", "title is missing."),
    ("?title=a&title=b", "'title' is there twice."),
    ("?title=a&colour=red", "no parameter 'colour'; there are title, text, width, scale and format."),
    ("?title=a&width=79", "width is a whole number from 80 to 1000, not '79'."),
    ("?title=a&width=1001", "width is a whole number from 80 to 1000, not '1001'."),
    ("?title=a&width=", "width is a whole number from 80 to 1000, not ''."),
    ("?title=a&width=nan", "width is a whole number from 80 to 1000, not 'nan'."),
    ("?title=a&width=99999999999999999999", "width is a whole number from 80 to 1000, not '99999999999999999999'."),
    ("?title=a&scale=0", "scale is a whole number from 1 to 3, not '0'."),
    ("?title=a&scale=4", "scale is a whole number from 1 to 3, not '4'."),
    ("?title=a&format=gif", "format is png or svg, not 'gif'."),
    ("?title=a%00b", "title has a control character."),
    ("?title=" + String(repeating: "a", count: 201), "title has at most 200 bytes of UTF-8, not 201."),
    ("?title=a&text=" + String(repeating: "a", count: 2001), "text has at most 2000 bytes of UTF-8, not 2001."),
    (
      "?title=a&format=" + String(repeating: "x", count: 60),
      "format is png or svg, not '\(String(repeating: "x", count: 40))…'."
    ),
  ])
  func badInputIsNamed(query: String, message: String) async throws {
    try await withServer { port in
      let response = try await get(port, "/card\(query)")
      #expect(response.status == 400)
      #expect(response.type == "text/plain; charset=utf-8")
      #expect(response.text == message + "\n")
    }
  }

  @Test func otherPlacesAndMethodsAreNot() async throws {
    try await withServer { port in
      let root = try await get(port, "/")
      #expect(root.status == 404)
      let file = try await get(port, "/card/../../etc/passwd")
      #expect(file.status == 404)
      let post = try await get(port, "/card?title=a", method: "POST")
      #expect(post.status == 405)
    }
  }

  @Test func theLargestCardIsBounded() async throws {
    let title = String(repeating: "W", count: CardQuery.titleBytes)
    let text = String(repeating: "W ", count: CardQuery.textBytes / 2)
    try await withServer { port in
      for width in [CardQuery.widths.lowerBound, CardQuery.widths.upperBound] {
        let card = try await get(port, "/card?title=\(title)&text=\(try escaped(text))&width=\(width)&scale=3")
        #expect(card.status == 200)
        #expect(card.pixels[0] == width * 3)
        // Three lines of title, twenty of text.
        #expect((300...2400).contains(card.pixels[1]))
      }
    }
  }

  @Test(arguments: [
    "e" + String(repeating: "\u{301}", count: 99), "👩‍👩‍👧‍👦🇨🇭👋🏽", "שלום עולם, مرحبا", "\u{202E}\u{200F}\u{FEFF}",
    "<script>&\"'", "\n\n\n",
    "\u{E000}\u{10FFFF}",
  ])
  func anyTextIsACard(title: String) async throws {
    try await withServer { port in
      for format in CardQuery.Format.allCases {
        let card = try await get(port, "/card?title=\(try escaped(title))&format=\(format)")
        #expect(card.status == 200)
        #expect(!card.text.contains("<script>"))
      }
    }
  }

  @Test func requestsAtOnceGetTheCardsThatTheyGetAlone() async throws {
    try await withServer { port in
      let targets = (0..<40).map { "/card?title=Card%20\($0)&width=\(200 + $0)" }
      var alone: [String: Data] = [:]
      for target in targets { alone[target] = try await get(port, target).body }
      #expect(Set(alone.values).count == 40)
      try await withThrowingTaskGroup(of: (String, Data).self) { group in
        for target in targets + targets { group.addTask { (target, try await get(port, target).body) } }
        for try await (target, body) in group { #expect(body == alone[target]) }
      }
    }
  }

  @Test(
    arguments: [
      [], Array("\r\n\r\n".utf8), Array("GET\r\n\r\n".utf8), Array("GET /card?title=%ZZ%E2%28 HTTP/1.1\r\n\r\n".utf8),
      [0x00, 0xFF, 0xFE, 0x0A], Array("GET /card?title=".utf8) + [0xC3, 0x28] + Array(" HTTP/1.1\r\n\r\n".utf8),
      Array("GET /card HTTP/1.1\r\nContent-Length: -1\r\n\r\n".utf8),
      Array("GET /card?\(String(repeating: "&", count: 10_000)) HTTP/1.1\r\n\r\n".utf8),
    ] as [[UInt8]])
  func whatIsNoRequestEndsItsOwnConnectionOnly(bytes: [UInt8]) async throws {
    try await withServer { port in
      let socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try await socket.write(Data(bytes))
      try socket.close()
      let next = try await get(port, "/card?title=Still%20here")
      #expect(next.status == 200)
    }
  }
}
