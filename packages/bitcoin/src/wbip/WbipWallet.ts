/**
 * What the kit uses of a WBIP provider (WBIP001, also known by the library sats-connect). The object comes from the page and is
 * hostile: members may be absent, throw, return anything or never answer.
 */
export type WbipWallet = {
  request(method: string, params?: unknown): unknown
  /** Returns what ends it, in wallets that have events. */
  addListener?(event: string, listener: (news: unknown) => void): unknown
  removeListener?(event: string, listener: (news: unknown) => void): unknown
  /** What some have instead. */
  off?(event: string, listener: (news: unknown) => void): unknown
}

/** Whether a value from the page can be asked. Never throws. */
export function isWbipWallet(value: unknown): value is WbipWallet {
  try {
    return typeof (value as WbipWallet | undefined)?.request === 'function'
  } catch {
    return false
  }
}
