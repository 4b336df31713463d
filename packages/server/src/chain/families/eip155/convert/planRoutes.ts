import type { ChainConfig } from '../../../config/chainConfig.js'
import type { ContractCall } from '../contracts/createContractReader.js'
import { quoteAbi } from './exchangeAbi.data.js'
import { allowedRouter, packPath, type Route, routerOf } from './Route.js'

/** A possible route, and the call that quotes it. */
export type RoutePlan = { readonly route: Route; readonly quote: (amount: bigint) => ContractCall }

/** Tokens of a swap by lower-case address, the native currency as its wrapped token. */
export type Trade = {
  readonly from: string
  readonly to: string
  /** Whether the native currency is sold, which needs no allowance. */
  readonly sellsNative: boolean
}

/** Maximum number of intermediate tokens tried; each multiplies the routes. */
const maxSteps = 4

/**
 * Lists every route worth quoting: direct, or with one hop over the native currency or a dollar token. Includes each exchange covered by
 * the account's allowance, and each fee.
 */
export function planRoutes(
  config: Pick<ChainConfig, 'exchanges' | 'stables' | 'wrappedNative'>,
  { from, to, sellsNative }: Trade,
): readonly RoutePlan[] {
  const steps = [...new Set([config.wrappedNative ?? [], ...config.stables].flat().map((one) => one.toLowerCase()))]
    .filter((step) => step !== from && step !== to)
    .slice(0, maxSteps)
  const paths = [[from, to], ...steps.map((step) => [from, step, to])]
  const allowed = allowedRouter(config)
  return config.exchanges
    .filter((exchange) => sellsNative || routerOf(exchange) === allowed)
    .flatMap((exchange) => paths.flatMap((path) => plansOn(exchange, path)))
}

function plansOn(exchange: ChainConfig['exchanges'][number], path: readonly string[]): readonly RoutePlan[] {
  const router = routerOf(exchange)
  if (exchange.kind === 'v2') {
    const routerKind = exchange.swapRouter === undefined ? 'pairRouter' : 'swapRouter02'
    const address = exchange.router.toLowerCase()
    return [
      {
        route: { kind: 'v2', router, routerKind, path, fees: [] },
        quote: (amount) => ({ address, abi: quoteAbi, functionName: 'getAmountsOut', args: [amount, path] }),
      },
    ]
  }
  const address = exchange.quoter.toLowerCase()
  return feesOf(exchange.fees, path.length - 1).map((fees) => ({
    route: { kind: 'v3', router, routerKind: 'swapRouter02', path, fees },
    quote: (amount) => ({
      address,
      abi: quoteAbi,
      functionName: 'quoteExactInput',
      args: [packPath({ path, fees }), amount],
    }),
  }))
}

/** Returns every combination of fees for a number of pools. */
function feesOf(fees: readonly number[], hops: number): readonly (readonly number[])[] {
  if (hops === 1) return fees.map((fee) => [fee])
  return fees.flatMap((fee) => feesOf(fees, hops - 1).map((rest) => [fee, ...rest]))
}
