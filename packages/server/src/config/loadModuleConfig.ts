import { ConfigError } from '../platform/config/ConfigError.js'
import { findForeignOptions } from './findForeignOptions.js'
import { loadConfig } from './loadConfig.js'
import { type ConfigSources, readSources } from './readSources.js'
import type { ServerConfig } from './ServerConfig.js'

/**
 * Loads the configuration of the Blockchain API or the wallet service that runs alone, like `loadConfig`.
 *
 * @throws ConfigError also for options that only other modules read, and for missing ones that the module needs
 */
export function loadModuleConfig(module: 'api' | 'wallet', sources: ConfigSources): ServerConfig {
  const input = readSources(sources)
  const foreign = findForeignOptions(module, input)
  if (foreign.length > 0) throw new ConfigError(foreign)
  const config = loadConfig(sources)
  const faults = module === 'wallet' ? findMissing(config) : []
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function findMissing({ wallet }: ServerConfig): readonly string[] {
  if (wallet === undefined) return ['wallet: required by kit-server wallet; set at least origin, login and apiUrl']
  if (wallet.apiUrl === undefined)
    return ['wallet.apiUrl: required by kit-server wallet; set it to the URL of the server that runs kit-server api']
  return []
}
