import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { RpcFailure } from '../../failure/RpcFailure.js'
import { delegationContracts } from '../../smart/hybridContracts.data.js'
import type { ReadLimit } from '../call/createReadLimit.js'
import type { ReadToken } from '../call/reviewCall.js'
import type { Receivers } from '../createKnownRecipients.js'
import type { TokenFacts } from '../Effect.js'
import { permit2 } from '../pinned.data.js'
import type { ReviewAccount, ReviewNetwork, TypedDataSubject } from '../Review.js'
import { type Warning, warn } from '../Warning.js'
import { warnOfReceivers } from '../warnOfReceivers.js'
import { parseTypedData } from './parseTypedData.js'
import { readMoves } from './readMoves.js'
import { readPermits } from './readPermits.js'

/** Fields of delegations (ERC-7710) and user operations (ERC-4337), for any contract. */
const refused = [
  ['delegate', 'delegator', 'authority', 'caveats'],
  ['sender', 'nonce', 'initCode', 'callData'],
]

/**
 * Reviews the typed data of an `eth_signTypedData_v4`.
 *
 * @throws RpcFailure -32602
 */
export async function reviewTypedData(
  given: unknown,
  account: ReviewAccount,
  network: ReviewNetwork,
  reading: { readonly readToken: ReadToken; readonly readLimit: ReadLimit; readonly receivers: Receivers },
): Promise<{ readonly subject: TypedDataSubject; readonly warnings: readonly Warning[] }> {
  const data = parseTypedData(given)
  const { chainId, verifyingContract } = data.domain
  // If signed here, a user operation or delegation would take effect without being shown.
  const own = [account.address as Address, ...delegationContracts.map(({ address }) => address)]
  const isOwn = verifyingContract !== undefined && own.some((each) => isAddressEqual(each, verifyingContract))
  if (isOwn || refused.some((fields) => fields.every((field) => Object.hasOwn(data.message, field))))
    throw new RpcFailure(-32602, 'User operations and delegations can’t be signed as typed data: use their own methods')
  const isHere = chainId !== undefined && `eip155:${chainId}` === network.id
  // Another network may have another token at the same address.
  const readFacts = async (token: Address): Promise<TokenFacts> =>
    (isHere ? await reading.readToken(token).catch(() => undefined) : undefined) ?? {
      address: token,
      symbol: '',
      decimals: 0,
    }
  const permits = await Promise.all(
    readPermits(data).map(async ({ token, ...permit }) => ({
      ...permit,
      isUnlimited: permit.isUnlimited || (isHere && (await reading.readLimit(token, permit.amount)) === 'none'),
      token: await readFacts(token),
    })),
  )
  const moves = await Promise.all(
    readMoves(data).map(async ({ token, ...move }) => {
      // The currency of another network isn't the one of this network.
      const named = token ?? (isHere ? undefined : zeroAddress)
      return { ...move, ...(named && { token: await readFacts(named) }) }
    }),
  )
  const warnings: Warning[] = []
  if (chainId !== undefined && !isHere) warnings.push(warn('otherChain', { chain: String(chainId) }))
  if (permits.length > 0) warnings.push(warn(permits.some(({ isUnlimited }) => isUnlimited) ? 'unlimited' : 'permit'))
  else if (
    moves.length > 0 ||
    (isHere && verifyingContract !== undefined && (await mayBeToken(verifyingContract, reading)))
  )
    warnings.push(warn('signedMove'))
  const recipients = moves.flatMap(({ kind, to }) => (to !== undefined && ['pay', 'get'].includes(kind) ? [to] : []))
  warnings.push(...(await warnOfReceivers(recipients, account.address, reading.receivers)))
  return { subject: { kind: 'typedData', data, permits, moves }, warnings }
}

/** Whether it is a token, or may be one because the chain doesn't respond. */
const mayBeToken = async (contract: Address, { readToken }: { readonly readToken: ReadToken }): Promise<boolean> =>
  contract.toLowerCase() === permit2 ||
  readToken(contract).then(
    (token) => token !== undefined,
    () => true,
  )
