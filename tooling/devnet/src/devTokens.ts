import { encodeDeployData, type Hex } from 'viem'
import { permitTokenAbi, permitTokenBytecode } from './contracts/permitToken.data.js'
import { testTokenAbi, testTokenBytecode } from './contracts/testToken.data.js'
import { create2Address } from './create2Address.js'

/** A token with the same address on every local EVM chain. Anyone can call `mint(address,uint256)`. */
export type DevToken = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: `0x${string}`
  /** Whether it supports approvals by signature (ERC-2612, version `1`). */
  readonly eip2612: boolean
  readonly deployData: Hex
}

/** Symbols of a local chain's tokens. */
export type DevTokenSymbol = 'TUSD' | 'TTK' | 'TUSDC' | 'TDAI' | 'TBTC' | 'TCON' | 'THOP' | 'TTHN' | 'TNIL'

/**
 * Returns the tokens of a local chain. Their pools are in `devPools`.
 *
 * @example
 * devTokens().TUSD.address
 */
export function devTokens(): Readonly<Record<DevTokenSymbol, DevToken>> {
  return {
    TUSD: token('Test USD', 'TUSD', 6),
    TTK: token('Test Token', 'TTK', 18),
    /** A second dollar with 6 decimals and permits. */
    TUSDC: token('Test USD Coin', 'TUSDC', 6, true),
    /** A dollar with 18 decimals. */
    TDAI: token('Test Dai', 'TDAI', 18),
    /** Worth 60,000 dollars each, 8 decimals. */
    TBTC: token('Test Bitcoin', 'TBTC', 8),
    /** Only in a V3 pool. */
    TCON: token('Test Concentrated', 'TCON', 18),
    /** Traded only for TDAI: two hops from TUSD and from the chain's native currency. */
    THOP: token('Test Two Hops', 'THOP', 18),
    /** In a pool that is too thin for more than a few dollars. */
    TTHN: token('Test Thin', 'TTHN', 18),
    /** In no pool, so it has no price. */
    TNIL: token('Test No Market', 'TNIL', 18),
  }
}

function token(name: string, symbol: string, decimals: number, eip2612 = false): DevToken {
  const args = [name, symbol, decimals] as const
  const deployData = eip2612
    ? encodeDeployData({ abi: permitTokenAbi, bytecode: permitTokenBytecode, args })
    : encodeDeployData({ abi: testTokenAbi, bytecode: testTokenBytecode, args })
  return { name, symbol, decimals, address: create2Address(deployData), eip2612, deployData }
}
