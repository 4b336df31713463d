import type { Ports } from '@kit/core/plugin'

/** Of older ones nobody asks any more. */
const mostKept = 50

/**
 * Keeps which sessions the wallet took back while the record did not hear of it, also over a reload; and tells the other tabs of the browser
 * that a session changed.
 */
export type TakenBack = {
  has(pci: string): boolean
  add(pci: string): void
  /** The record knows it, too. */
  remove(pci: string): void
  destroy(): void
}

/** Creates it over the storage that tabs share; one that refuses keeps nothing, and tells nobody. */
export function createTakenBack(
  { clock, storage }: Pick<Ports, 'clock' | 'storage'>,
  key: string,
  hear: () => void,
): TakenBack {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      // What storage holds is anybody's, and it may refuse.
      return undefined
    }
  }
  const own = new Set<string>()
  const read = (): readonly string[] =>
    attempt(() => {
      const { pcis }: { readonly pcis?: unknown } = JSON.parse(storage.getItem(key) ?? '{}')
      return Array.isArray(pcis) ? pcis.filter((pci): pci is string => typeof pci === 'string') : []
    }) ?? []
  // The time makes it another text each time: only a change is told.
  const write = (pcis: readonly string[]) =>
    attempt(() => storage.setItem(key, JSON.stringify({ pcis: pcis.slice(-mostKept), atMs: clock.now() })))
  const end = attempt(() =>
    storage.watch((changed) => {
      if (changed === key || changed === null) hear()
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
