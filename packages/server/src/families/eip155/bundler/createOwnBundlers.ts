import type { Hex } from 'viem'
import type { BundlerConfig } from '../../../config/chainConfig.js'
import type { Services } from '../../../Services.js'
import type { OwnBundler } from './own/createOwnBundler.js'

/** The bundler that the server is for a chain; the same at every call with the same configuration. */
export type OwnBundlers = (chain: string, own: NonNullable<BundlerConfig['own']>) => Promise<OwnBundler>

/** Creates bundlers when they are first asked; their code is loaded then. */
export function createOwnBundlers({
  chains,
  config,
  log,
  now,
  store,
}: Pick<Services, 'chains' | 'config' | 'log' | 'now' | 'store'>): OwnBundlers {
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
