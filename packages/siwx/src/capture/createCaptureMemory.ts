import type { Ports } from '@kit/core/plugin'

/** Remembers which accounts provided an address, and recent addresses: partly in storage, the rest for the lifetime of the page. */
export type CaptureMemory = {
  /** Addresses confirmed in this browser, newest first. */
  recent(): readonly string[]
  /** Returns whether an account must be asked for an address. */
  isNeeded(address: string): boolean
  /** Returns the token of the address confirmed for an account. */
  tokenFor(address: string): string | undefined
  confirm(address: string, email: string, token: string): void
  skip(address: string): void
  forget(email: string): void
  recordResult(address: string, isTaken: boolean): void
}

/** `given`: accounts whose address the server already has. */
type Kept = { readonly recent: readonly string[]; readonly given: readonly string[] }

const recentLimit = 3
const givenLimit = 20

/** Creates the memory over storage. If storage fails, falls back to the lifetime of the page. Stored data is untrusted. */
export function createCaptureMemory({ storage }: Pick<Ports, 'storage'>, key: string): CaptureMemory {
  const tokens = new Map<string, string>()
  const skipped = new Set<string>()
  let own: Kept | undefined

  function read(): Kept {
    if (own !== undefined) return own
    try {
      const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Record<keyof Kept, unknown>> | null
      return { recent: textsOf(stored?.recent, recentLimit), given: textsOf(stored?.given, givenLimit) }
    } catch {
      return { recent: [], given: [] }
    }
  }

  function write(change: Partial<Kept>): void {
    const { recent, given } = { ...read(), ...change }
    const next = { recent: recent.slice(0, recentLimit), given: given.slice(0, givenLimit) }
    try {
      storage.setItem(key, JSON.stringify(next))
      own = undefined
    } catch {
      own = next
    }
  }

  return {
    recent: () => read().recent,
    isNeeded(address) {
      const id = accountId(address)
      return !tokens.has(id) && !skipped.has(id) && !read().given.includes(id)
    },
    tokenFor: (address) => tokens.get(accountId(address)),
    confirm(address, email, token) {
      tokens.set(accountId(address), token)
      write({ recent: [email, ...read().recent.filter((other) => other !== email)] })
    },
    skip: (address) => void skipped.add(accountId(address)),
    forget: (email) => write({ recent: read().recent.filter((other) => other !== email) }),
    recordResult(address, isTaken) {
      const id = accountId(address)
      const hadToken = tokens.delete(id)
      const { given } = read()
      const others = given.filter((other) => other !== id)
      if (isTaken ? hadToken : others.length < given.length) write({ given: isTaken ? [id, ...others] : others })
    },
  }
}

/** Identifies an account across networks. */
export const accountId = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address)

const textsOf = (value: unknown, limit: number): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value)]
        .filter((text) => typeof text === 'string' && text.length < 255 && !/\p{C}/u.test(text))
        .slice(0, limit)
    : []
