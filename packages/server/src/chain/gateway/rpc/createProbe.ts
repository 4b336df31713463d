import type { HeightRequest } from '../call/GatewayFamily.js'
import { parseJson } from '../json/parseJson.js'
import type { Heights } from '../upstream/createHeights.js'
import type { HttpTransport } from '../upstream/HttpTransport.js'
import type { Upstream } from '../upstream/Upstream.js'

/**
 * Polls nodes for their newest block: how far each lags behind, whether a failed one has recovered, and whether cached responses are still
 * valid.
 */
export type Probe = {
  /** Polls nodes that were not heard from for a while. Called for each request, so that an unused chain is not polled. */
  notify(): void
}

/** Options for {@link createProbe}; times in milliseconds. */
export type ProbeOptions = {
  /** Without it, nodes report no height. */
  readonly question: HeightRequest | undefined
  readonly upstreams: readonly Upstream[]
  readonly heights: Heights
  readonly transport: HttpTransport
  readonly now: () => number
  readonly everyMs: number
  readonly tryMs: number
}

const maxBytes = 64 * 1024

/** Creates an idle probe. */
export function createProbe({ question, upstreams, heights, transport, now, everyMs, tryMs }: ProbeOptions): Probe {
  const probedAtMs = new Map<Upstream, number>()
  let wokenAtMs = Number.NEGATIVE_INFINITY

  /** Returns a node's newest block; NaN if it is unknown. */
  async function ask({ url }: Upstream): Promise<number> {
    if (question === undefined) return Number.NaN
    const more = { signal: AbortSignal.timeout(tryMs), maxBytes: maxBytes }
    if ('path' in question) {
      const target = url.replace(/\/+$/, '') + question.path
      const { status, body } = await transport.request({ method: 'GET', url: target, ...more })
      return status === 200 ? question.read(body.toString('utf8')) : Number.NaN
    }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: question.method, params: [] })
    const answer = await transport.request({ method: 'POST', url, body, ...more })
    const json = parseJson(answer.body.toString('utf8')) as { result?: unknown } | null | undefined
    return question.read(json?.result ?? Number.NaN)
  }

  async function probe(upstream: Upstream): Promise<void> {
    const { health, index } = upstream
    // A reported height must not hide failing calls: only a probe counts as a success.
    const end = health.circuit() === 'closed' ? undefined : health.startAttempt('probe')
    const startedMs = now()
    try {
      const height = await ask(upstream)
      end?.(Number.isNaN(height) ? 'failed' : 'answered', now() - startedMs)
      heights.report(index, height)
    } catch {
      const failed = end ?? health.startAttempt('probe')
      failed('failed', now() - startedMs)
    }
  }

  return {
    notify() {
      if (now() - wokenAtMs < everyMs) return
      wokenAtMs = now()
      for (const upstream of upstreams) {
        const { health, index } = upstream
        const lastReportMs = Math.max(heights.of(index)?.atMs ?? 0, probedAtMs.get(upstream) ?? 0)
        if (now() - lastReportMs < everyMs) continue
        if (health.circuit() !== 'closed' && !health.isProbeDue()) continue
        probedAtMs.set(upstream, now())
        void probe(upstream)
      }
    },
  }
}
