import type { StoragePort } from '@kit/core'

/** Where purchases are kept. */
export const purchasesKey = 'kit.onramp.purchases'

/** Whether anything is kept, without reading what. */
export function hasPurchases(storage: StoragePort): boolean {
  try {
    return storage.getItem(purchasesKey) !== null
  } catch {
    return false
  }
}
