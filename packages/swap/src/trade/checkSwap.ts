import type { ContractCall, Token } from '@kit/core/plugin'
import { isKitError } from '@kit/core/plugin'
import { transactionRefused } from '../swapErrors.js'
import { changeOf, checkSpent, isSame, throwSimulationError } from './checkSpent.js'
import { enforcesMinimum } from './enforcesMinimum.js'
import { requireFullTransfer, type Simulate } from './requireFullTransfer.js'

/** The terms that the user saw, and the transaction that the service built for it. */
export type SwapCheckInput = {
  readonly from: Token
  readonly to: Token
  readonly amountIn: bigint
  /** Minimum amount that must arrive. */
  readonly minimum: bigint
  /** The only allowed exchange contract. */
  readonly router: string
  /** Calls that approve the amount for the router, before the swap. */
  readonly approvals: readonly ContractCall[]
  readonly call: Required<ContractCall>
}

/**
 * Verifies that a built transaction does what was shown and nothing else, by its fields and by simulating it. It must call the router,
 * spend at most the amount, return at least the minimum, and fail for less. It must move no other token, and approve nothing beyond the
 * amount. Returns the gas used, if the node reports it.
 *
 * @throws KitError `swap/transactionMismatch`, `swap/feeOnTransfer`, `swap/wouldFail`, `adapter/unsupported` if it can't be simulated,
 *   `rpc/*`.
 * @example await checkSwap({ from, to, amountIn, minimum, router, approvals: [], call }, simulate)
 */
export async function checkSwap(swap: SwapCheckInput, simulate: Simulate): Promise<bigint | undefined> {
  const { from, to, amountIn, minimum, router, approvals, call } = swap
  const isWrap = isWrapping(swap)
  if (!isWrap && !isSame(call.to, router)) throw transactionRefused('target', call.to)
  if (call.value !== (from.address === undefined ? amountIn : 0n)) throw transactionRefused('amount', `${call.value}`)
  const tokens = [from, to].flatMap(({ address }) => address ?? [])
  const requireFull = (token: Token, amount: bigint, after: readonly ContractCall[]) =>
    requireFullTransfer({ token, amount, after }, simulate)
  const tried = await simulate([...approvals, call], tokens).catch(async (error) => {
    if (isKitError(error, 'transaction/reverted')) await requireFull(from, amountIn, [])
    return throwSimulationError(error)
  })
  const received = changeOf(tried, to.address)
  checkSpent(tried, swap)
  if (received <= 0n) throw transactionRefused('receiver')
  /** The output is or may be too low: finds out whether a token's transfer fee or the service is the cause. */
  const refuseMinimum = async (found: string): Promise<never> => {
    await requireFull(from, amountIn, [])
    await requireFull(to, received, [...approvals, call])
    throw transactionRefused('minimum', found)
  }
  if (received < minimum) return refuseMinimum(`${received}`)
  if (!isWrap) {
    const tries = (data: `0x${string}`) =>
      simulate([...approvals, { ...call, data }], tokens).then(
        ({ changes }) => changes.find((change) => isSame(change.token, to.address))?.amount,
        (error) => {
          if (isKitError(error, 'transaction/reverted')) return undefined
          throw error
        },
      )
    if (!(await enforcesMinimum({ data: call.data, minimum, received }, tries)))
      return refuseMinimum('the transaction enforces no minimum')
  }
  return tried.gasUsed
}

/** Wrapping or unwrapping of the native currency, one to one, by the token contract itself: `deposit()` and `withdraw(uint256)`. */
function isWrapping({ from, to, amountIn, call }: SwapCheckInput): boolean {
  if (from.address === undefined) return isSame(call.to, to.address) && call.data === '0xd0e30db0'
  const withdraw = `0x2e1a7d4d${amountIn.toString(16).padStart(64, '0')}`
  return to.address === undefined && isSame(call.to, from.address) && isSame(call.data, withdraw)
}
