import type { ApiClient } from '@kit/api'
import type { Adapter } from '@kit/core/adapter'
import {
  type BalanceQuery,
  createRecheck,
  createScope,
  formatUnits,
  KitError,
  type PluginContext,
  pause,
  type Scope,
  type Store,
  toKitError,
} from '@kit/core/plugin'
import { debounceMs } from '../debounceMs.js'
import { createReceiverSearch } from '../receiver/createReceiverSearch.js'
import { createRecents } from '../receiver/createRecents.js'
import { emptyForm, type SendOrigin, type SendState } from '../SendState.js'
import { isShort, unitsOf } from '../validate.js'
import { createAnswer } from './createAnswer.js'
import { createTokens } from './createTokens.js'
import { deriveForm, planKey } from './deriveForm.js'
import { followUnanswered } from './followUnanswered.js'
import { nativeToken } from './nativeToken.js'
import type { Place } from './Place.js'
import type { SendServices } from './SendServices.js'

type SendScope = Scope<SendOrigin>
type WalletKey = { readonly walletId: string; readonly address: string | undefined }

/** Makes the services of sending; they end with `destroy`. */
export function startServices(
  { emit, kit, ports }: PluginContext,
  store: Store<SendState>,
  api: ApiClient | undefined,
  watchers: Store<number>,
): SendServices & { destroy(): void } {
  const { clock } = ports
  const adapterOf = (namespace: string): Adapter | undefined => kit.adapters.get(namespace)
  const recents = createRecents(
    ports.storage,
    (namespace, address) => adapterOf(namespace)?.isAddress(address) ?? false,
    kit.options.storagePrefix,
  )
  const answer = createAnswer({ isAsking: () => store.getState().status === 'asking', onLeft: () => clear() })
  const scopes = createScope<SendOrigin, SendState>(kit.active, {
    store,
    keyOf: () => place()?.origin,
    onChange: begin,
  })
  // What a wallet takes says nothing of another, also where both have the account.
  const wallets = createScope<WalletKey, SendState>(kit.active, {
    store,
    keyOf: ({ account, connection }) => connection && { walletId: connection.id, address: account?.address },
    onChange() {
      if (store.getState().walletSetsFee) change({ walletSetsFee: false })
    },
  })
  let plan: { readonly key: string; readonly controller: AbortController } | undefined
  let balance: { readonly key: string; readonly query: BalanceQuery; readonly end: () => void } | undefined
  const recheck = createRecheck(ports, watchers, readAgain)
  const tokens = createTokens({ kit }, { scopes, place, change })
  const receivers = createReceiverSearch(
    { ports },
    {
      here() {
        const here = place()
        return here && { network: here.network, adapter: here.adapter, others: kit.adapters, api }
      },
      tokens,
      getState: store.getState,
      change,
    },
  )

  function place(): Place | undefined {
    const { account, network } = kit.active.getState()
    const adapter = network && adapterOf(network.namespace)
    if (account === undefined || network === undefined || adapter === undefined) return undefined
    const origin = { namespace: network.namespace, networkId: network.id, address: account.address }
    return { origin, network, adapter }
  }
  const ownAddresses = (): readonly string[] => {
    const namespace = store.getState().origin?.namespace
    return kit.connections
      .getState()
      .connections.filter((one) => one.namespace === namespace)
      .flatMap(({ accounts }) => accounts.map(({ address }) => address))
  }

  function change(patch: Partial<SendState>): void {
    store.update((state) => {
      const next = { ...state, ...patch }
      const adapter = next.origin && adapterOf(next.origin.namespace)
      return deriveForm(next, adapter, ownAddresses(), kit.unanswered.getState().sends)
    })
    followBalance()
    followPlan()
    followRefusal()
    followSent()
  }

  function clear(patch: Partial<SendState> = {}): void {
    receivers.stop()
    const here = place()
    const { walletSetsFee } = store.getState()
    change({
      ...emptyForm,
      origin: here?.origin,
      walletSetsFee,
      token: here && nativeToken(here.network),
      recent: here === undefined ? [] : recents.read(here.origin.namespace),
      ...patch,
    })
  }

  /** Reads the balance of what is about to be sent, once something is typed. */
  function followBalance(): void {
    const { amount, origin, to, token } = store.getState()
    const isUsed = origin !== undefined && token !== undefined && amount + to !== ''
    const key = isUsed ? JSON.stringify([origin, token.address]) : undefined
    if (key === balance?.key) return
    balance?.end()
    balance = undefined
    if (!isUsed || key === undefined) return
    const query = { networkId: origin.networkId, address: origin.address, token: token.address }
    const held = kit.balanceOf(query)
    const take = (): void => {
      const found = held.getState()
      const decimals = found.status === 'idle' ? undefined : found.data?.decimals
      const { balance: before, token: present } = store.getState()
      // How a token is divided is the chain's to say, and no service's.
      const isOther = decimals !== undefined && present !== undefined && present.decimals !== decimals
      change({ balance: found, ...(isOther && { token: { ...present, decimals } }) })
      if (isShort(store.getState().plan) && unitsHeld(before) !== unitsHeld(found)) tryAgain()
    }
    balance = { key, query, end: held.subscribe(take) }
    take()
  }

  /** Reads the balance that refuses the form past the cache. What can't be read refuses nothing. */
  async function readBalance(): Promise<void> {
    if (balance !== undefined) await kit.refreshBalance(balance.query).catch(() => undefined)
  }

  function followRefusal(): void {
    const { amount, origin, status, to, token, validation } = store.getState()
    const isRefused = validation === 'insufficientBalance' && status !== 'asking' && status !== 'sent'
    recheck.refuse(isRefused ? JSON.stringify([origin, token?.address, amount, to]) : undefined)
  }

  /** A balance and a trial that refuse the form are asked again. The trial of a new question was just made. */
  function readAgain(isNew: boolean): void {
    void readBalance()
    if (!isNew && plan !== undefined && isShort(store.getState().plan)) void makePlan(plan.controller.signal)
  }

  function followPlan(): void {
    const key = planKey(store.getState())
    if (key === plan?.key) return
    plan?.controller.abort()
    plan = undefined
    if (key === undefined) {
      const { plan: shown, status } = store.getState()
      // While the wallet is asked, what it is asked for stays on show.
      if (shown.status !== 'idle' && status !== 'asking') change({ plan: { status: 'idle' } })
      return
    }
    const controller = new AbortController()
    plan = { key, controller }
    change({ plan: { status: 'pending' } })
    // The visitor may still type.
    pause(clock, debounceMs, controller.signal).then(
      () => makePlan(controller.signal),
      () => undefined,
    )
  }

  /** Tries what is typed. */
  async function makePlan(signal: AbortSignal): Promise<void> {
    try {
      const { isMax, receiver, token } = store.getState()
      const amount = isMax ? 'max' : unitsOf(store.getState())
      if (receiver.status !== 'ready' || token === undefined || amount === undefined) return
      const tried = await tryTransfer({ to: receiver.address, amount }, signal)
      if (signal.aborted) return
      change({
        plan: tried === undefined ? { status: 'idle' } : { status: 'success', data: tried },
        ...(isMax && tried !== undefined && { amount: formatUnits(tried.amount, token.decimals) }),
      })
      // The balance on show is older than the trial.
      if (tried !== undefined && tried.amount > (unitsHeld(store.getState().balance) ?? tried.amount))
        void readBalance()
    } catch (error) {
      if (signal.aborted) return
      const failure = toKitError(error, 'adapter/failed', 'The transfer could not be tried.')
      change({ plan: { status: 'error', error: failure, retryAtMs: clock.now() } })
    }
  }

  function tryAgain(): void {
    plan?.controller.abort()
    plan = undefined
    followPlan()
  }

  async function tryTransfer(what: { readonly to: string; readonly amount: bigint | 'max' }, signal?: AbortSignal) {
    const here = place()
    const { terms, token } = store.getState()
    const account = kit.active.getState().account
    if (here === undefined || account === undefined) return undefined
    const capabilities = await here.adapter.loadCapabilities?.()
    return capabilities?.planTransfer?.({
      network: here.network,
      account,
      ...what,
      ...terms,
      ...(token?.address !== undefined && { token: token.address }),
      ...(signal && { signal }),
    })
  }

  /** What the journal knows of what was sent last. */
  function followSent(): void {
    const { sent } = store.getState()
    const entry = sent && kit.journal.getState().entries.find(({ id }) => id === `${sent.networkId}:${sent.hash}`)
    const isUnknown = entry?.isUnknown === true
    if (sent === undefined || entry === undefined) return
    if (entry.status === sent.outcome && isUnknown === (sent.isUnknown === true)) return
    change({ sent: { ...sent, outcome: entry.status, isUnknown, reason: entry.reason, minedHash: entry.minedHash } })
  }

  /** Another network or chain: a form of its own. Another account: the same form, of which nothing was tried yet. */
  function begin(scope: SendScope | undefined, former: SendScope | undefined): void {
    if (former?.networkId !== scope?.networkId) {
      answer.giveUp(new KitError('send/changed', { shortMessage: 'The network changed before it was sent.' }))
      clear()
    } else
      change({
        origin: place()?.origin,
        error: undefined,
        balance: { status: 'idle' },
        found: { status: 'idle' },
        ...(store.getState().status === 'asking' && { status: 'idle' }),
      })
  }

  clear()
  const ends = [
    kit.journal.subscribe(followSent),
    followUnanswered({ kit, change, clear, getState: store.getState, settle: answer.settle }),
  ]
  return {
    emit,
    kit,
    ports,
    api,
    recents,
    getState: store.getState,
    change,
    place,
    scopes,
    receivers,
    tryTransfer,
    tokens,
    tryAgain,
    readBalance,
    ask: answer.ask,
    settle: answer.settle,
    refused: answer.refused,
    holdPlan() {
      plan?.controller.abort()
    },
    clear,
    destroy() {
      for (const end of ends) end()
      for (const each of [scopes, wallets]) each.destroy()
      tokens.destroy()
      receivers.stop()
      plan?.controller.abort()
      balance?.end()
      recheck.destroy()
      store.complete()
    },
  }
}

const unitsHeld = (balance: SendState['balance']): bigint | undefined =>
  balance.status === 'idle' ? undefined : balance.data?.value
