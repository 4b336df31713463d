import type { ProjectConfig } from '../platform/projects/projectConfig.js'
import { isPubliclyReachable } from './isPubliclyReachable.js'
import type { PlatformConfig } from './ServerConfig.js'

/** One line of a configuration's summary. */
export type SummaryRow = readonly [name: string, value: string]

/** Describes the options that every module reads, without secrets. */
export function describePlatform(config: PlatformConfig): readonly SummaryRow[] {
  const { projects, rateLimits } = config
  const metrics = config.metricsPort === undefined ? 'none' : `${config.metricsHost}:${config.metricsPort}`
  return [
    ['listening on', `${config.host}:${config.port}, metrics ${metrics}`],
    ['database', config.databaseUrl === undefined ? `SQLite in ${config.dataDir}` : 'Postgres, shared by all replicas'],
    ['cache and limits', config.redisUrl === undefined ? 'memory' : `Redis, prefix ${config.redisPrefix}`],
    ['projects', projects === 'open' ? anyId(config) : projects.map(projectOf).join(', ')],
    ['limits', rateLimits.enabled ? 'on' : 'off'],
    ['trusted proxies', [config.trustProxy].flat().join(', ')],
  ]
}

/** Aligns the values of a summary. */
export function formatSummary(
  rows: readonly (readonly [name: string, value: string, ...rest: unknown[]])[],
): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}

function anyId(config: PlatformConfig): string {
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
