import { type Address, type Hex, hexToNumber, size } from 'viem'
import type { ChainClient } from '../../chain/createChainClient.js'
import { requireResponse } from '../../failure/requireResponse.js'
import type { TokenFacts } from '../Effect.js'
import { pinnedNetworks } from '../pinned.data.js'
import type { ReadToken } from './reviewCall.js'

const decimalsCall: Hex = '0x313ce567'

/**
 * Creates a reader of a network's tokens (CAIP-2), which reads each once. Listed tokens come from the release. For other tokens, the
 * contract provides the decimals, and the symbol is left out: a contract can call itself USDC.
 */
export function createReadToken(client: Pick<ChainClient, 'call'>, network: string): ReadToken {
  const known = new Map<Address, Promise<TokenFacts | undefined>>()
  async function read(address: Address): Promise<TokenFacts | undefined> {
    const listed = pinnedNetworks[network]?.tokens?.[address.toLowerCase()]
    if (listed !== undefined) return { address, ...listed }
    try {
      const decimals = (await client.call({ to: address, data: decimalsCall })).data ?? '0x'
      if (size(decimals) !== 32) return undefined
      const places = hexToNumber(decimals)
      return places <= 255 ? { address, symbol: '', decimals: places } : undefined
    } catch (error) {
      return requireResponse(error)
    }
  }
  return (address) => {
    const found = known.get(address) ?? read(address)
    known.set(address, found)
    return found
  }
}
