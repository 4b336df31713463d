/**
 * An error as wallets throw it. Codes are those of EIP-1193 (4001, 4100, 4200, 4900, 4901), EIP-5792 (57xx) and JSON-RPC 2.0 (-32601 and so
 * on). 4902 is the de facto code of an unknown chain.
 *
 * @example throw new ProviderError(4001, 'User rejected the request.')
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** A number in the standards. Some libraries replace it with a string such as `ACTION_REJECTED`. */
  readonly code: number | string
  /** Additional data of the wallet, such as `originalError`. */
  readonly data?: unknown

  constructor(code: number | string, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}
