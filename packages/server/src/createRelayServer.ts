import { composeRelay } from './composeRelay.js'
import { parseRelayConfig } from './config/parseRelayConfig.js'
import { type ConfigSources, readSources } from './config/readSources.js'
import type { RelayServerConfig } from './config/ServerConfig.js'
import { type KitServer, runServer, type ServerPorts } from './runServer.js'

/** Loads the configuration of `kit-server relay`. @throws ConfigError naming each invalid option */
export function loadRelayConfig(sources: ConfigSources): RelayServerConfig {
  return parseRelayConfig(readSources(sources))
}

/** Creates a server that runs only the relay. */
export function createRelayServer(config: RelayServerConfig, ports?: ServerPorts): KitServer {
  return runServer({ config, ports, compose: (given) => composeRelay(config, given) })
}
