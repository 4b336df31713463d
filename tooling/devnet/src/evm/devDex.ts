import { encodeDeployData, type Hex } from 'viem'
import { pairFactoryBytecode } from '../contracts/pairFactory.data.js'
import { pairRouterAbi, pairRouterBytecode } from '../contracts/pairRouter.data.js'
import { poolFactoryBytecode } from '../contracts/poolFactory.data.js'
import { poolQuoterAbi, poolQuoterBytecode } from '../contracts/poolQuoter.data.js'
import { poolRouterAbi, poolRouterBytecode } from '../contracts/poolRouter.data.js'
import { wrappedNativeBytecode } from '../contracts/wrappedNative.data.js'
import { create2Address } from '../create2Address.js'

/** A contract deployed through the CREATE2 deployer. */
export type DevContract = { readonly address: `0x${string}`; readonly deployData: Hex }

/** The addresses of the exchanges, the same on both local chains. */
export type DevDex = {
  /** The wrapped native currency (`WETH`). */
  readonly wrappedNative: DevContract
  /** Pairs with a fee of 0.3 % and the interface of V2 exchanges. */
  readonly v2: { readonly factory: DevContract; readonly router: DevContract }
  /**
   * Pools with a choice of fees and the interface of V3 exchanges (QuoterV2, and SwapRouter02, which also trades pairs). All liquidity is
   * full-range.
   */
  readonly v3: {
    readonly factory: DevContract
    readonly quoter: DevContract
    readonly router: DevContract
    /** Millionths of the input. */
    readonly fees: readonly number[]
  }
}

/**
 * Returns the exchanges of a local chain.
 *
 * @example
 * client.readContract({ address: devDex().v2.router.address, abi: pairRouterAbi, functionName: 'getAmountsOut', args })
 */
export function devDex(): DevDex {
  const wrappedNative = contract(wrappedNativeBytecode)
  const pairs = contract(pairFactoryBytecode)
  const pools = contract(poolFactoryBytecode)
  const args = [pools.address, wrappedNative.address] as const
  return {
    wrappedNative,
    v2: {
      factory: pairs,
      router: contract(
        encodeDeployData({
          abi: pairRouterAbi,
          bytecode: pairRouterBytecode,
          args: [pairs.address, wrappedNative.address],
        }),
      ),
    },
    v3: {
      factory: pools,
      quoter: contract(encodeDeployData({ abi: poolQuoterAbi, bytecode: poolQuoterBytecode, args })),
      router: contract(
        encodeDeployData({ abi: poolRouterAbi, bytecode: poolRouterBytecode, args: [pairs.address, ...args] }),
      ),
      fees: [500, 3000, 10_000],
    },
  }
}

function contract(deployData: Hex): DevContract {
  return { address: create2Address(deployData), deployData }
}
