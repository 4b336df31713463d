import { isKitError, KitError, type PluginContext, pause, type Token } from '@kit/core/plugin'
import type { BridgeTransfer } from '../BridgeTransfer.js'
import type { IntentOptions } from '../IntentOptions.js'
import type { OpenedOrder } from '../order/CrossChainOrder.js'
import { findOrder } from '../order/findOrder.js'
import { readOrder } from '../order/readOrder.js'
import { swapsNotSupported } from '../swapErrors.js'
import { throwSimulationError } from '../trade/checkSpent.js'
import { isExecuted, resumePending } from '../trade/resumePending.js'
import { chainOf } from '../trade/tokenId.js'
import { createNodeRequest, senderOf, settlerOf } from './planBridge.js'

/** Polling interval of the order status, in milliseconds. */
const pollMs = 3_000

type Context = Pick<PluginContext, 'kit' | 'ports'>
type Settlers = IntentOptions['settlers']

/** Waits until the order of a conversion is filled or has expired. */
export async function waitForArrival(
  settlers: Settlers,
  { kit, ports }: Context,
  crossing: BridgeTransfer,
): Promise<'arrived' | 'expired'> {
  const { signal, to } = crossing

  /** Retries until the chains respond: the order continues while the page is offline. */
  async function untilRead<T>(read: () => Promise<T | undefined>): Promise<T> {
    for (;;) {
      try {
        const value = await read()
        if (value !== undefined) return value
      } catch (error) {
        if (!isKitError(error) || !/^(rpc|network)\//.test(error.code)) throw error
      }
      await pause(ports.clock, pollMs, signal)
    }
  }

  const order = await untilRead(() => find(settlers, kit, crossing))
  return untilRead(async () => {
    const { nowMs, status } = await readAt(settlers, kit, order, to, signal)
    if (status === 'filled') return 'arrived'
    return nowMs > order.expiresAtMs ? 'expired' : undefined
  })
}

/** Requests the wallet to claim the refund. Resolves once it has arrived. */
export async function claimBridgeRefund(settlers: Settlers, context: Context, crossing: BridgeTransfer): Promise<void> {
  const { kit } = context
  const { address, from, signal } = crossing
  const order = await find(settlers, kit, crossing)
  const { status } = await readAt(settlers, kit, order, from, signal)
  if (status === 'refunded') return
  const sender = senderOf(crossing)
  const reference = `refund:${order.id}`
  if (await resumePending(context, sender, reference)) return
  const origin = await chainOf(kit, from.networkId, signal)
  const trial = { ...origin, account: address, calls: [order.refund], tokens: [] }
  await origin.capabilities.simulate?.(trial).catch(throwSimulationError)
  const { to, data } = order.refund
  const note = { kind: 'refund', transfers: [], to, reference }
  const hash = await kit.sendTransaction({ to, ...sender, note, ...(data && { data }) })
  const receipt = await kit.waitForTransaction({ hash, networkId: from.networkId, signal })
  if (!isExecuted(receipt))
    throw new KitError('transaction/reverted', { shortMessage: "Couldn't claim the refund: unknown reason" })
}

/** Finds the order that a conversion opened, as soon as a node knows it. */
async function find(settlers: Settlers, kit: Context['kit'], crossing: BridgeTransfer): Promise<OpenedOrder> {
  const { address, from, hash, signal } = crossing
  const origin = await chainOf(kit, from.networkId, signal)
  const { decodeAbi } = origin.capabilities
  if (decodeAbi === undefined) throw swapsNotSupported()
  const settler = settlerOf(settlers, from)
  const found = await findOrder(createNodeRequest(origin), { settler, account: address, hash, decodeAbi })
  if (found !== undefined) return found
  throw new KitError('swap/orderUnknown', {
    shortMessage: 'The transaction opened no order with the settler contract.',
    details: hash,
  })
}

async function readAt(settlers: Settlers, kit: Context['kit'], { id }: OpenedOrder, token: Token, signal: AbortSignal) {
  return readOrder(createNodeRequest(await chainOf(kit, token.networkId, signal)), {
    settler: settlerOf(settlers, token),
    id,
  })
}
