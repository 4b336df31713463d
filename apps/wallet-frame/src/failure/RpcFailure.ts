/**
 * Why a request got no answer, with the number that the page is told (EIP-1193, EIP-1474).
 *
 * @example throw new RpcFailure(4100, 'The account is not the visitor’s')
 */
export class RpcFailure extends Error {
  readonly code: number
  /** What else the page is told. */
  readonly data: unknown

  constructor(code: number, message: string, { data, ...options }: ErrorOptions & { readonly data?: unknown } = {}) {
    super(message, options)
    this.code = code
    this.data = data
  }
}
