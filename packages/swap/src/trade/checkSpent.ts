import { type ContractCall, isKitError, KitError, type Simulation, type Token } from '@kit/core/plugin'
import { transactionRefused } from '../swapErrors.js'

/** The amounts that may leave the account, and which contract may take it. */
export type SpendingLimits = {
  readonly from: Pick<Token, 'address'>
  /** The bought token on the same network: a lower balance of it isn't the loss of another token. */
  readonly to?: Pick<Token, 'address'>
  readonly amountIn: bigint
  /** The only contract that may move the amount. */
  readonly router: string
  readonly approvals: readonly ContractCall[]
}

/** Whether two tokens or contracts are the same. */
export const isSame = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase()

/** The simulated change of a token's balance. */
export const changeOf = ({ changes }: Simulation, token: string | undefined): bigint =>
  changes.find((change) => isSame(change.token, token))?.amount ?? 0n

/**
 * Verifies a simulation: at most the amount leaves, no other token moves, and no approval exceeds the amount.
 *
 * @throws KitError `swap/transactionMismatch`
 * @example checkSpent(await simulate([...approvals, call], tokens), { from, amountIn, router, approvals })
 */
export function checkSpent(tried: Simulation, { from, to, amountIn, router, approvals }: SpendingLimits): void {
  const spent = -changeOf(tried, from.address)
  if (spent > amountIn) throw transactionRefused('amount', `${spent}`)
  const isTraded = (token: string | undefined) =>
    isSame(token, from.address) || (to !== undefined && isSame(token, to.address))
  const other = tried.changes.find(({ token, amount }) => amount < 0n && !isTraded(token))
  if (other !== undefined) throw transactionRefused('token', other.token ?? 'native')
  for (const { token, spender, amount } of tried.approvals) {
    const isOurs = isSame(token, from.address) && isSame(spender, router)
    // Existing allowances may remain, reduced by what was spent. New approvals must not exceed the amount.
    if (amount > 0n && (!isOurs || (approvals.length > 0 && amount > amountIn)))
      throw transactionRefused('approval', spender)
  }
}

/** Throws the error for a simulation that was reverted. */
export function throwSimulationError(error: unknown): never {
  if (!isKitError(error, 'transaction/reverted')) throw error
  throw new KitError('swap/wouldFail', {
    shortMessage: 'The swap would fail.',
    details: error.shortMessage,
    cause: error,
  })
}
