import { createAbortLimit, type FetchPort, type Ports, untilAborted } from '@kit/core/adapter'
import { RpcError } from './RpcError.js'

/** Time limit of one request including its body, in milliseconds. */
const requestTimeoutMs = 10_000

/** The response of an endpoint with any status. */
export type TextResponse = {
  readonly ok: boolean
  readonly status: number
  /** How long the endpoint asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined
  readonly text: string
}

/**
 * Makes one request and reads the whole response within the time limit.
 *
 * @throws RpcError if the endpoint is unreachable or times out; the signal's reason. An error status doesn't throw.
 * @example await fetchText({ ...ports, url, method: 'POST', body: '{}' })
 */
export async function fetchText(
  request: Pick<Ports, 'fetch' | 'clock'> &
    NonNullable<Parameters<FetchPort>[1]> & { readonly url: string; readonly limitMs?: number | undefined },
): Promise<TextResponse> {
  const { fetch, clock, url, limitMs = requestTimeoutMs, signal, ...init } = request
  const reason = () => new RpcError({ shortMessage: 'The request to the endpoint timed out.', timedOut: true })
  const limit = createAbortLimit([signal], { clock, limitMs, reason })
  const ask = async (): Promise<TextResponse> => {
    const response = await fetch(url, { ...init, signal: limit.signal })
    const { ok, status, headers } = response
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), clock.now())
    return { ok, status, retryAfterMs, text: await response.text() }
  }
  try {
    return await untilAborted(ask, limit.signal)
  } catch (cause) {
    if (limit.signal.aborted) throw limit.signal.reason
    throw new RpcError({ shortMessage: 'The endpoint is unreachable.', cause })
  } finally {
    limit.end()
  }
}

const maxRetryAfterMs = 60_000

/**
 * Parses a `Retry-After` header in seconds or as a date. Returns milliseconds, capped at one minute, or undefined if the header is missing
 * or invalid.
 *
 * @example readRetryAfter('3', Date.now()) // 3000
 */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const delayMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), maxRetryAfterMs)
}
