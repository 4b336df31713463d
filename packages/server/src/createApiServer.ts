import { composeApi } from './composeApi.js'
import { loadModuleConfig } from './config/loadModuleConfig.js'
import type { ConfigSources } from './config/readSources.js'
import type { ServerConfig } from './config/ServerConfig.js'
import { type KitServer, runServer, type ServerPorts } from './runServer.js'

/** Loads the configuration of `kit-server api`. @throws ConfigError naming each invalid option */
export function loadApiConfig(sources: ConfigSources): ServerConfig {
  return loadModuleConfig('api', sources)
}

/** Creates a server that runs only the gateway, the Blockchain API, the directory and analytics. */
export function createApiServer({ wallet, ...config }: ServerConfig, ports?: ServerPorts): KitServer {
  const { publicUrl } = config.onramp
  // The login host is another process: its port stays closed here.
  return runServer({ config, ports, publicUrl, compose: (given) => composeApi({ ...config, wallet }, given) })
}
