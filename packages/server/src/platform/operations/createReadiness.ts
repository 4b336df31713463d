import { isRecent } from '../jobs/isRecent.js'

/** Readiness of a replica. */
export type Readiness = {
  /** Names of failing checks; empty when ready. `draining` is reported alone. Results are cached briefly. */
  missing(): Promise<readonly string[]>
  /** Marks the replica as not ready. */
  drain(): void
  isDraining(): boolean
}

/** Checks by name: each throws, or times out, when it fails. */
export type ReadinessOptions = {
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  readonly now: () => number
}

const checkMs = 2500
const keptMs = 2000

/** Runs all checks in parallel and caches the result for two seconds. */
export function createReadiness({ checks, now }: ReadinessOptions): Readiness {
  let last: { readonly atMs: number; readonly missing: Promise<readonly string[]> } | undefined
  let draining = false

  async function checkAll(): Promise<readonly string[]> {
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ((await answers(check)) ? undefined : name)),
    )
    return found.filter((name) => name !== undefined)
  }

  return {
    async missing() {
      if (draining) return ['draining']
      if (last === undefined || !isRecent({ ...last, nowMs: now(), durationMs: keptMs }))
        last = { atMs: now(), missing: checkAll() }
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
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), checkMs)
  })
  const answered = check().then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answered, timeout])
  clearTimeout(timer)
  return result
}
