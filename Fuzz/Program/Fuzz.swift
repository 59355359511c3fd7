import Glibc

/// Which target the process tries: its name in the environment variable `LAYOUT_FUZZ`.
private let target = getenv("LAYOUT_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Whether what breaks a law is made smaller first; takes a while.
private let shrinks = getenv("LAYOUT_FUZZ_SHRINK") != nil

/// Called by libFuzzer for every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target else { fatalError("LAYOUT_FUZZ names no target") }
  if let fault = target.fault(Array(UnsafeBufferPointer(start: data, count: count)), shrinks: shrinks) {
    fatalError("\(target.rawValue): \(fault)")
  }
  return 0
}
