/**
 * Creates a lock across the tabs of this origin. Browsers that deny storage to cross-site frames deny locks as well: then tabs share
 * nothing, and only the work of this page is serialized.
 *
 * @example await createNamedLock()('session', () => refresh())
 */
export function createNamedLock(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
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
    const result = (tails.get(name) ?? Promise.resolve()).then(work)
    tails.set(
      name,
      result.catch(() => undefined),
    )
    return result
  }
}
