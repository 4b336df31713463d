import { readFileSync } from 'node:fs'
import { ConfigError } from '../platform/config/ConfigError.js'
import { readFileOptions, readFileVariables } from '../platform/config/readSecretFiles.js'

/** Sources of the configuration; later ones take precedence: file, environment, flags. */
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
 * Reads all sources of a configuration, without validating the options.
 *
 * @throws ConfigError when a file cannot be read or is not JSON
 */
export function readSources({
  file,
  env: variables = {},
  flags = {},
}: ConfigSources): Readonly<Record<string, unknown>> {
  const env = readFileVariables(variables)
  const path = file ?? env['KIT_SERVER_CONFIG']
  const json = path === undefined ? {} : readJson(path)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ConfigError(['config: the file must contain one JSON object'])
  }
  const fromFile = readFileOptions(json)
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
    relay: withSecret(fromFile, 'relay', 'databaseUrl', env['KIT_SERVER_RELAY_DATABASE_URL']),
    sessions: withSecret(fromFile, 'sessions', 'encryptionKey', env['KIT_SERVER_ENCRYPTION_KEY']),
    tracing: withSecret(fromFile, 'tracing', 'url', env['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined),
    mail: withSecret(fromFile, 'mail', 'smtp', env['KIT_SERVER_SMTP_URL']),
  }
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined && value !== '')
  return { ...fromFile, ...Object.fromEntries(given) }
}

/** Adds a secret of the environment to a part of the file. */
function withSecret(file: object, part: string, option: string, secret: string | undefined): unknown {
  const given = (file as Readonly<Record<string, unknown>>)[part]
  return secret === undefined ? given : { ...(given as object | undefined), [option]: secret }
}

/** Parses a number, or comma-separated addresses and ranges. */
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
