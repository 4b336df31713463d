import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Orders of the on-ramp. */
export const orders: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      orders: `
        id text key, address text, chain text, asset text, symbol text, name text, decimals integer, quantity text,
        paid text, currency text, status text, raw text?, hash text?, created_at bigint, updated_at bigint`,
    })
    await schema.createIndex('orders_by_address').on('orders').columns(['address', 'created_at']).execute()
    await schema.createIndex('orders_by_status').on('orders').column('status').execute()
  },
}
