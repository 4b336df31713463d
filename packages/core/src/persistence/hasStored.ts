import type { StoragePort } from '../ports/Ports.js'

/** Whether a key of the storage has a value. False if storage fails. */
export function hasStored(storage: StoragePort, key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}
