// Programs that the tests start: what needs a main thread, or a process, of its own. The first argument names one.
#if canImport(CGTK)
  import LayoutGTK

  switch CommandLine.arguments.dropFirst().first {
  case "tasks": TaskProgram.main()
  case "windows": WindowProgram.main()
  case "portal": PortalProgram.main()
  case "unique": UniqueProgram.main()
  case "bad-id": BadProgram.main()
  case "soak": SoakProgram.main()
  case let other: preconditionFailure("no program is named '\(other ?? "")'")
  }
#endif
