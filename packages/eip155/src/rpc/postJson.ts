import { type Ports, untilAborted } from '@kit/core'
import { RpcError } from './RpcError.js'
import { readRetryAfter } from './readRetryAfter.js'

/** Specification, section 9: the time for one request, its body included. */
const rpcTimeoutMs = 10_000

/** What an endpoint answered: JSON of any shape, undefined when it was none. */
export type JsonAnswer = {
  readonly ok: boolean
  readonly status: number
  readonly retryAfterMs: number | undefined
  readonly value: unknown
}

/**
 * Posts JSON text and reads the whole answer within the time limit.
 *
 * @throws RpcError when the endpoint can't be reached or takes too long. A bad status is an answer.
 * @example await postJson({ url, body: '{}', ...browserPorts() })
 */
export async function postJson(
  call: { readonly url: string; readonly body: string } & Pick<Ports, 'fetch' | 'clock'>,
): Promise<JsonAnswer> {
  const { url, body, fetch, clock } = call
  const limit = new AbortController()
  const { signal } = limit
  const cancel = clock.setTimeout(() => limit.abort(), rpcTimeoutMs)
  const ask = async (): Promise<JsonAnswer> => {
    const headers = { 'Content-Type': 'application/json' }
    const { ok, status, headers: answered, text } = await post(fetch, url, { method: 'POST', headers, body, signal })
    const retryAfterMs = readRetryAfter(answered.get('retry-after'), clock.now())
    return { ok, status, retryAfterMs, value: parse(text) }
  }
  try {
    return await untilAborted(ask, signal)
  } catch (cause) {
    throw signal.aborted
      ? new RpcError({ shortMessage: 'The endpoint took too long to answer.', timedOut: true, cause })
      : new RpcError({ shortMessage: 'The endpoint could not be reached.', cause })
  } finally {
    cancel()
  }
}

async function post(fetch: Ports['fetch'], ...[url, init]: Parameters<Ports['fetch']>) {
  const response = await fetch(url, init)
  const { ok, status, headers } = response
  return { ok, status, headers, text: await response.text() }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
