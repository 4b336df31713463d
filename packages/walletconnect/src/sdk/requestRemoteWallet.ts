import { type ClockPort, createAbortLimit, untilAborted } from '@kit/core/adapter'
import { ProviderRpcError } from '../error/ProviderRpcError.js'
import { toPairedProviderError } from '../error/toPairedProviderError.js'
import type { SdkClient, SdkRecord } from './SdkClient.js'

/**
 * Sends a request to the wallet of a session. Rejects with a `ProviderRpcError`: 4001 rejected, 4900 wallet unreachable or timed out, or
 * the wallet's own code. On abort, rejects immediately with the signal's reason, but the prompt in the wallet can't be withdrawn.
 */
export async function requestRemoteWallet(call: {
  readonly client: SdkClient
  readonly topic: string
  readonly networkId: string
  readonly method: string
  readonly params: unknown
  readonly clock: ClockPort
  readonly timeoutMs: number
  readonly signals: readonly (AbortSignal | undefined)[]
}): Promise<unknown> {
  const { client, clock, timeoutMs } = call
  const { history } = client.core
  // A copy, which identifies this request in the client's history.
  const params: unknown = Array.isArray(call.params) ? [...call.params] : { ...(call.params as object | undefined) }
  const reason = () => new ProviderRpcError(4900, 'The wallet did not respond in time.')
  const limit = createAbortLimit(call.signals, { clock, limitMs: timeoutMs, reason })
  let id: number | undefined
  // Ends the client's own wait, which would otherwise cause an unhandled rejection.
  const release = () => {
    if (id !== undefined && limit.signal.aborted)
      client.engine.events.emit(`session_request:${id}`, { error: { code: 0, message: 'Aborted' } })
  }
  const onRecord = (record: SdkRecord) => {
    if (record.request.params?.request?.params !== params) return
    id = record.id
    history.events.off('history_created', onRecord)
    release()
  }
  const ask = async () => {
    history.events.on('history_created', onRecord)
    try {
      return await client.request({
        topic: call.topic,
        chainId: call.networkId,
        request: { method: call.method, params },
        expiry: Math.max(shortestExpirySeconds, Math.ceil(timeoutMs / 1000) + 60),
      })
    } catch (error) {
      throw toPairedProviderError(error)
    } finally {
      history.events.off('history_created', onRecord)
    }
  }
  try {
    return await untilAborted(ask, limit.signal)
  } finally {
    limit.end()
    release()
  }
}

// The shortest request expiry that the pairing protocol allows.
const shortestExpirySeconds = 300
