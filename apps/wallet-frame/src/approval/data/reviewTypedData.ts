import type { ReadToken } from '../call/reviewCall.js'
import type { ReviewNetwork, TypedDataSubject } from '../Review.js'
import { type Warning, warn } from '../Warning.js'
import { parseTypedData } from './parseTypedData.js'
import { readPermits } from './readPermits.js'

/**
 * Reviews the typed data of an `eth_signTypedData_v4`.
 *
 * @throws RpcFailure -32602
 */
export async function reviewTypedData(
  given: unknown,
  network: ReviewNetwork,
  readToken: ReadToken,
): Promise<{ readonly subject: TypedDataSubject; readonly warnings: readonly Warning[] }> {
  const data = parseTypedData(given)
  const { chainId } = data.domain
  const isHere = chainId !== undefined && `eip155:${chainId}` === network.id
  const permits = await Promise.all(
    readPermits(data).map(async ({ token, ...permit }) => ({
      ...permit,
      // Another network may have another token there.
      token: (isHere ? await readToken(token) : undefined) ?? { address: token, symbol: '', decimals: 0 },
    })),
  )
  const warnings: Warning[] = []
  if (chainId !== undefined && !isHere) warnings.push(warn('otherChain', { chain: String(chainId) }))
  if (permits.length > 0) warnings.push(warn(permits.some(({ isUnlimited }) => isUnlimited) ? 'unlimited' : 'permit'))
  return { subject: { kind: 'typedData', data, permits }, warnings }
}
