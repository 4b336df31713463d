import { KitError, type WalletCall } from '@kit/core/adapter'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { broadcastTransaction } from '../esplora/broadcastTransaction.js'
import type { Esplora } from '../esplora/createEsplora.js'
import type { SignerInputs } from '../request/BitcoinWalletSigner.js'
import { toBitcoinSigner } from '../request/toBitcoinSigner.js'
import { completePsbt } from './completePsbt.js'

/** What a request to sign a PSBT takes. */
export type SignPsbtCall = WalletCall & {
  /** Bytes, base64 or hex. */
  readonly psbt: Uint8Array | string
  /** Which inputs which address signs. Default: all of them, by the account. */
  readonly inputs?: SignerInputs
  /** Whether to send it when it is signed. Default false: then a wallet that sends whatever it signs is not asked. */
  readonly broadcast?: boolean
}

/** What comes back. */
export type SignedTransaction = {
  /** Base64. */
  readonly psbt: string
  /** Id of the transaction, when it was sent. */
  readonly txid?: string
}

/**
 * Asks the wallet to sign a PSBT and, if requested, makes sure that it is sent: by the wallet, or over Esplora by a wallet that only signs.
 *
 * @throws KitError `transaction/invalid` for a PSBT that cannot be read; `wallet/unsupportedMethod`, before the wallet is asked, also
 * for one that would send what is only to be signed; `connection/rejected`, others of `toWalletError`; those of `completePsbt`
 * and `broadcastTransaction`.
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
      ? 'The wallet sends whatever it signs: it cannot sign alone.'
      : 'The wallet does not sign transactions.'
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
    throw new KitError('transaction/invalid', { shortMessage: 'This PSBT cannot be read.', cause })
  }
}
