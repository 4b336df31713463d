/** Requests per allowed hedged request. */
const REQUESTS_PER_HEDGE = 10
const MAX_SAVED = 10

/** Prevents slow nodes from doubling their own load. */
export type HedgeBudget = {
  /** Called for each request. */
  deposit(): void
  /** Takes one hedged request; returns false when none is left. */
  withdraw(): boolean
}

/** Creates a full allowance. */
export function createHedgeBudget(): HedgeBudget {
  let saved = MAX_SAVED
  return {
    deposit() {
      saved = Math.min(MAX_SAVED, saved + 1 / REQUESTS_PER_HEDGE)
    },
    withdraw() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
