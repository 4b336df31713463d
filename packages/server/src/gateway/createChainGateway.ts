import { ResponseTooLarge, readCapped } from './readCapped.js'
import { isSend, isTransient, reachedNobody } from './retryRules.js'

/** The answer of a chain's node. */
export type ChainAnswer = { readonly status: 200 | 400; readonly body: string }

/** Port to the nodes of the configured chains. */
export type ChainGateway = {
  /** CAIP-2 ids in the order of the configuration. */
  readonly chains: readonly string[]
  /** Passes JSON-RPC text to the chain's upstreams, one after another until one answers. @throws NoUpstreamAnswered */
  forward(chain: string, body: string, signal: AbortSignal): Promise<ChainAnswer>
}

/** Thrown when every upstream of a chain failed or the time was up. `attempts` has one short cause for each that was tried. */
export class NoUpstreamAnswered extends Error {
  override readonly name = 'NoUpstreamAnswered'
  readonly attempts: readonly string[]

  constructor(attempts: readonly string[]) {
    super('No upstream answered')
    this.attempts = attempts
  }
}

/** What the gateway works with; times in milliseconds. */
export type ChainGatewayOptions = {
  readonly chains: Readonly<Record<string, readonly string[]>>
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly tryMs?: number
  readonly totalMs?: number
  readonly maxResponseBytes?: number
}

/** How long an upstream that failed is asked only after the others. */
const REST_MS = 10_000

/** With less time left another upstream is not worth asking. */
const SHORTEST_TRY_MS = 50

/** Asks a chain's upstreams in the configured order: 3 s each, 9 s in all, below the 10 s after which the kit gives up. */
export function createChainGateway({
  chains,
  fetch,
  now,
  tryMs = 3000,
  totalMs = 9000,
  maxResponseBytes = 10 * 1024 * 1024,
}: ChainGatewayOptions): ChainGateway {
  const restingUntilMs = new Map<string, number>()

  async function ask(url: string, body: string, signal: AbortSignal): Promise<ChainAnswer | string> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
      redirect: 'manual',
    })
    if (response.status !== 200 && response.status !== 400) {
      await response.body?.cancel()
      return `status ${response.status}`
    }
    return { status: response.status, body: await readCapped(response, maxResponseBytes) }
  }

  return {
    chains: Object.keys(chains),
    async forward(chain, body, signal) {
      const upstreams = [...(chains[chain] ?? [])]
      const resting = (url: string): number => Number((restingUntilMs.get(url) ?? 0) > now())
      upstreams.sort((a, b) => resting(a) - resting(b))
      const deadlineMs = now() + totalMs
      const sends = isSend(body)
      const attempts: string[] = []
      for (const url of upstreams) {
        const leftMs = deadlineMs - now()
        if (leftMs < SHORTEST_TRY_MS || signal.aborted) break
        let transport = false
        let cause: string
        try {
          const answer = await ask(url, body, AbortSignal.any([signal, AbortSignal.timeout(Math.min(tryMs, leftMs))]))
          if (typeof answer !== 'string' && (sends !== 'no' || !isTransient(answer.body))) {
            restingUntilMs.delete(url)
            return answer
          }
          cause = typeof answer === 'string' ? answer : 'node not ready'
        } catch (error) {
          if (error instanceof ResponseTooLarge) throw new NoUpstreamAnswered([...attempts, 'answer too large'])
          // A raw transaction has the same hash everywhere and may be sent again; others only where surely nobody got them.
          transport = sends === 'raw' || reachedNobody(error)
          cause = error instanceof Error ? error.name : 'failed'
        }
        attempts.push(cause)
        restingUntilMs.set(url, now() + REST_MS)
        if (sends !== 'no' && !transport) break
      }
      throw new NoUpstreamAnswered(attempts)
    },
  }
}
