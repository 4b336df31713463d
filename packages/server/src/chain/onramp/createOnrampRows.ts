import type { Store } from '../../platform/store/Store.js'
import type { HistoryPage } from '../history/createHistory.js'
import { formatCursor, parseCursor } from '../history/parseCursor.js'
import type { Tokens } from '../tokens/createTokens.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import type { Order } from './createOrders.js'

/** Rows of a page of the history (rule services-8). */
const pageSize = 50
/** Replaces the chain in cursors of purchases. */
const purchaseTable = 'purchases'

/** Reads purchases of a lower-case account in the format of its history, newest first. */
export type ReadOnrampRows = (address: string, cursor: string | undefined) => Promise<HistoryPage>

/** Reads purchases from the orders. */
export function createOnrampRows({ db }: Store, tokens: Pick<Tokens, 'listed'>): ReadOnrampRows {
  return async (address, cursor) => {
    const after = cursor === undefined ? undefined : parseRowCursor(cursor)
    // Payouts of the sandbox exchange were not bought.
    let query = db
      .selectFrom('orders')
      .selectAll()
      .where('address', '=', address)
      .where('id', 'not in', db.selectFrom('payments').select('id'))
    if (after !== undefined) {
      query = query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '<', after.createdAt),
          and([eb('created_at', '=', after.createdAt), eb('id', '<', after.id)]),
        ]),
      )
    }
    const found = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute()
    const page = found.slice(0, pageSize)
    const last = page.at(-1)
    return {
      data: page.map((order) => toRow(order, tokens)),
      next: found.length > pageSize && last !== undefined ? cursorOf(last) : null,
    }
  }
}

function toRow(order: Order, tokens: Pick<Tokens, 'listed'>) {
  const icon = tokens.listed({ chain: order.chain, address: order.asset })?.logoUri
  return {
    id: order.id,
    metadata: {
      operationType: 'buy' as const,
      hash: order.hash ?? '',
      minedAt: new Date(order.created_at).toISOString(),
      // Only the sandbox has orders. Purchases at Coinbase are unknown to the server.
      sentFrom: 'Sandbox',
      sentTo: order.address,
      status: `ONRAMP_TRANSACTION_STATUS_${order.status}`,
      nonce: 0,
      application: null,
      chain: order.chain,
    },
    transfers: [
      {
        fungible_info: { name: order.name, symbol: order.symbol, icon: icon === undefined ? null : { url: icon } },
        nft_info: null,
        direction: 'in' as const,
        quantity: { numeric: formatDecimal(BigInt(order.quantity), order.decimals) },
        value: order.currency === 'USD' ? Number(order.paid) : null,
        price: null,
      },
    ],
  }
}

function cursorOf({ created_at, id }: Order): string {
  return formatCursor({
    minedAtMs: created_at,
    chain: purchaseTable,
    position: 0,
    discriminator: id.replaceAll('-', ''),
  })
}

/** @throws HttpError 400 for an invalid cursor */
function parseRowCursor(cursor: string): { readonly createdAt: number; readonly id: string } {
  const { minedAtMs, discriminator = '' } = parseCursor(cursor, [purchaseTable])
  return { createdAt: minedAtMs, id: discriminator.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }
}
