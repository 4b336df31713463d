import { KitError } from '@kit/core/adapter'
import { type Esplora, isRefusal } from './createEsplora.js'
import { invalidResponse } from './parseJson.js'

/**
 * Sends a signed transaction to the network. Returns its id.
 *
 * @throws KitError `transaction/reverted` with the node's reason when it is refused, `rpc/failed`, `connection/aborted`.
 * @example await broadcast(esplora, transaction.hex)
 */
export async function broadcast(esplora: Esplora, hex: string, signal?: AbortSignal): Promise<string> {
  try {
    const id = (await esplora('/tx', { body: hex, headers: { 'content-type': 'text/plain' }, signal })).trim()
    if (/^[\da-f]{64}$/.test(id)) return id
    throw invalidResponse(id)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const shortMessage = 'The network refused the transaction.'
    throw new KitError('transaction/reverted', { shortMessage, details: error.message, cause: error })
  }
}
