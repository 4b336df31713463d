import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { chainFamilies } from '../chain/chainFamilies.js'
import { chainConfig } from '../chain/config/chainConfig.js'
import { serviceConfig } from '../chain/config/serviceConfig.js'
import { ConfigError } from '../platform/config/ConfigError.js'
import type { DeepReadonly } from '../platform/config/DeepReadonly.js'
import { describeFaults } from '../platform/config/describeFaults.js'
import { type LimitDefaults, limitConfig } from '../platform/limits/limitConfig.js'
import { mailConfig } from '../platform/mail/mailConfig.js'
import { projectConfig } from '../platform/projects/projectConfig.js'
import type { RelayLimits } from '../relay/relayConfig.js'
import { relayConfig } from '../relay/relayConfig.js'
import { walletConfig } from '../wallet/walletConfig.js'
import { developmentChains } from './developmentChains.data.js'
import { findContradictions } from './findContradictions.js'
import { frameNetworks } from './frameNetworks.data.js'
import { limitDefaults } from './limitDefaults.data.js'
import type { ServerConfig } from './ServerConfig.js'

/** Configuration as written by an operator: any part of `ServerConfig`; a chain can be one URL or a list. */
export type ServerConfigInput = DeepReadonly<z.input<ReturnType<typeof serverConfig>>>

const addressRange = z
  .string()
  .refine((text) => ipaddr.isValidCIDR(text), 'must be a range like 100.64.0.0/10 or 2001:db8::/32')
const proxyRange = z
  .string()
  .refine(
    (text) => /^(loopback|linklocal|uniquelocal)$/.test(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text),
    'must be an IP address, a range like 10.0.0.0/8, loopback, linklocal or uniquelocal',
  )

const serverConfig = (defaults: LimitDefaults & { readonly relay: RelayLimits }) =>
  z.strictObject({
    host: z.string().min(1).default('127.0.0.1'),
    port: z.int().min(0).max(65_535).default(4401),
    dataDir: z.string().min(1).default('.data/kit-server'),
    projects: z
      .union([z.literal('open'), z.array(projectConfig)], { error: 'must be "open" or a list of projects' })
      .default('open'),
    chains: z
      .record(
        z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 ID like eip155:1'),
        chainConfig,
      )
      .prefault(developmentChains),
    frameNetworks: z.boolean().default(false),
    relay: relayConfig(defaults.relay),
    directory: z.string().min(1).optional(),
    pictures: z.string().min(1).optional(),
    ...serviceConfig,
    mail: mailConfig,
    wallet: walletConfig.optional(),
    ...limitConfig(defaults),
    databaseUrl: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
    redisUrl: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
    redisPrefix: z.string().max(64).default('kit:'),
    role: z.enum(['all', 'api', 'indexer']).default('all'),
    adminSocket: z.string().min(1).optional(),
    metricsPort: z.int().min(0).max(65_535).optional(),
    metricsHost: z.string().min(1).default('127.0.0.1'),
    compatibility: z.boolean().default(false),
    trustProxy: z
      .union([z.int().nonnegative().max(10), z.array(proxyRange).min(1)], {
        error: 'must be a number of proxies from 0 to 10, or a list of their IP addresses and ranges',
      })
      .default(0),
    addressRanges: z
      .array(z.strictObject({ ranges: z.array(addressRange).min(1), times: z.int().min(1).max(1000) }))
      .default([]),
    drainLimitMs: z.int().nonnegative().max(60_000).default(10_000),
    lameDuckMs: z.int().nonnegative().max(60_000).optional(),
    logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })

/** Schemas of the configuration. Created once: zod compiles a schema on first use, which takes longer than the validation itself. */
export const configSchemas = {
  open: serverConfig(limitDefaults.open),
  listed: serverConfig(limitDefaults.listed),
} as const

/**
 * Validates an operator's configuration and fills in the defaults; limits are strict once projects are listed. `namespaces` are those of
 * the supported chain families.
 *
 * @throws ConfigError naming each invalid option
 * @example parseConfig({ port: 8080, projects: [{ id: 'my-dapp' }], sessions: { domain: 'api.example' } }).relay.limits.maxSocketsPerIp // 200
 */
export function parseConfig(
  input: unknown,
  namespaces: readonly string[] = chainFamilies.map(({ namespace }) => namespace),
): ServerConfig {
  const isListed = Array.isArray((input as { projects?: unknown } | undefined)?.projects)
  const schema = configSchemas[isListed ? 'listed' : 'open']
  const parsed = schema.safeParse(withFrameNetworks(input))
  const faults = parsed.success
    ? findContradictions(parsed.data, namespaces)
    : describeFaults(schema, parsed.error.issues)
  if (parsed.success && faults.length === 0) return parsed.data
  throw new ConfigError(faults)
}

/** Adds the default networks of the embedded wallet if requested; configured chains take precedence. */
function withFrameNetworks(input: unknown): unknown {
  const { frameNetworks: isEnabled, chains } = (input ?? {}) as { frameNetworks?: unknown; chains?: object }
  return isEnabled === true ? { ...(input as object), chains: { ...frameNetworks, ...chains } } : input
}
