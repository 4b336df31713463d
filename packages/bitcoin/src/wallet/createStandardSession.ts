import {
  type Account,
  type CaipNetworkId,
  type LogPort,
  type Network,
  type Session,
  type SessionEvent,
  untilAborted,
} from '@kit/core'
import { chains } from '../network/chains.data.js'
import { askWallet } from './askWallet.js'
import type { StandardProvider } from './BitcoinProvider.js'
import { type DisclosedAccount, parseAccounts } from './parseAccounts.js'
import { readFeature } from './readFeature.js'
import type { StandardAccount, StandardWallet } from './StandardWallet.js'

/** The longest that a disconnect waits for the wallet. */
const disconnectTimeoutMs = 1000

/**
 * A session on a wallet-standard wallet that has disclosed accounts. It begins on the first of `networks` on which the wallet
 * has accounts. A wallet that is locked tells no accounts, and tells them again when it is opened; news that makes no sense is
 * logged and dropped.
 *
 * @example createStandardSession({ wallet, disclosed, networks, log }).watch((event) => …)
 */
export function createStandardSession(options: {
  readonly wallet: StandardWallet
  /** Not empty. */
  readonly disclosed: readonly DisclosedAccount[]
  readonly networks: readonly Network[]
  readonly log: LogPort
}): Session<StandardProvider> {
  const { wallet, networks, log } = options
  let disclosed = options.disclosed
  const listeners = new Set<(event: SessionEvent) => void>()
  const known = [...networks.map(({ id }) => id), ...allNetworkIds()]
  const hasAccounts = (networkId: CaipNetworkId) => disclosed.some(({ isOn }) => isOn(networkId))
  const accountsOn = (networkId: CaipNetworkId): readonly Account[] =>
    disclosed.filter(({ isOn }) => isOn(networkId)).map(({ account }) => account)
  // An account's address always fits one of the known chains, so there is one.
  let selected = known.find(hasAccounts) ?? (known[0] as CaipNetworkId)
  const tell = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const move = (networkId: CaipNetworkId) => {
    if (networkId !== selected) {
      selected = networkId
      tell({ type: 'networkChanged', networkId })
    }
    tell({ type: 'accountsChanged', accounts: accountsOn(networkId) })
  }
  const onChange = (change: unknown) => {
    try {
      const { accounts } = change as { readonly accounts?: unknown }
      // Chains or features alone may have changed.
      if (accounts === undefined) return
      const next = parseAccounts(accounts)
      if (!next) return log.debug('A wallet reported a change without accounts')
      if (next.length === 0) return tell({ type: 'accountsChanged', accounts: [] })
      disclosed = next
      move([selected, ...known].find(hasAccounts) ?? selected)
    } catch (error) {
      log.debug('A wallet reported a change that cannot be read', error)
    }
  }
  let end: unknown
  const listen = () => {
    try {
      end = readFeature(wallet, 'standard:events')?.('change', onChange)
    } catch (error) {
      log.debug('A wallet does not report its changes', error)
    }
  }
  const unlisten = () => {
    try {
      if (typeof end === 'function') end()
    } catch (error) {
      log.debug('A wallet could not end its reports', error)
    }
  }

  return {
    provider: {
      kind: 'standard',
      wallet,
      findAccount: (address) =>
        disclosed.find(({ account }) => account.address === address)?.source as StandardAccount | undefined,
      select(networkId) {
        if (!hasAccounts(networkId)) return false
        if (networkId !== selected) move(networkId)
        return true
      },
    },
    accounts: accountsOn(selected),
    hasSelection: false,
    networkId: selected,
    approvedNetworkIds: [...new Set(known.filter(hasAccounts))],
    watch(listener) {
      const own = (event: SessionEvent) => listener(event)
      if (listeners.size === 0) listen()
      listeners.add(own)
      return () => {
        if (listeners.delete(own) && listeners.size === 0) unlisten()
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

function allNetworkIds(): readonly CaipNetworkId[] {
  return Object.values(chains).map(({ reference }) => `bip122:${reference}` as const)
}
