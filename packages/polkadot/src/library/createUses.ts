/** Counts the pending uses of objects that are replaced while in use. Each is closed after its last use. */
export type Uses<Thing extends object> = {
  during<Result>(thing: Thing, work: (thing: Thing) => Promise<Result>): Promise<Result>
  /** Closes it once it is no longer used. Returns whether this was the first call. */
  end(thing: Thing): boolean
}

/**
 * Creates the use counter.
 *
 * @example
 * uses.during(chain, follow).then(show)
 * uses.end(chain) // closed when `follow` is done
 */
export function createUses<Thing extends { close(): void }>(): Uses<Thing> {
  const counts = new WeakMap<Thing, number>()
  const ended = new WeakSet<Thing>()
  const countOf = (thing: Thing): number => counts.get(thing) ?? 0
  const closeUnused = (thing: Thing): void => {
    if (ended.has(thing) && countOf(thing) === 0) thing.close()
  }
  return {
    async during(thing, work) {
      counts.set(thing, countOf(thing) + 1)
      try {
        return await work(thing)
      } finally {
        counts.set(thing, countOf(thing) - 1)
        closeUnused(thing)
      }
    },
    end(thing) {
      if (ended.has(thing)) return false
      ended.add(thing)
      closeUnused(thing)
      return true
    },
  }
}
