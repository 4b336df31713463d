import { isKitError } from '../error/isKitError.js'
import { untilAborted } from './createLimit.js'
import { toAbortError } from './toAbortError.js'

/**
 * Waits for a wallet or a node for as long as the signal lets it, as adapters and connectors must: when the signal ends, it
 * rejects with the signal's reason if that is a `KitError`, else with `connection/aborted`. A synchronous throw becomes a
 * rejection; a later result of the work is dropped. Without a signal it waits for ever.
 *
 * @example await abortable(() => provider.request({ method: 'eth_chainId' }), signal)
 */
export async function abortable<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work()
  try {
    return await untilAborted(work, signal)
  } catch (error) {
    throw signal.aborted && !isKitError(error) ? toAbortError(signal) : error
  }
}
