/**
 * Runs work while no other tab of this origin does the same. Where the browser refuses storage to frames of other sites it refuses locks as well: then nothing is
 * shared with other tabs, and only the work of this page waits in turn.
 *
 * @example await createAlone()('session', () => refresh())
 */
export function createAlone(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  let isRefused = false
  return async (name, work) => {
    if (!isRefused) {
      let isStarted = false
      try {
        return await navigator.locks.request(`kit-wallet/${name}`, () => {
          isStarted = true
          return work()
        })
      } catch (error) {
        if (isStarted) throw error
        isRefused = true
      }
    }
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}
