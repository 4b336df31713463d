import type { Lazy } from '@kit/core/adapter'

/**
 * Subscribes with lazily loaded code, synchronously if it is already loaded. If loading fails, no events are received. Returns a function
 * that unsubscribes.
 *
 * @example watchUnlock: (listener) => subscribeLazily(sessions, (code) => code.watchUnlock(wallet, listener))
 */
export function subscribeLazily<T>(code: Lazy<T>, watch: (code: T) => () => void): () => void {
  let isStopped = false
  let stop = () => {}
  const watching = code.run(async (loaded) => {
    if (!isStopped) stop = watch(loaded)
  })
  watching.catch(() => {})
  return () => {
    isStopped = true
    stop()
  }
}
