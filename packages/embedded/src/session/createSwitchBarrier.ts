/** Serializes calls and network switches: pending user decisions finish first, on the network they were made for. */
export type SwitchBarrier = {
  /** Resolves when no switch is pending. */
  settled(): Promise<unknown>
  /** Runs a call after a pending switch, so it uses the new network. */
  call<T>(work: () => Promise<T>): Promise<T>
  /** Runs a switch after pending calls. */
  change<T>(work: () => Promise<T>): Promise<T>
}

export function createSwitchBarrier(): SwitchBarrier {
  const open = new Set<Promise<unknown>>()
  let switching: Promise<unknown> = Promise.resolve()
  return {
    settled: () => switching,
    async call(work) {
      await switching
      const requested = work()
      open.add(requested)
      try {
        return await requested
      } finally {
        open.delete(requested)
      }
    },
    change(work) {
      const done = Promise.allSettled([switching, ...open]).then(work)
      switching = done.catch(() => undefined)
      return done
    },
  }
}
