/** Requests per allowed hedged request. */
const QUESTIONS_PER_HEDGE = 10
const MAX_SAVED = 10

/** Prevents slow nodes from doubling their own load. */
export type HedgeAllowance = {
  /** Called for each request. */
  earn(): void
  /** Takes one hedged request; returns false when none is left. */
  spend(): boolean
}

/** Creates a full allowance. */
export function createHedgeAllowance(): HedgeAllowance {
  let saved = MAX_SAVED
  return {
    earn() {
      saved = Math.min(MAX_SAVED, saved + 1 / QUESTIONS_PER_HEDGE)
    },
    spend() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
