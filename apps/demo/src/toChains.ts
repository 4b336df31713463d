import { devNamesAddress, multicall3Address } from '@kit/devnet/browser'
import type { Chain } from 'viem'
import { type DemoConfig, networkName } from './config/DemoConfig.js'

/** Converts the local chains to viem chains. */
export function toChains(config: DemoConfig): readonly [Chain, ...Chain[]] {
  const [one, ...others] = Object.entries(config.rpcUrls).map(([networkId, url], index): Chain => {
    const id = Number(networkId.split(':')[1])
    return {
      id,
      name: networkName(config, networkId) ?? networkId,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      contracts: {
        multicall3: { address: multicall3Address },
        ...(index === 0 ? { ensUniversalResolver: { address: devNamesAddress() } } : {}),
      },
      testnet: true,
    }
  })
  if (one === undefined) throw new Error('Invalid /config.json: no chains configured')
  return [one, ...others]
}
