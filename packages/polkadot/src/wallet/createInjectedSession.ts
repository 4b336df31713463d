import {
  type Account,
  createLazy,
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
 * Creates a session with a wallet that has shared accounts. Such wallets have no selected network: each request names one. Switching
 * reports the accounts again in the other network's format. Shared accounts are stored on every change, and deleted when there are none.
 * Malformed events are logged and ignored.
 *
 * @param options.injected The enabled wallet. Without it, the session uses the stored accounts: the wallet is enabled when it has to sign,
 *   and its changes are followed from then on. If the user refuses, the session ends.
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
  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }

  const take = (changed: readonly DisclosedPolkadotAccount[]) => {
    const there = accountsOn(network, changed)
    // Subscribing reports the current accounts immediately.
    const isSame = describe(there) === describe(accounts)
    disclosed = changed
    accounts = there
    // The session has ended, so there are no listeners.
    if (listeners.size === 0) return
    remember(changed)
    if (!isSame) emit({ type: 'accountsChanged', accounts })
  }
  const onAccounts = (value: unknown) => {
    const changed = parsePolkadotAccounts(value)
    if (changed) take(changed)
    else log.debug('Ignored a change event without accounts')
  }
  const follow = () => {
    if (injected && listeners.size > 0) unsubscribe ??= subscribe(injected, onAccounts, log)
  }
  const opened = createLazy(async (): Promise<Injected> => {
    const answer = await options.open().catch((error: unknown) => {
      if (isKitError(error, 'connection/rejected')) {
        remember([])
        emit({ type: 'disconnected', reason: 'accounts-withdrawn' })
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
      emit({ type: 'accountsChanged', accounts })
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
    // Wallets of this family can't be disconnected, but the kit forgets them.
    disconnect: async () => remember([]),
  }
}

/** Creates the provider for adapters. It enables the wallet on its first signature. */
function createInjectedProvider(deps: {
  now(): Injected | undefined
  open(): Promise<Injected>
  disclosed(): readonly DisclosedPolkadotAccount[]
  onSelect(network: PolkadotNetwork, accounts: readonly Account[]): void
}): InjectedProvider {
  const { now, open, disclosed } = deps
  const find = (address: unknown) =>
    disclosed().find((one) => polkadotAccountKey(one.address) === polkadotAccountKey(address))
  /** Calls the wallet's signer once the wallet is enabled. */
  const ask = async (method: keyof InjectedSigner, request: { readonly address?: unknown }): Promise<unknown> => {
    const { signer } = now() ?? (await open())
    if (!find(request.address))
      throw new KitError('wallet/unauthorized', { shortMessage: 'The wallet no longer gives access to this account.' })
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
      const shortMessage = 'The wallet has no account for this network.'
      throw new KitError('connection/noAccounts', { shortMessage, details: network.id })
    },
  }
}

const describe = (accounts: readonly Account[]): string => JSON.stringify(accounts)

/** Some wallets return an unsubscribe function, some a promise of one, some nothing. */
function subscribe({ accounts }: Injected, listener: (value: unknown) => void, log: LogPort): () => void {
  let end: unknown
  let isEnded = false
  const report = (error: unknown) => log.debug("Couldn't subscribe to or unsubscribe from wallet events", error)
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
