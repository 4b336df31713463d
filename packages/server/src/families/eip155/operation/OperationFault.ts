import { RpcFailure } from '../../../chain/RpcFailure.js'

/** Why an operation is not taken, as JSON-RPC tells it (ERC-7769). */
export class OperationFault extends Error {
  override readonly name = 'OperationFault'
  readonly code: number
  /** Undefined where there is nothing to add. */
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** Codes of ERC-7769, and those of JSON-RPC that it uses. */
export const faultCodes = {
  invalid: -32_602,
  unknownMethod: -32_601,
  internal: -32_603,
  /** The EntryPoint refuses the account. */
  account: -32_500,
  /** The EntryPoint, or the bundler, refuses the paymaster. */
  paymaster: -32_501,
  /** Signed for another time. */
  time: -32_503,
  /** Too many, or one that failed. */
  throttled: -32_504,
  signature: -32_507,
  /** What the account is told to do fails. */
  execution: -32_521,
} as const

/** What a call is answered with that failed with a fault; throws whatever is none. */
export function tellFault(error: unknown): { readonly error: Pick<OperationFault, 'code' | 'message' | 'data'> } {
  // A node that refuses a question about the operation.
  if (error instanceof RpcFailure) return { error: { code: faultCodes.internal, message: error.message } }
  if (!(error instanceof OperationFault)) throw error
  const { code, message, data } = error
  return { error: { code, message, ...(data !== undefined && { data }) } }
}
