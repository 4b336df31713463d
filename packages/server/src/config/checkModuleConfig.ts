import type { ModuleName } from './optionModules.data.js'
import { type ConfigSources, readSources } from './readSources.js'

/**
 * Validates the configuration of a module as its start does, without opening anything. Loads no schema of another module.
 *
 * @throws ConfigError with every problem
 */
export async function checkModuleConfig(module: ModuleName, sources: ConfigSources): Promise<readonly string[]> {
  if (module !== 'relay') return (await import('./checkConfig.js')).checkConfig(sources, module)
  const [{ parseRelayConfig }, { describePlatform, formatSummary }] = await Promise.all([
    import('./parseRelayConfig.js'),
    import('./describePlatform.js'),
  ])
  return formatSummary(describePlatform(parseRelayConfig(readSources(sources))))
}
