import { type Address, isAddressEqual } from 'viem'
import { RpcFailure } from '../../rpc/RpcFailure.js'
import { delegationManager } from '../../smart/hybridContracts.data.js'
import type { ReadToken } from '../call/reviewCall.js'
import type { ReviewAccount, ReviewNetwork, TypedDataSubject } from '../Review.js'
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
  account: ReviewAccount,
  network: ReviewNetwork,
  readToken: ReadToken,
): Promise<{ readonly subject: TypedDataSubject; readonly warnings: readonly Warning[] }> {
  const data = parseTypedData(given)
  const { chainId, verifyingContract } = data.domain
  // Signed here, an operation or a delegation would do whatever it says, and nobody would have been shown what that is.
  if (
    verifyingContract !== undefined &&
    [account.address, delegationManager].some((each) => isAddressEqual(each as Address, verifyingContract))
  )
    throw new RpcFailure(-32602, 'What an account does, and who may act for it, has methods of its own')
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
