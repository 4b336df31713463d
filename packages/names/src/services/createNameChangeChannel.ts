import type { Ports } from '@kit/core/plugin'

/** Notifies other tabs of name changes. */
export type NameChangeChannel = {
  tell(address: string): void
  destroy(): void
}

/** Creates the notifications over storage shared between tabs. Does nothing if storage fails. */
export function createNameChangeChannel(
  { clock, storage }: Pick<Ports, 'clock' | 'storage'>,
  key: string,
  hear: (address: string) => void,
): NameChangeChannel {
  function read(): void {
    const [address] = JSON.parse(storage.getItem(key) ?? '[]')
    if (typeof address === 'string') hear(address)
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
      if (changed === key) attempt(read)
    }),
  )
  return {
    tell(address) {
      // The timestamp makes each value unique, since storage only reports changes.
      attempt(() => storage.setItem(key, JSON.stringify([address, clock.now()])))
    },
    destroy: () => end?.(),
  }
}
