import { cleanText, KitError } from '@kit/core/adapter'
import type { Connection, VersionedTransaction } from '@solana/web3.js'

/**
 * Why the chain refuses a transaction, as an error of the kit: `transaction/expired` for a blockhash that is too old,
 * `transaction/insufficientFunds`, else `transaction/reverted` with the program's reason.
 *
 * @param reason A `TransactionError` of the JSON-RPC, or the same in the node's words.
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
      // What the program says is for people, unlike the number.
      details: cleanText(word === undefined ? text : `${word.replace(/^Program log: (Error: )?/, '')} (${text})`, 300),
      cause: reason,
    })

  if (says(/blockhash ?not ?found/i))
    return make('expired', 'The transaction waited too long and can no longer be sent. Try again.')
  if (says(/insufficient ?funds ?for ?rent/i))
    return make('insufficientFunds', 'An account would be left with less than the least amount that the chain keeps.')
  // The token programs and the System program both have 1 for "too little", and other programs have it for anything.
  const isOne = says(/"Custom":1\}|custom program error: 0x1$/)
  const isTooLittle = isOne
    ? logs.length === 0 || logs.some((line) => /insufficient/i.test(line))
    : says(/insufficient ?funds|AccountNotFound|no record of a prior credit|rent-?exempt/i)
  return isTooLittle
    ? make('insufficientFunds', 'The account has too little to pay for the transaction.')
    : make('reverted', 'The program refused.')
}

/**
 * Tries a transaction, signed or not.
 *
 * @throws KitError those of `toChainError`, when the chain would refuse it. Error of the library.
 * @example await simulateTransaction(connection, transaction)
 */
export async function simulateTransaction(connection: Connection, transaction: VersionedTransaction): Promise<void> {
  // Many nodes share one address, and this one may not know the newest blockhash yet.
  const config = { commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: true } as const
  const { err, logs } = (await connection.simulateTransaction(transaction, config)).value
  if (err !== null) throw toChainError(err, logs ?? [])
}
