import { readFileSync } from 'node:fs'
import { ConfigError } from './ConfigError.js'
import { parseConfig, type ServerConfig } from './parseConfig.js'

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
 * Reads `KIT_SERVER_PORT`, `KIT_SERVER_HOST`, `KIT_SERVER_DATA`, `KIT_SERVER_LOG_LEVEL` and `KIT_SERVER_CONFIG` (path of the file, if
 * none is given), and checks the whole.
 *
 * @throws ConfigError when the file cannot be read, is not JSON or holds a faulty option
 * @example loadConfig({ env: process.env, flags: { port: '8080' } }).port // 8080
 */
export function loadConfig({ file, env = {}, flags = {} }: ConfigSources): ServerConfig {
  const path = file ?? env.KIT_SERVER_CONFIG
  const fromFile = path === undefined ? {} : readJson(path)
  if (typeof fromFile !== 'object' || fromFile === null || Array.isArray(fromFile)) {
    throw new ConfigError(['config: the file must hold one JSON object'])
  }
  const port = flags.port ?? env.KIT_SERVER_PORT
  const overrides = {
    port: port === undefined ? undefined : parsePort(port),
    host: flags.host ?? env.KIT_SERVER_HOST,
    dataDir: flags.data ?? env.KIT_SERVER_DATA,
    logLevel: env.KIT_SERVER_LOG_LEVEL,
  }
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined)
  return parseConfig({ ...fromFile, ...Object.fromEntries(given) })
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new ConfigError(['port: must be a number from 0 to 65535'])
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
    throw new ConfigError(['config: the file is not JSON'])
  }
}
