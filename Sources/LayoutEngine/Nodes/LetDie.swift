/// Keeps a value that was taken out of a place alive up to here.
///
/// The deinitialisers of a caller's closures and values may access the place again, so they must run after the access
/// to it has ended, and outside of its lock. Without this call an optimised build ends their lives at their last use,
/// which is inside.
/// inside.
///
/// ```swift
/// let old = state.withLock { exchange(&$0.output, with: new) }
/// letDie(old)
/// ```
@inlinable @inline(__always)
package func letDie<Value>(_ value: Value) { withExtendedLifetime(value) {} }
