import { existsSync } from 'node:fs'
import { ConfigError } from '../platform/config/ConfigError.js'
import { parseSmtpUrl } from '../platform/mail/parseSmtpUrl.js'
import type { ProjectConfig } from '../platform/projects/projectConfig.js'
import { findMarketFaults } from './findMarketFaults.js'
import { isPubliclyReachable } from './isPubliclyReachable.js'
import { loadConfig } from './loadConfig.js'
import type { ConfigSources } from './readSources.js'
import type { ServerConfig } from './ServerConfig.js'

/**
 * Validates a configuration without opening anything, and returns a readable summary without secrets.
 *
 * @throws ConfigError with every problem
 */
export function checkConfig(sources: ConfigSources): readonly string[] {
  const config = loadConfig(sources)
  const missing = filesOf(config).filter(([, path]) => !existsSync(path))
  if (missing.length > 0) throw new ConfigError(missing.map(([option]) => `${option}: file not found`))
  const faults = findMarketFaults(config)
  if (faults.length > 0) throw new ConfigError(faults)
  return summaryOf(config)
}

/** Files referenced by options. */
function filesOf({
  directory,
  pictures,
  prices,
  chains,
}: ServerConfig): readonly (readonly [option: string, path: string])[] {
  const lists = Object.entries(chains).map(([chain, { tokens }]): readonly [string, unknown] => [
    `chains.${chain}.tokens`,
    tokens,
  ])
  const named = [
    ['directory', directory] as const,
    ['pictures', pictures] as const,
    ['prices.file', prices.file] as const,
  ]
  return [...named, ...lists].filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
}

function anyId(config: ServerConfig): string {
  return isPubliclyReachable(config)
    ? 'any ID, open to everyone who can reach this machine; list your projects'
    : 'any ID (development)'
}

function projectOf({ id, quota }: ProjectConfig): string {
  const parts = [
    quota?.perDay !== undefined && `${quota.perDay} points per day`,
    quota?.perMonth !== undefined && `${quota.perMonth} per month`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? id : `${id} (${parts.join(', ')})`
}

function mailsOf({ mail, projects }: ServerConfig): string {
  if (mail.smtp === undefined) return projects === 'open' ? 'shown at /dev/mailbox (development)' : 'none'
  const { host, port } = parseSmtpUrl(mail.smtp)
  return `via ${host}:${port}, from ${mail.from}`
}

function summaryOf(config: ServerConfig): readonly string[] {
  const { projects, chains, rateLimits } = config
  const metrics = config.metricsPort === undefined ? 'none' : `${config.metricsHost}:${config.metricsPort}`
  const rows: readonly (readonly [string, string])[] = [
    ['listening on', `${config.host}:${config.port}, metrics ${metrics}`],
    ['role', config.role],
    ['database', config.databaseUrl === undefined ? `SQLite in ${config.dataDir}` : 'Postgres, shared by all replicas'],
    ...(config.relay.databaseUrl === undefined ? [] : [['mailbox', 'Postgres, apart from the database'] as const]),
    ['cache and limits', config.redisUrl === undefined ? 'memory' : `Redis, prefix ${config.redisPrefix}`],
    ['projects', projects === 'open' ? anyId(config) : projects.map(projectOf).join(', ')],
    ...Object.entries(chains).map(([chain, { upstreams, tokens, exchanges, bundlers }]): readonly [string, string] => [
      chain,
      [
        `${upstreams.length} upstream${upstreams.length === 1 ? '' : 's'}`,
        typeof tokens === 'string' ? `tokens from ${tokens}` : `${tokens.length} tokens`,
        `${exchanges.length} exchanges`,
        `${bundlers.length} bundlers`,
      ].join(', '),
    ]),
    ['limits', rateLimits.enabled ? 'on' : 'off'],
    ['analytics', config.analytics.enabled ? `kept for ${config.analytics.retentionDays} days` : 'off'],
    ['email', mailsOf(config)],
    ['trusted proxies', [config.trustProxy].flat().join(', ')],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}
