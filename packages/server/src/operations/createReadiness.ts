/** What a replica lacks to answer everything. */
export type Readiness = {
  /** Names of what does not answer; empty when ready. `draining` comes alone. Asked often, it checks only from time to time. */
  missing(): Promise<readonly string[]>
  /** From now on not ready. */
  drain(): void
  isDraining(): boolean
}

/** What must answer, by name: each check throws, or takes too long, when it does not. */
export type ReadinessOptions = {
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  readonly now: () => number
}

const CHECK_MS = 2500
const KEPT_MS = 2000

/** Asks everything at once and remembers the answer for two seconds. */
export function createReadiness({ checks, now }: ReadinessOptions): Readiness {
  let last: { readonly atMs: number; readonly missing: Promise<readonly string[]> } | undefined
  let draining = false

  async function look(): Promise<readonly string[]> {
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ((await answers(check)) ? undefined : name)),
    )
    return found.filter((name) => name !== undefined)
  }

  return {
    async missing() {
      if (draining) return ['draining']
      if (last === undefined || now() - last.atMs >= KEPT_MS) last = { atMs: now(), missing: look() }
      return last.missing
    },
    drain() {
      draining = true
    },
    isDraining: () => draining,
  }
}

async function answers(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_MS)
  })
  const answered = check().then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}
