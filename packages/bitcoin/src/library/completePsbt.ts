import { KitError } from '@kit/core/adapter'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

const lenient = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowLegacyWitnessUtxo: true,
  allowUnknown: true,
}

/**
 * Returns the transaction in hex, ready to broadcast, from a PSBT that a wallet signed. Inputs that the wallet finalized stay as they are.
 *
 * @param asked The PSBT given to the wallet. The wallet may add signatures but change nothing else.
 * @throws KitError `wallet/invalidResponse` if the result is a different transaction or isn't fully signed.
 * @example await broadcast(esplora, completePsbt(signed, psbt))
 */
export function completePsbt(signed: Uint8Array, requested: Uint8Array): string {
  try {
    const transaction = Transaction.fromPSBT(signed, lenient)
    if (skeletonOf(transaction) !== skeletonOf(Transaction.fromPSBT(requested, lenient)))
      throw new Error('The inputs or outputs differ.')
    if (!transaction.isFinal) transaction.finalize()
    return hex.encode(transaction.extract())
  } catch (cause) {
    const details = cause instanceof Error ? cause.message.slice(0, 300) : ''
    throw new KitError('wallet/invalidResponse', {
      shortMessage: 'The wallet did not return a signed version of this transaction.',
      details,
      cause,
    })
  }
}

/** Returns everything that the signatures of a transaction cover. */
function skeletonOf(transaction: Transaction): string {
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid, index: output, sequence = 0xffffffff } = transaction.getInput(index)
    return `${txid && hex.encode(txid)}:${output}:${sequence}`
  })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script, amount } = transaction.getOutput(index)
    return `${script && hex.encode(script)}:${amount}`
  })
  return [transaction.version, transaction.lockTime, ...inputs, '', ...outputs].join()
}
