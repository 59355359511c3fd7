import FlyingFox
import Foundation

/// The response to a request: a card, or what is wrong with the request.
func response(to request: HTTPRequest) -> HTTPResponse {
  guard request.path == "/card" else { return message(.notFound, "The cards are at /card?title=…") }
  guard request.method == .GET else {
    return message(.methodNotAllowed, "A card is read with GET.", [HTTPHeader("Allow"): "GET"])
  }
  do {
    let query = try CardQuery(request.query.map { ($0.name, $0.value) })
    return HTTPResponse(
      statusCode: .ok,
      headers: headers([.contentType: query.format.contentType, .cacheControl: "public, max-age=3600"]),
      body: Data(try query.picture()))
  } catch let error as BadQuery {
    return message(.badRequest, "\(error).")
  } catch {
    return message(.internalServerError, "The card cannot be drawn: \(error)")
  }
}

private func message(
  _ status: HTTPStatusCode, _ text: String, _ further: [HTTPHeader: String] = [:]
) -> HTTPResponse {
  let all = further.merging([.contentType: "text/plain; charset=utf-8"]) { $1 }
  return HTTPResponse(statusCode: status, headers: headers(all), body: Data("\(text)\n".utf8))
}

/// With the header that makes a browser take the type as it is written.
private func headers(_ headers: [HTTPHeader: String]) -> HTTPHeaders {
  HTTPHeaders(headers.merging([HTTPHeader("X-Content-Type-Options"): "nosniff"]) { $1 })
}

extension CardQuery.Format {
  fileprivate var contentType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    }
  }
}
