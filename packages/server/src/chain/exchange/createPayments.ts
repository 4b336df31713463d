import { randomUUID } from 'node:crypto'
import type { Store } from '../../platform/store/Store.js'
import type { PaymentTables } from '../../platform/store/tables/PaymentTables.js'
import type { Order, Orders } from '../onramp/createOrders.js'

/** A stored payment. */
export type Payment = PaymentTables['payments']

/** A payment requested by a dapp. */
export type NewPayment = Omit<Payment, 'id' | 'declined_at' | 'created_at'>

/** Status of a payment in the contract. */
export type PaymentStatus = 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'

/** Payments of the sandbox exchange. */
export type Payments = {
  /** Returns the payment with this ID, and creates it if it does not exist; the caller compares its content. */
  open(payment: NewPayment): Promise<Payment>
  find(project: string, payment: string): Promise<Payment | undefined>
  findById(id: string): Promise<Payment | undefined>
  /** Pays a payment, once even if pressed twice. Declined or expired payments are unaffected. */
  pay(payment: Payment): Promise<void>
  /** Declines a payment, unless it was already paid. */
  decline(payment: Payment): Promise<void>
  statusOf(payment: Payment): Promise<{ readonly status: PaymentStatus; readonly hash: string | null }>
}

/** How long the user has to pay. */
const openMs = 3_600_000

/** Stores payments in the database, and pays them out like orders of the on-ramp. */
export function createPayments({ db }: Store, orders: Orders, now: () => number): Payments {
  const find: Payments['find'] = (project, payment) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('project', '=', project)
      .where('payment', '=', payment)
      .executeTakeFirst()
  const findById: Payments['findById'] = (id) =>
    db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  const isTooOld = ({ created_at }: Payment) => now() - created_at > openMs

  return {
    find,
    findById,
    async open(payment) {
      await db
        .insertInto('payments')
        .values({ ...payment, id: randomUUID(), declined_at: null, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await find(payment.project, payment.payment)) as Payment
    },
    async pay({ id }) {
      const payment = await findById(id)
      if (payment === undefined || payment.declined_at !== null || isTooOld(payment)) return
      const { address, chain, asset, symbol, name, decimals, quantity } = payment
      await orders.place({ id, address, chain, asset, symbol, name, decimals, quantity, paid: '0', currency: '' })
    },
    async decline({ id }) {
      await db
        .updateTable('payments')
        .set({ declined_at: now() })
        .where('id', '=', id)
        .where('declined_at', 'is', null)
        .execute()
    },
    async statusOf(payment) {
      const order = await orders.find(payment.id)
      if (order !== undefined) return { status: statusOfOrder(order), hash: order.hash }
      if (payment.declined_at !== null) return { status: 'failure', hash: null }
      return { status: isTooOld(payment) ? 'timeout' : 'waiting', hash: null }
    },
  }
}

function statusOfOrder({ status, hash }: Order): PaymentStatus {
  if (status === 'SUCCESS') return 'success'
  if (status === 'FAILED') return 'refund'
  return hash === null ? 'pending' : 'submitted'
}
