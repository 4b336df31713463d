import type { StoreBackend } from '../backend/Backend.js'
import { openBackend } from '../backend/openBackend.js'
import { openStoreBackend } from '../backend/openStore.js'
import { limitDefaults } from '../config/limitDefaults.data.js'
import { platformOptions } from '../config/platformOptions.js'
import type { RelayServerConfig, ServerConfig } from '../config/ServerConfig.js'
import { logFailure } from '../platform/log/logFailure.js'
import type { BackupOptions } from '../platform/operations/addBackupRoutes.js'
import type { Relay } from '../relay/createRelay.js'
import type { ComposePorts } from './Composition.js'
import type { Platform } from './createPlatform.js'
import { joinRelay } from './joinRelay.js'
import { superviseRelay } from './superviseRelay.js'

/** Storage of a server that runs all modules. The mailbox may be open in another process. */
export type ServerBackend = StoreBackend & Pick<BackupOptions, 'mailbox'>

/** The relay as the server uses it, in this process or its own. */
export type RelayPart = {
  accept(...upgrade: Parameters<Relay['accept']>): unknown
  close: Relay['close']
  replaceProjects(projects: ServerConfig['projects']): void
}

/** Opened storage of a server, and its relay. */
export type ServerParts = {
  readonly backend: ServerBackend
  createRelayPart(platform: Platform<ServerConfig, ServerBackend>): RelayPart
}

/** Options for {@link openParts}. */
export type PartOptions = ComposePorts & {
  readonly config: ServerConfig
  /** Program whose command `relay-process` runs the relay in its own process. Default: the relay runs in this one. */
  readonly relayProgram?: string | undefined
}

/** Opens the storage of all modules, or of all but the relay, which then opens its own. @throws ConfigError when something cannot be used */
export async function openParts(options: PartOptions): Promise<ServerParts> {
  if (options.relayProgram !== undefined) return openApart(options, options.relayProgram)
  const backend = await openBackend(options)
  return {
    backend,
    createRelayPart(platform) {
      const { accept, close } = joinRelay({ ...platform, backend })
      // It reads the projects of the platform.
      return { accept, close, replaceProjects: () => undefined }
    },
  }
}

/** The relay first: the lock of its file refuses a directory in use before anything is written. */
async function openApart(options: PartOptions, program: string): Promise<ServerParts> {
  const { config, log, now, metrics } = options
  const relay = await superviseRelay({ program, config: relayConfigOf(config), log, now })
  const store = await openStoreBackend(options).catch(async (error: unknown) => {
    await relay.close()
    throw error
  })
  metrics.include('relay', relay.metrics)
  return {
    backend: {
      ...store,
      checks: { ...store.checks, ...relay.checks },
      ...(config.databaseUrl === undefined && { mailbox: relay }),
      async close() {
        // A failed write of one must not prevent the other from writing.
        const closed = await Promise.allSettled([relay.close(), store.close()])
        for (const result of closed) if (result.status === 'rejected') throw result.reason
      },
    },
    createRelayPart: () => ({
      accept: relay.accept,
      close: relay.closeSockets,
      replaceProjects(projects) {
        relay
          .replaceProjects(projects)
          .catch((error: unknown) => logFailure(log, error, {}, 'the relay did not reload its projects'))
      },
    }),
  }
}

/** The relay's process gets no secrets of other modules. */
function relayConfigOf(config: ServerConfig): RelayServerConfig {
  const names = ['relay', ...Object.keys(platformOptions(limitDefaults.open))]
  const own = Object.fromEntries(Object.entries(config).filter(([name]) => names.includes(name))) as RelayServerConfig
  return { ...own, databaseUrl: config.relay.databaseUrl ?? config.databaseUrl }
}
