import {
  type ConnectionsState,
  createScope,
  type Kit,
  namespaceOf,
  type ReadableStore,
  type ScopeWatch,
} from '@kit/core/plugin'
import { emptyPayWith, type Payer, type Payment, type PayState } from '../PayState.js'
import { createPaymentSimulation, type PaymentSimulation, withWarnings } from './createPaymentSimulation.js'
import type { PayContext } from './PayContext.js'

/** Everything known about a payer belongs to one payment, account and wallet. */
export type PayerKey = { readonly paymentId: string; readonly connectionId: string; readonly address: string }

/** The payer of the open payment, and the simulated transfer. */
export type Planning = {
  /** Follows the payment in the state. */
  follow(): void
  /** Simulates the transfer again. */
  readonly retry: PaymentSimulation['run']
  /** Scopes of the payer: they end when the payment, account or wallet changes. */
  readonly scopes: ScopeWatch<PayerKey, PayState>
  stop(): void
}

export function createPlanning(shared: PayContext, watchers: ReadableStore<number>): Planning {
  const { context, store } = shared
  const { kit } = context
  const trial = createPaymentSimulation(shared, watchers)
  let endBalance = () => {}
  let shown: string | undefined

  const scopes = createScope<PayerKey, PayState, ConnectionsState>(kit.connections, {
    store,
    keyOf() {
      const { payment } = store.getState()
      const payer = payment && findPayer(kit, payment)
      return payer && { paymentId: payment.paymentId, connectionId: payer.connectionId, address: payer.account.address }
    },
    onChange: begin,
  })

  function begin(): void {
    const { payment } = store.getState()
    if (payment === undefined) return
    const payer = findPayer(kit, payment)
    store.update((now) => ({
      ...now,
      payer,
      plan: { status: 'idle' },
      balance: { status: 'idle' },
      payWith: emptyPayWith,
    }))
    followBalance(payment, payer)
    trial.run()
  }

  /** Incoming funds may make the payment possible, outgoing funds impossible. */
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
      if (before !== undefined && value !== undefined && value !== before) trial.run()
    }
    endBalance = held.subscribe(take)
    take()
  }

  function stop(): void {
    endBalance()
    trial.stop()
  }

  return {
    follow() {
      const { payment } = store.getState()
      if (payment?.paymentId === shown && payment !== undefined) {
        store.update((now) => withWarnings(kit, now))
        // The payment was opened again while it was open.
        if (store.getState().payer === undefined && scopes.current() !== undefined) begin()
        return
      }
      stop()
      shown = payment?.paymentId
      const before = scopes.current()
      scopes.follow()
      // There is still no payer.
      if (before === scopes.current()) begin()
    },
    retry: trial.run,
    scopes,
    stop() {
      stop()
      scopes.destroy()
      trial.destroy()
    },
  }
}

function findPayer(kit: Kit, { networkId }: Payment): Payer | undefined {
  const namespace = namespaceOf(networkId)
  if (!kit.adapters.has(namespace)) return undefined
  const { connection, account } = kit.namespace(namespace).active.getState()
  if (connection === undefined || account === undefined) return undefined
  return { namespace, connectionId: connection.id, account, wallet: connection.wallet }
}
