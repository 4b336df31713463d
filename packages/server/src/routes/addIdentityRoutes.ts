import { getIdentity, isEvmAddress } from '../contract/identityEndpoints.js'
import { createEnsReader } from '../families/eip155/identity/createEnsReader.js'
import { createIdentities } from '../families/eip155/identity/createIdentities.js'
import { findEnsChain } from '../families/eip155/identity/findEnsChain.js'
import { createNameTable } from '../families/eip155/names/createNameTable.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { App } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import type { Services } from '../Services.js'

/** Accounts of other chains have no names here; that is not asked more often than once an hour. */
const NAMELESS_MS = 3_600_000

/** Names and pictures of accounts. */
export function addIdentityRoutes(app: App, { config, store, chains, cache, cached, now, gate }: Services): void {
  const readEns = createEnsReader(chains, findEnsChain(config))
  const identities = createIdentities({ readEns, names: createNameTable(store), cache, cached, now })

  addEndpoint(app, gate, getIdentity, async ({ c, project, params, query }) => {
    const isTesting = config.identity.testingProject !== undefined && project.id === config.identity.testingProject
    if (query.useCache !== undefined && !isTesting) {
      throw new ApiRefusal(400, 'useCache', 'Only the testing project may choose whether the cache is used')
    }
    const found = isEvmAddress(params.address)
      ? await identities.find(await withChecksum(params.address), { useCache: query.useCache !== 'false' })
      : { name: null, avatar: null, resolvedAtMs: now(), freshUntilMs: now() + NAMELESS_MS }
    const restS = Math.max(0, Math.ceil((found.freshUntilMs - now()) / 1000))
    c.header('cache-control', `public, max-age=${restS}, s-maxage=${restS}`)
    const { name, avatar, resolvedAtMs } = found
    return { name, avatar, resolvedAt: new Date(resolvedAtMs).toISOString() }
  })
}

async function withChecksum(address: string): Promise<`0x${string}`> {
  const { getAddress } = await import('viem')
  return getAddress(address.toLowerCase())
}
