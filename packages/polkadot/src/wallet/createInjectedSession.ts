import {
  type Account,
  createLater,
  isKitError,
  KitError,
  type LogPort,
  type Session,
  type SessionEvent,
} from '@kit/core/adapter'
import { polkadotAccountKey } from '../address/parsePolkadotShape.js'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import type { InjectedProvider, InjectedSigner } from './InjectedProvider.js'
import type { Injected, Opened } from './parseInjected.js'
import { accountsOn, type DisclosedPolkadotAccount, parsePolkadotAccounts } from './parsePolkadotAccounts.js'

/**
 * A session on a wallet that has disclosed accounts. Such wallets have no selected network, each request names one; switching
 * reports the accounts again, written for the other network. What is disclosed is stored as it changes, and deleted when it is
 * nothing; malformed events are logged and dropped.
 *
 * @param options.injected The wallet that was enabled. Without it the session uses what is stored: the wallet is opened
 * when it is asked to sign, and from then on its changes are followed; if it is refused, the session ends.
 * @example createInjectedSession({ injected, open, disclosed, network, remember, log }).watch((event) => …)
 */
export function createInjectedSession(options: {
  readonly injected: Injected | undefined
  readonly open: () => Promise<Opened>
  readonly disclosed: readonly DisclosedPolkadotAccount[]
  readonly network: PolkadotNetwork
  readonly remember: (disclosed: readonly DisclosedPolkadotAccount[]) => void
  readonly log: LogPort
}): Session<InjectedProvider> {
  const { remember, log } = options
  let { injected, disclosed, network } = options
  let accounts = accountsOn(network, disclosed)
  let unsubscribe: (() => void) | undefined
  const listeners = new Set<(event: SessionEvent) => void>()
  const tell = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }

  const take = (changed: readonly DisclosedPolkadotAccount[]) => {
    const there = accountsOn(network, changed)
    // Subscribing already reports the current accounts.
    const isSame = describe(there) === describe(accounts)
    disclosed = changed
    accounts = there
    // Nobody listens to a session that has ended.
    if (listeners.size === 0) return
    remember(changed)
    if (!isSame) tell({ type: 'accountsChanged', accounts })
  }
  const onAccounts = (value: unknown) => {
    const changed = parsePolkadotAccounts(value)
    if (changed) take(changed)
    else log.debug('A wallet reported a change without accounts')
  }
  const follow = () => {
    if (injected && listeners.size > 0) unsubscribe ??= subscribe(injected, onAccounts, log)
  }
  const opened = createLater(async (): Promise<Injected> => {
    const answer = await options.open().catch((error: unknown) => {
      if (isKitError(error, 'connection/rejected')) {
        remember([])
        tell({ type: 'disconnected', reason: 'accounts-withdrawn' })
      }
      throw error
    })
    injected = answer.injected
    take(answer.disclosed)
    follow()
    return injected
  })
  const provider = createInjectedProvider({
    now: () => injected,
    open: opened.load,
    disclosed: () => disclosed,
    onSelect(next, there) {
      network = next
      accounts = there
      tell({ type: 'accountsChanged', accounts })
    },
  })

  return {
    provider,
    accounts,
    hasSelection: false,
    networkId: network.id,
    watch(listener) {
      const own = (event: SessionEvent) => listener(event)
      listeners.add(own)
      follow()
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
      }
    },
    // Wallets of this family cannot be disconnected; the kit still forgets them.
    disconnect: async () => remember([]),
  }
}

/** What adapters ask of the wallet, which is opened for its first signature. */
function createInjectedProvider(deps: {
  now(): Injected | undefined
  open(): Promise<Injected>
  disclosed(): readonly DisclosedPolkadotAccount[]
  onSelect(network: PolkadotNetwork, accounts: readonly Account[]): void
}): InjectedProvider {
  const { now, open, disclosed } = deps
  const find = (address: unknown) =>
    disclosed().find((one) => polkadotAccountKey(one.address) === polkadotAccountKey(address))
  /** Asks the wallet's own signer, once the wallet is open. */
  const ask = async (method: keyof InjectedSigner, request: { readonly address?: unknown }): Promise<unknown> => {
    const { signer } = now() ?? (await open())
    if (!find(request.address))
      throw new KitError('wallet/unauthorized', { shortMessage: 'The wallet no longer allows this account.' })
    const sign = signer[method] as ((request: object) => unknown) | undefined
    if (typeof sign === 'function') return sign.call(signer, request)
    const shortMessage = 'The wallet does not support this method.'
    throw new KitError('wallet/unsupportedMethod', { shortMessage, details: `Method: ${method}` })
  }
  return {
    signer: now()?.signer ?? {
      signRaw: (request) => ask('signRaw', request),
      signPayload: (payload) => ask('signPayload', payload),
    },
    toWalletAddress: (address) => find(address)?.address ?? address,
    selectNetwork(network) {
      const there = accountsOn(network, disclosed())
      if (there.length > 0) return deps.onSelect(network, there)
      const shortMessage = 'The wallet has no account for the network.'
      throw new KitError('connection/noAccounts', { shortMessage, details: network.id })
    },
  }
}

const describe = (accounts: readonly Account[]): string => JSON.stringify(accounts)

/** Some wallets return a function that ends it, some a promise of one, some nothing. */
function subscribe({ accounts }: Injected, listener: (value: unknown) => void, log: LogPort): () => void {
  let end: unknown
  let isEnded = false
  const report = (error: unknown) => log.debug('A wallet could not begin or end its reports', error)
  const attempt = (work: () => unknown) => {
    try {
      return work()
    } catch (error) {
      return report(error)
    }
  }
  attempt(() => {
    end = accounts.subscribe?.((value) => {
      if (!isEnded) attempt(() => listener(value))
    })
  })
  return () => {
    isEnded = true
    if (typeof end === 'function') attempt(end as () => unknown)
    else
      Promise.resolve(end).then(
        (late) => (typeof late === 'function' ? attempt(late as () => unknown) : undefined),
        report,
      )
  }
}
