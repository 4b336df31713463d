import type { OperationType } from '../../../history/OperationType.js'
import type { ChainTransaction } from './ChainBlock.js'
import { type Movement, nobody } from './readMovements.js'
import { selectors } from './selectors.data.js'

/** Types that cannot be distinguished from a send, receive or trade by transfers alone. */
const TOLD_BY_CALL: readonly OperationType[] = ['borrow', 'claim', 'deposit', 'repay', 'stake', 'unstake', 'withdraw']

/** Determines the type of a transaction for an account: from its transfers, and from the called function. */
export function findOperation(
  address: string,
  transaction: ChainTransaction,
  movements: readonly Movement[],
): OperationType {
  const isSender = transaction.from === address
  if (transaction.to === null) return isSender ? 'deploy' : 'receive'
  const called = isSender ? selectors[transaction.selector] : undefined
  if (called !== undefined && TOLD_BY_CALL.includes(called)) return called
  const got = movements.filter(({ from, to }) => to === address && from !== address)
  const gave = movements.filter(({ from, to }) => from === address && to !== address)
  if (got.length > 0 && gave.length > 0) {
    if (!got.every(({ from }) => from === nobody)) return 'trade'
    return gave.every(({ kind }) => kind === 'native') ? 'mint' : 'deposit'
  }
  if (got.length > 0) return got.every(({ from }) => from === nobody) ? 'mint' : 'receive'
  if (gave.length > 0) return gave.every(({ to }) => to === nobody) ? 'burn' : 'send'
  if (movements.length > 0) return 'send'
  if (transaction.selector !== '0x') return called ?? 'execute'
  if (!isSender) return 'receive'
  return transaction.to === address && transaction.value === 0n ? 'cancel' : 'send'
}
