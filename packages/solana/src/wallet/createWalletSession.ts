import { disconnectStandardWallet, type StandardWallet, watchStandardAccounts } from '@kit/adapter'
import type { Account, CaipNetworkId, Network, Ports, Session } from '@kit/core/adapter'
import { clusters } from '../network/clusters.data.js'
import { toWalletChain } from '../network/toWalletChain.js'
import { parseSolanaAccounts } from './parseSolanaAccounts.js'

/**
 * A session on a wallet that has disclosed accounts. Such wallets have no selected network: each request names one, so the
 * session begins on the first of `networks` that the wallet knows. A wallet that is locked tells no accounts, and
 * tells them again when it is opened; news that makes no sense is logged and dropped.
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
  // A wallet that knows none of them has the main network at least: the kit then says that it is unsupported.
  const known = networks.map(({ id }) => id).filter((id) => knowsNetwork(wallet, id))
  const networkIds: readonly CaipNetworkId[] = known.length > 0 ? known : [`solana:${clusters.mainnet}`]
  return {
    provider: wallet,
    accounts,
    hasSelection: false,
    networkId: networkIds[0] as CaipNetworkId,
    approvedNetworkIds: networkIds,
    watch: (listener) =>
      watchStandardAccounts({ wallet, log: ports.log }, (told) => {
        const changed = parseSolanaAccounts({ accounts: told })
        if (!changed) throw told
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
