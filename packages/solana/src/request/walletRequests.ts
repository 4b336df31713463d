import { KitError, type WalletCall } from '@kit/core'
import { encodeBase58 } from '../address/encodeBase58.js'
import { switchNetwork } from '../network/switchNetwork.js'
import type { SolanaTransaction } from '../transaction/SolanaTransaction.js'
import { toTransactionBytes } from '../transaction/toTransactionBytes.js'
import { requireSigner } from './requireSigner.js'

type WalletRequests = {
  signMessage(call: WalletCall & { readonly message: string }): Promise<string>
  signTransactions(
    call: WalletCall & { readonly transactions: readonly SolanaTransaction[] },
  ): Promise<readonly Uint8Array[]>
  readonly switchNetwork: typeof switchNetwork
}

/**
 * What an adapter asks of a wallet once it is connected and needs no chain for: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = {
  switchNetwork,
  async signMessage({ provider, account, network, signal, message }) {
    const { address } = account
    const sign = requireSigner(provider, address, 'signMessage')
    return encodeBase58(await sign({ address, network, signal, message: new TextEncoder().encode(message) }))
  },
  async signTransactions({ provider, account, network, signal, transactions }) {
    const { address } = account
    const sign = requireSigner(provider, address, 'signTransactions')
    const bytes = transactions.map(toTransactionBytes)
    if (bytes.length === 0)
      throw new KitError('transaction/invalid', { shortMessage: 'There is no transaction to sign.' })
    return sign({ address, network, signal, transactions: bytes })
  },
}
