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
