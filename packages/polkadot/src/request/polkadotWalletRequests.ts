import type { WalletCall } from '@kit/core/adapter'
import { openPolkadotWallet } from './openPolkadotWallet.js'
import { switchPolkadotNetwork } from './switchPolkadotNetwork.js'
import { toPolkadotSigner } from './toPolkadotSigner.js'
import { wrapBytes } from './wrapBytes.js'

type WalletRequests = {
  readonly openWallet: typeof openPolkadotWallet
  readonly signMessage: typeof signPolkadotMessage
  readonly switchNetwork: typeof switchPolkadotNetwork
}

/**
 * Wallet requests that don't need the chain: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./polkadotWalletRequests.js')
 */
export const polkadotWalletRequests: WalletRequests = {
  openWallet: openPolkadotWallet,
  signMessage: signPolkadotMessage,
  switchNetwork: switchPolkadotNetwork,
}

/**
 * Signs a text wrapped in `<Bytes>`. Returns the signature in hex, without the signature type.
 *
 * @throws KitError of `toWalletError`; `wallet/unsupportedMethod`; `wallet/invalidResponse` when the wallet returns no signature.
 * @example await signPolkadotMessage({ provider, account, network, message: 'Hello' })
 */
export async function signPolkadotMessage(call: WalletCall & { readonly message: string }): Promise<string> {
  return toPolkadotSigner(call).signBytes(wrapBytes(call.message), call.signal)
}
