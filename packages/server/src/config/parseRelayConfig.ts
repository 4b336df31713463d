import { z } from 'zod'
import { ConfigError } from '../platform/config/ConfigError.js'
import { describeFaults } from '../platform/config/describeFaults.js'
import { relayConfig } from '../relay/relayConfig.js'
import { findForeignOptions } from './findForeignOptions.js'
import { findPlatformContradictions } from './findPlatformContradictions.js'
import { limitDefaults } from './limitDefaults.data.js'
import { platformOptions } from './platformOptions.js'
import type { RelayServerConfig } from './ServerConfig.js'

/**
 * Validates the configuration of a relay that runs alone, and fills in the defaults. Loads no schema of another module.
 *
 * @throws ConfigError naming each invalid option, and each that only other modules read
 */
export function parseRelayConfig(input: Readonly<Record<string, unknown>>): RelayServerConfig {
  const foreign = findForeignOptions('relay', input)
  if (foreign.length > 0) throw new ConfigError(foreign)
  const defaults = limitDefaults[Array.isArray(input['projects']) ? 'listed' : 'open']
  const schema = z.strictObject({ ...platformOptions(defaults), relay: relayConfig(defaults.relay) })
  const parsed = schema.safeParse(input)
  const faults = parsed.success ? findPlatformContradictions(parsed.data) : describeFaults(schema, parsed.error.issues)
  if (parsed.success && faults.length === 0)
    return { ...parsed.data, databaseUrl: parsed.data.relay.databaseUrl ?? parsed.data.databaseUrl }
  throw new ConfigError(faults)
}
