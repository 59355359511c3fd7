// For a body of one's own: a screen.

import Layout

final class Screen: BaseViewController, Layout {
  // BLOCK
}
