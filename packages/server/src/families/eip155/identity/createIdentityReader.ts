import type { IdentityReader, IdentityReaderOptions } from '../../../identity/IdentityReader.js'
import { createNameTable } from '../names/createNameTable.js'
import { createEnsReader, type EnsIdentity } from './createEnsReader.js'
import { findEnsChain } from './findEnsChain.js'
import { pictureUri } from './pictureUri.js'

const KEPT_MS = 86_400_000
const FAILED_MS = 600_000

/**
 * Who accounts of EVM chains are: by ENS, then by own names. What ENS says is kept for a day, also that an address has no name; that it failed to say for ten minutes. Own names are read at every request, so that a change shows at
 * once on every server; such an answer counts from the later of the change and the look at ENS.
 */
export function createIdentityReader(options: IdentityReaderOptions): IdentityReader {
  const { cache, cached, now } = options
  const readEns = createEnsReader(options.chains, findEnsChain(options.config))
  const names = createNameTable(options.store)
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

  return async (given, { useCache }) => {
    const { getAddress } = await import('viem')
    const address = getAddress(given)
    const kept = await askEns(address, useCache)
    const { ens, atMs } = kept
    if (ens) return { ...ens, resolvedAtMs: atMs, freshUntilMs: freshUntilMs(kept) }
    const [own] = await names.findByAddress(address, 1)
    if (own === undefined) return { name: null, avatar: null, resolvedAtMs: atMs, freshUntilMs: freshUntilMs(kept) }
    const resolvedAtMs = Math.max(atMs, own.updatedAtMs)
    const avatar = pictureUri(own.attributes['avatar'])
    return { name: own.name, avatar, resolvedAtMs, freshUntilMs: resolvedAtMs + KEPT_MS }
  }
}
