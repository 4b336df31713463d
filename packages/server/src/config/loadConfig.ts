import { ConfigError } from '../platform/config/ConfigError.js'
import { parseConfig } from './parseConfig.js'
import { type ConfigSources, readSources } from './readSources.js'
import type { ServerConfig } from './ServerConfig.js'

/**
 * Loads the given file or the one in `KIT_SERVER_CONFIG`, then the environment, and validates the result. The variables are
 * `KIT_SERVER_PORT`, `_HOST`, `_DATA`, `_LOG_LEVEL`, `_ROLE`, `_ADMIN_SOCKET`, `_METRICS_PORT`, `_METRICS_HOST`, `_TRUST_PROXY`,
 * `_ENCRYPTION_KEY`, `_SMTP_URL`, `_REDIS_PREFIX`, `DATABASE_URL` and `REDIS_URL`. A variable `NAME` can also be given as `NAME_FILE`, the
 * path of a file with its value; an option of the file as `{ "$file": "PATH" }`.
 *
 * @throws ConfigError when a file cannot be read, is not JSON or contains an invalid option
 * @example loadConfig({ env: process.env, flags: { port: '8080' } }).port // 8080
 */
export function loadConfig(sources: ConfigSources): ServerConfig {
  const input = readSources(sources)
  const config = parseConfig(input)
  // Otherwise users would get the development chains instead of their own.
  if (config.projects !== 'open' && !('chains' in input))
    throw new ConfigError(['chains: required when projects are listed; use {} for none'])
  return config
}
