import type { StoragePort } from '@kit/core'

/** Where a kit keeps purchases. */
export const purchasesKey = (storagePrefix = 'kit'): string => `${storagePrefix}.onramp.purchases`

/** Whether anything is kept, without reading what. */
export function hasPurchases(storage: StoragePort, key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}
