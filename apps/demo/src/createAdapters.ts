import type { AdapterFactory } from '@kit/core'
import type { DemoConfig } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'
import { toChains } from './toChains.js'

/** Creates the adapters of the running local chains. Code of other chains and libraries is not loaded. */
export async function createAdapters(config: DemoConfig, settings: DemoSettings): Promise<readonly AdapterFactory[]> {
  const chains = toChains(config)
  const networks = settings.networks === 'first' ? ([chains[0]] as const) : chains
  const adapters: AdapterFactory[] = [
    settings.library === 'ethers'
      ? (await import('@kit/eip155-ethers')).eip155({ networks })
      : (await import('@kit/eip155-viem')).eip155({ networks }),
  ]
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
