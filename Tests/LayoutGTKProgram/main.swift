// Programs that the tests start: what needs a main thread, or a process, of its own. The first argument names one.
#if canImport(CGTK)
  import Foundation
  import LayoutGTK

  switch CommandLine.arguments.dropFirst().first {
  case "tasks": TaskProgram.main()
  case "windows": WindowProgram.main()
  case "portal":
    _ = PortalProgram.portal  // It exists before it is called.
    PortalProgram.main()
  case "slow-portal":
    _ = SlowPortalProgram.portal
    SlowPortalProgram.main()
  case "unique": UniqueProgram.main()
  case "bad-id": BadProgram.main()
  case "reader": ReaderProgram.main()
  case "soak": SoakProgram.main()
  case "open": OpeningProgram.main()
  case "size": SizeProgram.main()
  case "waits":
    printLine("waiting")
    while true { sleep(1_000) }
  case let other: preconditionFailure("no program is named '\(other ?? "")'")
  }
#endif
