import type { Ports } from '@kit/core/plugin'

/** Maximum number of stored IDs. Older ones are no longer needed. */
const maxStored = 50

/** Remembers sessions that were revoked in only one place, across reloads, and notifies other tabs of changes. */
export type PendingRevocations = {
  has(pci: string): boolean
  add(pci: string): void
  /** Both places revoked it. */
  remove(pci: string): void
  destroy(): void
}

/** Creates it over storage shared between tabs. If storage fails, nothing is stored and other tabs aren't notified. */
export function createPendingRevocations(
  { clock, storage }: Pick<Ports, 'clock' | 'storage'>,
  key: string,
  onChange: () => void,
): PendingRevocations {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      // Stored data is untrusted, and storage may fail.
      return undefined
    }
  }
  const own = new Set<string>()
  const read = (): readonly string[] =>
    attempt(() => {
      const { pcis }: { readonly pcis?: unknown } = JSON.parse(storage.getItem(key) ?? '{}')
      return Array.isArray(pcis) ? pcis.filter((pci): pci is string => typeof pci === 'string') : []
    }) ?? []
  // The timestamp makes each value unique, since storage only reports changes.
  const write = (pcis: readonly string[]) =>
    attempt(() => storage.setItem(key, JSON.stringify({ pcis: pcis.slice(-maxStored), atMs: clock.now() })))
  const end = attempt(() =>
    storage.watch((changed) => {
      if (changed === key || changed === null) onChange()
    }),
  )
  return {
    has: (pci) => own.has(pci) || read().includes(pci),
    add(pci) {
      own.add(pci)
      write([...read().filter((each) => each !== pci), pci])
    },
    remove(pci) {
      own.delete(pci)
      write(read().filter((each) => each !== pci))
    },
    destroy: () => end?.(),
  }
}
