import { z } from 'zod'
import { failureField } from '../../contract/fields.js'
import { getIdentity } from '../../contract/identityEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { IdentityConfig } from '../config/serviceConfig.js'
import type { IdentityReader } from '../identity/IdentityReader.js'
import type { Assets } from '../tokens/createAssets.js'

type Dependencies = {
  readonly assets: Assets
  readonly config: { readonly identity: IdentityConfig }
  readonly gate: Gate
  readonly now: () => number
}

/** Accounts of other chains have no names here; clients can cache that for an hour. */
const noNameTtlMs = 3_600_000

/** Adds names and pictures of accounts. */
export function addIdentityRoutes(
  app: App,
  { assets, config, now, gate }: Dependencies,
  readers: PerFamily<IdentityReader>,
): void {
  const parse = (address: string) => assets.parseAmong(assets.namespaces, address)
  const address = z.string().refine((text) => parse(text) !== undefined, {
    error: 'Invalid address: must be an EVM or Solana address',
    ...failureField('address'),
  })
  const endpoint: typeof getIdentity = { ...getIdentity, params: z.object({ address }) }

  addEndpoint(app, gate, endpoint, async ({ c, project, params, query }) => {
    const isTesting = config.identity.testingProject !== undefined && project.id === config.identity.testingProject
    if (query.useCache !== undefined && !isTesting) {
      throw new HttpError(400, 'useCache', 'Only the testing project can bypass the cache')
    }
    const { namespace = '', address = '' } = parse(params.address) ?? {}
    const found = (await readers.of(namespace)?.(address, { useCache: query.useCache !== 'false' })) ?? {
      name: null,
      avatar: null,
      resolvedAtMs: now(),
      freshUntilMs: now() + noNameTtlMs,
    }
    const restS = Math.max(0, Math.ceil((found.freshUntilMs - now()) / 1000))
    c.header('cache-control', `public, max-age=${restS}, s-maxage=${restS}`)
    const { name, avatar, resolvedAtMs } = found
    return { name, avatar, resolvedAt: new Date(resolvedAtMs).toISOString() }
  })
}
