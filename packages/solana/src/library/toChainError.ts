import { cleanText, KitError } from '@kit/core/adapter'
import type { Connection, VersionedTransaction } from '@solana/web3.js'

/**
 * Converts the chain's reason for refusing a transaction to a kit error: `transaction/expired` for an expired blockhash,
 * `transaction/insufficientFunds`, otherwise `transaction/reverted` with the program's reason.
 *
 * @param reason A `TransactionError` of the JSON-RPC, or the same as text.
 * @example toChainError({ InstructionError: [0, { Custom: 1 }] }, logs).code // 'transaction/insufficientFunds'
 */
export function toChainError(reason: unknown, logs: readonly string[] = []): KitError {
  const text = typeof reason === 'string' ? reason : (JSON.stringify(reason) ?? '')
  const says = (phrase: RegExp) => phrase.test(text)
  const newest = [...logs].reverse()
  const word =
    newest.find((line) => /^Program log: (?!Instruction: )/.test(line)) ??
    newest.find((line) => /error|insufficient/i.test(line))
  const make = (code: 'expired' | 'insufficientFunds' | 'reverted', shortMessage: string) =>
    new KitError(`transaction/${code}`, {
      shortMessage,
      // The program's message is readable, unlike the error number.
      details: cleanText(word === undefined ? text : `${word.replace(/^Program log: (Error: )?/, '')} (${text})`, 300),
      cause: reason,
    })

  if (says(/blockhash ?not ?found/i)) return make('expired', 'The transaction expired before it was sent. Try again.')
  if (says(/insufficient ?funds ?for ?rent/i))
    return make('insufficientFunds', 'An account would fall below the rent-exempt minimum.')
  // The token programs and the System program use 1 for insufficient funds, but other programs use it for anything.
  const isOne = says(/"Custom":1\}|custom program error: 0x1$/)
  const isTooLittle = isOne
    ? logs.length === 0 || logs.some((line) => /insufficient/i.test(line))
    : says(/insufficient ?funds|AccountNotFound|no record of a prior credit|rent-?exempt/i)
  return isTooLittle
    ? make('insufficientFunds', 'Insufficient funds for the transaction.')
    : make('reverted', 'The program rejected the transaction.')
}

/**
 * Simulates a transaction, signed or not.
 *
 * @throws KitError those of `toChainError`, when the chain would refuse it. Errors of the library.
 * @example await simulateTransaction(connection, transaction)
 */
export async function simulateTransaction(connection: Connection, transaction: VersionedTransaction): Promise<void> {
  // Many nodes share one URL, and this one may not know the newest blockhash yet.
  const config = { commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: true } as const
  const { err, logs } = (await connection.simulateTransaction(transaction, config)).value
  if (err !== null) throw toChainError(err, logs ?? [])
}
