import { type ApiClient, buildSwapTransaction, type SwapTransaction } from '@kit/api'
import { swapsNotSupported, transactionRefused } from '../swapErrors.js'
import { checkSwap, type SwapCheckInput } from './checkSwap.js'
import { requireDecimals } from './requireDecimals.js'
import { type AcceptedTerms, minimumOf } from './SwapPlan.js'
import { type SwapChain, tokenId } from './tokenId.js'

/**
 * Builds a transaction that keeps the displayed minimum, even if the price has moved since.
 *
 * @throws KitError `swap/transactionMismatch`, `api/*`
 */
export async function buildSwap(
  api: ApiClient,
  agreed: AcceptedTerms,
  signal: AbortSignal,
  permit?: string,
): Promise<SwapTransaction> {
  const { from, to, amountIn: amount, minimum, slippage } = agreed
  const userAddress = `${agreed.networkId}:${agreed.address}` as const
  const requested = { amount, from: tokenId(from), to: tokenId(to), userAddress, permit, disableEstimate: true }
  const built = await buildSwapTransaction(api, { ...requested, slippage }, signal)
  const { expectedAmount: expected } = built
  if (expected < minimum) throw transactionRefused('minimum', `${expected}`)
  if (minimumOf(expected, slippage) >= minimum) return built
  const stricter = Number(((expected - minimum) * 10_000n) / expected) / 100
  const again = await buildSwapTransaction(api, { ...requested, slippage: stricter }, signal)
  if (again.expectedAmount < minimum) throw transactionRefused('minimum', `${again.expectedAmount}`)
  return again
}

/** Checks the tokens of a built transaction, and simulates it. Returns the gas used. Rejects like `checkSwap`. */
export async function simulateBuiltSwap(
  { to: target, data, value }: SwapTransaction,
  agreed: AcceptedTerms,
  allowed: Pick<SwapCheckInput, 'router' | 'approvals'>,
  chain: SwapChain,
): Promise<bigint | undefined> {
  const { simulate } = chain.capabilities
  if (simulate === undefined) throw swapsNotSupported()
  const { address: account, from, to, amountIn, minimum } = agreed
  const swap = { from, to, amountIn, minimum, ...allowed, call: { to: target, data, value } }
  const [gas] = await Promise.all([
    checkSwap(swap, (calls, tokens, holder = account) => simulate({ ...chain, account, calls, tokens, holder })),
    requireDecimals(chain, from),
    requireDecimals(chain, to),
  ])
  return gas
}
