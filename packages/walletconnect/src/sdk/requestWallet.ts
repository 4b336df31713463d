import type { ClockPort } from '@kit/core'
import { ProviderRpcError } from '../error/ProviderRpcError.js'
import { toProviderError } from '../error/toProviderError.js'
import type { SdkClient, SdkRecord } from './SdkClient.js'

/**
 * Asks the wallet of a session. Rejects with a `ProviderRpcError`: 4001 declined, 4900 no way to the wallet or no answer
 * in time, or the wallet's own code. When the signal is aborted it rejects at once with the signal's reason; the prompt in the
 * wallet can't be withdrawn.
 */
export function requestWallet(call: {
  readonly client: SdkClient
  readonly topic: string
  readonly networkId: string
  readonly method: string
  readonly params: unknown
  readonly clock: ClockPort
  readonly timeoutMs: number
  readonly signals: readonly (AbortSignal | undefined)[]
}): Promise<unknown> {
  const { client, clock } = call
  const signals = call.signals.filter((signal) => signal !== undefined)
  // A copy, by which the client's record of this request is recognised.
  const params: unknown = Array.isArray(call.params) ? [...call.params] : { ...(call.params as object | undefined) }
  const { history } = client.core
  return new Promise((resolve, reject) => {
    let id: number | undefined
    let given: unknown
    const onRecord = (record: SdkRecord) => {
      if (record.request.params?.request?.params !== params) return
      id = record.id
      history.events.off('history_created', onRecord)
      if (given !== undefined) release()
    }
    // Lets the client drop its own wait, which would otherwise end in an unhandled rejection.
    const release = () => {
      if (id !== undefined)
        client.engine.events.emit(`session_request:${id}`, { error: { code: 0, message: 'Given up' } })
    }
    const giveUp = (reason: unknown) => {
      given = reason ?? true
      finish()
      reject(reason)
      release()
    }
    const abort = () => giveUp(signals.find((signal) => signal.aborted)?.reason)
    for (const signal of signals) if (signal.aborted) return reject(signal.reason)
    const cancelTimeout = clock.setTimeout(
      () => giveUp(new ProviderRpcError(4900, 'The wallet did not answer in time.')),
      call.timeoutMs,
    )
    const finish = () => {
      cancelTimeout()
      for (const signal of signals) signal.removeEventListener('abort', abort)
    }
    for (const signal of signals) signal.addEventListener('abort', abort)
    history.events.on('history_created', onRecord)
    client
      .request({
        topic: call.topic,
        chainId: call.networkId,
        request: { method: call.method, params },
        expiry: Math.max(shortestExpirySeconds, Math.ceil(call.timeoutMs / 1000) + 60),
      })
      .then(resolve, (error) => reject(toProviderError(error)))
      .finally(() => {
        finish()
        history.events.off('history_created', onRecord)
      })
  })
}

// The shortest expiry of a request that the pairing protocol allows.
const shortestExpirySeconds = 300
