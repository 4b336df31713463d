import { encodeDeployData } from 'viem'
import { pairAbi, pairBytecode } from '../contracts/pair.data.js'
import { pairFactoryBytecode } from '../contracts/pairFactory.data.js'
import { poolAbi, poolBytecode } from '../contracts/pool.data.js'
import { poolFactoryBytecode } from '../contracts/poolFactory.data.js'
import { create2Address } from '../create2Address.js'

const tickSpacings: Readonly<Record<number, number>> = { 500: 10, 3000: 60, 10000: 200 }

/**
 * Returns the address of the pair of two tokens or, with a fee (500, 3000 or 10000 millionths), of their V3 pool.
 *
 * @throws Error for another fee.
 */
export function devPoolAddress(one: `0x${string}`, other: `0x${string}`, fee?: number): `0x${string}` {
  const [token0, token1] = BigInt(one) < BigInt(other) ? [one, other] : [other, one]
  if (fee === undefined) {
    const pair = encodeDeployData({ abi: pairAbi, bytecode: pairBytecode, args: [token0, token1] })
    return create2Address(pair, create2Address(pairFactoryBytecode))
  }
  const spacing = tickSpacings[fee]
  if (spacing === undefined) throw new Error(`No pool has the fee ${fee}`)
  const pool = encodeDeployData({ abi: poolAbi, bytecode: poolBytecode, args: [token0, token1, fee, spacing] })
  return create2Address(pool, create2Address(poolFactoryBytecode))
}
