import { type Address, type Hex, isAddressEqual, isHex } from 'viem'
import type { ChainClient } from '../../chain/createChainClient.js'
import { RpcFailure } from '../../failure/RpcFailure.js'
import { delegationContracts } from '../../smart/hybridContracts.data.js'
import type { Call } from '../Effect.js'
import type { ReviewAccount } from '../Review.js'
import { innerCalls, readCall } from './readCall.js'

/** Maximum number of nested calls to inspect. Data can refer to the same bytes many times, so its length doesn't bound the calls. */
const maxInspectedCalls = 500

/**
 * Rejects calls that could transfer control of an account with code, or do what the review doesn't show. These are calls to itself, and
 * calls to the delegation contracts other than those that the wallet builds. `redeemDelegations` with an empty context, for example, makes
 * the account call itself. Nested calls are inspected too.
 *
 * @param hasCode resolves with `false` only if the account certainly has no code and can't get any; called only when it matters
 * @throws RpcFailure -32602
 */
export async function rejectSelfCalls(
  calls: readonly Call[],
  account: ReviewAccount,
  hasCode: () => Promise<boolean>,
): Promise<void> {
  const reason = findSelfCall(calls, account.address as Address, { left: maxInspectedCalls })
  if (reason !== undefined && (await hasCode())) throw new RpcFailure(-32602, reason)
}

/**
 * Whether an account has code. A smart account always does, and so does an EOA that delegated to a contract (EIP-7702), now or in an
 * earlier session. If the chain doesn't say, it counts as having code.
 */
export async function hasCode(
  account: ReviewAccount,
  { client, delegates = false }: { readonly client: ChainClient; readonly delegates?: boolean | undefined },
): Promise<boolean> {
  // A delegation may be pending.
  if (account.type === 'smartAccount' || delegates) return true
  const params: [Hex, 'latest'] = [account.address as Hex, 'latest']
  const code: unknown = await client.request({ method: 'eth_getCode', params }).catch(() => undefined)
  return !isHex(code) || code !== '0x'
}

/**
 * Checks that each call has a recipient: only a transaction of an EOA can deploy a contract.
 *
 * @throws RpcFailure -32602
 */
export function requireRecipients(calls: readonly Call[]): void {
  if (calls.some(({ to }) => to === undefined))
    throw new RpcFailure(-32602, 'Only a transaction from an EOA can deploy a contract')
}

function findSelfCall(calls: readonly Call[], account: Address, budget: { left: number }): string | undefined {
  for (const { to, data } of calls) {
    if (to === undefined || data === '0x') continue
    budget.left -= 1
    if (budget.left < 0) return 'Too many nested calls to review'
    if (isAddressEqual(to, account)) return 'Calls from the account to itself are not allowed'
    const contract = delegationContracts.find(({ address }) => isAddressEqual(address, to))
    if (contract !== undefined && !contract.selectors.includes(data.slice(0, 10) as Hex))
      return 'Calls to delegation contracts are not allowed'
    const read = readCall(data)
    const inner = read && findSelfCall(innerCalls(read, to, account), account, budget)
    if (inner !== undefined) return inner
  }
  return undefined
}
