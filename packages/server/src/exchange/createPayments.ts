import { randomUUID } from 'node:crypto'
import type { Order, Orders } from '../onramp/createOrders.js'
import type { Store } from '../store/Store.js'
import type { PaymentTables } from '../store/tables/PaymentTables.js'

/** A payment as it is stored. */
export type Payment = PaymentTables['payments']

/** What a dapp asks to be paid. */
export type NewPayment = Omit<Payment, 'id' | 'declined_at' | 'created_at'>

/** How far a payment is, as the contract says it. */
export type PaymentStatus = 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'

/** The payments of the sandbox exchange. */
export type Payments = {
  /** The payment of this name, made unless it is there; the caller compares what it is about. */
  open(payment: NewPayment): Promise<Payment>
  find(project: string, payment: string): Promise<Payment | undefined>
  findById(id: string): Promise<Payment | undefined>
  /** The visitor pays: it is ordered once, whatever is pressed twice. Nothing happens to one that was declined or is too old. */
  pay(payment: Payment): Promise<void>
  /** The visitor pays nothing. One that was paid stays paid. */
  decline(payment: Payment): Promise<void>
  statusOf(payment: Payment): Promise<{ readonly status: PaymentStatus; readonly hash: string | null }>
}

/** How long a visitor has. */
const OPEN_MS = 3_600_000

/** Keeps payments in the database, and has what is paid paid out like an order of the on-ramp. */
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
  const isTooOld = ({ created_at }: Payment) => now() - created_at > OPEN_MS

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
