import { buildSwapApproval, buildSwapTransaction, type SwapTransaction } from '@kit/api'
import {
  type CaipNetworkId,
  type ContractCall,
  isUnsent,
  type PluginContext,
  type TransactionNote,
} from '@kit/core/plugin'
import { type Chain, cannotTry, chainOf } from './chainOf.js'
import { checkSwap, type SwapToCheck } from './checkSwap.js'
import { canBundle, createAsking } from './createAsking.js'
import { notReady } from './createQuoting.js'
import { isKnownRouter } from './isKnownRouter.js'
import { minimumOf } from './minimumOf.js'
import type { SwapOptions } from './SwapOptions.js'
import type { SwapState, SwapStep, TradedToken } from './SwapState.js'
import { refuse } from './swapErrors.js'
import { tokenId } from './tokenId.js'

/** A permit is good for as long as a visitor may take to confirm, and no longer. */
const permitMs = 1_200_000

/** What the visitor saw when they agreed. */
export type Agreed = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly from: TradedToken
  readonly to: TradedToken
  readonly amountIn: bigint
  readonly minimum: bigint
  readonly slippage: number
}

/** How a swap is made: what the wallet is asked for, and the transaction, built and checked. */
export type Plan = {
  readonly kind: 'swap' | 'sign' | 'bundle' | 'approve'
  readonly steps: readonly SwapStep[]
  readonly approvals: readonly ContractCall[]
  readonly call: Required<ContractCall>
  readonly router: string
  readonly expected: bigint
  readonly gas: bigint | undefined
}

/** Builds swaps and sends them, each checked before the wallet is asked. */
export type Trade = {
  /** Rejects with what `checkSwap` rejects with, and errors of the service. */
  plan(agreed: Agreed, signal: AbortSignal): Promise<Plan>
  /** Whether the app named a router, or it is well known. */
  isKnownRouter(router: string, networkId: CaipNetworkId): boolean
  /** Asks the wallet for one step after the other. Returns the hash of the swap. */
  send(agreed: Agreed, onStep: (steps: readonly SwapStep[]) => void): Promise<string>
}

/** What the visitor agrees to now. */
export function agree(state: SwapState): Agreed {
  const { networkId, address, from, to, amountIn, minimumReceived: minimum, slippage } = state
  if (!networkId || !address || !from || !to || !amountIn || !minimum) throw notReady()
  return { networkId, address, from, to, amountIn, minimum, slippage }
}

/** Creates it for one kit. */
export function createTrade({ api, routers = {} }: SwapOptions, { kit, ports }: PluginContext): Trade {
  /** The contract that trades, by network: the first that was named. */
  const pinned = new Map<CaipNetworkId, string>()
  /** Tokens whose permit the service did not take after all. */
  const withoutPermit = new Set<string>()

  async function routerOf({ networkId, from, to, amountIn }: Agreed, signal: AbortSignal): Promise<string> {
    const asked = { from: tokenId(from), to: tokenId(to), amount: amountIn }
    const { data } = await buildSwapApproval(api, asked, signal)
    const named = `0x${data.slice(34, 74)}`.toLowerCase()
    const known = routers[networkId]?.map((router) => router.toLowerCase())
    const router = pinned.get(networkId) ?? named
    if (router !== named || known?.includes(named) === false) throw refuse('target', named)
    pinned.set(networkId, router)
    return router
  }

  /** A transaction that keeps to the minimum that was shown, although the price may have moved since. */
  async function build(agreed: Agreed, signal: AbortSignal, permit?: string): Promise<SwapTransaction> {
    const { from, to, amountIn: amount, minimum, slippage } = agreed
    const userAddress = `${agreed.networkId}:${agreed.address}` as const
    const asked = { amount, from: tokenId(from), to: tokenId(to), userAddress, permit, disableEstimate: true }
    const built = await buildSwapTransaction(api, { ...asked, slippage }, signal)
    const { expectedAmount: expected } = built
    if (expected < minimum) throw refuse('minimum', `${expected}`)
    if (minimumOf(expected, slippage) >= minimum) return built
    const stricter = Number(((expected - minimum) * 10_000n) / expected) / 100
    const again = await buildSwapTransaction(api, { ...asked, slippage: stricter }, signal)
    if (again.expectedAmount < minimum) throw refuse('minimum', `${again.expectedAmount}`)
    return again
  }

  async function check(
    { to: target, data, value }: SwapTransaction,
    swap: Omit<SwapToCheck, 'call'>,
    chain: Chain,
    { address: account }: Agreed,
  ): Promise<bigint | undefined> {
    const { simulate } = chain.capabilities
    if (simulate === undefined) throw cannotTry()
    const call = { to: target, data, value }
    return checkSwap({ ...swap, call }, (calls, tokens, holder = account) =>
      simulate({ ...chain, account, calls, tokens, holder }),
    )
  }

  async function plan(agreed: Agreed, signal: AbortSignal): Promise<Plan> {
    const { networkId, address, from, to, amountIn, minimum } = agreed
    const chain = await chainOf(kit, networkId, signal)
    const { planApproval, getPermit } = chain.capabilities
    const [router, built] = await Promise.all([routerOf(agreed, signal), build(agreed, signal)])
    const needsApproval = from.address !== undefined && built.to.toLowerCase() !== from.address.toLowerCase()
    const spender = { owner: address, token: from.address ?? '', spender: router, amount: amountIn }
    if (needsApproval && planApproval === undefined) throw cannotTry()
    const approvals = needsApproval ? ((await planApproval?.({ ...chain, ...spender })) ?? []) : []
    const gas = await check(built, { from, to, amountIn, minimum, router, approvals }, chain, agreed)
    const { to: target, data, value, expectedAmount: expected } = built
    const planned = { approvals, call: { to: target, data, value }, router, expected, gas }
    const as = (kind: Plan['kind'], ...kinds: SwapStep['kind'][]): Plan => ({
      ...planned,
      kind,
      steps: kinds.map(next),
    })
    if (approvals.length === 0) return as('swap', 'swap')
    const takesPermit = from.isPermitToken && !withoutPermit.has(tokenId(from))
    const permit =
      takesPermit && (await getPermit?.({ ...chain, ...spender, deadlineMs: ports.clock.now() + permitMs }))
    if (permit) return as('sign', 'sign', 'swap')
    if (await canBundle({ kit }, agreed, signal)) return as('bundle', 'bundle')
    return as('approve', ...approvals.map(() => 'approve' as const), 'swap')
  }

  async function sign(agreed: Agreed, { router }: Plan): Promise<string> {
    const { networkId, address, from, amountIn: amount } = agreed
    const chain = await chainOf(kit, networkId)
    const permit = await chain.capabilities.getPermit?.({
      ...chain,
      owner: address,
      token: from.address ?? '',
      spender: router,
      amount,
      deadlineMs: ports.clock.now() + permitMs,
    })
    if (permit === undefined) throw cannotTry()
    const { typedData } = permit
    return permit.encode(await kit.signTypedData({ typedData, networkId, address }))
  }

  /** The transaction with a signed permit in it: what it does is checked like any other. */
  async function buildSigned(agreed: Agreed, { router }: Plan, permit: string): Promise<ContractCall> {
    const never = new AbortController().signal
    try {
      const built = await build(agreed, never, permit)
      await check(built, { ...agreed, router, approvals: [] }, await chainOf(kit, agreed.networkId), agreed)
      return built
    } catch (error) {
      // The next try approves instead.
      withoutPermit.add(tokenId(agreed.from))
      throw error
    }
  }

  async function send(agreed: Agreed, onStep: (steps: readonly SwapStep[]) => void): Promise<string> {
    const { signal } = new AbortController()
    let planned = await plan(agreed, signal)
    let asking = createAsking({ kit, ports }, agreed, planned.steps, onStep)
    if (planned.kind === 'bundle')
      try {
        return await asking.bundle([...planned.approvals, planned.call], noteOf(agreed, planned))
      } catch (error) {
        if (!isUnsent(error) || (await canBundle({ kit }, agreed, signal))) throw error
        // The wallet takes no calls after all.
        planned = await plan(agreed, signal)
        asking = createAsking({ kit, ports }, agreed, planned.steps, onStep)
      }
    let call: ContractCall = planned.call
    if (planned.kind === 'sign') {
      const permit = await asking.ask(() => sign(agreed, planned))
      asking.mark('done')
      call = await buildSigned(agreed, planned, permit)
    }
    if (planned.kind === 'approve') {
      await asking.approve(planned.approvals, planned.router)
      // The price may have moved while the approval was mined.
      planned = await plan(agreed, signal)
      if (planned.kind !== 'swap') throw refuse('approval')
      call = planned.call
    }
    const hash = await asking.send(call, noteOf(agreed, planned))
    asking.mark('pending')
    return hash
  }

  return { plan, send, isKnownRouter: (router, networkId) => isKnownRouter(router, networkId, routers) }
}

/** What the journal says of a swap. */
function noteOf({ from, to, amountIn }: Agreed, { expected, router }: Plan): TransactionNote {
  const transfers = [
    { direction: 'out' as const, amount: amountIn, token: from },
    { direction: 'in' as const, amount: expected, token: to },
  ]
  return { kind: 'swap', transfers, to: router }
}

function next(kind: SwapStep['kind']): SwapStep {
  return { kind, status: 'next' }
}
