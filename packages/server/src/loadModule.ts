import type { ModuleName } from './config/optionModules.data.js'
import type { ConfigSources } from './config/readSources.js'
import type { PlatformConfig } from './config/ServerConfig.js'
import type { KitServer } from './runServer.js'

/** The loaded code and configuration of a module. */
export type LoadedModule = {
  readonly server: KitServer
  /** Reads the projects again. @throws ConfigError */
  readProjects(): PlatformConfig['projects']
}

/**
 * Loads the code and the configuration of a module, and of no other.
 *
 * @param relayProgram For all modules: starts the relay in its own process with the command `relay-process`.
 * @throws ConfigError for invalid options, and for those that only other modules read
 */
export async function loadModule(
  name: ModuleName,
  sources: ConfigSources,
  relayProgram?: string,
): Promise<LoadedModule> {
  switch (name) {
    case 'relay': {
      const { createRelayServer, loadRelayConfig } = await import('./createRelayServer.js')
      return loaded(() => loadRelayConfig(sources), createRelayServer)
    }
    case 'api': {
      const { createApiServer, loadApiConfig } = await import('./createApiServer.js')
      return loaded(() => loadApiConfig(sources), createApiServer)
    }
    case 'wallet': {
      const { createWalletServer, loadWalletConfig } = await import('./createWalletServer.js')
      return loaded(() => loadWalletConfig(sources), createWalletServer)
    }
    case 'all': {
      const [{ createSplitServer }, { loadConfig }] = await Promise.all([
        import('./createServer.js'),
        import('./config/loadConfig.js'),
      ])
      return loaded(
        () => loadConfig(sources),
        (config) => createSplitServer(config, relayProgram),
      )
    }
  }
}

function loaded<C extends PlatformConfig>(read: () => C, create: (config: C) => KitServer): LoadedModule {
  return { server: create(read()), readProjects: () => read().projects }
}
