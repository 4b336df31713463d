/** Health of a node, learned from its responses. */
export type Health = {
  /** `open`: it failed so often that it is skipped; `half-open`: one probe is pending. */
  circuit(): 'closed' | 'open' | 'half-open'
  /** Returns whether a probe of an open circuit is due. */
  isProbeDue(): boolean
  /** Failure rate from 0 to 1, weighted to recent requests and decaying over time. */
  errorRate(): number
  /** Smoothed response time. */
  latencyMs(): number
  /** 95th percentile of response times of a kind of call; undefined before ten are known. */
  p95Ms(kind: string): number | undefined
  /** Called before each request; returns a function to call when it ends. */
  startAttempt(kind: string): EndAttempt
}

/** Reports the outcome of a request. `slow`: aborted because another was faster. */
export type EndAttempt = (outcome: 'answered' | 'failed' | 'slow', tookMs: number) => void

/** Consecutive failures that open the circuit. */
const failuresToOpen = 5
const minOpenMs = 2000
const maxOpenMs = 30_000
const errorWeight = 0.3
/** Being slower than another node once is normal; repeatedly it counts like failing. */
const slowWeight = 0.1
const latencyWeight = 0.2
const errorHalfLifeMs = 10_000
const sampleCount = 50
const minSamples = 10
/** Kinds of calls with separate latencies; further ones share one record. */
const maxKinds = 64

/** Creates the health of a new node, which counts as healthy. */
export function createHealth({ now }: { readonly now: () => number }): Health {
  const samples = new Map<string, { readonly times: number[]; next: number; p95Ms: number | undefined }>()
  let errors = { rate: 0, atMs: 0 }
  let latencyMs: number | undefined
  let failuresInRow = 0
  let openUntilMs = 0
  let openMs = minOpenMs
  let probes = 0

  const isOpen = (): boolean => failuresInRow >= failuresToOpen
  const errorRate = (): number => errors.rate * 0.5 ** (Math.max(0, now() - errors.atMs) / errorHalfLifeMs)

  function samplesOf(kind: string) {
    const key = samples.has(kind) || samples.size < maxKinds ? kind : ''
    const record = samples.get(key) ?? { times: [], next: 0, p95Ms: undefined }
    samples.set(key, record)
    return record
  }

  function addSample(kind: string, tookMs: number): void {
    const record = samplesOf(kind)
    record.times[record.next] = tookMs
    record.next = (record.next + 1) % sampleCount
    record.p95Ms = undefined
    latencyMs = latencyMs === undefined ? tookMs : latencyMs + latencyWeight * (tookMs - latencyMs)
  }

  return {
    circuit: () => (isOpen() ? (probes > 0 ? 'half-open' : 'open') : 'closed'),
    isProbeDue: () => isOpen() && probes === 0 && now() >= openUntilMs,
    errorRate,
    latencyMs: () => latencyMs ?? 0,
    p95Ms(kind) {
      const record = samplesOf(kind)
      if (record.times.length < minSamples) return undefined
      record.p95Ms ??= record.times.toSorted((a, b) => a - b)[Math.floor(record.times.length * 0.95)]
      return record.p95Ms
    },
    startAttempt(kind) {
      const isProbe = isOpen()
      if (isProbe) probes += 1
      return (outcome, tookMs) => {
        if (isProbe) probes -= 1
        if (outcome !== 'failed') addSample(kind, tookMs)
        const weight = outcome === 'slow' ? slowWeight : errorWeight
        errors = { rate: errorRate() + weight * (Number(outcome !== 'answered') - errorRate()), atMs: now() }
        if (outcome === 'slow') return
        const failed = outcome === 'failed'
        if (!failed) {
          failuresInRow = 0
          openMs = minOpenMs
          return
        }
        failuresInRow += 1
        if (failuresInRow === failuresToOpen) openUntilMs = now() + openMs
        else if (isProbe) {
          openMs = Math.min(openMs * 2, maxOpenMs)
          openUntilMs = now() + openMs
        }
      }
    },
  }
}
