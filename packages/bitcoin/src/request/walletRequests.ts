import type { WalletCall } from '@kit/core/adapter'
import { readPairedAddresses } from './readPairedAddresses.js'
import { requireSigner } from './requireSigner.js'
import { switchNetwork } from './switchNetwork.js'

type WalletRequests = {
  signMessage(
    call: WalletCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' | undefined },
  ): Promise<string>
  readonly readPairedAddresses: typeof readPairedAddresses
  readonly switchNetwork: typeof switchNetwork
}

/**
 * The requests to a connected wallet that do not need the chain: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = {
  async signMessage({ provider, account, network, signal, message, protocol }) {
    const { address } = account
    return requireSigner(provider, address, 'signMessage')({ address, network, signal, message, protocol })
  },
  readPairedAddresses,
  switchNetwork,
}
