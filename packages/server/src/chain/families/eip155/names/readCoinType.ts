/** A coin type of an EVM chain. */
export type Coin = { readonly coinType: number; readonly chain: string }

const ethereumCoinType = 60
const evmCoinTypeBit = 0x8000_0000

/**
 * Parses an ENSIP-11 coin type: 60 is Ethereum, otherwise 0x80000000 and the chain ID. 0x80000001, which some clients use for Ethereum, is
 * 60. Returns undefined for any other.
 *
 * @example readCoinType(2147483748) // { coinType: 2147483748, chain: 'eip155:100' }
 */
export function readCoinType(value: number): Coin | undefined {
  if (value === ethereumCoinType || value === evmCoinTypeBit + 1)
    return { coinType: ethereumCoinType, chain: 'eip155:1' }
  if (!Number.isInteger(value) || value <= evmCoinTypeBit || value >= 2 * evmCoinTypeBit) return undefined
  return { coinType: value, chain: `eip155:${value - evmCoinTypeBit}` }
}
