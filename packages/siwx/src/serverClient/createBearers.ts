import type { Ports } from '@kit/core/plugin'

/** The tokens of those who are signed in, where a server keeps no cookie. */
export type Bearers = {
  read(): readonly string[]
  /** Puts a token in the place of another; without `old` beside the others, without `next` it is gone. */
  replace(old: string | undefined, next: string | undefined): void
}

const limit = 10

/** In storage, which may fail: then they live as long as the page. */
export function createBearers(
  { announcements, storage }: Pick<Ports, 'announcements' | 'storage'>,
  { key, kind }: { readonly key: string; readonly kind: 'local' | 'session' | 'none' },
): Bearers {
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
