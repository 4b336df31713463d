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
  if (config.polkadot !== undefined) {
    const { wsUrl, name, genesisHash, ss58Format, nativeCurrency } = config.polkadot
    const { definePolkadotNetwork, polkadot } = await import('@kit/polkadot')
    const network = definePolkadotNetwork({
      name,
      genesisHash,
      ss58Format,
      nativeCurrency,
      rpcUrls: [wsUrl],
      testnet: true,
    })
    adapters.push(polkadot({ networks: [network] }))
  }
  if (config.bitcoin !== undefined) {
    const { bitcoin, bitcoinRegtest } = await import('@kit/bitcoin')
    adapters.push(bitcoin({ networks: [bitcoinRegtest({ esploraUrls: [config.bitcoin.url] })] }))
  }
  return adapters
}
