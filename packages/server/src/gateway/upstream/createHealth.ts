/** Health of a node, learned from its responses. */
export type Health = {
  /** `open`: it failed so often that it is skipped; `half-open`: one probe is pending. */
  circuit(): 'closed' | 'open' | 'half-open'
  /** Returns whether a probe of an open circuit is due. */
  isTrialDue(): boolean
  /** Failure rate from 0 to 1, weighted to recent requests and decaying over time. */
  errorRate(): number
  /** Smoothed response time. */
  latencyMs(): number
  /** 95th percentile of response times of a kind of call; undefined before ten are known. */
  p95Ms(kind: string): number | undefined
  /** Called before each request; returns a function to call when it ends. */
  begin(kind: string): Ending
}

/** Reports the outcome of a request. `slow`: aborted because another was faster. */
export type Ending = (outcome: 'answered' | 'failed' | 'slow', tookMs: number) => void

/** Consecutive failures that open the circuit. */
const FAILURES_TO_OPEN = 5
const FIRST_OPEN_MS = 2000
const LONGEST_OPEN_MS = 30_000
const ERROR_WEIGHT = 0.3
/** Being slower than another node once is normal; repeatedly it counts like failing. */
const SLOW_WEIGHT = 0.1
const LATENCY_WEIGHT = 0.2
const ERROR_HALF_LIFE_MS = 10_000
const SAMPLES = 50
const ENOUGH_SAMPLES = 10
/** Kinds of calls with separate latencies; further ones share one record. */
const MAX_KINDS = 64

/** Creates the health of a new node, which counts as healthy. */
export function createHealth({ now }: { readonly now: () => number }): Health {
  const samples = new Map<string, { readonly times: number[]; next: number; p95Ms: number | undefined }>()
  let errors = { rate: 0, atMs: 0 }
  let latencyMs: number | undefined
  let failuresInRow = 0
  let openUntilMs = 0
  let openMs = FIRST_OPEN_MS
  let trials = 0

  const isOpen = (): boolean => failuresInRow >= FAILURES_TO_OPEN
  const errorRate = (): number => errors.rate * 0.5 ** (Math.max(0, now() - errors.atMs) / ERROR_HALF_LIFE_MS)

  function samplesOf(kind: string) {
    const key = samples.has(kind) || samples.size < MAX_KINDS ? kind : ''
    const known = samples.get(key) ?? { times: [], next: 0, p95Ms: undefined }
    samples.set(key, known)
    return known
  }

  function addSample(kind: string, tookMs: number): void {
    const known = samplesOf(kind)
    known.times[known.next] = tookMs
    known.next = (known.next + 1) % SAMPLES
    known.p95Ms = undefined
    latencyMs = latencyMs === undefined ? tookMs : latencyMs + LATENCY_WEIGHT * (tookMs - latencyMs)
  }

  return {
    circuit: () => (isOpen() ? (trials > 0 ? 'half-open' : 'open') : 'closed'),
    isTrialDue: () => isOpen() && trials === 0 && now() >= openUntilMs,
    errorRate,
    latencyMs: () => latencyMs ?? 0,
    p95Ms(kind) {
      const known = samplesOf(kind)
      if (known.times.length < ENOUGH_SAMPLES) return undefined
      known.p95Ms ??= known.times.toSorted((a, b) => a - b)[Math.floor(known.times.length * 0.95)]
      return known.p95Ms
    },
    begin(kind) {
      const trial = isOpen()
      if (trial) trials += 1
      return (outcome, tookMs) => {
        if (trial) trials -= 1
        if (outcome !== 'failed') addSample(kind, tookMs)
        const weight = outcome === 'slow' ? SLOW_WEIGHT : ERROR_WEIGHT
        errors = { rate: errorRate() + weight * (Number(outcome !== 'answered') - errorRate()), atMs: now() }
        if (outcome === 'slow') return
        const failed = outcome === 'failed'
        if (!failed) {
          failuresInRow = 0
          openMs = FIRST_OPEN_MS
          return
        }
        failuresInRow += 1
        if (failuresInRow === FAILURES_TO_OPEN) openUntilMs = now() + openMs
        else if (trial) {
          openMs = Math.min(openMs * 2, LONGEST_OPEN_MS)
          openUntilMs = now() + openMs
        }
      }
    },
  }
}
