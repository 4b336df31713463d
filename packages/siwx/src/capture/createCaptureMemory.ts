import type { Ports } from '@kit/core/plugin'

/** What this browser remembers of e-mail addresses. */
export type CaptureMemory = {
  /** Addresses, the newest first. */
  readonly recent: readonly string[]
  /** Accounts that gave one to the server. */
  readonly given: readonly string[]
}

const recentLimit = 3
const givenLimit = 20
const nothing: CaptureMemory = { recent: [], given: [] }

/** In storage, which may fail: then it lasts as long as the page. What it holds is anybody's. */
export function createCaptureMemory(
  { storage }: Pick<Ports, 'storage'>,
  key: string,
): { read(): CaptureMemory; write(memory: CaptureMemory): void } {
  let own: CaptureMemory | undefined
  const textsOf = (value: unknown, limit: number): readonly string[] =>
    Array.isArray(value)
      ? [...new Set(value)]
          .filter((text) => typeof text === 'string' && text.length < 255 && !/\p{C}/u.test(text))
          .slice(0, limit)
      : []
  return {
    read() {
      if (own !== undefined) return own
      try {
        const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<
          Record<keyof CaptureMemory, unknown>
        > | null
        return { recent: textsOf(stored?.recent, recentLimit), given: textsOf(stored?.given, givenLimit) }
      } catch {
        return nothing
      }
    },
    write({ recent, given }) {
      const next = { recent: recent.slice(0, recentLimit), given: given.slice(0, givenLimit) }
      try {
        storage.setItem(key, JSON.stringify(next))
        own = undefined
      } catch {
        own = next
      }
    },
  }
}
