import { cleanText, KitError } from '@kit/core'

/**
 * What a node says against a transaction, as one of the kit: `transaction/expired` for a blockhash that is too old,
 * `transaction/insufficientFunds`, else `transaction/reverted` with the program's reason. `error` is a `TransactionError`
 * of the JSON-RPC.
 *
 * @example toChainError({ InstructionError: [0, { Custom: 1 }] }, logs).code // 'transaction/insufficientFunds'
 */
export function toChainError(error: unknown, logs?: unknown): KitError {
  const text = JSON.stringify(error) ?? ''
  const lines = Array.isArray(logs) ? logs.filter((line): line is string => typeof line === 'string') : []
  // The token programs and the System program both have 1 for "too little".
  const isTooLittle =
    /InsufficientFunds|AccountNotFound|AccountNotRentExempt|\{"Custom":1\}/.test(text) &&
    (!text.includes('"Custom"') || lines.length === 0 || lines.some((line) => /insufficient/i.test(line)))
  const details = cleanText(
    [text, [...lines].reverse().find((line) => /error|insufficient/i.test(line))].join(' '),
    300,
  )
  if (text.includes('BlockhashNotFound'))
    return new KitError('transaction/expired', {
      shortMessage: 'The transaction waited too long and can no longer be sent. Try again.',
      details,
      cause: error,
    })
  if (text.includes('InsufficientFundsForRent'))
    return new KitError('transaction/insufficientFunds', {
      shortMessage: 'An account would be left with less than the least amount that the chain keeps.',
      details,
      cause: error,
    })
  return isTooLittle
    ? new KitError('transaction/insufficientFunds', {
        shortMessage: 'The account has too little to pay for the transaction.',
        details,
        cause: error,
      })
    : new KitError('transaction/reverted', { shortMessage: 'The program refused.', details, cause: error })
}
