// How a thread waits for a mutex of Swift's standard library on Linux, instead of the library's own way.
//
// The fast path is compiled into the programs that use it. The slow ones are in libswiftSynchronization, which is built
// without the thread sanitizer: it does not see that a thread got the lock there, and reports accesses under the lock as
// races. Scripts/test links this into the tests under that sanitizer. No thread is noted as waiting, so unlocking has none
// to wake.

#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// _MutexHandle._lockSlow(_: UInt32)
__attribute__((swiftcall)) void lockSlow(uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) * owner)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

// _MutexHandle._tryLockSlow() -> Bool
__attribute__((swiftcall)) bool tryLockSlow(__attribute__((swift_context)) _Atomic(uint32_t) * owner)
    __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");

__attribute__((swiftcall)) void lockSlow(uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) * owner) {
  uint32_t nobody = 0;
  while (!atomic_compare_exchange_weak_explicit(owner, &nobody, thread, memory_order_acquire, memory_order_relaxed)) {
    // The library stops here too: a lock that its own thread waits for.
    if (nobody == thread) __builtin_trap();
    nobody = 0;
    sched_yield();
  }
}

// The fast path has found that a thread has the lock.
__attribute__((swiftcall)) bool tryLockSlow(__attribute__((swift_context)) _Atomic(uint32_t) * owner) {
  (void)owner;
  return false;
}
