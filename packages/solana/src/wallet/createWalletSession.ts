import { disconnectStandardWallet, type StandardWallet, watchStandardAccounts } from '@kit/adapter'
import type { Account, CaipNetworkId, Network, Ports, Session } from '@kit/core/adapter'
import { clusters } from '../network/clusters.data.js'
import { toWalletChain } from '../network/toWalletChain.js'
import { parseSolanaAccounts } from './parseSolanaAccounts.js'

/**
 * Creates a session with a wallet that has shared accounts. Solana wallets have no selected network: each request names one, so the session
 * starts on the first of `networks` that the wallet supports. A locked wallet reports no accounts until it is unlocked. Malformed events
 * are logged and ignored.
 *
 * @example createWalletSession({ wallet, accounts, networks, ports }).watch((event) => …)
 */
export function createWalletSession(options: {
  readonly wallet: StandardWallet
  readonly accounts: readonly Account[]
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'log' | 'clock'>
}): Session<StandardWallet> {
  const { wallet, accounts, networks, ports } = options
  // A wallet that supports none of them starts on mainnet, which the kit then reports as unsupported.
  const known = networks.map(({ id }) => id).filter((id) => knowsNetwork(wallet, id))
  const networkIds: readonly CaipNetworkId[] = known.length > 0 ? known : [`solana:${clusters.mainnet}`]
  return {
    provider: wallet,
    accounts,
    hasSelection: false,
    networkId: networkIds[0] as CaipNetworkId,
    approvedNetworkIds: networkIds,
    watch: (listener) =>
      watchStandardAccounts({ wallet, log: ports.log }, (reported) => {
        const changed = parseSolanaAccounts({ accounts: reported })
        if (!changed) throw reported
        listener({ type: 'accountsChanged', accounts: changed })
      }),
    disconnect: (signal) => disconnectStandardWallet({ wallet, clock: ports.clock, signal }),
  }
}

function knowsNetwork(wallet: StandardWallet, networkId: CaipNetworkId): boolean {
  try {
    return wallet.chains.some((chain) => chain === toWalletChain(networkId))
  } catch {
    return false
  }
}
