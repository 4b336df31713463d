import type { Ports } from '@kit/core/plugin'

/** Which accounts gave an e-mail address, and which addresses: a part in storage, the rest for the page's life. */
export type CaptureMemory = {
  /** Addresses that were confirmed in this browser, the newest first. */
  recent(): readonly string[]
  /** Whether an account is to be asked for an address. */
  isNeeded(address: string): boolean
  /** The token of the address that was confirmed for an account. */
  tokenFor(address: string): string | undefined
  confirm(address: string, email: string, token: string): void
  skip(address: string): void
  forget(email: string): void
  settle(address: string, isTaken: boolean): void
}

/** `given`: accounts that gave an address to the server. */
type Kept = { readonly recent: readonly string[]; readonly given: readonly string[] }

const recentLimit = 3
const givenLimit = 20

/** In storage, which may fail: then it lasts as long as the page. What it holds is anybody's. */
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
    settle(address, isTaken) {
      const id = accountId(address)
      const hadToken = tokens.delete(id)
      const { given } = read()
      const others = given.filter((other) => other !== id)
      if (isTaken ? hadToken : others.length < given.length) write({ given: isTaken ? [id, ...others] : others })
    },
  }
}

/** An account, on whatever network. */
export const accountId = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address)

const textsOf = (value: unknown, limit: number): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value)]
        .filter((text) => typeof text === 'string' && text.length < 255 && !/\p{C}/u.test(text))
        .slice(0, limit)
    : []
