import type { Cache } from '../../../cache/Cache.js'
import type { Cached } from '../../../cache/createCached.js'
import type { NameTable } from '../names/createNameTable.js'
import type { EnsIdentity, EnsReader } from './createEnsReader.js'
import { pictureUri } from './pictureUri.js'

/** Who an account is, and how long that may be believed. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAtMs: number
  readonly freshUntilMs: number
}

/** What the identities work with. */
export type IdentitiesOptions = {
  readonly readEns: EnsReader
  readonly names: Pick<NameTable, 'findByAddress'>
  readonly cache: Cache
  readonly cached: Cached
  readonly now: () => number
}

/** Who accounts are. */
export type Identities = {
  /** By ENS, then by own names. @throws NoUpstreamAnswered when the chain of ENS is down */
  find(address: `0x${string}`, options: { readonly useCache: boolean }): Promise<Identity>
}

const KEPT_MS = 86_400_000
const FAILED_MS = 600_000

/**
 * What ENS says is kept for a day, also that an address has no name; that it failed to say for ten minutes. Own names are read at every request, so that a change shows at
 * once on every server; such an answer counts from the later of the change and the look at ENS.
 */
export function createIdentities({ readEns, names, cache, cached, now }: IdentitiesOptions): Identities {
  type Kept = { readonly ens?: EnsIdentity | null | undefined; readonly atMs: number }
  const freshUntilMs = ({ ens, atMs }: Kept): number => atMs + (ens === undefined ? FAILED_MS : KEPT_MS)

  async function askEns(address: `0x${string}`, useCache: boolean): Promise<Kept> {
    const key = `identity:${address}`
    const read = (): Promise<Kept> =>
      cached(key, { freshMs: KEPT_MS }, async () => ({ ens: await readEns(address), atMs: now() }))
    if (useCache) {
      const kept = await read()
      if (now() < freshUntilMs(kept)) return kept
    }
    await cache.delete(key)
    return read()
  }

  return {
    async find(address, { useCache }) {
      const kept = await askEns(address, useCache)
      const { ens, atMs } = kept
      if (ens) return { ...ens, resolvedAtMs: atMs, freshUntilMs: freshUntilMs(kept) }
      const [own] = await names.findByAddress(address, 1)
      if (own === undefined) return { name: null, avatar: null, resolvedAtMs: atMs, freshUntilMs: freshUntilMs(kept) }
      const resolvedAtMs = Math.max(atMs, own.updatedAtMs)
      const avatar = pictureUri(own.attributes['avatar'])
      return { name: own.name, avatar, resolvedAtMs, freshUntilMs: resolvedAtMs + KEPT_MS }
    },
  }
}
