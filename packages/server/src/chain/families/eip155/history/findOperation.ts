import type { OperationType } from '../../../../contract/OperationType.js'
import type { ChainTransaction } from './ChainBlock.js'
import { type Movement, zeroAddress } from './readMovements.js'
import { selectors } from './selectors.data.js'

/** Types that cannot be distinguished from a send, receive or trade by transfers alone. */
const typesByCall: readonly OperationType[] = ['borrow', 'claim', 'deposit', 'repay', 'stake', 'unstake', 'withdraw']

/** Determines the type of a transaction for an account: from its transfers, and from the called function. */
export function findOperation(
  address: string,
  transaction: ChainTransaction,
  movements: readonly Movement[],
): OperationType {
  const isSender = transaction.from === address
  if (transaction.to === null) return isSender ? 'deploy' : 'receive'
  const called = isSender ? selectors[transaction.selector] : undefined
  if (called !== undefined && typesByCall.includes(called)) return called
  const received = movements.filter(({ from, to }) => to === address && from !== address)
  const sent = movements.filter(({ from, to }) => from === address && to !== address)
  if (received.length > 0 && sent.length > 0) {
    if (!received.every(({ from }) => from === zeroAddress)) return 'trade'
    return sent.every(({ kind }) => kind === 'native') ? 'mint' : 'deposit'
  }
  if (received.length > 0) return received.every(({ from }) => from === zeroAddress) ? 'mint' : 'receive'
  if (sent.length > 0) return sent.every(({ to }) => to === zeroAddress) ? 'burn' : 'send'
  if (movements.length > 0) return 'send'
  if (transaction.selector !== '0x') return called ?? 'execute'
  if (!isSender) return 'receive'
  return transaction.to === address && transaction.value === 0n ? 'cancel' : 'send'
}
