import type { Cached } from '../../../../platform/cache/createCached.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Chains } from '../../../chains/Chains.js'
import type { ContractReader } from '../contracts/createContractReader.js'
import type { Pair } from './parsePair.js'
import { planRoutes } from './planRoutes.js'
import type { Route } from './Route.js'

/** A route of a trade, and its output in base units. */
export type Quote = {
  readonly amountOut: bigint
  /** `wrap` and `unwrap` exchange the native currency and its wrapped token one to one. */
  readonly route: 'wrap' | 'unwrap' | Route
}

/** Quotes for trades. */
export type Quotes = {
  /**
   * Returns the best quote for a trade, at most 3 s old.
   * @throws HttpError 400 whose description says `insufficient liquidity` if there is no market
   * @throws NoUpstreamResponded
   */
  best(pair: Pair, amount: bigint): Promise<Quote>
}

/** Dependencies of {@link createQuotes}. */
export type QuotesOptions = { readonly chains: Chains; readonly reader: ContractReader; readonly cached: Cached }

const cachePolicy = { freshMs: 3000 }

type CachedQuote = { readonly route: Route; readonly amountOut: string } | null

/** Queries all exchanges of a chain in one request. */
export function createQuotes({ chains, reader, cached }: QuotesOptions): Quotes {
  async function ask({ chain, from, to }: Pair, amount: bigint): Promise<CachedQuote> {
    const config = chains.config(chain)
    const wrapped = config?.wrappedNative?.toLowerCase()
    const [sold, bought] = [from, to].map((address) => (address === 'native' ? wrapped : address))
    if (config === undefined || sold === undefined || bought === undefined) return null
    const plans = planRoutes(config, { from: sold, to: bought, sellsNative: from === 'native' })
    const answers = await reader.read(
      chain,
      plans.map(({ quote }) => quote(amount)),
    )
    let best: { route: Route; amountOut: bigint } | undefined
    for (const [index, { route }] of plans.entries()) {
      const answer = answers[index]
      const amountOut = Array.isArray(answer) ? answer.at(-1) : answer
      if (typeof amountOut === 'bigint' && amountOut > (best?.amountOut ?? 0n)) best = { route, amountOut }
    }
    return best === undefined ? null : { route: best.route, amountOut: best.amountOut.toString() }
  }

  return {
    async best(pair, amount) {
      const { chain, from, to } = pair
      const wrapped = chains.config(chain)?.wrappedNative?.toLowerCase()
      if (from === 'native' && to === wrapped) return { route: 'wrap', amountOut: amount }
      if (to === 'native' && from === wrapped) return { route: 'unwrap', amountOut: amount }
      const found = await cached(`quote:${chain}:${from}:${to}:${amount}`, cachePolicy, () => ask(pair, amount))
      if (found === null) {
        throw new HttpError(400, '', 'insufficient liquidity: no exchange of this chain makes this trade')
      }
      return { route: found.route, amountOut: BigInt(found.amountOut) }
    },
  }
}
