import { type CaipNetworkId, KitError, type WalletTarget, type WithWallet } from '@kit/core/adapter'
import type { SignerInputs } from '../request/BitcoinWalletSigner.js'
import type { BitcoinLibrary } from './createBitcoinLibrary.js'
import type { SignedTransaction } from './signPsbt.js'

/** Signs PSBTs of any library for one account of a connected wallet on one network. */
export type PsbtSigner = {
  readonly address: string
  /** Public key of the account in base58 or hex, as the wallet returned it. Undefined if the wallet doesn't share it. */
  readonly publicKey: string | undefined
  readonly networkId: CaipNetworkId
  /**
   * Asks the wallet to sign a PSBT in bytes, base64 or hex. Defaults to all inputs with the signer's account. `broadcast` also sends the
   * transaction. Returns base64.
   *
   * @throws KitError of the adapter's `signPsbt`.
   */
  signPsbt(
    psbt: Uint8Array | string,
    options?: { readonly inputs?: SignerInputs; readonly broadcast?: boolean; readonly signal?: AbortSignal },
  ): Promise<SignedTransaction>
}

/**
 * Finds the connected wallet and creates a signer. Each PSBT goes to the connection's current session.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
 * @example const { psbt } = await (await openPsbtSigner(withWallet, library)).signPsbt(psbt)
 */
export async function openPsbtSigner(
  withWallet: WithWallet | undefined,
  library: Pick<BitcoinLibrary, 'signPsbt'>,
  { networkId, ...target }: WalletTarget = {},
): Promise<PsbtSigner> {
  if (withWallet === undefined)
    throw new KitError('connection/notConnected', {
      shortMessage: 'This adapter was created without a kit. Pass it to `createKit`.',
    })
  return withWallet({ namespace: 'bip122', ...target }, async ({ connectionId, account, network }) => {
    const { address, publicKey } = account
    const found = { connectionId, address, networkId: networkId ?? network.id }
    return {
      address,
      publicKey,
      networkId: found.networkId,
      signPsbt: (psbt, { signal, ...options } = {}) =>
        withWallet({ ...found, signal }, (call) => library.signPsbt({ ...call, ...options, psbt })),
    }
  })
}
