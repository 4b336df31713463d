import { signPolkadotMessage } from './signPolkadotMessage.js'
import { switchPolkadotNetwork } from './switchPolkadotNetwork.js'

type WalletRequests = {
  readonly signMessage: typeof signPolkadotMessage
  readonly switchNetwork: typeof switchPolkadotNetwork
}

/**
 * The requests to a connected wallet that do not need the chain: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./polkadotWalletRequests.js')
 */
export const polkadotWalletRequests: WalletRequests = {
  signMessage: signPolkadotMessage,
  switchNetwork: switchPolkadotNetwork,
}
