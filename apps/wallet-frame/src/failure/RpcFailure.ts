/**
 * A failed request, with the code that the page gets (EIP-1193, EIP-1474).
 *
 * @example throw new RpcFailure(4100, 'Unknown account')
 */
export class RpcFailure extends Error {
  readonly code: number
  /** Additional data for the page. */
  readonly data: unknown

  constructor(code: number, message: string, { data, ...options }: ErrorOptions & { readonly data?: unknown } = {}) {
    super(message, options)
    this.code = code
    this.data = data
  }
}
