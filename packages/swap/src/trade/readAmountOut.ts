import { type ApiClient, getSwapQuotes } from '@kit/api'
import type { CaipAddress, Token } from '@kit/core/plugin'
import { insufficientLiquidity } from '../swapErrors.js'
import { tokenId } from './tokenId.js'

/**
 * Returns the output of the best trade for an amount, in base units of `to`.
 *
 * @throws KitError `swap/insufficientLiquidity`, `api/*`
 * @example await readAmountOut(api, { from: ether, to: usdc, amount: 10n ** 18n, userAddress }, signal) // 2_500_000_000n
 */
export async function readAmountOut(
  api: ApiClient,
  trade: {
    readonly from: Token
    readonly to: Token
    readonly amount: bigint
    readonly userAddress: CaipAddress | undefined
  },
  signal: AbortSignal,
): Promise<bigint> {
  const [best] = await getSwapQuotes(api, { ...trade, from: tokenId(trade.from), to: tokenId(trade.to) }, signal)
  if (best === undefined || best.toAmount === 0n) throw insufficientLiquidity()
  return best.toAmount
}
