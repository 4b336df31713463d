import type { Ports } from '@kit/core/plugin'

/** Tells the other tabs of the browser whose name changed, and hears of it. */
export type Renames = {
  tell(address: string): void
  destroy(): void
}

/** Creates them over the storage that tabs share; one that refuses tells nobody. */
export function createRenames(
  { clock, storage }: Pick<Ports, 'clock' | 'storage'>,
  key: string,
  hear: (address: string) => void,
): Renames {
  function read(): void {
    const [address] = JSON.parse(storage.getItem(key) ?? '[]')
    if (typeof address === 'string') hear(address)
  }

  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      // What storage holds is anybody's, and it may refuse.
      return undefined
    }
  }
  const end = attempt(() =>
    storage.watch((changed) => {
      if (changed === key) attempt(read)
    }),
  )
  return {
    tell(address) {
      // The time makes it another text each time: only a change is told.
      attempt(() => storage.setItem(key, JSON.stringify([address, clock.now()])))
    },
    destroy: () => end?.(),
  }
}
