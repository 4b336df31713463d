import { type Account, KitError, type LogPort, type Session, type SessionEvent } from '@kit/core'
import { accountKey } from '../address/parseAddress.js'
import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'
import type { InjectedProvider } from './InjectedProvider.js'
import { accountsOn, type DisclosedAccount, parseAccounts } from './parseAccounts.js'
import type { Injected } from './parseInjected.js'

/**
 * A session on a wallet that has disclosed accounts. Such wallets have no selected network, each request names one; going to
 * another tells the accounts anew, written for it. No account left is a disconnect, and the wallet is forgotten; news that
 * makes no sense is logged and dropped.
 *
 * @param forget Called when the connection ends on either side.
 * @example createInjectedSession({ injected, disclosed, network, forget, log }).watch((event) => …)
 */
export function createInjectedSession(options: {
  readonly injected: Injected
  readonly disclosed: readonly DisclosedAccount[]
  readonly network: PolkadotNetwork
  readonly forget: () => void
  readonly log: LogPort
}): Session<InjectedProvider> {
  const { injected, forget, log } = options
  let { disclosed, network } = options
  let accounts = accountsOn(network, disclosed)
  const listeners = new Set<(event: SessionEvent) => void>()
  const tell = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }

  const provider: InjectedProvider = {
    signer: injected.signer,
    toWalletAddress: (address) =>
      disclosed.find((one) => accountKey(one.address) === accountKey(address))?.address ?? address,
    selectNetwork(next) {
      const there = accountsOn(next, disclosed)
      if (there.length === 0) {
        const shortMessage = 'The wallet has no account for the network.'
        throw new KitError('connection/noAccounts', { shortMessage, details: next.caipNetworkId })
      }
      network = next
      accounts = there
      tell({ type: 'accountsChanged', accounts })
    },
  }

  const onAccounts = (value: unknown) => {
    const changed = parseAccounts(value)
    if (!changed) return log.debug('A wallet reported a change without accounts')
    const there = accountsOn(network, changed)
    if (there.length === 0) {
      forget()
      return tell({ type: 'disconnected', reason: 'accounts-withdrawn' })
    }
    // Subscribing alone already tells the present accounts.
    const isSame = describe(there) === describe(accounts)
    disclosed = changed
    accounts = there
    if (!isSame) tell({ type: 'accountsChanged', accounts })
  }

  return {
    provider,
    accounts,
    hasSelection: false,
    networkId: network.caipNetworkId,
    watch(listener) {
      listeners.add(listener)
      const end = subscribe(injected, (value) => listeners.has(listener) && onAccounts(value), log)
      return () => {
        if (listeners.delete(listener)) end()
      }
    },
    // Wallets of this family can not be told; the kit forgets them all the same.
    disconnect: async () => forget(),
  }
}

const describe = (accounts: readonly Account[]): string => JSON.stringify(accounts)

/** Some wallets answer the end, some a promise of it, some nothing. */
function subscribe({ accounts }: Injected, listener: (value: unknown) => void, log: LogPort): () => void {
  let end: unknown
  const report = (error: unknown) => log.debug('A wallet could not begin or end its reports', error)
  const attempt = (work: () => unknown) => {
    try {
      return work()
    } catch (error) {
      return report(error)
    }
  }
  attempt(() => {
    end = accounts.subscribe?.(listener)
  })
  return () => {
    if (typeof end === 'function') attempt(end as () => unknown)
    else
      Promise.resolve(end).then(
        (late) => (typeof late === 'function' ? attempt(late as () => unknown) : undefined),
        report,
      )
  }
}
