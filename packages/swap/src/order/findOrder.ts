import { type Capabilities, KitError } from '@kit/core/plugin'
import { isSame } from '../trade/checkSpent.js'
import type { NodeRequest, OpenedOrder } from './CrossChainOrder.js'
import { encodeEnvelope, toWords } from './planOrder.js'

/** Topic of the event `Open` of ERC-7683, in the version of 2025. */
const openTopic = '0xa576d0af275d0c6207ef43ceee8c498a5d7a26b8157a32d3fdf361e64371628c'
/** `refund((uint32,bytes32,bytes)[])` of the Open Intents Framework. */
const refundSelector = '0x0cbd66e3'

const output = '(bytes32,uint256,bytes32,uint256)'
/** `ResolvedCrossChainOrder`, the argument of `Open`. */
const resolvedOrder = `((address,uint256,uint32,uint32,bytes32,${output}[],${output}[],(uint64,bytes32,bytes)[]))`
type ResolvedOrder = readonly [
  user: string,
  chainId: bigint,
  openDeadline: bigint,
  fillDeadline: bigint,
  id: `0x${string}`,
  spent: unknown,
  received: unknown,
  instructions: readonly (readonly [chainId: bigint, settler: string, orderData: string])[],
]

/**
 * Finds the order that a mined transaction opened at a settler for an account, by the `Open` event of ERC-7683. Undefined if there is none.
 *
 * @throws KitError `rpc/failed` if the node doesn't know the transaction yet, and the errors of `ask`.
 * @example await findOrder(ask, { settler, account, hash, decodeAbi }) // { id: '0x…', expiresAtMs: 1764175850000, … }
 */
export async function findOrder(
  ask: NodeRequest,
  order: {
    readonly settler: string
    readonly account: string
    readonly hash: string
    readonly decodeAbi: NonNullable<Capabilities['decodeAbi']>
  },
): Promise<OpenedOrder | undefined> {
  const { account, decodeAbi, hash, settler } = order
  const receipt = await ask('eth_getTransactionReceipt', hash)
  if (typeof receipt !== 'object' || receipt === null)
    throw new KitError('rpc/failed', { shortMessage: "The node doesn't know the transaction yet.", details: hash })
  const { logs } = receipt as { readonly logs?: unknown }
  for (const log of Array.isArray(logs) ? logs : []) {
    const { address, data, topics } = (log ?? {}) as { address?: unknown; data?: unknown; topics?: readonly unknown[] }
    if (typeof address !== 'string' || !isSame(address, settler) || topics?.[0] !== openTopic) continue
    const [opened] = (decodeAbi(resolvedOrder, data) ?? []) as readonly (ResolvedOrder | undefined)[]
    if (opened === undefined || !isSame(opened[0], account)) continue
    const [, , , deadline, id, , , [instruction]] = opened
    if (instruction === undefined) continue
    const envelope = encodeEnvelope(BigInt(deadline), instruction[2].slice(2))
    // An array with one order: its length, the offset of the order, and the order.
    const refund = { to: settler, data: `${refundSelector}${toWords(0x20n, 1n, 0x20n)}${envelope}` } as const
    return { id, expiresAtMs: Number(deadline) * 1000, refund }
  }
  return undefined
}
