import { encodeFunctionData, parseEther, parseUnits } from 'viem'
import { pairAbi } from '../contracts/pair.data.js'
import { pairFactoryAbi } from '../contracts/pairFactory.data.js'
import { poolAbi } from '../contracts/pool.data.js'
import { poolFactoryAbi } from '../contracts/poolFactory.data.js'
import { testTokenAbi } from '../contracts/testToken.data.js'
import { wrappedNativeAbi } from '../contracts/wrappedNative.data.js'
import type { DevToken, DevTokenSymbol } from '../devTokens.js'
import type { DevDex } from './devDex.js'
import { devPoolAddress } from './devPoolAddress.js'
import type { DevPool } from './devPools.data.js'
import { type SeedCall, seedCall } from './seedCall.js'

const burnAddress = '0x000000000000000000000000000000000000dEaD'

/** Creates and funds a pool. Its liquidity has no owner, so it can't be withdrawn. */
export function poolCalls(
  { tokens, units, fee }: DevPool,
  { wrappedNative, v2, v3 }: DevDex,
  known: Readonly<Record<DevTokenSymbol, DevToken>>,
): readonly SeedCall[] {
  const addresses = tokens.map((symbol) => (symbol === 'WETH' ? wrappedNative.address : known[symbol].address))
  const [one, other] = addresses as [`0x${string}`, `0x${string}`]
  const pool = devPoolAddress(one, other, fee)
  const fill = tokens.flatMap((symbol, index): SeedCall[] => {
    const amount = String(units[index])
    if (symbol !== 'WETH') {
      const args = [pool, parseUnits(amount, known[symbol].decimals)] as const
      return [seedCall(known[symbol].address, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args }))]
    }
    const wei = parseEther(amount)
    const [deposit, transfer] = [
      encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }),
      encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'transfer', args: [pool, wei] }),
    ]
    return [seedCall(wrappedNative.address, deposit, wei), seedCall(wrappedNative.address, transfer)]
  })
  if (fee === undefined) {
    const create = encodeFunctionData({ abi: pairFactoryAbi, functionName: 'createPair', args: [one, other] })
    const mint = encodeFunctionData({ abi: pairAbi, functionName: 'mint', args: [burnAddress] })
    return [seedCall(v2.factory.address, create), ...fill, seedCall(pool, mint)]
  }
  const create = encodeFunctionData({ abi: poolFactoryAbi, functionName: 'createPool', args: [one, other, fee] })
  const provide = encodeFunctionData({ abi: poolAbi, functionName: 'provide' })
  return [seedCall(v3.factory.address, create), ...fill, seedCall(pool, provide)]
}
