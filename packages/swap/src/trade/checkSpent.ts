import { type ContractCall, isKitError, KitError, type Simulation, type Token } from '@kit/core/plugin'
import { transactionRefused } from '../swapErrors.js'

/** What may leave, and who may take it. */
export type Spending = {
  readonly from: Pick<Token, 'address'>
  /** What is bought on the same network: less of it is no loss of another token. */
  readonly to?: Pick<Token, 'address'>
  readonly amountIn: bigint
  /** The only contract that may move it. */
  readonly router: string
  readonly approvals: readonly ContractCall[]
}

/** Whether two tokens or contracts are the same. */
export const isSame = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase()

/** By how much a trial changed what the account holds of a token. */
export const changeOf = ({ changes }: Simulation, token: string | undefined): bigint =>
  changes.find((change) => isSame(change.token, token))?.amount ?? 0n

/**
 * Makes sure of a trial that no more than the amount leaves, nothing but the token, and that nobody is allowed anything beyond it.
 *
 * @throws KitError `swap/transactionRefused`
 * @example checkSpent(await simulate([...approvals, call], tokens), { from, amountIn, router, approvals })
 */
export function checkSpent(tried: Simulation, { from, to, amountIn, router, approvals }: Spending): void {
  const spent = -changeOf(tried, from.address)
  if (spent > amountIn) throw transactionRefused('amount', `${spent}`)
  const isTraded = (token: string | undefined) =>
    isSame(token, from.address) || (to !== undefined && isSame(token, to.address))
  const other = tried.changes.find(({ token, amount }) => amount < 0n && !isTraded(token))
  if (other !== undefined) throw transactionRefused('token', other.token ?? 'native')
  for (const { token, spender, amount } of tried.approvals) {
    const isOurs = isSame(token, from.address) && isSame(spender, router)
    // What was allowed before may stay, less what was taken; what is allowed anew is the amount and no more.
    if (amount > 0n && (!isOurs || (approvals.length > 0 && amount > amountIn)))
      throw transactionRefused('approval', spender)
  }
}

/** What a trial that was reverted says of the swap. */
export function wouldFail(error: unknown): never {
  if (!isKitError(error, 'transaction/reverted')) throw error
  throw new KitError('swap/wouldFail', {
    shortMessage: 'The swap would fail.',
    details: error.shortMessage,
    cause: error,
  })
}
