import { z } from 'zod'
import { ConfigError } from '../platform/config/ConfigError.js'
import { describeFaults } from '../platform/config/describeFaults.js'
import type { AdminSocketConfig } from '../platform/operations/adminSocketOf.js'
import { limitDefaults } from './limitDefaults.data.js'
import { platformOptions } from './platformOptions.js'
import { type ConfigSources, readSources } from './readSources.js'

/**
 * Loads only the options that lead to the admin socket of a running server, whichever modules it runs.
 *
 * @throws ConfigError when one of them is invalid
 */
export function loadAdminConfig(sources: ConfigSources): AdminSocketConfig {
  const { adminSocket, dataDir } = platformOptions(limitDefaults.open)
  const schema = z.object({ adminSocket, dataDir })
  const parsed = schema.safeParse(readSources(sources))
  if (parsed.success) return parsed.data
  throw new ConfigError(describeFaults(schema, parsed.error.issues))
}
