import { type ContractCall, isUnsent, type PluginContext, type TransactionNote } from '@kit/core/plugin'
import type { SwapStep } from '../SwapState.js'
import { swapsNotSupported, transactionRefused } from '../swapErrors.js'
import { canBundle, createWalletRequests } from './createWalletRequests.js'
import type { AcceptedTerms, SwapPlan } from './SwapPlan.js'
import { chainOf } from './tokenId.js'

/** Validity of a permit in milliseconds: as long as a user may take to confirm. */
export const permitMs = 1_200_000

/** Plans a swap, with a new plan per call. */
export type SwapPlanning = {
  plan(agreed: AcceptedTerms, signal: AbortSignal): Promise<SwapPlan>
  /** Builds the transaction with a signed permit, and checks it like any other. */
  buildSigned(agreed: AcceptedTerms, plan: SwapPlan, permit: string): Promise<ContractCall>
}

/** Sends the requests of a swap to the wallet, step by step. Returns the hash of the swap. */
export async function sendSwap(
  context: Pick<PluginContext, 'kit' | 'ports'>,
  { plan, buildSigned }: SwapPlanning,
  agreed: AcceptedTerms,
  onStep: (steps: readonly SwapStep[]) => void,
): Promise<string> {
  const { signal } = new AbortController()
  let planned = await plan(agreed, signal)
  let asking = createWalletRequests(context, agreed, planned.steps, onStep)
  if (planned.kind === 'bundle')
    try {
      return await asking.bundle([...planned.approvals, planned.call], noteOf(agreed, planned))
    } catch (error) {
      if (!isUnsent(error) || (await canBundle(context, agreed, signal))) throw error
      // The wallet turns out not to support batches.
      planned = await plan(agreed, signal)
      asking = createWalletRequests(context, agreed, planned.steps, onStep)
    }
  let call: ContractCall = planned.call
  if (planned.kind === 'sign') {
    const permit = await asking.ask(() => signPermit(context, agreed, planned))
    asking.mark('done')
    call = await buildSigned(agreed, planned, permit)
  }
  if (planned.kind === 'approve') {
    await asking.approve(planned.approvals, planned.router)
    // The price may have moved while the approval was mined.
    planned = await plan(agreed, signal)
    if (planned.kind !== 'swap') throw transactionRefused('approval')
    call = planned.call
  }
  const hash = await asking.send(call, noteOf(agreed, planned))
  asking.mark('pending')
  return hash
}

async function signPermit(
  { kit, ports }: Pick<PluginContext, 'kit' | 'ports'>,
  { networkId, address, from, amountIn: amount }: AcceptedTerms,
  { router: spender }: SwapPlan,
): Promise<string> {
  const chain = await chainOf(kit, networkId)
  const requested = { owner: address, token: from.address ?? '', spender, amount }
  const permit = await chain.capabilities.getPermit?.({
    ...chain,
    ...requested,
    deadlineMs: ports.clock.now() + permitMs,
  })
  if (permit === undefined) throw swapsNotSupported()
  const { typedData } = permit
  return permit.encode(await kit.signTypedData({ typedData, networkId, address }))
}

/** Returns the journal note of a swap. */
function noteOf({ from, to, amountIn }: AcceptedTerms, { expected, router }: SwapPlan): TransactionNote {
  const transfers = [
    { direction: 'out' as const, amount: amountIn, token: from },
    { direction: 'in' as const, amount: expected, token: to },
  ]
  return { kind: 'swap', transfers, to: router }
}
