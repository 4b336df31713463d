/** One second question may be asked for this many first ones. */
const QUESTIONS_PER_HEDGE = 10
const MAX_SAVED = 10

/** Keeps slowness of all nodes from doubling their load. */
export type HedgeAllowance = {
  /** To be called for each question. */
  earn(): void
  /** Takes one second question; false when none is left. */
  spend(): boolean
}

/** Starts with a full allowance. */
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
