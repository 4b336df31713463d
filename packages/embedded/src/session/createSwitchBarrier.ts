/** Keeps calls and switches of the network apart: what the visitor decides is decided first, on the network that it was asked on. */
export type SwitchBarrier = {
  /** Resolves when no switch is under way. */
  settled(): Promise<unknown>
  /** Runs a call, after a switch that is under way: it is for the network after that. */
  call<T>(work: () => Promise<T>): Promise<T>
  /** Runs a switch, after the calls that are open. */
  change<T>(work: () => Promise<T>): Promise<T>
}

export function createSwitchBarrier(): SwitchBarrier {
  const open = new Set<Promise<unknown>>()
  let switching: Promise<unknown> = Promise.resolve()
  return {
    settled: () => switching,
    async call(work) {
      await switching
      const asked = work()
      open.add(asked)
      try {
        return await asked
      } finally {
        open.delete(asked)
      }
    },
    change(work) {
      const done = Promise.allSettled([switching, ...open]).then(work)
      switching = done.catch(() => undefined)
      return done
    },
  }
}
