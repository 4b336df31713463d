import { isAddressEqual } from 'viem'
import type { Call } from '../approval/call/Effect.js'
import type { ReviewAccount } from '../approval/Review.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { RpcFailure } from './RpcFailure.js'

/** `enableDelegation` of the DelegationManager. */
const ENABLE = '0x3ed01015'

/**
 * Checks that calls which an account with code makes go to others: by a call to itself it could be given away, or do what nobody was shown; and that none
 * brings back a permission that the visitor took back.
 *
 * @throws RpcFailure -32602
 */
export function requireOutward(calls: readonly Call[], account: ReviewAccount): void {
  for (const { to, data } of calls) {
    if (to === undefined) throw new RpcFailure(-32602, 'A contract is made by a transaction of a plain account alone')
    if (to.toLowerCase() === account.address.toLowerCase() && data !== '0x')
      throw new RpcFailure(-32602, 'The account is not changed by calls')
    if (isAddressEqual(to, delegationManager) && data.startsWith(ENABLE))
      throw new RpcFailure(-32602, 'A permission that was taken back is not given again by a call')
  }
}
