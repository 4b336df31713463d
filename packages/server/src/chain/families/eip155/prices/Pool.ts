import { type UsdPrice, usdValueOf } from '../../../prices/UsdPrice.js'
import type { ContractCall } from '../contracts/createContractReader.js'
import { erc20Abi } from '../contracts/erc20Abi.data.js'
import { pairAbi, poolAbi } from './marketAbi.data.js'

export type PoolToken = { readonly address: string; readonly decimals: number }

/** A pool that trades a token for one with a known price. */
export type Pool = {
  readonly kind: 'v2' | 'v3'
  readonly address: string
  readonly token: PoolToken
  readonly base: PoolToken
}

/** Price of a token in a pool, and the pool's depth in dollars of the base token. */
export type PoolPrice = { readonly price: UsdPrice; readonly depth: bigint }

const q192 = 1n << 192n

/** Returns the calls for a pool's price and depth; {@link parsePoolPrice} parses their results. */
export function poolCalls({ kind, address, base }: Pool): readonly [ContractCall, ContractCall] {
  const depth = { address: base.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] }
  return kind === 'v2'
    ? [{ address, abi: pairAbi, functionName: 'getReserves' }, depth]
    : [{ address, abi: poolAbi, functionName: 'slot0' }, depth]
}

/** Parses price and depth of a pool; returns undefined for an empty pool or an unexpected result. */
export function parsePoolPrice(
  { kind, token, base }: Pool,
  [state, depth]: readonly unknown[],
  baseUsd: UsdPrice,
): PoolPrice | undefined {
  if (!Array.isArray(state) || typeof depth !== 'bigint') return undefined
  const isToken0 = token.address < base.address
  const ratio = kind === 'v2' ? reserveRatio(state, isToken0) : sqrtPriceRatio(state[0], isToken0)
  if (ratio === undefined) return undefined
  const [baseUnits, tokenUnits] = ratio
  const price = (baseUnits * baseUsd * 10n ** BigInt(token.decimals)) / (tokenUnits * 10n ** BigInt(base.decimals))
  return { price, depth: usdValueOf(depth, base.decimals, baseUsd) }
}

/** Base units of the base token for an amount of the token. */
type Ratio = readonly [bigint, bigint]

function reserveRatio([reserve0, reserve1]: readonly bigint[], isToken0: boolean): Ratio | undefined {
  if (!reserve0 || !reserve1) return undefined
  return isToken0 ? [reserve1, reserve0] : [reserve0, reserve1]
}

function sqrtPriceRatio(sqrtPriceX96: bigint, isToken0: boolean): Ratio | undefined {
  if (sqrtPriceX96 === 0n) return undefined
  const squared = sqrtPriceX96 * sqrtPriceX96
  return isToken0 ? [squared, q192] : [q192, squared]
}
