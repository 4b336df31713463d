import type { Later } from '@kit/core/adapter'

/**
 * Starts to listen with code that is loaded lazily: at once when it is there. Without the code, nothing is heard. Returns a function that
 * stops listening.
 *
 * @example watchUnlock: (listener) => watchLater(sessions, (code) => code.watchUnlock(wallet, listener))
 */
export function watchLater<T>(code: Later<T>, watch: (code: T) => () => void): () => void {
  let isOver = false
  let stop = () => {}
  const watching = code.run(async (loaded) => {
    if (!isOver) stop = watch(loaded)
  })
  watching.catch(() => {})
  return () => {
    isOver = true
    stop()
  }
}
