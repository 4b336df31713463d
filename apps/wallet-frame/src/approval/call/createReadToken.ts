import { cleanText } from '@kit/core/adapter'
import { type Address, decodeAbiParameters, type Hex, hexToNumber, hexToString, size } from 'viem'
import type { ChainClient } from '../../rpc/ChainClient.js'
import type { TokenFacts } from './Effect.js'
import type { ReadToken } from './reviewCall.js'

const decimalsCall: Hex = '0x313ce567'
const symbolCall: Hex = '0x95d89b41'

/** Creates a reader of tokens, which asks for each once. */
export function createReadToken(client: ChainClient): ReadToken {
  const known = new Map<Address, Promise<TokenFacts | undefined>>()
  async function read(address: Address): Promise<TokenFacts | undefined> {
    const call = async (data: Hex): Promise<Hex> => (await client.call({ to: address, data })).data ?? '0x'
    try {
      const [decimals, symbol] = await Promise.all([call(decimalsCall), call(symbolCall).catch((): Hex => '0x')])
      if (size(decimals) !== 32) return undefined
      const places = hexToNumber(decimals)
      return places <= 255 ? { address, symbol: cleanText(textOf(symbol), 16), decimals: places } : undefined
    } catch {
      return undefined
    }
  }
  return (address) => {
    const found = known.get(address) ?? read(address)
    known.set(address, found)
    return found
  }
}

/** Older tokens answer with 32 bytes instead of a text. */
function textOf(data: Hex): string {
  if (size(data) === 32) return hexToString(data, { size: 32 })
  try {
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return ''
  }
}
