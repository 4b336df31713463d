import { existsSync } from 'node:fs'
import { ConfigError } from '../platform/config/ConfigError.js'
import { parseSmtpUrl } from '../platform/mail/parseSmtpUrl.js'
import { describePlatform, formatSummary, type SummaryRow } from './describePlatform.js'
import { findMarketFaults } from './findMarketFaults.js'
import { loadConfig } from './loadConfig.js'
import { loadModuleConfig } from './loadModuleConfig.js'
import { type ModuleName, optionModules } from './optionModules.data.js'
import type { ConfigSources } from './readSources.js'
import type { ServerConfig } from './ServerConfig.js'

/**
 * Validates a configuration without opening anything, and returns a readable summary without secrets.
 *
 * @throws ConfigError with every problem
 */
export function checkConfig(sources: ConfigSources, module: Exclude<ModuleName, 'relay'> = 'all'): readonly string[] {
  const config = module === 'all' ? loadConfig(sources) : loadModuleConfig(module, sources)
  const missing = filesOf(config).filter(([, path]) => !existsSync(path))
  if (missing.length > 0) throw new ConfigError(missing.map(([option]) => `${option}: file not found`))
  const faults = findMarketFaults(config)
  if (faults.length > 0) throw new ConfigError(faults)
  const rows = rowsOf(config).filter(([, , option]) => {
    const readers = option === undefined ? undefined : optionModules[option]
    return module === 'all' || readers === undefined || readers.includes(module)
  })
  return formatSummary([...describePlatform(config), ...rows])
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

function mailsOf({ mail, projects }: ServerConfig): string {
  if (mail.smtp === undefined) return projects === 'open' ? 'shown at /dev/mailbox (development)' : 'none'
  const { host, port } = parseSmtpUrl(mail.smtp)
  return `via ${host}:${port}, from ${mail.from}`
}

/** Describes the options that not all modules read, each with the option that it is about. */
function rowsOf(config: ServerConfig): readonly (readonly [...SummaryRow, option: string])[] {
  return [
    ['role', config.role, 'role'],
    ...(config.relay.databaseUrl === undefined
      ? []
      : [['mailbox', 'Postgres, apart from the database', 'relay'] as const]),
    ...Object.entries(config.chains).map(
      ([chain, { upstreams, tokens, exchanges, bundlers }]): readonly [string, string, string] => [
        chain,
        [
          `${upstreams.length} upstream${upstreams.length === 1 ? '' : 's'}`,
          typeof tokens === 'string' ? `tokens from ${tokens}` : `${tokens.length} tokens`,
          `${exchanges.length} exchanges`,
          `${bundlers.length} bundlers`,
        ].join(', '),
        'chains',
      ],
    ),
    ['analytics', config.analytics.enabled ? `kept for ${config.analytics.retentionDays} days` : 'off', 'analytics'],
    ['email', mailsOf(config), 'mail'],
  ]
}
