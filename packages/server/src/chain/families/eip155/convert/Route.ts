import type { ChainConfig } from '../../../config/chainConfig.js'

type Exchange = ChainConfig['exchanges'][number]

/** A route over one or two pools of one exchange. */
export type Route = {
  readonly kind: 'v2' | 'v3'
  /** The contract that trades and transfers the sold token, in lower case. */
  readonly router: string
  /** `swapRouter02` batches calls and unwraps; `pairRouter` is V2-compatible. */
  readonly routerKind: 'pairRouter' | 'swapRouter02'
  /** Tokens from the sold one to the bought one. */
  readonly path: readonly string[]
  /** Fee of each V3 pool. */
  readonly fees: readonly number[]
}

/** Returns the contract of an exchange that trades and needs the allowance. */
export function routerOf(exchange: Exchange): string {
  return ((exchange.kind === 'v2' ? exchange.swapRouter : undefined) ?? exchange.router).toLowerCase()
}

/**
 * Returns the one router of a chain that accounts approve; undefined without an exchange. Allowance, approval, quotes and transactions
 * agree on it, so that no quote requires another allowance.
 */
export function allowedRouter({ exchanges }: Pick<ChainConfig, 'exchanges'>): string | undefined {
  const [first] = exchanges
  return first === undefined ? undefined : routerOf(first)
}

/** Encodes a path of V3 pools: token, fee, token, and so on. */
export function packPath({ path, fees }: Pick<Route, 'path' | 'fees'>): `0x${string}` {
  const hops = path.map((address, index) => {
    const fee = fees[index]
    return address.slice(2) + (fee === undefined ? '' : fee.toString(16).padStart(6, '0'))
  })
  return `0x${hops.join('')}`
}
