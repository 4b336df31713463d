import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Chains } from '../../../chains/Chains.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import { cleanText } from '../../../tokens/cleanText.js'
import type { Tokens } from '../../../tokens/createTokens.js'
import { readQuantity } from '../contracts/readQuantity.js'
import type { Quote } from './createQuotes.js'
import { minOutOf } from './minOutOf.js'
import type { Pair } from './parsePair.js'
import { parsePermit } from './parsePermit.js'

/** Parameters of a swap. */
export type SwapOrder = {
  readonly pair: Pair
  readonly quote: Quote
  readonly amountIn: bigint
  readonly user: string
  /** In percent. */
  readonly slippage: number
  readonly permit?: string | undefined
}

/** The call that executes a swap. */
export type BuiltSwap = { readonly target: string; readonly data: `0x${string}`; readonly gas: bigint }

/** Dependencies of {@link createSwapBuilder}. */
export type SwapBuilderOptions = {
  readonly chains: Chains
  readonly tokens: Pick<Tokens, 'listed'>
  readonly now: () => number
}

/** A transaction that is mined later reverts rather than trade at an old price. */
const deadlineMs = 1_200_000

/** Upper bounds for gas, returned without an estimate. */
const gasLimits = { wrap: 60_000n, base: 120_000n, hop: 150_000n, unwrap: 60_000n, permit: 90_000n }

/**
 * Builds the call of a swap. `skipEstimate` returns an upper bound for gas; otherwise the node's estimate plus a tenth.
 *
 * @throws HttpError 400 if the transaction would fail, or a permit does not match
 * @throws NoUpstreamResponded
 */
export type SwapBuilder = (order: SwapOrder, skipEstimate: boolean) => Promise<BuiltSwap>

/** Builds calls for the routers of all chains. Stateless. */
export function createSwapBuilder({ chains, tokens, now }: SwapBuilderOptions): SwapBuilder {
  async function encode({ pair, quote, amountIn, user, slippage, permit }: SwapOrder): Promise<BuiltSwap> {
    const { encodeSwap, encodeWrap } = await import('./encodeSwap.js')
    const { amountOut, route } = quote
    if (typeof route === 'string') {
      if (permit !== undefined) throw new HttpError(400, '', 'Wrapping and unwrapping do not accept a permit')
      const target = chains.config(pair.chain)?.wrappedNative?.toLowerCase() as string
      return { target, data: encodeWrap(route === 'wrap' ? undefined : amountIn), gas: gasLimits.wrap }
    }
    const sellsNative = pair.from === 'native'
    const buysNative = pair.to === 'native'
    if (permit !== undefined) {
      const isTaken =
        tokens.listed({ chain: pair.chain, address: pair.from })?.eip2612 && route.routerKind === 'swapRouter02'
      if (!isTaken)
        throw new HttpError(400, '', 'This token or exchange does not support permits. Approve the router instead.')
    }
    const data = encodeSwap({
      route,
      amountIn,
      minOut: minOutOf(amountOut, slippage),
      sellsNative,
      buysNative,
      recipient: user,
      deadline: BigInt(Math.floor((now() + deadlineMs) / 1000)),
      permit: permit === undefined ? undefined : parsePermit(permit, user, route.router),
    })
    const hops = BigInt(route.path.length - 1)
    const gas =
      gasLimits.base +
      hops * gasLimits.hop +
      (buysNative ? gasLimits.unwrap : 0n) +
      (permit === undefined ? 0n : gasLimits.permit)
    return { target: route.router, data, gas }
  }

  async function estimate(chain: string, call: Readonly<Record<string, string>>): Promise<bigint> {
    try {
      const gas = await readQuantity(chains, chain, 'eth_estimateGas', [call])
      return (gas * 11n + 9n) / 10n
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error
      const reason = cleanText(error.message, 200)
      throw new HttpError(400, '', `The transaction would fail. Check the balance and the allowance. ${reason}`)
    }
  }

  return async (order, skipEstimate) => {
    const built = await encode(order)
    if (skipEstimate) return built
    const { pair, user, amountIn } = order
    const value = pair.from === 'native' ? `0x${amountIn.toString(16)}` : '0x0'
    const gas = await estimate(pair.chain, { from: user, to: built.target, data: built.data, value })
    return { ...built, gas }
  }
}
