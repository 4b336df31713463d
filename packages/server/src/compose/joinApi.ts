import type { StoreBackend } from '../backend/Backend.js'
import { createChains } from '../chain/chains/createChains.js'
import { createDirectory } from '../chain/directory/createDirectory.js'
import type { ApiServices } from '../chain/families/ApiServices.js'
import type { ChainFamily } from '../chain/families/ChainFamily.js'
import { createChainGateway } from '../chain/gateway/createChainGateway.js'
import { findUnavailableChain } from '../chain/gateway/findUnavailableChain.js'
import { observeGateway } from '../chain/gateway/observeGateway.js'
import { createSocketProxy } from '../chain/gateway/socket/createSocketProxy.js'
import { createHttpTransport } from '../chain/gateway/upstream/createHttpTransport.js'
import { createPictures } from '../chain/pictures/createPictures.js'
import { addApiRoutes } from '../chain/routes/addApiRoutes.js'
import { addRpcRoutes } from '../chain/routes/addRpcRoutes.js'
import { createAssets } from '../chain/tokens/createAssets.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import { createCached } from '../platform/cache/createCached.js'
import { createGate } from '../platform/http/createGate.js'
import { limitOtherRoutes } from '../platform/http/limitOtherRoutes.js'
import { createIdleLeadership } from '../platform/jobs/Leadership.js'
import { loadEncryptionKey } from '../platform/keys/loadEncryptionKey.js'
import { addMailboxRoutes } from '../platform/mail/addMailboxRoutes.js'
import type { MailService } from '../platform/mail/openMail.js'
import { createQuotas } from '../platform/quotas/createQuotas.js'
import { createQuotaTable } from '../platform/quotas/createQuotaTable.js'
import { createFront, type Platform } from './createPlatform.js'

/** Options for {@link joinApi}. */
export type ApiPartOptions = {
  readonly families: readonly ChainFamily[]
  readonly mail: MailService | undefined
  /** Features of `/health` before those of the API. */
  readonly features: readonly string[]
}

/** Creates the gateway and the Blockchain API of a process, with its app. */
export async function joinApi(platform: Platform<ServerConfig, StoreBackend>, options: ApiPartOptions) {
  const { config, backend, projects, socketWatch, version, now, log, metrics, tracing, publicUrl } = platform
  const { families, mail } = options
  const { store, cache, limiter, leadership, pseudonymize } = backend
  const { trustProxy } = config
  const transport = createHttpTransport(tracing)
  const observer = observeGateway(metrics)
  const gateway = createChainGateway({ chains: config.chains, families, now, transport, observer })
  const chainChecks = Object.fromEntries(gateway.chains.map((chain) => [chain, () => gateway.checkAlive(chain)]))
  const front = createFront(platform, {
    features: [...options.features, 'rpc', 'api', 'directory', ...(config.analytics.enabled ? ['analytics'] : [])],
    checks: { ...backend.checks, ...mail?.checks, ...chainChecks },
    findUnavailable: findUnavailableChain,
  })
  const { app } = front
  const quotas = createQuotas({ projects: config.projects, table: createQuotaTable(store), now, log, metrics })
  const gate = createGate({ projects, limiter, quotas, trustProxy, walletOrigin: config.wallet?.origin })
  // An indexer follows the chains and relays messages; other replicas serve its data.
  if (config.role === 'indexer') app.all('*', (c) => c.text('Not found', 404))
  const services: ApiServices = {
    version,
    directory: createDirectory({ dataDir: config.dataDir, path: config.directory, now, log }),
    pictures: createPictures({ folder: config.pictures, now, log }),
    config,
    log,
    metrics,
    now,
    store,
    sessionKey: await loadEncryptionKey(config, store),
    cache,
    cached: createCached({ cache, now }),
    gateway,
    chains: createChains({ chains: config.chains, gateway }),
    assets: createAssets(families),
    projects,
    quotas,
    gate,
    pseudonymize,
    leadership: config.role === 'api' ? createIdleLeadership(metrics) : leadership,
    followsChains: config.role !== 'api',
    publicUrl,
    mail,
  }
  limitOtherRoutes(app, gate)
  addApiRoutes(app, services, families)
  if (mail?.mailbox !== undefined) addMailboxRoutes(app, mail.mailbox, mail.from)
  addRpcRoutes(app, { gateway, gate, config })
  const sockets = createSocketProxy({ gateway, projects, limiter, quotas, socketWatch, trustProxy, log })
  return { front, gateway, quotas, services, sockets }
}
