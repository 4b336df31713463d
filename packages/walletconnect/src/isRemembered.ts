import type { StoragePort } from '@kit/core'

/** Where a kit keeps the memo of its pairing. */
export const memoKey = (prefix = 'kit'): string => `${prefix}.wc.memo`

/** The one thing that is asked before the pairing client is loaded: without a memo there is nothing to restore. */
export function isRemembered(storage: StoragePort, prefix?: string): boolean {
  try {
    return storage.getItem(memoKey(prefix)) !== null
  } catch {
    return false
  }
}
