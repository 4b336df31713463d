import { describePlatform, formatSummary } from './describePlatform.js'
import { parseRelayConfig } from './parseRelayConfig.js'
import { type ConfigSources, readSources } from './readSources.js'

/** Validates the configuration of a relay that runs alone, and returns a summary. @throws ConfigError with every problem */
export function checkRelayConfig(sources: ConfigSources): readonly string[] {
  return formatSummary(describePlatform(parseRelayConfig(readSources(sources))))
}
