import {
  type ConnectionsState,
  createRecheck,
  createScope,
  isKitError,
  namespaceOf,
  type ScopeWatch,
  type Store,
  toKitError,
} from '@kit/core/plugin'
import { emptyPayWith, isOpenConversion, type Payer, type Payment, type PayState } from '../PayState.js'
import { listWarnings } from './listWarnings.js'
import type { PayRoom } from './PayRoom.js'
import { tryTransfer } from './tryTransfer.js'

/** What is known of a payer belongs to one payment, and to one account in one wallet. */
export type PayerKey = { readonly paymentId: string; readonly connectionId: string; readonly address: string }

/** Who would pay the payment that is open, and how that would go. */
export type Planning = {
  /** Follows the payment that the state is about now. */
  follow(): void
  /** Tries the transfer again. */
  retry(): void
  /** Of the payer: ends with the payment, the account and the wallet. */
  readonly scopes: ScopeWatch<PayerKey, PayState>
  stop(): void
}

/** Creates it over the store of the plugin. */
export function createPlanning({ context, store }: PayRoom, watchers: Store<number>): Planning {
  const { kit, ports } = context
  // The trial of a new question was just made.
  const recheck = createRecheck(ports, watchers, (isNew) => isNew || plan({ isQuiet: true }))
  let current: AbortController | undefined
  let endBalance = () => {}
  let shown: string | undefined

  const scopes = createScope<PayerKey, PayState, ConnectionsState>(kit.connections, {
    store,
    keyOf() {
      const { payment } = store.getState()
      const payer = payment && findPayer(payment)
      return payer && { paymentId: payment.paymentId, connectionId: payer.connectionId, address: payer.account.address }
    },
    onChange: begin,
  })

  function findPayer(payment: Payment): Payer | undefined {
    const namespace = namespaceOf(payment.networkId)
    if (!kit.adapters.has(namespace)) return undefined
    const { connection, account } = kit.namespace(namespace).active.getState()
    if (connection === undefined || account === undefined) return undefined
    return { namespace, connectionId: connection.id, account, wallet: connection.wallet }
  }

  /** What follows from the payment and the plan. */
  function derive(state: PayState): PayState {
    const { payment, payWith, plan } = state
    if (payment === undefined) return state
    const adapter = kit.adapters.get(namespaceOf(payment.networkId))
    const isSame = (a: string, b: string) => adapter?.isSameAddress(a, b) ?? a === b
    const known = plan.status === 'success' || plan.status === 'pending' ? plan.data : undefined
    const { conversion } = payment
    const isTwice =
      conversion !== undefined && isOpenConversion(conversion) && payWith.from !== undefined && !payWith.isBusy
    const warnings = listWarnings(payment, known, isSame)
    return { ...state, warnings: isTwice ? ['mayBeSwapped', ...warnings] : warnings }
  }

  /** Tries the transfer. `isQuiet` leaves the last answer on show until there is a new one. */
  function plan({ isQuiet = false } = {}): void {
    current?.abort()
    const { payment, payer } = store.getState()
    if (payment === undefined) return
    if (payer === undefined) {
      store.update((now) => derive({ ...now, plan: { status: 'idle' } }))
      recheck.refuse(undefined)
      return
    }
    const mine = new AbortController()
    current = mine
    const change = (next: PayState['plan']) => {
      if (mine.signal.aborted) return
      store.update((now) => derive({ ...now, plan: next }))
      const isShort = next.status === 'error' && isKitError(next.error, 'pay/insufficientFunds')
      if (next.status !== 'pending') recheck.refuse(isShort ? payment.paymentId : undefined)
    }
    const before = store.getState().plan
    if (!isQuiet) change({ status: 'pending', ...(before.status === 'success' && { data: before.data }) })
    tryTransfer(kit, payment, payer, mine.signal).then(
      (data) => change(data === undefined ? { status: 'idle' } : { status: 'success', data }),
      (cause) => {
        const error = toKitError(cause, 'adapter/failed', 'The payment could not be tried.')
        change({ status: 'error', error, retryAtMs: ports.clock.now() })
      },
    )
  }

  function begin(): void {
    const { payment } = store.getState()
    if (payment === undefined) return
    const payer = findPayer(payment)
    store.update((now) => ({
      ...now,
      payer,
      plan: { status: 'idle' },
      balance: { status: 'idle' },
      payWith: emptyPayWith,
    }))
    followBalance(payment, payer)
    plan()
  }

  /** What arrives meanwhile may make the payment possible, what leaves impossible. */
  function followBalance({ networkId, token }: Payment, payer: Payer | undefined): void {
    endBalance()
    endBalance = () => {}
    if (payer === undefined) return
    const held = kit.balanceOf({ networkId, address: payer.account.address, token: token.address })
    const heldIn = ({ balance }: PayState) => (balance.status === 'idle' ? undefined : balance.data?.value)
    const take = () => {
      const before = heldIn(store.getState())
      store.update((now) => ({ ...now, balance: held.getState() }))
      const value = heldIn(store.getState())
      if (before !== undefined && value !== undefined && value !== before) plan()
    }
    endBalance = held.subscribe(take)
    take()
  }

  function stop(): void {
    endBalance()
    current?.abort()
    recheck.refuse(undefined)
  }

  return {
    follow() {
      const { payment } = store.getState()
      if (payment?.paymentId === shown && payment !== undefined) {
        store.update(derive)
        // Opened anew while it was open.
        if (store.getState().payer === undefined && scopes.current() !== undefined) begin()
        return
      }
      stop()
      shown = payment?.paymentId
      const before = scopes.current()
      scopes.follow()
      // Nobody pays yet, as before.
      if (before === scopes.current()) begin()
    },
    retry: plan,
    scopes,
    stop() {
      stop()
      scopes.destroy()
      recheck.destroy()
    },
  }
}
