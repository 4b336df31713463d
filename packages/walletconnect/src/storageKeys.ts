import type { StoragePort } from '@kit/core/adapter'

/** Where a kit keeps the memo of its pairing. Without it there is nothing to restore. */
export const pairingStorageKey = (prefix = 'kit'): string => `${prefix}.wc.memo`

/** Where a kit keeps the proposals that are open. Without them no wallet has one to answer. */
export const openProposalsKey = (prefix = 'kit'): string => `${prefix}.wc.proposals`

/** Whether anything is stored under a key: if not, the pairing client is not loaded. */
export function isStored(storage: StoragePort, key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}
