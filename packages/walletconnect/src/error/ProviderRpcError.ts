/** Error of a provider (EIP-1193). `code` 4001 means that the user rejected the request, whatever code the wallet used. */
export class ProviderRpcError extends Error {
  override readonly name: string = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
