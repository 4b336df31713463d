import type { Ports } from '@kit/core/plugin'

/** The bearer tokens of signed-in accounts, for servers that don't use cookies. */
export type BearerTokens = {
  read(): readonly string[]
  /** Replaces a token. Adds it if `old` is undefined, and removes it if `next` is undefined. */
  replace(old: string | undefined, next: string | undefined): void
}

const limit = 10

/** Creates the tokens over storage. If storage fails, they are kept for the lifetime of the page. */
export function createBearerTokens(
  { announcements, storage }: Pick<Ports, 'announcements' | 'storage'>,
  { key, kind }: { readonly key: string; readonly kind: 'local' | 'session' | 'none' },
): BearerTokens {
  let own: readonly string[] = []
  let isKept = kind !== 'none'
  const kept = () =>
    kind === 'local' ? storage : (announcements.read('sessionStorage') as Pick<Ports['storage'], 'getItem' | 'setItem'>)

  function read(): readonly string[] {
    if (!isKept) return own
    try {
      const stored: unknown = JSON.parse(kept().getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isToken).slice(-limit) : []
    } catch {
      return own
    }
  }

  return {
    read,
    replace(old, next) {
      const others = read().filter((token) => token !== old && token !== next)
      own = [...others, ...(isToken(next) ? [next] : [])].slice(-limit)
      try {
        if (isKept) kept().setItem(key, JSON.stringify(own))
      } catch {
        isKept = false
      }
    },
  }
}

const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)
