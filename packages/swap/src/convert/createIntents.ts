import { isUnsent, KitError, type PluginContext } from '@kit/core/plugin'
import type { BridgeStep, IntentConversion } from '../BridgeTransfer.js'
import type { ExactSwap } from '../ExactSwap.js'
import type { IntentOptions } from '../IntentOptions.js'
import { insufficientLiquidity, priceChanged, toSwapError, transactionRefused } from '../swapErrors.js'
import { canBundle, createWalletRequests } from '../trade/createWalletRequests.js'
import { type BridgePlan, planBridge, senderOf } from './planBridge.js'
import { claimBridgeRefund, waitForArrival } from './waitForArrival.js'

/** Above the maximum of a uint256. */
const uint256Limit = 2n ** 256n

/** Implements {@link IntentConversion} for one kit. */
export function createIntents(
  options: IntentOptions,
  context: PluginContext,
): Awaited<ReturnType<IntentConversion['open']>> {
  const { settlers } = options

  const named = (error: unknown) => {
    throw toSwapError(error, context.ports.platform.isOnline())
  }

  /** Returns the current price from the app's solvers. */
  async function priceOf({ amount, from, signal, to }: ExactSwap): Promise<bigint> {
    const spent = await options.quote({ from, to, amount, signal })
    if (typeof spent !== 'bigint' || spent <= 0n || spent >= uint256Limit || amount >= uint256Limit)
      throw insufficientLiquidity()
    return spent
  }

  /** Plans the order, if a solver would fill it at the shown price. Otherwise it would only wait for its refund. */
  async function agree(order: ExactSwap, spent: bigint): Promise<BridgePlan> {
    if ((await priceOf(order)) > spent) throw priceChanged()
    return planBridge(options, context, order, spent)
  }

  async function convert(order: ExactSwap, spent: bigint, onStep: (steps: readonly BridgeStep[]) => void) {
    const sender = senderOf(order)
    let planned = await agree(order, spent)
    const { settler } = planned
    const transfers = [{ direction: 'out' as const, amount: spent, token: order.from }]
    const note = { kind: 'swap', transfers, to: settler }
    let asking = createWalletRequests(context, sender, planned.steps, onStep)
    if (planned.steps[0]?.kind === 'bundle')
      try {
        return await asking.bundle([...planned.approvals, planned.call], note)
      } catch (error) {
        if (!isUnsent(error) || (await canBundle(context, sender, order.signal))) throw error
        // The wallet turns out not to support batches.
        planned = await agree(order, spent)
        asking = createWalletRequests(context, sender, planned.steps, onStep)
      }
    if (planned.approvals.length > 0) {
      await asking.approve(planned.approvals, settler)
      // Starts a new fill period, since the wallet may have taken long.
      planned = await agree(order, spent)
      if (planned.approvals.length > 0) throw transactionRefused('approval')
    }
    const hash = await asking.send(planned.call, note)
    asking.mark('pending')
    return hash
  }

  async function quote(order: ExactSwap) {
    const { held } = order
    const spent = await priceOf(order)
    if (held !== undefined && spent > held)
      throw new KitError('transfer/insufficientFunds', { shortMessage: 'Insufficient balance.' })
    return { spent, steps: (await planBridge(options, context, order, spent)).steps }
  }

  return {
    async listTokens({ to, signal }) {
      if (settlers[to.networkId] === undefined) return []
      const tokens = await options.listTokens({ to, signal })
      return tokens.filter(({ networkId }) => networkId !== to.networkId && settlers[networkId] !== undefined)
    },
    quote: (order) => quote(order).catch(named),
    convert: ({ spent, ...order }, onStep) => convert(order, spent, onStep).catch(named),
    waitForArrival: (crossing) => waitForArrival(settlers, context, crossing),
    claimRefund: (crossing) => claimBridgeRefund(settlers, context, crossing).catch(named),
  }
}
