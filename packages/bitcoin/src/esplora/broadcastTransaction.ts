import { toBroadcastError } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type Esplora, isRefusal } from './createEsplora.js'
import { esploraResponseError } from './parseEsploraJson.js'

/**
 * Broadcasts a signed transaction. Returns its ID, also if the network already has it.
 *
 * @throws KitError `transaction/reverted` with the node's reason when the first endpoint refuses it, otherwise `transaction/maybeSent`. An
 *   earlier endpoint may have accepted it although its response was lost. The inputs of a sent transaction are missing for the next
 *   endpoint.
 * @example await broadcastTransaction(esplora, transaction.hex)
 */
export async function broadcastTransaction(esplora: Esplora, signed: string, signal?: AbortSignal): Promise<string> {
  const { id } = Transaction.fromRaw(hex.decode(signed), lenient)
  try {
    const answer = (await esplora('/tx', { body: signed, headers: { 'content-type': 'text/plain' }, signal })).trim()
    // The ID follows from the transaction. Another one would track what others sent.
    if (answer === id) return id
    throw esploraResponseError(answer)
  } catch (error) {
    if (!isRefusal(error)) throw toBroadcastError(error, id)
    // `txn-already-in-mempool`, `Transaction already in block chain` and similar, but not inputs that are already spent.
    if (/\balready[- ](in|known)\b/i.test(error.message)) return id
    const shortMessage = 'The network rejected the transaction.'
    const reason = new KitError('transaction/reverted', { shortMessage, details: error.message, cause: error })
    throw toBroadcastError(reason, id)
  }
}

const lenient = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true }
