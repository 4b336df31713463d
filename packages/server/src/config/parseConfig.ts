import { z } from 'zod'
import { chainConfig } from '../chain/config/chainConfig.js'
import { serviceConfig } from '../chain/config/serviceConfig.js'
import { chainNamespaces } from '../chain/families/chainNamespaces.data.js'
import { ConfigError } from '../platform/config/ConfigError.js'
import type { DeepReadonly } from '../platform/config/DeepReadonly.js'
import { describeFaults } from '../platform/config/describeFaults.js'
import type { LimitDefaults } from '../platform/limits/limitConfig.js'
import { mailConfig } from '../platform/mail/mailConfig.js'
import type { RelayLimits } from '../relay/relayConfig.js'
import { relayConfig } from '../relay/relayConfig.js'
import { walletConfig } from '../wallet/walletConfig.js'
import { developmentChains } from './developmentChains.data.js'
import { findContradictions } from './findContradictions.js'
import { frameNetworks } from './frameNetworks.data.js'
import { limitDefaults } from './limitDefaults.data.js'
import { platformOptions } from './platformOptions.js'
import type { ServerConfig } from './ServerConfig.js'

/** Configuration as written by an operator: any part of `ServerConfig`; a chain can be one URL or a list. */
export type ServerConfigInput = DeepReadonly<z.input<ReturnType<typeof serverConfig>>>

const serverConfig = (defaults: LimitDefaults & { readonly relay: RelayLimits }) =>
  z.strictObject({
    ...platformOptions(defaults),
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
    role: z.enum(['all', 'api', 'indexer']).default('all'),
    compatibility: z.boolean().default(false),
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
export function parseConfig(input: unknown, namespaces: readonly string[] = chainNamespaces): ServerConfig {
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
