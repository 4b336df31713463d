import type { IdentityReader, IdentityReaderOptions } from '../../../identity/IdentityReader.js'
import { createNameTable } from '../names/createNameTable.js'
import { createEnsReader, type EnsIdentity } from './createEnsReader.js'
import { findEnsChain } from './findEnsChain.js'
import { pictureUri } from './pictureUri.js'

const keptMs = 86_400_000
const failedMs = 600_000

/**
 * Reads identities of EVM accounts: ENS first, then names of this server. ENS results are cached for a day, missing names too, and failures
 * for ten minutes. Names of this server are read on every request, so that changes show immediately on every server. The age of such a
 * response counts from the later of the change and the ENS lookup.
 */
export function createIdentityReader(options: IdentityReaderOptions): IdentityReader {
  const { cache, cached, now } = options
  const readEns = createEnsReader(options.chains, findEnsChain(options.config))
  const names = createNameTable(options.store)
  type CachedIdentity = { readonly ens?: EnsIdentity | null | undefined; readonly atMs: number }
  const freshUntilMs = ({ ens, atMs }: CachedIdentity): number => atMs + (ens === undefined ? failedMs : keptMs)

  async function readEnsCached(address: `0x${string}`, useCache: boolean): Promise<CachedIdentity> {
    const key = `identity:${address}`
    const read = (): Promise<CachedIdentity> =>
      cached(key, { freshMs: keptMs }, async () => ({ ens: await readEns(address), atMs: now() }))
    if (useCache) {
      const entry = await read()
      if (now() < freshUntilMs(entry)) return entry
    }
    await cache.delete(key)
    return read()
  }

  return async (given, { useCache }) => {
    const { getAddress } = await import('viem')
    const address = getAddress(given)
    const entry = await readEnsCached(address, useCache)
    const { ens, atMs } = entry
    if (ens) return { ...ens, resolvedAtMs: atMs, freshUntilMs: freshUntilMs(entry) }
    const [own] = await names.findByAddress(address, 1)
    if (own === undefined) return { name: null, avatar: null, resolvedAtMs: atMs, freshUntilMs: freshUntilMs(entry) }
    const resolvedAtMs = Math.max(atMs, own.updatedAtMs)
    const avatar = pictureUri(own.attributes['avatar'])
    return { name: own.name, avatar, resolvedAtMs, freshUntilMs: resolvedAtMs + keptMs }
  }
}
