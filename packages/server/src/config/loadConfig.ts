import { readFileSync } from 'node:fs'
import { ConfigError } from './ConfigError.js'
import { parseConfig } from './parseConfig.js'
import type { ServerConfig } from './ServerConfig.js'

/** Where the configuration comes from; later sources win: file, environment, flags. */
export type ConfigSources = {
  /** Path of a JSON file. */
  readonly file?: string | undefined
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly flags?: {
    readonly port?: string | undefined
    readonly host?: string | undefined
    readonly data?: string | undefined
  }
}

/**
 * Reads the file that is given or that `KIT_SERVER_CONFIG` names, then the environment: `KIT_SERVER_PORT`, `_HOST`, `_DATA`, `_LOG_LEVEL`,
 * `_ROLE`, `_ADMIN_SOCKET`, `_METRICS_PORT`, `_METRICS_HOST`, `_TRUST_PROXY`, `_ENCRYPTION_KEY`, `_SMTP_URL`, `_REDIS_PREFIX`, `DATABASE_URL` and `REDIS_URL`; and
 * checks the whole.
 *
 * @throws ConfigError when the file cannot be read, is not JSON or holds a faulty option
 * @example loadConfig({ env: process.env, flags: { port: '8080' } }).port // 8080
 */
export function loadConfig({ file, env = {}, flags = {} }: ConfigSources): ServerConfig {
  const path = file ?? env['KIT_SERVER_CONFIG']
  const fromFile = path === undefined ? {} : readJson(path)
  if (typeof fromFile !== 'object' || fromFile === null || Array.isArray(fromFile)) {
    throw new ConfigError(['config: the file must contain one JSON object'])
  }
  const overrides = {
    port: parseCount('port', flags.port ?? env['KIT_SERVER_PORT']),
    host: flags.host ?? env['KIT_SERVER_HOST'],
    dataDir: flags.data ?? env['KIT_SERVER_DATA'],
    logLevel: env['KIT_SERVER_LOG_LEVEL'],
    role: env['KIT_SERVER_ROLE'],
    adminSocket: env['KIT_SERVER_ADMIN_SOCKET'],
    metricsPort: parseCount('metricsPort', env['KIT_SERVER_METRICS_PORT']),
    metricsHost: env['KIT_SERVER_METRICS_HOST'],
    trustProxy: parseProxies(env['KIT_SERVER_TRUST_PROXY']),
    redisPrefix: env['KIT_SERVER_REDIS_PREFIX'],
    databaseUrl: env['DATABASE_URL'],
    redisUrl: env['REDIS_URL'],
    sessions: withSecret(fromFile, 'sessions', 'encryptionKey', env['KIT_SERVER_ENCRYPTION_KEY']),
    mail: withSecret(fromFile, 'mail', 'smtp', env['KIT_SERVER_SMTP_URL']),
  }
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined && value !== '')
  const config = parseConfig({ ...fromFile, ...Object.fromEntries(given) })
  // The chains of development would be served to users, and theirs would not.
  if (config.projects !== 'open' && !('chains' in fromFile))
    throw new ConfigError(['chains: required when projects are listed; use {} for none'])
  return config
}

/** A part of the file, with a secret of the environment in it. */
function withSecret(file: object, part: string, option: string, secret: string | undefined): unknown {
  const given = (file as Readonly<Record<string, unknown>>)[part]
  return secret === undefined ? given : { ...(given as object | undefined), [option]: secret }
}

/** A number, or addresses and ranges with commas between them. */
function parseProxies(text: string | undefined): number | readonly string[] | undefined {
  return text === undefined || /^\d*$/.test(text) ? parseCount('trustProxy', text) : text.split(/\s*,\s*/)
}

function parseCount(option: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,5}$/.test(text)) throw new ConfigError([`${option}: must be a number from 0 to 65535`])
  return Number(text)
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new ConfigError([`config: the file cannot be read (${(error as NodeJS.ErrnoException).code})`])
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError(['config: the file is not valid JSON'])
  }
}
