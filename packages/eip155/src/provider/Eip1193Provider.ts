/**
 * The members of an EIP-1193 provider that the kit uses. The object comes from a wallet and is untrusted: `request` may throw, return
 * anything or never settle, and the event members may be absent.
 *
 * @example const accounts = await requestProvider(provider, { method: 'eth_accounts' })
 */
export type Eip1193Provider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...args: readonly unknown[]) => void): unknown
  removeListener?(event: string, listener: (...args: readonly unknown[]) => void): unknown
  /** Used when a wallet lacks `removeListener`. */
  off?(event: string, listener: (...args: readonly unknown[]) => void): unknown
}

/**
 * Returns whether a value from the page has a `request` function (EIP-1193). Never throws, even with hostile getters.
 *
 * @example isEip1193Provider(window.ethereum)
 */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject && typeof (value as Partial<Eip1193Provider>).request === 'function'
  } catch {
    return false
  }
}
