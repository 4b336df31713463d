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
 * session begins on the first of `networks` that the wallet knows. No accounts left is a disconnect; news that makes no
 * sense is logged and dropped.
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
  const known = networks.map(({ caipNetworkId }) => caipNetworkId).filter((id) => knowsChain(wallet, toWalletChain(id)))
  return {
    provider: wallet,
    accounts,
    networkId: known[0] ?? anyNetworkId(wallet),
    approvedNetworkIds: known.length > 0 ? known : [anyNetworkId(wallet)],
    watch(listener) {
      let isEnded = false
      let end: unknown
      const onChange = (change: unknown) => {
        if (isEnded) return
        try {
          // Chains or features alone may have changed.
          if ((change as { readonly accounts?: unknown }).accounts === undefined) return
          const changed = parseAccounts((change as { readonly accounts: unknown }).accounts)
          if (!changed) log.debug('A wallet reported a change without accounts')
          else if (changed.length === 0) listener({ type: 'disconnected', reason: 'accounts-withdrawn' })
          else listener({ type: 'accountsChanged', accounts: changed })
        } catch (error) {
          log.debug('A wallet reported a change that cannot be read', error)
        }
      }
      try {
        end = readFeature(wallet, 'standard:events')?.('change', onChange)
      } catch (error) {
        log.debug('A wallet does not report its changes', error)
      }
      return () => {
        if (isEnded) return
        isEnded = true
        try {
          if (typeof end === 'function') end()
        } catch (error) {
          log.debug('A wallet could not end its reports', error)
        }
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

function knowsChain(wallet: StandardWallet, chain: string): boolean {
  try {
    return wallet.chains.includes(chain)
  } catch {
    return false
  }
}

/** A network of the wallet's own, when it knows none that the app wishes for: the kit then says that it is unsupported. */
function anyNetworkId(wallet: StandardWallet): CaipNetworkId {
  const name = Object.entries(clusters).find(([cluster]) => knowsChain(wallet, `solana:${cluster}`))
  return `solana:${name?.[1] ?? clusters.mainnet}`
}
