import { FailedTransactionMetadata as Failed, type FailedTransactionMetadata } from 'litesvm'
import { instructionErrors, transactionErrors } from './transactionErrors.data.js'

/** `TransactionError` in a node's JSON-RPC format: a name, or an object of one name and its value. */
export type TransactionError = string | { readonly [name: string]: unknown }

type Detailed = {
  readonly index?: number
  readonly accountIndex?: number
  readonly err?: () => number | { readonly code?: number; readonly msg?: string }
}

/**
 * Converts a transaction's outcome to the error in a node's JSON-RPC format, or undefined if it succeeded.
 *
 * @example
 * toTransactionError(svm.sendTransaction(transaction)) // { InstructionError: [0, { Custom: 1 }] }
 */
export function toTransactionError(outcome: unknown): TransactionError | undefined {
  if (!(outcome instanceof Failed)) return undefined
  const error = (outcome as FailedTransactionMetadata).err() as number | Detailed
  if (typeof error === 'number') return transactionErrors[error] ?? 'SanitizeFailure'
  if (error.err !== undefined) return { InstructionError: [error.index, toInstructionError(error.err())] }
  if (error.index !== undefined) return { DuplicateInstruction: error.index }
  const name = error.constructor.name.replace(/^TransactionError/, '')
  return { [name]: { account_index: error.accountIndex } }
}

function toInstructionError(error: number | { readonly code?: number; readonly msg?: string }): unknown {
  if (typeof error === 'number') return instructionErrors[error] ?? 'GenericError'
  return error.code === undefined ? { BorshIoError: error.msg ?? 'Unknown' } : { Custom: error.code }
}
