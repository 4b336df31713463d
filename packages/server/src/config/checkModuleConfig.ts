import type { ModuleName } from './optionModules.data.js'
import type { ConfigSources } from './readSources.js'

/**
 * Validates the configuration of a module as its start does, without opening anything. Loads no schema of another module.
 *
 * @throws ConfigError with every problem
 */
export async function checkModuleConfig(module: ModuleName, sources: ConfigSources): Promise<readonly string[]> {
  return module === 'relay'
    ? (await import('./checkRelayConfig.js')).checkRelayConfig(sources)
    : (await import('./checkConfig.js')).checkConfig(sources, module)
}
