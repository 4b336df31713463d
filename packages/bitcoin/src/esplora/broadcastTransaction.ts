import { toBroadcastError } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type Esplora, isRefusal } from './createEsplora.js'
import { invalidResponse } from './parseEsploraJson.js'

/**
 * Sends a signed transaction to the network. Returns its id, also where the network has it already.
 *
 * @throws KitError `transaction/reverted` with the node's reason when the first endpoint refuses it, else `transaction/maybeSent`: an endpoint
 * may have taken it and its answer was lost. The inputs of a transaction that is sent are missing for the next endpoint.
 * @example await broadcastTransaction(esplora, transaction.hex)
 */
export async function broadcastTransaction(esplora: Esplora, signed: string, signal?: AbortSignal): Promise<string> {
  try {
    const id = (await esplora('/tx', { body: signed, headers: { 'content-type': 'text/plain' }, signal })).trim()
    if (/^[\da-f]{64}$/.test(id)) return id
    throw invalidResponse(id)
  } catch (error) {
    const id = Transaction.fromRaw(hex.decode(signed), lenient).id
    if (!isRefusal(error)) throw toBroadcastError(error, id)
    if (/\balready\b/i.test(error.message)) return id
    const shortMessage = 'The network refused the transaction.'
    const reason = new KitError('transaction/reverted', { shortMessage, details: error.message, cause: error })
    throw toBroadcastError(reason, id)
  }
}

const lenient = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true }
