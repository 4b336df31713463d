import { type ChainNamespace, cleanText, type PluginContext } from '@kit/core/plugin'
import type { RecentRecipient } from '../SendState.js'

/** Maximum number of recipients per namespace, newest first. */
const maxRecent = 50

/** Recent recipients per namespace, in storage. */
export type Recents = {
  read(namespace: ChainNamespace): readonly RecentRecipient[]
  /** Adds a recipient at the top. Replaces an entry with the same address and name. */
  add(namespace: ChainNamespace, recipient: RecentRecipient): void
}

/** Creates the list under the storage prefix of the kit. Stored data is untrusted. */
export function createRecents({ kit, ports: { storage } }: Pick<PluginContext, 'kit' | 'ports'>): Recents {
  const storageKey = `${kit.options.storagePrefix ?? 'kit'}.send.recent`
  function readAll(): Record<string, unknown> {
    try {
      const all: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
      return typeof all === 'object' && all !== null && !Array.isArray(all) ? { ...all } : {}
    } catch {
      return {}
    }
  }
  function read(namespace: ChainNamespace): readonly RecentRecipient[] {
    const all = readAll()
    const rows = Object.hasOwn(all, namespace) ? all[namespace] : []
    if (!Array.isArray(rows)) return []
    return rows.slice(0, maxRecent).flatMap((row: unknown) => {
      const { address, name, sentAtMs } = (row ?? {}) as Partial<Record<keyof RecentRecipient, unknown>>
      if (typeof address !== 'string' || address.length > 200) return []
      if (!kit.adapters.get(namespace)?.isAddress(address)) return []
      return [
        {
          address,
          name: cleanText(name, 255) || undefined,
          sentAtMs: typeof sentAtMs === 'number' && Number.isFinite(sentAtMs) ? sentAtMs : 0,
        },
      ]
    })
  }
  return {
    read,
    add(namespace, recipient) {
      const others = read(namespace).filter(
        ({ address, name }) => address !== recipient.address || name !== recipient.name,
      )
      const all = { ...readAll(), [namespace]: [recipient, ...others].slice(0, maxRecent) }
      try {
        storage.setItem(storageKey, JSON.stringify(all))
      } catch {
        // If storage is unavailable, the list is lost on reload.
      }
    },
  }
}
