import { type AskWallet, type CaipNetworkId, KitError, type WalletTarget } from '@kit/core/adapter'
import type { SignerInputs } from '../request/BitcoinWalletSigner.js'
import type { BitcoinLibrary } from './createBitcoinLibrary.js'
import type { SignedTransaction } from './signPsbt.js'

/** What signs PSBTs for one account of a connected wallet on one network, whatever library made them. */
export type PsbtSigner = {
  readonly address: string
  /** Of the account; base58 or hex, as the wallet gave it. Undefined where the wallet does not tell. */
  readonly publicKey: string | undefined
  readonly networkId: CaipNetworkId
  /**
   * Asks the wallet to sign: bytes, base64 or hex; by default all inputs, by the account; `broadcast` also sends it. Returns base64.
   *
   * @throws KitError as `signPsbt` of the adapter does.
   */
  signPsbt(
    psbt: Uint8Array | string,
    options?: { readonly inputs?: SignerInputs; readonly broadcast?: boolean; readonly signal?: AbortSignal },
  ): Promise<SignedTransaction>
}

/**
 * Finds the wallet, and makes the signer. Each PSBT goes to the session that the connection has then.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
 * @example const { psbt } = await (await openPsbtSigner(askWallet, library)).signPsbt(psbt)
 */
export async function openPsbtSigner(
  askWallet: AskWallet | undefined,
  library: Pick<BitcoinLibrary, 'signPsbt'>,
  { networkId, ...target }: WalletTarget = {},
): Promise<PsbtSigner> {
  if (askWallet === undefined)
    throw new KitError('connection/notConnected', { shortMessage: 'This adapter was made without a kit.' })
  return askWallet({ namespace: 'bip122', ...target }, async ({ connectionId, account, network }) => {
    const { address, publicKey } = account
    const found = { connectionId, address, networkId: networkId ?? network.id }
    return {
      address,
      publicKey,
      networkId: found.networkId,
      signPsbt: (psbt, { signal, ...options } = {}) =>
        askWallet({ ...found, signal }, (call) => library.signPsbt({ ...call, ...options, psbt })),
    }
  })
}
