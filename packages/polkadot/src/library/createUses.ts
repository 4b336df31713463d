/** What is under way on things that are replaced while it is: each is closed after the last of it. */
export type Uses<Thing extends object> = {
  during<Result>(thing: Thing, work: (thing: Thing) => Promise<Result>): Promise<Result>
  /** Closes it once nothing is under way on it. Returns whether this was the first to say so. */
  end(thing: Thing): boolean
}

/**
 * Creates the record of it.
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
