import type { Hex } from 'viem'
import type { Log } from '../../../../platform/log/Log.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { Chains } from '../../../chains/Chains.js'
import type { BundlerConfig, ChainConfig } from '../../../config/chainConfig.js'
import type { OwnBundler } from './own/createOwnBundler.js'

/** Returns the built-in bundler of a chain; the same instance for the same configuration. */
export type OwnBundlers = (chain: string, own: NonNullable<BundlerConfig['own']>) => Promise<OwnBundler>

/** Creates bundlers lazily, and loads their code then. */
export function createOwnBundlers({
  chains,
  config,
  log,
  now,
  store,
}: {
  readonly chains: Chains
  readonly config: { readonly chains: Readonly<Record<string, ChainConfig>> }
  readonly log: Log
  readonly now: () => number
  readonly store: Store
}): OwnBundlers {
  const bundlers = new Map<object, Promise<OwnBundler>>()

  async function create(chain: string, own: NonNullable<BundlerConfig['own']>): Promise<OwnBundler> {
    const { createOwnBundler } = await import('./own/createOwnBundler.js')
    const pays = config.chains[chain]?.paymaster?.own?.address
    const paymasters = [...own.paymasters, ...(pays === undefined ? [] : [pays])].map((text) => text.toLowerCase())
    const { key, dataFee } = own
    return createOwnBundler({ chains, chain, key: key as Hex, paymasters, dataFee, store, log, now })
  }

  return (chain, own) => {
    const bundler = bundlers.get(own) ?? create(chain, own)
    bundlers.set(own, bundler)
    return bundler
  }
}
