/**
 * The members of a WBIP provider (WBIP001, also known as sats-connect) that the kit uses. The object comes from the page and is untrusted:
 * members may be absent, throw, return anything or never settle.
 */
export type WbipWallet = {
  request(method: string, params?: unknown): unknown
  /** Returns a function that unsubscribes, if the wallet supports events. */
  addListener?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
  /** An alternative way to unsubscribe in some wallets. */
  off?(event: string, listener: (payload: unknown) => void): unknown
}

/** Returns whether a value from the page can receive requests. Never throws. */
export function isWbipWallet(value: unknown): value is WbipWallet {
  try {
    return typeof (value as WbipWallet | undefined)?.request === 'function'
  } catch {
    return false
  }
}
