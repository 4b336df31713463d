import { type ApiClient, getFungiblePrice } from '@kit/api'
import type { CaipAddress, Token } from '@kit/core/plugin'

/** Address by which the service denotes the native currency of an EVM chain. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Reads the price of a token in US dollars per whole unit. Undefined without a service, or if it doesn't know the token. */
export async function readTokenPrice(
  api: ApiClient | undefined,
  { networkId, address = nativeAddress }: Token,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (api === undefined) return undefined
  const id: CaipAddress = `${networkId}:${address}`
  const rows = await getFungiblePrice(api, { addresses: [id], networkId }, signal)
  return rows.find((row) => row.address.toLowerCase() === id.toLowerCase())?.price
}
