/** Transaction types, as labeled by clients. */
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
