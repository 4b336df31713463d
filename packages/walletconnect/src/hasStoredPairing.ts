import type { StoragePort } from '@kit/core/adapter'

/** Where a kit keeps the memo of its pairing. */
export const pairingStorageKey = (prefix = 'kit'): string => `${prefix}.wc.memo`

/** Whether there is anything to restore: without a memo the pairing client is not loaded. */
export function hasStoredPairing(storage: StoragePort, prefix?: string): boolean {
  try {
    return storage.getItem(pairingStorageKey(prefix)) !== null
  } catch {
    return false
  }
}
