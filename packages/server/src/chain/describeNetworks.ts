import type { ChainConfig } from './config/chainConfig.js'
import type { Assets } from './tokens/createAssets.js'

/** Describes the configured chains whose native currency is known, in their order. */
export function describeNetworks(chains: Readonly<Record<string, ChainConfig>>, assets: Pick<Assets, 'native'>) {
  return Object.entries(chains).flatMap(([id, chain]) => {
    const native = assets.native(id, chain)
    if (native === undefined) return []
    const { name, symbol, decimals } = native
    const hasPaymaster = chain.paymaster !== undefined
    const hasBundler = chain.bundlers.length > 0
    return [{ id, name: chain.name ?? id, currency: { name, symbol, decimals }, hasBundler, hasPaymaster }]
  })
}
