import { abortable, type ContractCall, type PluginContext, type Token, toKitError } from '@kit/core/plugin'
import type { BridgeStep } from '../BridgeTransfer.js'
import type { ExactSwap } from '../ExactSwap.js'
import type { IntentOptions } from '../IntentOptions.js'
import type { NodeRequest } from '../order/CrossChainOrder.js'
import { planOrder } from '../order/planOrder.js'
import { readOrder } from '../order/readOrder.js'
import { swapsNotSupported } from '../swapErrors.js'
import { checkSpent, throwSimulationError } from '../trade/checkSpent.js'
import { canBundle } from '../trade/createWalletRequests.js'
import { requireDecimals } from '../trade/requireDecimals.js'
import type { Sender } from '../trade/resumePending.js'
import { chainOf, type SwapChain } from '../trade/tokenId.js'

/** The requests to the wallet that open an order. */
export type BridgePlan = {
  readonly approvals: readonly ContractCall[]
  readonly call: ContractCall
  readonly settler: string
  readonly steps: readonly BridgeStep[]
}

/** Builds the order as it would be requested from the wallet, and simulates it on the source chain. */
export async function planBridge(
  { fillTimeoutMs = 600_000, settlers }: IntentOptions,
  context: Pick<PluginContext, 'kit' | 'ports'>,
  { address, amount, from, signal, to }: ExactSwap,
  spent: bigint,
): Promise<BridgePlan> {
  const { kit, ports } = context
  const [settler, target] = [settlerOf(settlers, from), settlerOf(settlers, to)]
  const [origin, there] = await Promise.all([chainOf(kit, from.networkId, signal), chainOf(kit, to.networkId, signal)])
  const { planApproval, simulate } = origin.capabilities
  if (simulate === undefined) throw swapsNotSupported()
  await requireDecimals(origin, from)
  const random = Array.from(ports.random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // Uses the clock of the destination chain, which decides about the deadline. Nothing is deposited if the settler doesn't exist.
  const { nowMs } = await readOrder(createNodeRequest(there), { settler: target, id: '0x0' })
  const call = planOrder({
    networkId: from.networkId,
    account: address,
    settler,
    token: from.address,
    amount: spent,
    target: { networkId: to.networkId, settler: target, token: to.address, amount },
    nonce: BigInt(`0x${random}`),
    expiresAtMs: nowMs + fillTimeoutMs,
  })
  const approvals =
    from.address === undefined
      ? []
      : await planApproval?.({ ...origin, owner: address, token: from.address, spender: settler, amount: spent })
  if (approvals === undefined) throw swapsNotSupported()
  const tokens = from.address === undefined ? [] : [from.address]
  const tried = await simulate({ ...origin, account: address, calls: [...approvals, call], tokens }).catch(
    throwSimulationError,
  )
  checkSpent(tried, { from, amountIn: spent, router: settler, approvals })
  const isOne = approvals.length > 0 && (await canBundle(context, senderOf({ address, from }), signal))
  const kinds = isOne ? (['bundle'] as const) : [...approvals.map(() => 'approve' as const), 'bridge' as const]
  return { approvals, call, settler, steps: kinds.map((kind) => ({ kind, status: 'next' })) }
}

/** Returns the settler contract of a network. @throws KitError `swap/notSupported` */
export function settlerOf(settlers: IntentOptions['settlers'], { networkId }: Token): string {
  const settler = settlers[networkId]
  if (settler === undefined || !/^0x[\da-f]{40}$/i.test(settler)) throw swapsNotSupported()
  return settler
}

/** Returns the account that deposits. */
export const senderOf = ({ address, from }: Pick<ExactSwap, 'address' | 'from'>): Sender => ({
  networkId: from.networkId,
  address,
})

/** Returns a function that sends requests to a node of the chain. */
export function createNodeRequest({ capabilities, network, signal }: SwapChain): NodeRequest {
  const { request } = capabilities
  if (request === undefined) throw swapsNotSupported()
  return (method, ...params) =>
    abortable(() => request({ network, method, params }), signal).catch((cause) => {
      throw toKitError(cause, 'rpc/failed', "Couldn't read from the chain.")
    })
}
