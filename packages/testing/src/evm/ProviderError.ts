/**
 * An error as wallets throw it: EIP-1193 codes (4001, 4100, 4200, 4900, 4901), EIP-5792 codes (57xx), 4902 for an unknown
 * chain (de facto), JSON-RPC 2.0 codes (-32601 and so on).
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
