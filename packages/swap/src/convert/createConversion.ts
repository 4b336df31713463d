import { KitError, type PluginContext, type Token } from '@kit/core/plugin'
import type { ExactSwap, SwapConversion } from '../ExactSwap.js'
import type { SwapOptions } from '../SwapOptions.js'
import { type SwappableToken, slippageLimits } from '../SwapState.js'
import { insufficientLiquidity, notReady, toSwapError } from '../swapErrors.js'
import { createTrade } from '../trade/createTrade.js'
import { readAmountOut } from '../trade/readAmountOut.js'
import { readTradedTokens } from '../trade/readTradedTokens.js'
import { type AcceptedTerms, minimumOf } from '../trade/SwapPlan.js'
import { tokenId } from '../trade/tokenId.js'

/** Maximum number of corrections of an amount by its quote. */
const maxAttempts = 4

/** Implements {@link SwapConversion} for one kit. */
export function createConversion(
  options: SwapOptions,
  context: PluginContext,
): Awaited<ReturnType<SwapConversion['open']>> {
  const { api } = options
  const { platform } = context.ports
  const trade = createTrade(options, context)
  const slippage = slippageLimits.default

  const named = (error: unknown) => {
    throw toSwapError(error, platform.isOnline())
  }

  const quoteOf = (from: Token, to: Token, amount: bigint, { address, signal }: ExactSwap): Promise<bigint> =>
    readAmountOut(api, { amount, from, to, userAddress: `${from.networkId}:${address}` }, signal)

  /** Returns about the lowest amount of `from` that brings the amount at the maximum slippage. */
  async function findSpent(order: ExactSwap): Promise<bigint> {
    const { amount, from, to } = order
    let spent = await quoteOf(to, from, amount, order)
    for (let tries = 0; tries < maxAttempts; tries++) {
      const least = minimumOf(await quoteOf(from, to, spent, order), slippage)
      // An excess of a thousandth stays in the account, as tokens of the payer.
      if (least >= amount && least <= amount + amount / 1000n) return spent
      const next = (spent * amount + least - 1n) / least
      if (next === spent && least >= amount) return spent
      spent = next === spent ? spent + 1n : next
    }
    if (minimumOf(await quoteOf(from, to, spent, order), slippage) < amount) throw insufficientLiquidity()
    return spent
  }

  async function agreeTo(order: ExactSwap, spent: bigint): Promise<AcceptedTerms> {
    const { address, amount: minimum, signal } = order
    const { networkId } = order.to
    const tokens = await readTradedTokens(options, networkId, signal)
    const traded = (token: Token): SwappableToken => {
      const found = tokens.find((one) => tokenId(one).toLowerCase() === tokenId(token).toLowerCase())
      if (found === undefined) throw notReady()
      // The user sees amounts by these decimals, so they are checked.
      return { ...found, decimals: token.decimals }
    }
    return { networkId, address, from: traded(order.from), to: traded(order.to), amountIn: spent, minimum, slippage }
  }

  return {
    async listTokens({ to, signal }) {
      const tokens = await readTradedTokens(options, to.networkId, signal).catch(named)
      const isWanted = (token: Token) => tokenId(token).toLowerCase() === tokenId(to).toLowerCase()
      return tokens.some(isWanted) ? tokens.filter((token) => !isWanted(token)) : []
    },
    async quote(order) {
      try {
        const spent = await findSpent(order)
        if (order.held !== undefined && spent > order.held)
          throw new KitError('transfer/insufficientFunds', { shortMessage: 'Insufficient balance.' })
        const { steps } = await trade.plan(await agreeTo(order, spent), order.signal)
        return { spent, steps }
      } catch (error) {
        return named(error)
      }
    },
    async convert({ spent, ...order }, onStep) {
      try {
        return await trade.send(await agreeTo(order, spent), onStep)
      } catch (error) {
        return named(error)
      }
    },
  }
}
