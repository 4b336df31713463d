import { Transaction } from '@scure/btc-signer'
import { ProviderError } from '../evm/ProviderError.js'
import type { BitcoinCard } from './bitcoinForms.js'

/** Inputs of a PSBT by the card that signs them. */
export type BitcoinInputs = readonly { readonly card: BitcoinCard; readonly indexes: readonly number[] }[]

const lenient = { allowUnknownInputs: true, allowUnknownOutputs: true, allowLegacyWitnessUtxo: true }

/** Signs inputs of a PSBT, and optionally finalizes it. Throws `ProviderError` when it can't. */
export const signBitcoinPsbt = (psbt: Uint8Array, inputs: BitcoinInputs, finalizesPsbt: boolean): Transaction => {
  try {
    const transaction = Transaction.fromPSBT(psbt, lenient)
    for (const { card, indexes } of inputs)
      for (const index of indexes) if (!transaction.signIdx(card.privateKey, index)) throw new Error('nothing to sign')
    if (finalizesPsbt) transaction.finalize()
    return transaction
  } catch (error) {
    throw new ProviderError(-32602, `Invalid params: the PSBT cannot be signed: ${(error as Error).message}`)
  }
}
