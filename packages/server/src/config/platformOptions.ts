import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { postgresUrl } from '../platform/config/postgresUrl.js'
import { type LimitDefaults, limitConfig } from '../platform/limits/limitConfig.js'
import { projectConfig } from '../platform/projects/projectConfig.js'
import { tracingConfig } from '../platform/tracing/tracingConfig.js'

const addressRange = z
  .string()
  .refine((text) => ipaddr.isValidCIDR(text), 'must be a range like 100.64.0.0/10 or 2001:db8::/32')
const proxyRange = z
  .string()
  .refine(
    (text) => /^(loopback|linklocal|uniquelocal)$/.test(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text),
    'must be an IP address, a range like 10.0.0.0/8, loopback, linklocal or uniquelocal',
  )

/** Schemas of the options that every module reads. */
export const platformOptions = (defaults: LimitDefaults) => ({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.int().min(0).max(65_535).default(4401),
  dataDir: z.string().min(1).default('.data/kit-server'),
  projects: z
    .union([z.literal('open'), z.array(projectConfig)], { error: 'must be "open" or a list of projects' })
    .default('open'),
  ...limitConfig(defaults),
  databaseUrl: postgresUrl.optional(),
  redisUrl: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  redisPrefix: z.string().max(64).default('kit:'),
  adminSocket: z.string().min(1).optional(),
  metricsPort: z.int().min(0).max(65_535).optional(),
  metricsHost: z.string().min(1).default('127.0.0.1'),
  tracing: tracingConfig,
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
