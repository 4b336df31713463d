import type { Kit } from '@kit/core'
import type { Ports } from '@kit/core/adapter'
import { type RememberedName, recall, storageKey } from './storageKey.js'

/** State of the wallet that the page stores in the browser. */
export type LoginMemory = {
  remember(name: RememberedName, value: string | undefined): void
  recall(name: RememberedName): string | undefined
}

export function createLoginMemory(kit: Pick<Kit, 'options'>, storage: Ports['storage']): LoginMemory {
  return {
    recall: (name) => recall(kit, storage, name),
    remember(name, value) {
      const key = storageKey(kit, name)
      try {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, value)
      } catch {
        // If storage fails, the next visit starts with a sign-in.
      }
    },
  }
}
