/** Counts the pending uses of objects that are replaced while in use. Each is closed after its last use. */
export type Uses<Resource extends object> = {
  during<Result>(resource: Resource, work: (resource: Resource) => Promise<Result>): Promise<Result>
  /** Closes it once it is no longer used. Returns whether this was the first call. */
  end(resource: Resource): boolean
}

/**
 * Creates the use counter.
 *
 * @example
 * uses.during(chain, follow).then(show)
 * uses.end(chain) // closed when `follow` is done
 */
export function createUses<Resource extends { close(): void }>(): Uses<Resource> {
  const counts = new WeakMap<Resource, number>()
  const ended = new WeakSet<Resource>()
  const countOf = (resource: Resource): number => counts.get(resource) ?? 0
  const closeUnused = (resource: Resource): void => {
    if (ended.has(resource) && countOf(resource) === 0) resource.close()
  }
  return {
    async during(resource, work) {
      counts.set(resource, countOf(resource) + 1)
      try {
        return await work(resource)
      } finally {
        counts.set(resource, countOf(resource) - 1)
        closeUnused(resource)
      }
    },
    end(resource) {
      if (ended.has(resource)) return false
      ended.add(resource)
      closeUnused(resource)
      return true
    },
  }
}
