import type { CaipNetworkId, ContractCall } from '@kit/core/plugin'
import type { SwappableToken, SwapState, SwapStep } from '../SwapState.js'
import { notReady } from '../swapErrors.js'

/** The terms that the user has agreed to. */
export type AcceptedTerms = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly from: SwappableToken
  readonly to: SwappableToken
  readonly amountIn: bigint
  readonly minimum: bigint
  readonly slippage: number
}

/** A planned swap: the requests to the wallet, and the built and checked transaction. */
export type SwapPlan = {
  readonly kind: 'swap' | 'sign' | 'bundle' | 'approve'
  readonly steps: readonly SwapStep[]
  readonly approvals: readonly ContractCall[]
  readonly call: Required<ContractCall>
  readonly router: string
  readonly expected: bigint
  readonly gas: bigint | undefined
}

/** Returns what the user agrees to now. @throws KitError `swap/notReady` */
export function acceptedTerms(state: SwapState): AcceptedTerms {
  const { networkId, address, from, to, amountIn, minimumReceived: minimum, slippage } = state
  if (!networkId || !address || !from || !to || !amountIn || !minimum) throw notReady()
  return { networkId, address, from, to, amountIn, minimum, slippage }
}

/**
 * Returns the minimum output of a swap, rounded up so that the loss never exceeds the slippage. Hundredths of a percent count.
 *
 * @example minimumOf(10_000n, 0.5) // 9950n
 */
export function minimumOf(expected: bigint, slippagePercent: number): bigint {
  const points = BigInt(Math.floor(slippagePercent * 100 + 1e-6))
  const least = (expected * (10_000n - points) + 9_999n) / 10_000n
  return least > 0n ? least : 1n
}
