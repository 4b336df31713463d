import { KitError, type WalletCall } from '@kit/core/adapter'
import { readPairedAddresses } from './readPairedAddresses.js'
import { switchBitcoinNetwork } from './switchBitcoinNetwork.js'
import { toBitcoinSigner } from './toBitcoinSigner.js'

type WalletRequests = {
  signMessage(
    call: WalletCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' | undefined },
  ): Promise<string>
  readonly readPairedAddresses: typeof readPairedAddresses
  readonly switchNetwork: typeof switchBitcoinNetwork
}

/**
 * Wallet requests that don't need the chain: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./bitcoinWalletRequests.js')
 */
export const bitcoinWalletRequests: WalletRequests = {
  async signMessage({ provider, account, network, signal, message, protocol }) {
    const { address } = account
    const signer = toBitcoinSigner(provider, address)
    if (signer.signMessage) return signer.signMessage({ address, network, signal, message, protocol })
    const shortMessage = 'The wallet does not support this method.'
    throw new KitError('wallet/unsupportedMethod', { shortMessage, details: 'signMessage' })
  },
  readPairedAddresses,
  switchNetwork: switchBitcoinNetwork,
}
