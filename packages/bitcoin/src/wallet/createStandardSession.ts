import {
  disconnectStandardWallet,
  type StandardAccount,
  type StandardWallet,
  watchStandardAccounts,
} from '@kit/adapter'
import type { Account, CaipNetworkId, Network, Ports, Session, SessionEvent } from '@kit/core/adapter'
import { chains } from '../network/chains.data.js'
import type { StandardProvider } from './BitcoinProvider.js'
import { type DisclosedBitcoinAccount, parseBitcoinAccounts } from './parseBitcoinAccounts.js'

/**
 * Creates a session with a wallet-standard wallet that has shared accounts. It starts on the first of `networks` with accounts. A locked
 * wallet reports no accounts until it is unlocked. Malformed events are logged and ignored.
 *
 * @example createStandardSession({ wallet, disclosed, networks, ports }).watch((event) => …)
 */
export function createStandardSession(options: {
  readonly wallet: StandardWallet
  /** Not empty. */
  readonly disclosed: readonly DisclosedBitcoinAccount[]
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'clock' | 'log'>
}): Session<StandardProvider> {
  const { wallet, networks, ports } = options
  let disclosed = options.disclosed
  const listeners = new Set<(event: SessionEvent) => void>()
  const known = [...networks.map(({ id }) => id), ...allNetworkIds()]
  const hasAccounts = (networkId: CaipNetworkId) => disclosed.some(({ isOn }) => isOn(networkId))
  const accountsOn = (networkId: CaipNetworkId): readonly Account[] =>
    disclosed.filter(({ isOn }) => isOn(networkId)).map(({ account }) => account)
  // Every account address fits one of the known chains, so one exists.
  let selected = known.find(hasAccounts) ?? (known[0] as CaipNetworkId)
  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const move = (networkId: CaipNetworkId) => {
    if (networkId !== selected) {
      selected = networkId
      emit({ type: 'networkChanged', networkId })
    }
    emit({ type: 'accountsChanged', accounts: accountsOn(networkId) })
  }
  const take = (accounts: unknown) => {
    const next = parseBitcoinAccounts(accounts)
    if (!next) return ports.log.debug('Ignored a change event without accounts')
    if (next.length === 0) return emit({ type: 'accountsChanged', accounts: [] })
    disclosed = next
    move([selected, ...known].find(hasAccounts) ?? selected)
  }
  let unlisten = () => {}

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
      if (listeners.size === 0) unlisten = watchStandardAccounts({ wallet, log: ports.log }, take)
      listeners.add(own)
      return () => {
        if (listeners.delete(own) && listeners.size === 0) unlisten()
      }
    },
    disconnect: (signal) => disconnectStandardWallet({ wallet, clock: ports.clock, signal }),
  }
}

function allNetworkIds(): readonly CaipNetworkId[] {
  return Object.values(chains).map(({ reference }) => `bip122:${reference}` as const)
}
