import type { Adapter } from '@kit/core'
import type { DemoConfig } from './DemoConfig.js'

/** Adapters of the chains beside EVM that run on this machine. Code of a chain that does not run is not fetched. */
export async function createOtherAdapters(config: DemoConfig): Promise<readonly Adapter[]> {
  const adapters: Adapter[] = []
  if (config.solana !== undefined) {
    const { genesisHash, url } = config.solana
    const { solana, solanaLocal } = await import('@kit/solana')
    adapters.push(solana({ networks: [solanaLocal({ genesisHash, rpcUrls: [url] })] }))
  }
  return adapters
}
