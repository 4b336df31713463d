import { type UsdPrice, worthOf } from '../../../prices/UsdPrice.js'
import type { ContractCall } from '../contracts/createContractReader.js'
import { erc20Abi } from '../contracts/erc20Abi.data.js'
import { pairAbi, poolAbi } from './marketAbi.data.js'

/** A token of a pool. */
export type PoolToken = { readonly address: string; readonly decimals: number }

/** A pool in which a token is traded for one whose price is known. */
export type Pool = {
  readonly kind: 'v2' | 'v3'
  readonly address: string
  readonly token: PoolToken
  readonly base: PoolToken
}

/** What a pool says of its token, and how many dollars of the base it holds. */
export type PoolPrice = { readonly price: UsdPrice; readonly depth: bigint }

const Q192 = 1n << 192n

/** The reads that tell a pool's price and depth; {@link parsePoolPrice} takes their answers. */
export function poolCalls({ kind, address, base }: Pool): readonly [ContractCall, ContractCall] {
  const depth = { address: base.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] }
  return kind === 'v2'
    ? [{ address, abi: pairAbi, functionName: 'getReserves' }, depth]
    : [{ address, abi: poolAbi, functionName: 'slot0' }, depth]
}

/** Price and depth of a pool; undefined for one that is empty or does not answer as its kind does. */
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
  return { price, depth: worthOf(depth, base.decimals, baseUsd) }
}

/** Base units of the base for an amount of the token. */
type Ratio = readonly [bigint, bigint]

function reserveRatio([reserve0, reserve1]: readonly bigint[], isToken0: boolean): Ratio | undefined {
  if (!reserve0 || !reserve1) return undefined
  return isToken0 ? [reserve1, reserve0] : [reserve0, reserve1]
}

function sqrtPriceRatio(sqrtPriceX96: bigint, isToken0: boolean): Ratio | undefined {
  if (sqrtPriceX96 === 0n) return undefined
  const squared = sqrtPriceX96 * sqrtPriceX96
  return isToken0 ? [squared, Q192] : [Q192, squared]
}
