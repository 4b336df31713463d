import { z } from 'zod'
import type { DeepReadonly } from '../DeepReadonly.js'
import { isOriginPattern } from '../projects/matchesOrigin.js'
import { ConfigError } from './ConfigError.js'
import { chainConfig } from './chainConfig.js'
import { describeFaults } from './describeFaults.js'
import { developmentChains } from './developmentChains.data.js'
import { findContradictions } from './findContradictions.js'
import type { ServerConfig } from './ServerConfig.js'
import { serviceConfig } from './serviceConfig.js'

export type { ProjectConfig, RelayConfig, RelayLimits, ServerConfig } from './ServerConfig.js'

/** What an operator writes: any part of `ServerConfig`; a chain may be one URL or a list. */
export type ServerConfigInput = DeepReadonly<z.input<typeof serverConfig>>

const MIB = 1024 * 1024
const count = (fallback: number) => z.int().positive().default(fallback)

const limits = z
  .strictObject({
    maxFrameBytes: count(2 * MIB),
    maxMessageBytes: count(512 * 1024),
    maxTopicsPerSocket: count(20_000),
    maxTopicsPerClient: count(50_000),
    maxBatch: count(500),
    maxTtlS: count(30 * 86_400),
    maxRequestsPerSecond: count(50_000),
    maxSocketsPerIp: count(20_000),
    maxSockets: count(50_000),
    maxBufferedBytes: count(16 * MIB),
    maxStoredBytes: count(8 * 1024 * MIB),
  })
  .prefault({})

const relay = z
  .strictObject({
    audiences: z.array(z.string()).default([]),
    clockToleranceS: z.int().nonnegative().default(120),
    pingIntervalMs: z.int().positive().max(30_000).default(25_000),
    durability: z.enum(['power-loss', 'process-crash']).default('power-loss'),
    limits,
  })
  .prefault({})

const originPattern = z
  .string()
  .refine(isOriginPattern, 'must be like https://app.example or *.app.example, where * stands for one label')

const project = z.strictObject({
  id: z.string().min(1),
  name: z.string().default(''),
  allowedOrigins: z.array(originPattern).default([]),
})

const serverConfig = z.strictObject({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.int().min(0).max(65_535).default(4401),
  dataDir: z.string().min(1).default('.data/kit-server'),
  projects: z
    .union([z.literal('open'), z.array(project)], { error: 'must be "open" or a list of projects' })
    .default('open'),
  chains: z
    .record(z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 id like eip155:1'), chainConfig)
    .prefault(developmentChains),
  relay,
  directory: z.string().min(1).optional(),
  ...serviceConfig,
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' }).optional(),
  redisUrl: z.url({ protocol: /^rediss?$/, error: 'must be a redis URL' }).optional(),
  redisPrefix: z.string().max(64).default('kit:'),
  role: z.enum(['all', 'api', 'indexer']).default('all'),
  metricsPort: z.int().min(0).max(65_535).optional(),
  metricsHost: z.string().min(1).default('127.0.0.1'),
  compatibility: z.boolean().default(false),
  trustProxy: z.int().nonnegative().max(10).default(0),
  drainLimitMs: z.int().nonnegative().max(60_000).default(10_000),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

/**
 * Checks an operator's configuration and fills in the defaults.
 *
 * @throws ConfigError naming each faulty option
 * @example parseConfig({ port: 8080, projects: [{ id: 'my-dapp' }] }).relay.limits.maxSockets // 50000
 */
export function parseConfig(input: unknown): ServerConfig {
  const parsed = serverConfig.safeParse(input)
  const faults = parsed.success ? findContradictions(parsed.data) : describeFaults(serverConfig, parsed.error.issues)
  if (parsed.success && faults.length === 0) return parsed.data
  throw new ConfigError(faults)
}
