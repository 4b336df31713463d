import { composeServer } from './composeServer.js'
import { parseConfig, type ServerConfigInput } from './config/parseConfig.js'
import type { ServerConfig } from './config/ServerConfig.js'
import { type KitServer, runServer, type ServerPorts } from './runServer.js'

/**
 * Creates the self-hosted server of the kit: pairing relay, RPC gateway, Blockchain API and wallet directory in one process. Opens nothing
 * before `start`.
 *
 * @throws ConfigError naming each invalid option
 * @example
 * const server = createServer({ port: 4401, dataDir: './data' })
 * const { url } = await server.start()
 * await server.stop()
 */
export function createServer(input: ServerConfigInput = {}, ports: ServerPorts = {}): KitServer {
  return createSplitServer(parseConfig(input), undefined, ports)
}

/** Creates a server whose relay runs in its own process, which `program` starts with `relay-process`. */
export function createSplitServer(config: ServerConfig, program?: string, ports: ServerPorts = {}): KitServer {
  const compose: Parameters<typeof runServer>[0]['compose'] = (given) =>
    composeServer({ config, relayProgram: program, ...given })
  return runServer({ config, ports, publicUrl: config.onramp.publicUrl, compose })
}
