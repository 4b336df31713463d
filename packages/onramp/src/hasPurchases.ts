import type { StoragePort } from '@kit/core'

/** Storage key of the purchases. */
export const purchasesKey = (storagePrefix = 'kit'): string => `${storagePrefix}.onramp.purchases`

/** Whether any purchase is stored, without parsing it. */
export function hasPurchases(storage: StoragePort, key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}
