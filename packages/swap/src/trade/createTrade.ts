import { buildSwapApproval } from '@kit/api'
import type { CaipNetworkId, PluginContext } from '@kit/core/plugin'
import type { SwapOptions } from '../SwapOptions.js'
import type { SwapStep } from '../SwapState.js'
import { swapsNotSupported, transactionRefused } from '../swapErrors.js'
import { buildSwap, simulateBuiltSwap } from './buildSwap.js'
import { canBundle } from './createWalletRequests.js'
import { isKnownRouter } from './isKnownRouter.js'
import type { AcceptedTerms, SwapPlan } from './SwapPlan.js'
import { permitMs, type SwapPlanning, sendSwap } from './sendSwap.js'
import { chainOf, tokenId } from './tokenId.js'

/** Builds and sends swaps, each checked before the wallet is prompted. */
export type Trade = {
  /** Rejects with the errors of `checkSwap` and of the service. */
  plan(agreed: AcceptedTerms, signal: AbortSignal): Promise<SwapPlan>
  /** Whether the app has configured a router, or it is well known. */
  isKnownRouter(router: string, networkId: CaipNetworkId): boolean
  /** Sends the requests to the wallet, step by step. Returns the hash of the swap. */
  send(agreed: AcceptedTerms, onStep: (steps: readonly SwapStep[]) => void): Promise<string>
}

export function createTrade({ api, routers = {} }: SwapOptions, context: PluginContext): Trade {
  const { kit, ports } = context
  /** The first exchange contract that the service named, by network. */
  const pinned = new Map<CaipNetworkId, string>()
  /** Tokens whose permits the service rejected. */
  const withoutPermit = new Set<string>()

  async function routerOf({ networkId, from, to, amountIn }: AcceptedTerms, signal: AbortSignal): Promise<string> {
    const requested = { from: tokenId(from), to: tokenId(to), amount: amountIn }
    const { data } = await buildSwapApproval(api, requested, signal)
    const named = `0x${data.slice(34, 74)}`.toLowerCase()
    const known = routers[networkId]?.map((router) => router.toLowerCase())
    const router = pinned.get(networkId) ?? named
    if (router !== named || known?.includes(named) === false) throw transactionRefused('target', named)
    pinned.set(networkId, router)
    return router
  }

  async function plan(agreed: AcceptedTerms, signal: AbortSignal): Promise<SwapPlan> {
    const { networkId, address, from, amountIn } = agreed
    const chain = await chainOf(kit, networkId, signal)
    const { planApproval, getPermit } = chain.capabilities
    const [router, built] = await Promise.all([routerOf(agreed, signal), buildSwap(api, agreed, signal)])
    const needsApproval = from.address !== undefined && built.to.toLowerCase() !== from.address.toLowerCase()
    const spender = { owner: address, token: from.address ?? '', spender: router, amount: amountIn }
    if (needsApproval && planApproval === undefined) throw swapsNotSupported()
    const approvals = needsApproval ? ((await planApproval?.({ ...chain, ...spender })) ?? []) : []
    const gas = await simulateBuiltSwap(built, agreed, { router, approvals }, chain)
    const { to: target, data, value, expectedAmount: expected } = built
    const planned = { approvals, call: { to: target, data, value }, router, expected, gas }
    const as = (kind: SwapPlan['kind'], ...kinds: SwapStep['kind'][]): SwapPlan => ({
      ...planned,
      kind,
      steps: kinds.map((step) => ({ kind: step, status: 'next' })),
    })
    if (approvals.length === 0) return as('swap', 'swap')
    const takesPermit = from.isPermitToken && !withoutPermit.has(tokenId(from))
    const permit =
      takesPermit && (await getPermit?.({ ...chain, ...spender, deadlineMs: ports.clock.now() + permitMs }))
    if (permit) return as('sign', 'sign', 'swap')
    if (await canBundle(context, agreed, signal)) return as('bundle', 'bundle')
    return as('approve', ...approvals.map(() => 'approve' as const), 'swap')
  }

  const buildSigned: SwapPlanning['buildSigned'] = async (agreed, { router }, permit) => {
    try {
      const built = await buildSwap(api, agreed, new AbortController().signal, permit)
      await simulateBuiltSwap(built, agreed, { router, approvals: [] }, await chainOf(kit, agreed.networkId))
      return built
    } catch (error) {
      // The next attempt uses an approval instead.
      withoutPermit.add(tokenId(agreed.from))
      throw error
    }
  }

  return {
    plan,
    send: (agreed, onStep) => sendSwap(context, { plan, buildSigned }, agreed, onStep),
    isKnownRouter: (router, networkId) => isKnownRouter(router, networkId, routers),
  }
}
