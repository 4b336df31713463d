/**
 * What the kit uses of an EIP-1193 provider. The object comes from a wallet and is hostile: `request` may throw, answer
 * anything or never answer, and the event members may be absent.
 *
 * @example const accounts = await requestProvider(provider, { method: 'eth_accounts' })
 */
export type Eip1193Provider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...args: readonly unknown[]) => void): unknown
  removeListener?(event: string, listener: (...args: readonly unknown[]) => void): unknown
  /** In place of `removeListener`, where a wallet has only this one. */
  off?(event: string, listener: (...args: readonly unknown[]) => void): unknown
}

/**
 * Whether a value from the page has a `request` function (EIP-1193). Never throws, whatever the value's getters do.
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
