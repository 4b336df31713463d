import type { Store } from '../../platform/store/Store.js'
import type { OrderTables } from '../../platform/store/tables/OrderTables.js'

/** A stored order. */
export type Order = OrderTables['orders']

export type NewOrder = Omit<Order, 'status' | 'raw' | 'hash' | 'created_at' | 'updated_at'>

/** Orders of the on-ramp. */
export type Orders = {
  /** Places an order; ignores a known ID. */
  place(order: NewOrder): Promise<void>
  find(id: string): Promise<Order | undefined>
  /** Incomplete orders, oldest first. */
  open(limit: number): Promise<readonly Order[]>
  /** Stores the signed transaction, or with `undefined` that it will never be mined. */
  sign(id: string, transaction: { readonly raw: string; readonly hash: string } | undefined): Promise<void>
  finish(id: string, status: 'SUCCESS' | 'FAILED'): Promise<void>
}

/** Stores orders in the database. */
export function createOrders({ db }: Store, now: () => number): Orders {
  return {
    async place(order) {
      const at = now()
      await db
        .insertInto('orders')
        .values({ ...order, status: 'IN_PROGRESS', raw: null, hash: null, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    find: (id) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    open: (limit) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('status', '=', 'IN_PROGRESS')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),
    async sign(id, transaction) {
      const { raw = null, hash = null } = transaction ?? {}
      await db.updateTable('orders').set({ raw, hash, updated_at: now() }).where('id', '=', id).execute()
    },
    async finish(id, status) {
      await db.updateTable('orders').set({ status, updated_at: now() }).where('id', '=', id).execute()
    },
  }
}
