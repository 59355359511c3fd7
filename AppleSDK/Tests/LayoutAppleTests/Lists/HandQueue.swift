import Foundation
import LayoutKitCompat
import Testing

@testable import LayoutApple

#if canImport(UIKit)
  import UIKit

  @testable import LayoutUIKit
#else
  import AppKit

  @testable import LayoutAppKit
#endif

/// Tests lay out the rows, on another thread.
final class HandQueue: ReloadQueue, @unchecked Sendable {
  // Sendable without the compiler's proof: tests add and run jobs on one thread at a time.
  private var jobs: [@Sendable () -> Void] = []
  private var mainJobs: [@MainActor @Sendable () -> Void] = []

  func background(_ job: @escaping @Sendable () -> Void) { jobs.append(job) }
  func main(_ job: @escaping @MainActor @Sendable () -> Void) { mainJobs.append(job) }

  func runBackground() {
    let (todo, done) = (jobs, DispatchSemaphore(value: 0))
    jobs = []
    Thread.detachNewThread {
      for job in todo { job() }
      done.signal()
    }
    done.wait()
  }

  @MainActor
  func runMain(_ count: Int = .max) {
    let todo = mainJobs.prefix(count)
    mainJobs.removeFirst(todo.count)
    for job in todo { job() }
  }

  @MainActor
  func run() {
    runBackground()
    runMain()
  }
}

/// A row with a text, which is as high as its lines.
func row(_ id: Int, _ text: String) -> ListItem {
  ListItem(id: id, showing: text) { Text($0).font(.system(size: 16)).frame(maxWidth: .infinity, alignment: .leading) }
}

func rows(_ ids: some Sequence<Int>) -> [ListSection] { [ListSection(items: ids.map { row($0, "row \($0)") })] }
