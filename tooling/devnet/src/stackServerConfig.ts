import { devBundlerKey, devPaymaster } from './evm/devPaymaster.js'
import { type DevServerConfig, devServerConfig } from './evm/devServerConfig.js'
import type { EvmDevnet } from './startEvm.js'
import type { ServerPart } from './startFamilies.js'

/** Pays out what visitors of the sandbox buy. No page uses it for anything else. */
const faucetAccount = 9

/** Far above what a person or a test does, so that nobody reaches a limit by accident. */
const generous = { points: 100_000, perMs: 10_000 }

/**
 * The configuration file of the stack's kit-server: everything it can do, over the chains that run. Limits are generous, the on-ramp is its
 * sandbox, analytics are kept for a week.
 *
 * @example
 * stackServerConfig({ chains: [await startEvm({ chainId: 31337 })], families: [], serverUrl: 'http://localhost:4401' })
 */
export function stackServerConfig(options: {
  readonly chains: readonly EvmDevnet[]
  readonly families: readonly ServerPart[]
  /** Where browsers reach the server. */
  readonly serverUrl: string
  /** Opens its mailbox. Default: one that the server makes up. */
  readonly mailboxKey?: string
  /** Where they reach the embedded wallet's frame and its login host; without it there is none. */
  readonly wallet?: {
    readonly origin: string
    readonly login: string
    readonly providers: Readonly<Record<string, unknown>>
  }
}): Readonly<Record<string, unknown>> {
  const { chains, families, serverUrl, mailboxKey, wallet } = options
  const { chains: evm, identity } = devServerConfig(chains)
  return {
    identity,
    chains: Object.assign(withSmartAccounts(evm), ...families.map((family) => family.chains)),
    prices: { fixed: Object.assign({}, ...families.map(({ prices }) => prices)) },
    onramp: {
      sandbox: true,
      faucetKeys: Object.assign(
        Object.fromEntries(
          chains.map(({ chainId, accounts }) => [`eip155:${chainId}`, accounts[faucetAccount]?.privateKey]),
        ),
        ...families.map(({ faucetKeys }) => faucetKeys),
      ),
      publicUrl: serverUrl,
    },
    analytics: { retentionDays: 7 },
    auth: { emailCapture: 'optional' },
    ...(mailboxKey !== undefined && { mail: { mailboxKey } }),
    rateLimits: { rpc: generous, read: generous, write: generous, auth: generous },
    ...(wallet && { wallet: { ...wallet, port: Number(new URL(wallet.login).port), smartAccounts: 'contract' } }),
  }
}

/** The server sends operations of smart accounts itself, and pays for them. */
function withSmartAccounts(chains: DevServerConfig['chains']): Record<string, unknown> {
  const bundlers = [{ name: 'own', own: { key: devBundlerKey } }]
  const { address, key } = devPaymaster()
  const paymaster = { name: 'This local chain', own: { address, key }, perSenderPerDay: 10_000 }
  return Object.fromEntries(Object.entries(chains).map(([id, chain]) => [id, { ...chain, bundlers, paymaster }]))
}
