import type { ChainConfig } from '../../../config/chainConfig.js'

type Exchange = ChainConfig['exchanges'][number]

/** A way over one or two pools of one exchange. */
export type Route = {
  readonly kind: 'v2' | 'v3'
  /** The contract that trades, and moves the token that is sold. In small letters. */
  readonly router: string
  /** `swapRouter02` takes several calls in one and unwraps; `pairRouter` is of the V2 shape. */
  readonly shape: 'pairRouter' | 'swapRouter02'
  /** Tokens from the one that is sold to the one that is bought. */
  readonly path: readonly string[]
  /** Fee of each pool, for V3. */
  readonly fees: readonly number[]
}

/** The contract of an exchange that trades, and that tokens are allowed to. */
export function routerOf(exchange: Exchange): string {
  return ((exchange.kind === 'v2' ? exchange.swapRouter : undefined) ?? exchange.router).toLowerCase()
}

/**
 * The one router of a chain that accounts allow their tokens to; undefined where there is no exchange. Allowance, approval, quotes and
 * transactions agree on it, so that no quote is made where another router would have to be allowed.
 */
export function allowedRouter({ exchanges }: Pick<ChainConfig, 'exchanges'>): string | undefined {
  const [first] = exchanges
  return first === undefined ? undefined : routerOf(first)
}

/** A path of V3 pools in bytes: token, fee, token, and so on. */
export function packPath({ path, fees }: Pick<Route, 'path' | 'fees'>): `0x${string}` {
  const hops = path.map((address, index) => {
    const fee = fees[index]
    return address.slice(2) + (fee === undefined ? '' : fee.toString(16).padStart(6, '0'))
  })
  return `0x${hops.join('')}`
}
