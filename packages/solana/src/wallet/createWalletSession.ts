import { type Account, type CaipNetworkId, type LogPort, type Network, type Session, untilAborted } from '@kit/core'
import { clusters } from '../network/clusters.data.js'
import { toWalletChain } from '../network/toWalletChain.js'
import { askWallet } from './askWallet.js'
import { parseAccounts } from './parseAccounts.js'
import { readFeature } from './readFeature.js'
import type { StandardWallet } from './StandardWallet.js'

/** The longest that a disconnect waits for the wallet. */
const disconnectTimeoutMs = 1000

/**
 * A session on a wallet that has disclosed accounts. Such wallets have no selected network: each request names one, so the
 * session begins on the first of `networks` that the wallet knows. A wallet that is locked tells no accounts, and
 * tells them again when it is opened; news that makes no sense is logged and dropped.
 *
 * @example createWalletSession({ wallet, accounts, networks, log }).watch((event) => …)
 */
export function createWalletSession(options: {
  readonly wallet: StandardWallet
  readonly accounts: readonly Account[]
  readonly networks: readonly Network[]
  readonly log: LogPort
}): Session<StandardWallet> {
  const { wallet, accounts, networks, log } = options
  // A wallet that knows none of them has the main network at least: the kit then says that it is unsupported.
  const known = networks.map(({ id }) => id).filter((id) => knowsNetwork(wallet, id))
  const networkIds: readonly CaipNetworkId[] = known.length > 0 ? known : [`solana:${clusters.mainnet}`]
  return {
    provider: wallet,
    accounts,
    hasSelection: false,
    networkId: networkIds[0] as CaipNetworkId,
    approvedNetworkIds: networkIds,
    watch(listener) {
      let isEnded = false
      /** Whatever the wallet does wrong must not reach the page. */
      const quietly = (work: () => unknown) => {
        try {
          return isEnded ? undefined : work()
        } catch (error) {
          return log.debug('A wallet reports its changes wrongly', error)
        }
      }
      const onChange = (change: unknown) =>
        quietly(() => {
          // Chains or features alone may have changed.
          if ((change as { readonly accounts?: unknown }).accounts === undefined) return
          const changed = parseAccounts(change)
          if (!changed) throw change
          listener({ type: 'accountsChanged', accounts: changed })
        })
      const end = quietly(() => readFeature(wallet, 'standard:events')?.('change', onChange))
      return () => {
        quietly(() => typeof end === 'function' && end())
        isEnded = true
      }
    },
    async disconnect(signal) {
      const disconnect = readFeature(wallet, 'standard:disconnect')
      // A wallet without it keeps its permission, and the kit forgets the wallet all the same.
      if (!disconnect) return
      const limit = AbortSignal.timeout(disconnectTimeoutMs)
      const asked = () => askWallet('standard:disconnect', () => disconnect(), limit)
      await untilAborted(asked, signal).catch(() => {})
    },
  }
}

function knowsNetwork(wallet: StandardWallet, networkId: CaipNetworkId): boolean {
  try {
    return wallet.chains.includes(toWalletChain(networkId))
  } catch {
    return false
  }
}
