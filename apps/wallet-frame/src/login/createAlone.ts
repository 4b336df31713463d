/**
 * Creates a lock across the tabs of this origin. Browsers that deny storage to cross-site frames deny locks as well: then tabs share
 * nothing, and only the work of this page is serialized.
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
