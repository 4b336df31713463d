import { KitError } from '@kit/core/plugin'
import type { NodeRequest, OrderStatus } from './CrossChainOrder.js'
import { toWords } from './planOrder.js'

/** `orderStatus(bytes32)` of the Open Intents Framework. */
const orderStatus = '0x2dff692d'
const statuses = ['opened', 'filled', 'settled', 'refunded'] as const

/**
 * Reads the status of an order at a settler, with the time of the same block. With separate reads, one node could report that the deadline
 * has passed, while a lagging one reports that nothing was filled.
 *
 * @throws KitError `rpc/failed` if there is no settler, and the errors of `ask`.
 * @example await readOrder(ask, { settler, id }) // { status: 'filled', nowMs: 1764175850000 }
 */
export async function readOrder(
  ask: NodeRequest,
  { id, settler }: { readonly settler: string; readonly id: string },
): Promise<{ readonly status: OrderStatus; readonly nowMs: number }> {
  const block = await ask('eth_getBlockByNumber', 'latest', false)
  const { number, timestamp } = (block ?? {}) as { readonly number?: unknown; readonly timestamp?: unknown }
  const nowMs = Number(timestamp) * 1000
  const answer = await ask('eth_call', { to: settler, data: orderStatus + toWords(id) }, number)
  if (!Number.isSafeInteger(nowMs) || typeof answer !== 'string' || !/^0x[\da-f]{64}$/i.test(answer))
    throw new KitError('rpc/failed', {
      shortMessage: 'No settler contract at this address.',
      details: settler,
    })
  const text = answer
    .slice(2)
    .replace(/(00)+$/, '')
    .replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))
  return { status: statuses.find((status) => status.toUpperCase() === text) ?? 'unknown', nowMs }
}
