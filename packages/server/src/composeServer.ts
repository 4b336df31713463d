import type { Backend } from './backend/Backend.js'
import { openBackend } from './backend/openBackend.js'
import { chainFamilies } from './chain/chainFamilies.js'
import { createChains } from './chain/chains/createChains.js'
import { describeNetworks } from './chain/describeNetworks.js'
import { createDirectory } from './chain/directory/createDirectory.js'
import type { ApiServices } from './chain/families/ApiServices.js'
import type { ChainFamily } from './chain/families/ChainFamily.js'
import { type ChainGateway, createChainGateway } from './chain/gateway/createChainGateway.js'
import { findUnavailableChain } from './chain/gateway/findUnavailableChain.js'
import { observeGateway } from './chain/gateway/observeGateway.js'
import { createSocketProxy, type SocketProxy } from './chain/gateway/socket/createSocketProxy.js'
import { createPictures } from './chain/pictures/createPictures.js'
import { addApiRoutes } from './chain/routes/addApiRoutes.js'
import { addRpcRoutes } from './chain/routes/addRpcRoutes.js'
import { createAssets } from './chain/tokens/createAssets.js'
import type { ServerConfig } from './config/ServerConfig.js'
import { createCached } from './platform/cache/createCached.js'
import type { App } from './platform/http/AppContext.js'
import { createApp } from './platform/http/createApp.js'
import { createGate } from './platform/http/createGate.js'
import { limitOtherRoutes } from './platform/http/limitOtherRoutes.js'
import { createIdleLeadership } from './platform/jobs/Leadership.js'
import { loadEncryptionKey } from './platform/keys/loadEncryptionKey.js'
import { createAddressShares } from './platform/limits/createAddressShares.js'
import { createSocketWatch } from './platform/limits/createSocketWatch.js'
import type { Log } from './platform/log/Log.js'
import { addMailboxRoutes } from './platform/mail/addMailboxRoutes.js'
import { openMail } from './platform/mail/openMail.js'
import type { Metrics } from './platform/metrics/Metrics.js'
import { addHealthRoute, type HealthFacts } from './platform/operations/addHealthRoute.js'
import { addReadyRoute } from './platform/operations/addReadyRoute.js'
import { createReadiness, type Readiness } from './platform/operations/createReadiness.js'
import { createProjects } from './platform/projects/createProjects.js'
import { createQuotas } from './platform/quotas/createQuotas.js'
import { createQuotaTable } from './platform/quotas/createQuotaTable.js'
import { readVersion } from './readVersion.js'
import { createRelay, type Relay } from './relay/createRelay.js'
import { createWalletApp } from './wallet/app/createWalletApp.js'

/** Options for {@link composeServer}. */
export type ComposeOptions = {
  readonly config: ServerConfig
  readonly log: Log
  readonly now: () => number
  readonly metrics: Metrics
  /** Returns the URL at which users reach the server; called when a response needs it. */
  readonly publicUrl: () => string
  /** Supported chain families. Default: those in `families/`. */
  readonly families?: readonly ChainFamily[]
}

/** A complete server without its sockets. */
export type Composition = {
  readonly app: App
  /** Handler of the wallet's login host, if it is configured. */
  readonly wallet: Pick<App, 'fetch'> | false | undefined
  readonly relay: Relay
  readonly gateway: ChainGateway
  readonly sockets: SocketProxy
  readonly backend: Backend
  readonly readiness: Readiness
  readonly health: HealthFacts
  /** Replaces the projects. Returns false if that requires a restart. */
  replaceProjects(projects: ServerConfig['projects']): boolean
  /** Key of the development mailbox, if there is one. */
  readonly mailboxKey: string | undefined
  /** Sends queued emails, stops the jobs, writes pending data and releases all resources. */
  close(): Promise<void>
}

/** Opens the configured storage and assembles the server. @throws ConfigError when something cannot be used */
export async function composeServer(options: ComposeOptions): Promise<Composition> {
  const { config, log, now, metrics, publicUrl, families = chainFamilies } = options
  const backend = await openBackend({ config, log, now, metrics })
  const mail = await openMail({ config: config.mail, isDevelopment: config.projects === 'open', log, now, metrics })
  try {
    const { store, mailbox, bus, cache, limiter, leadership, pseudonymize } = backend
    const { trustProxy } = config
    const version = readVersion()
    const projects = createProjects(config.projects)
    const sharesOf = createAddressShares(config.addressRanges)
    const socketWatch = createSocketWatch({ limits: config.sockets, now, sharesOf })
    const relay = createRelay({
      config: config.relay,
      mailbox,
      bus,
      leadership,
      projects,
      limiter,
      socketWatch,
      pseudonymize,
      sharesOf,
      trustProxy,
      now,
      log,
      metrics,
    })
    const gateway = createChainGateway({ chains: config.chains, families, now, observer: observeGateway(metrics) })
    const chains = createChains({ chains: config.chains, gateway })
    const chainChecks = Object.fromEntries(gateway.chains.map((chain) => [chain, () => gateway.checkAlive(chain)]))
    const readiness = createReadiness({ checks: { ...backend.checks, ...mail?.checks, ...chainChecks }, now })
    metrics.watch('kit_draining', () => Number(readiness.isDraining()))
    const quotas = createQuotas({ projects: config.projects, table: createQuotaTable(store), now, log, metrics })
    const gate = createGate({ projects, limiter, quotas, trustProxy, walletOrigin: config.wallet?.origin })
    const appOptions = { limits: config.http, trustProxy, log, metrics, isDraining: readiness.isDraining }
    const app = createApp({ ...appOptions, allowsAnyOrigin: true, findUnavailable: findUnavailableChain })
    const features = ['relay', 'rpc', 'api', 'directory', ...(config.analytics.enabled ? ['analytics'] : [])]
    const health = { version, features, startedAtMs: now(), now }
    addHealthRoute(app, health)
    addReadyRoute(app, readiness)
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
      chains,
      assets: createAssets(families),
      projects,
      quotas,
      gate,
      pseudonymize,
      leadership: config.role === 'api' ? createIdleLeadership() : leadership,
      followsChains: config.role !== 'api',
      publicUrl,
      mail,
    }
    limitOtherRoutes(app, gate)
    addApiRoutes(app, services, families)
    if (mail?.mailbox !== undefined) addMailboxRoutes(app, mail.mailbox, mail.from)
    addRpcRoutes(app, { gateway, gate, config })
    const sockets = createSocketProxy({ gateway, projects, limiter, quotas, socketWatch, trustProxy, log })
    const wallet =
      config.role !== 'indexer' &&
      config.wallet &&
      createWalletApp({
        app: createApp({ ...appOptions, allowsAnyOrigin: false }),
        api: app,
        services: {
          ...services,
          wallet: config.wallet,
          keyMs: config.auth.keyMs,
          trustProxy,
          networks: describeNetworks(config.chains, services.assets),
          isDraining: readiness.isDraining,
        },
        health,
      })
    const close = async (): Promise<void> => {
      await mail?.outbox.close()
      await quotas.close()
      await backend.close()
    }
    const replaceProjects = (next: ServerConfig['projects']): boolean => {
      if (!projects.replace(next)) return false
      quotas.replace(next)
      return true
    }
    const mailboxKey = mail?.mailbox?.key
    return {
      app,
      wallet,
      relay,
      gateway,
      sockets,
      backend,
      readiness,
      health,
      mailboxKey,
      replaceProjects,
      close,
    }
  } catch (error) {
    await mail?.outbox.close()
    await backend.close()
    throw error
  }
}
