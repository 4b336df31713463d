/** What a provider rejects with (EIP-1193). `code` 4001 is a refusal by the wallet's owner, whatever the wallet said. */
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
