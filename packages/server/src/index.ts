export { ConfigError, isConfigError } from './config/ConfigError.js'
export { type ConfigSources, loadConfig } from './config/loadConfig.js'
export {
  type ProjectConfig,
  parseConfig,
  type RelayConfig,
  type RelayLimits,
  type ServerConfig,
  type ServerConfigInput,
} from './config/parseConfig.js'
export { createFetchHandler, type FetchHandler } from './createFetchHandler.js'
export { createServer, type KitServer, type ServerPorts } from './createServer.js'
export type { Log } from './Log.js'
