// A file with this import in the place of `import SwiftUI` has the elements and the host too.
@_exported public import Layout
