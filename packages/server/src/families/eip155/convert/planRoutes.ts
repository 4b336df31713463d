import type { ChainConfig } from '../../../config/chainConfig.js'
import type { ContractCall } from '../contracts/createContractReader.js'
import { quoteAbi } from './exchangeAbi.data.js'
import { allowedRouter, packPath, type Route, routerOf } from './Route.js'

/** A way that may be there, and the call that tells what it brings. */
export type RoutePlan = { readonly route: Route; readonly quote: (amount: bigint) => ContractCall }

/** What is to be swapped: tokens by address in small letters, the chain's own currency as its token. */
export type Trade = {
  readonly from: string
  readonly to: string
  /** Whether the chain's own currency is sold, which needs no allowance. */
  readonly sellsNative: boolean
}

/** Steps between two tokens that are tried at most; each multiplies the ways. */
const MAX_STEPS = 4

/**
 * Every way of a trade worth asking for: direct, or with one step over the chain's own currency or a dollar, on each exchange that the
 * account's allowance serves and with each fee.
 */
export function planRoutes(
  config: Pick<ChainConfig, 'exchanges' | 'stables' | 'wrappedNative'>,
  { from, to, sellsNative }: Trade,
): readonly RoutePlan[] {
  const steps = [...new Set([config.wrappedNative ?? [], ...config.stables].flat().map((one) => one.toLowerCase()))]
    .filter((step) => step !== from && step !== to)
    .slice(0, MAX_STEPS)
  const paths = [[from, to], ...steps.map((step) => [from, step, to])]
  const allowed = allowedRouter(config)
  return config.exchanges
    .filter((exchange) => sellsNative || routerOf(exchange) === allowed)
    .flatMap((exchange) => paths.flatMap((path) => plansOn(exchange, path)))
}

function plansOn(exchange: ChainConfig['exchanges'][number], path: readonly string[]): readonly RoutePlan[] {
  const router = routerOf(exchange)
  if (exchange.kind === 'v2') {
    const shape = exchange.swapRouter === undefined ? 'pairRouter' : 'swapRouter02'
    const address = exchange.router.toLowerCase()
    return [
      {
        route: { kind: 'v2', router, shape, path, fees: [] },
        quote: (amount) => ({ address, abi: quoteAbi, functionName: 'getAmountsOut', args: [amount, path] }),
      },
    ]
  }
  const address = exchange.quoter.toLowerCase()
  return feesOf(exchange.fees, path.length - 1).map((fees) => ({
    route: { kind: 'v3', router, shape: 'swapRouter02', path, fees },
    quote: (amount) => ({
      address,
      abi: quoteAbi,
      functionName: 'quoteExactInput',
      args: [packPath({ path, fees }), amount],
    }),
  }))
}

/** Each choice of fees for a number of pools. */
function feesOf(fees: readonly number[], hops: number): readonly (readonly number[])[] {
  if (hops === 1) return fees.map((fee) => [fee])
  return fees.flatMap((fee) => feesOf(fees, hops - 1).map((rest) => [fee, ...rest]))
}
