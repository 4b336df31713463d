import { KitError, type WalletCall } from '@kit/core/adapter'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { broadcastTransaction } from '../esplora/broadcastTransaction.js'
import type { Esplora } from '../esplora/createEsplora.js'
import type { SignerInputs } from '../request/BitcoinWalletSigner.js'
import { toBitcoinSigner } from '../request/toBitcoinSigner.js'
import { completePsbt } from './completePsbt.js'

export type SignPsbtCall = WalletCall & {
  /** In bytes, base64 or hex. */
  readonly psbt: Uint8Array | string
  /** Inputs to sign, by address. Defaults to all inputs with the active account. */
  readonly inputs?: SignerInputs
  /** Whether to broadcast the signed transaction. Defaults to false, in which case a wallet that always broadcasts is never asked. */
  readonly broadcast?: boolean
}

/** A signed transaction. */
export type SignedTransaction = {
  /** In base64. */
  readonly psbt: string
  /** Transaction ID, if it was broadcast. */
  readonly txid?: string
}

/**
 * Asks the wallet to sign a PSBT and broadcasts it on request: through the wallet, or through Esplora if the wallet only signs.
 *
 * @throws KitError `transaction/invalid` for an invalid PSBT; `wallet/unsupportedMethod`, before the wallet is prompted, also if it would
 *   broadcast a PSBT that should only be signed; `connection/rejected` and others of `toWalletError`; those of `completePsbt` and
 *   `broadcastTransaction`.
 */
export async function signPsbt(
  esplora: Esplora,
  call: SignPsbtCall & { readonly psbt: Uint8Array },
): Promise<SignedTransaction> {
  const { provider, account, network, signal, psbt, broadcast = false } = call
  const { address } = account
  const signer = toBitcoinSigner(provider, address)
  const sign = broadcast ? signer.signToSend : signer.signPsbt
  if (!sign) {
    const shortMessage = signer.signToSend
      ? "The wallet broadcasts every transaction it signs and can't only sign it."
      : "The wallet can't sign transactions."
    throw new KitError('wallet/unsupportedMethod', { shortMessage })
  }
  const inputs = call.inputs ?? [{ address, indexes: allInputs(psbt) }]
  const signed = await sign({ address, network, signal, psbt, inputs })
  const text = base64.encode(signed.psbt)
  if (signed.txid !== undefined) return { psbt: text, txid: signed.txid }
  if (!broadcast) return { psbt: text }
  return { psbt: text, txid: await broadcastTransaction(esplora, completePsbt(signed.psbt, psbt), signal) }
}

function allInputs(psbt: Uint8Array): readonly number[] {
  try {
    const { inputsLength } = Transaction.fromPSBT(psbt, { allowUnknownInputs: true, allowUnknownOutputs: true })
    return Array.from({ length: inputsLength }, (_, index) => index)
  } catch (cause) {
    throw new KitError('transaction/invalid', { shortMessage: 'Invalid PSBT.', cause })
  }
}
