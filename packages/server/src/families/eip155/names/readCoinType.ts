/** A coin type that stands for an EVM chain. */
export type Coin = { readonly coinType: number; readonly chain: string }

const ETHEREUM = 60
const EVM = 0x8000_0000

/**
 * Reads an ENSIP-11 coin type: 60 is Ethereum, otherwise 0x80000000 and the chain id. 0x80000001, as some clients write Ethereum, is 60.
 * Undefined for any other.
 *
 * @example readCoinType(2147483748) // { coinType: 2147483748, chain: 'eip155:100' }
 */
export function readCoinType(value: number): Coin | undefined {
  if (value === ETHEREUM || value === EVM + 1) return { coinType: ETHEREUM, chain: 'eip155:1' }
  if (!Number.isInteger(value) || value <= EVM || value >= 2 * EVM) return undefined
  return { coinType: value, chain: `eip155:${value - EVM}` }
}
