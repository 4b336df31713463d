import { KitError } from '@kit/core/plugin'
import { isSame } from '../trade/checkSpent.js'
import type { Ask, OpenedOrder } from './CrossOrder.js'
import { encodeEnvelope, toWords } from './planOrder.js'

/** The event `Open` of ERC-7683, in the text of 2025. */
const openTopic = '0xa576d0af275d0c6207ef43ceee8c498a5d7a26b8157a32d3fdf361e64371628c'
/** `refund((uint32,bytes32,bytes)[])` of the Open Intents Framework. */
const refund = '0x0cbd66e3'

/**
 * The order that a mined transaction opened at a settler for an account, by the event that ERC-7683 has for it; undefined where there is none.
 *
 * @throws KitError `rpc/failed` where the node does not know the transaction yet, and what `ask` rejects with.
 * @example await findOrder(ask, { settler, account, hash }) // { id: '0x…', expiresAtMs: 1764175850000, … }
 */
export async function findOrder(
  ask: Ask,
  { account, hash, settler }: { readonly settler: string; readonly account: string; readonly hash: string },
): Promise<OpenedOrder | undefined> {
  const receipt = await ask('eth_getTransactionReceipt', hash)
  if (typeof receipt !== 'object' || receipt === null)
    throw new KitError('rpc/failed', { shortMessage: 'The node does not know the transaction yet.', details: hash })
  const { logs } = receipt as { readonly logs?: unknown }
  for (const log of Array.isArray(logs) ? logs : []) {
    const { address, data, topics } = (log ?? {}) as { address?: unknown; data?: unknown; topics?: readonly unknown[] }
    if (typeof address !== 'string' || !isSame(address, settler) || topics?.[0] !== openTopic) continue
    const opened = typeof data === 'string' ? readOpened(data.slice(2)) : undefined
    if (opened === undefined || BigInt(account) !== opened.user) continue
    const { deadline, id, orderData } = opened
    return {
      id: `0x${toWords(id)}`,
      expiresAtMs: Number(deadline) * 1000,
      // One order, which begins a word after the list of where each begins.
      refund: { to: settler, data: `${refund}${toWords(0x20n, 1n, 0x20n)}${encodeEnvelope(deadline, orderData)}` },
    }
  }
  return undefined
}

/** Of a `ResolvedCrossChainOrder` what is needed here; undefined for what is none. */
function readOpened(hex: string) {
  /** The word at a place, counted in words. */
  const word = (at: number) => BigInt(`0x${hex.slice(at * 64, at * 64 + 64)}`)
  /** Where the part begins whose offset stands at a place, counted from a base. */
  const follow = (base: number, at: number) => base + Number(word(at)) / 32
  try {
    const order = follow(0, 0)
    const instructions = follow(order, order + 7)
    if (word(instructions) === 0n) return undefined
    const first = follow(instructions + 1, instructions + 1)
    const bytes = follow(first, first + 2)
    const orderData = hex.slice((bytes + 1) * 64, (bytes + 1) * 64 + Number(word(bytes)) * 2)
    return { user: word(order), deadline: word(order + 3), id: word(order + 4), orderData }
  } catch {
    // No number stands there: it is hostile, or of another kind.
    return undefined
  }
}
