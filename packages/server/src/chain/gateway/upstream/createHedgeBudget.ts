/** Requests per allowed hedged request. */
const requestsPerHedge = 10
const maxSaved = 10

/** Prevents slow nodes from doubling their own load. */
export type HedgeBudget = {
  /** Called for each request. */
  deposit(): void
  /** Takes one hedged request; returns false when none is left. */
  withdraw(): boolean
}

/** Creates a full allowance. */
export function createHedgeBudget(): HedgeBudget {
  let saved = maxSaved
  return {
    deposit() {
      saved = Math.min(maxSaved, saved + 1 / requestsPerHedge)
    },
    withdraw() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
