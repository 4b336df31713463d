import type { Ports } from '@kit/core/plugin'

/** How old a change may be that another tab made while this code was loading. */
const loadingMs = 10_000

/** Notifies other tabs of name changes. */
export type NameChangeChannel = {
  notify(address: string): void
  destroy(): void
}

/** Creates the notifications over storage shared between tabs. Does nothing if storage fails. */
export function createNameChangeChannel(
  { clock, storage }: Pick<Ports, 'clock' | 'storage'>,
  key: string,
  onChange: (address: string) => void,
): NameChangeChannel {
  function read(sinceMs: number): void {
    const [address, atMs] = JSON.parse(storage.getItem(key) ?? '[]')
    if (typeof address === 'string' && atMs >= sinceMs) onChange(address)
  }

  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      // Stored data is untrusted, and storage may fail.
      return undefined
    }
  }
  const end = attempt(() =>
    storage.watch((changed) => {
      if (changed === key) attempt(() => read(0))
    }),
  )
  attempt(() => read(clock.now() - loadingMs))
  return {
    notify(address) {
      // The timestamp makes each value unique, since storage only reports changes.
      attempt(() => storage.setItem(key, JSON.stringify([address, clock.now()])))
    },
    destroy: () => end?.(),
  }
}
