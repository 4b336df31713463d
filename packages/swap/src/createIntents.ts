import {
  abortable,
  type ContractCall,
  isKitError,
  isUnsent,
  KitError,
  type PluginContext,
  pause,
  type Token,
  toKitError,
} from '@kit/core/plugin'
import type { Crossing, CrossStep, IntentConversion } from './Crossing.js'
import { type Chain, cannotTry, chainOf } from './chainOf.js'
import { checkSpent, wouldFail } from './checkSpent.js'
import { canBundle, createAsking } from './createAsking.js'
import { noLiquidity, toSwapError } from './createQuoting.js'
import type { ExactSwap } from './ExactSwap.js'
import type { IntentOptions } from './IntentOptions.js'
import type { Ask, OpenedOrder } from './order/CrossOrder.js'
import { findOrder } from './order/findOrder.js'
import { planOrder } from './order/planOrder.js'
import { readOrder } from './order/readOrder.js'
import type { Sender } from './Sender.js'
import { priceChanged, refuse } from './swapErrors.js'
import { isCarriedOut, takeUp } from './takeUp.js'

/** How often is looked whether an order is filled. */
const lookMs = 3_000

/** Whole numbers of a contract are less. */
const tooMuch = 2n ** 256n

type Plan = {
  readonly approvals: readonly ContractCall[]
  readonly call: ContractCall
  readonly settler: string
  readonly steps: readonly CrossStep[]
}

/** Creates the orders of {@link IntentConversion} for one kit. */
export function createIntents(
  options: IntentOptions,
  context: PluginContext,
): Awaited<ReturnType<IntentConversion['open']>> {
  const { fillMs = 600_000, settlers } = options
  const { kit, ports } = context
  const { clock, platform, random } = ports

  const named = (error: unknown) => {
    throw toSwapError(error, platform.isOnline())
  }

  function settlerOf({ networkId }: Token): string {
    const settler = settlers[networkId]
    if (settler === undefined || !/^0x[\da-f]{40}$/i.test(settler)) throw cannotTry()
    return settler
  }

  /** What has to be given now, by those who fill orders. */
  async function priceOf({ amount, from, signal, to }: ExactSwap): Promise<bigint> {
    const spent = await options.quote({ from, to, amount, signal })
    if (typeof spent !== 'bigint' || spent <= 0n || spent >= tooMuch || amount >= tooMuch) throw noLiquidity()
    return spent
  }

  /** The order as the wallet would be asked for it, written here and tried on the chain that it leaves. */
  async function plan({ address, amount, from, signal, to }: ExactSwap, spent: bigint): Promise<Plan> {
    const [settler, target] = [settlerOf(from), settlerOf(to)]
    const [origin, there] = await Promise.all([
      chainOf(kit, from.networkId, signal),
      chainOf(kit, to.networkId, signal),
    ])
    const { planApproval, simulate } = origin.capabilities
    if (simulate === undefined) throw cannotTry()
    const nonce = BigInt(`0x${Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
    // By the clock of the chain that decides whether it is too late. A settler that isn't there is given nothing.
    const { nowMs } = await readOrder(askOf(there), { settler: target, id: '0x0' })
    const call = planOrder({
      networkId: from.networkId,
      account: address,
      settler,
      token: from.address,
      amount: spent,
      target: { networkId: to.networkId, settler: target, token: to.address, amount },
      nonce,
      expiresAtMs: nowMs + fillMs,
    })
    const approvals =
      from.address === undefined
        ? []
        : await planApproval?.({ ...origin, owner: address, token: from.address, spender: settler, amount: spent })
    if (approvals === undefined) throw cannotTry()
    const tokens = from.address === undefined ? [] : [from.address]
    const tried = await simulate({ ...origin, account: address, calls: [...approvals, call], tokens }).catch(wouldFail)
    checkSpent(tried, { from, amountIn: spent, router: settler, approvals })
    const isOne = approvals.length > 0 && (await canBundle(context, senderOf({ address, from }), signal))
    const kinds = isOne ? (['bundle'] as const) : [...approvals.map(() => 'approve' as const), 'cross' as const]
    return { approvals, call, settler, steps: kinds.map((kind) => ({ kind, status: 'next' })) }
  }

  /** It, as long as somebody would fill it for what was shown: it would wait until it can be taken back. */
  async function agree(order: ExactSwap, spent: bigint): Promise<Plan> {
    if ((await priceOf(order)) > spent) throw priceChanged()
    return plan(order, spent)
  }

  /** The order that a crossing opened, as soon as a node tells it. */
  async function find({ address, from, hash, signal }: Crossing): Promise<OpenedOrder> {
    const origin = await chainOf(kit, from.networkId, signal)
    const found = await findOrder(askOf(origin), { settler: settlerOf(from), account: address, hash })
    if (found !== undefined) return found
    throw new KitError('swap/orderUnknown', {
      shortMessage: 'The transaction opened no order at the settler.',
      details: hash,
    })
  }

  async function statusOf({ id }: OpenedOrder, token: Token, signal: AbortSignal) {
    return readOrder(askOf(await chainOf(kit, token.networkId, signal)), { settler: settlerOf(token), id })
  }

  /** Asks the chains until they answer: what crosses goes on without the page's network. */
  async function untilRead<T>(read: () => Promise<T | undefined>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        const value = await read()
        if (value !== undefined) return value
      } catch (error) {
        if (!isKitError(error) || !/^(rpc|network)\//.test(error.code)) throw error
      }
      await pause(clock, lookMs, signal)
    }
  }

  return {
    async listTokens({ to, signal }) {
      if (settlers[to.networkId] === undefined) return []
      const tokens = await options.listTokens({ to, signal })
      return tokens.filter(({ networkId }) => networkId !== to.networkId && settlers[networkId] !== undefined)
    },
    async quote(order) {
      const { held } = order
      try {
        const spent = await priceOf(order)
        if (held !== undefined && spent > held)
          throw new KitError('transfer/insufficientFunds', { shortMessage: 'The account holds too little for this.' })
        return { spent, steps: (await plan(order, spent)).steps }
      } catch (error) {
        return named(error)
      }
    },
    async convert({ spent, ...order }, onStep) {
      try {
        let planned = await agree(order, spent)
        const { settler } = planned
        const { from } = order
        const note = {
          kind: 'swap',
          transfers: [{ direction: 'out' as const, amount: spent, token: from }],
          to: settler,
        }
        let asking = createAsking(context, senderOf(order), planned.steps, onStep)
        if (planned.steps[0]?.kind === 'bundle')
          try {
            return await asking.bundle([...planned.approvals, planned.call], note)
          } catch (error) {
            if (!isUnsent(error) || (await canBundle(context, senderOf(order), order.signal))) throw error
            // The wallet takes no calls after all.
            planned = await agree(order, spent)
            asking = createAsking(context, senderOf(order), planned.steps, onStep)
          }
        if (planned.approvals.length > 0) {
          await asking.approve(planned.approvals, settler)
          // With all of the time to be filled, however long the wallet took.
          planned = await agree(order, spent)
          if (planned.approvals.length > 0) throw refuse('approval')
        }
        const hash = await asking.send(planned.call, note)
        asking.mark('pending')
        return hash
      } catch (error) {
        return named(error)
      }
    },
    async waitForArrival(crossing) {
      const { signal, to } = crossing
      const order = await untilRead(() => find(crossing), signal)
      return untilRead(async () => {
        const { nowMs, status } = await statusOf(order, to, signal)
        if (status === 'filled') return 'arrived'
        return nowMs > order.expiresAtMs ? 'expired' : undefined
      }, signal)
    },
    async takeBack(crossing) {
      const { address, from, signal } = crossing
      try {
        const order = await find(crossing)
        const { status } = await statusOf(order, from, signal)
        if (status === 'refunded') return
        const sender = senderOf(crossing)
        const reference = `refund:${order.id}`
        if (await takeUp(context, sender, reference)) return
        const origin = await chainOf(kit, from.networkId, signal)
        const trial = { ...origin, account: address, calls: [order.refund], tokens: [] }
        await origin.capabilities.simulate?.(trial).catch(wouldFail)
        const { to, data } = order.refund
        const note = { kind: 'refund', transfers: [], to, reference }
        const hash = await kit.sendTransaction({ to, ...sender, note, ...(data && { data }) })
        const receipt = await kit.waitForTransaction({ hash, networkId: from.networkId, signal })
        if (!isCarriedOut(receipt))
          throw new KitError('transaction/reverted', { shortMessage: 'It was not taken back: unknown reason' })
      } catch (error) {
        return named(error)
      }
    },
  }
}

const senderOf = ({ address, from }: Pick<ExactSwap, 'address' | 'from'>): Sender => ({
  networkId: from.networkId,
  address,
})

/** Asks a node of a chain. */
function askOf({ capabilities, network, signal }: Chain): Ask {
  const { request } = capabilities
  if (request === undefined) throw cannotTry()
  return (method, ...params) =>
    abortable(() => request({ network, method, params }), signal).catch((cause) => {
      throw toKitError(cause, 'rpc/failed', 'The chain could not be read.')
    })
}
