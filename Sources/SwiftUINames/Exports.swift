// A file with this import in the place of `import SwiftUI` has the elements and the host too.
@_exported public import Layout
// SwiftUI brings `@Observable` and its like along.
@_exported public import Observation
