import { RpcFailure } from '../../../chains/RpcFailure.js'

/** Reason why an operation is refused, as a JSON-RPC error (ERC-7769). */
export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly code: number
  /** Additional error data, if any. */
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** Codes of ERC-7769, and the JSON-RPC codes it uses. */
export const faultCodes = {
  invalid: -32_602,
  unknownMethod: -32_601,
  internal: -32_603,
  /** EntryPoint refuses the account. */
  account: -32_500,
  /** EntryPoint or the bundler refuses the paymaster. */
  paymaster: -32_501,
  /** Not valid at this time. */
  time: -32_503,
  /** Too many operations, or a previous one failed. */
  throttled: -32_504,
  signature: -32_507,
  /** The account's calls fail. */
  execution: -32_521,
} as const

/** Converts a fault to a JSON-RPC response; rethrows other errors. */
export function operationErrorReply(error: unknown): {
  readonly error: Pick<OperationError, 'code' | 'message' | 'data'>
} {
  // A node refused a request about the operation.
  if (error instanceof RpcFailure) return { error: { code: faultCodes.internal, message: error.message } }
  if (!(error instanceof OperationError)) throw error
  const { code, message, data } = error
  return { error: { code, message, ...(data !== undefined && { data }) } }
}
