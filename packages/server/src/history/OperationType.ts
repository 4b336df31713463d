/** What a transaction was for, in the words that clients label. */
export const operationTypes = [
  'approve',
  'borrow',
  'burn',
  'buy',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const

/** One of {@link operationTypes}. */
export type OperationType = (typeof operationTypes)[number]
