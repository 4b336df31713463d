import { directory } from '@kit/api'
import { type Adapter, createKit, type Kit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { walletConnect } from '@kit/walletconnect'
import type { Chain } from 'viem'
import type { DemoConfig } from './DemoConfig.js'
import type { DemoSettings } from './DemoSettings.js'

/** The whole set-up of a dapp: metadata, adapters, pairing over our own relay, our own wallet directory. */
export function createDemoKit(
  config: DemoConfig,
  settings: DemoSettings,
  chains: readonly [Chain, ...Chain[]],
  others: readonly Adapter[],
): Kit {
  return createKit({
    metadata: {
      name: 'Kit demo',
      description: 'A dapp on local chains',
      url: location.origin,
      icons: [`${location.origin}/icon.svg`],
    },
    adapters: [eip155({ networks: settings.networks === 'first' ? [chains[0]] : chains }), ...others],
    connectors: [walletConnect({ relayUrl: config.relayUrl, projectId: 'demo' })],
    ...(settings.directory === 'off' ? {} : { directory: directory({ baseUrl: config.serverUrl, projectId: 'demo' }) }),
    embedded: settings.embedded,
    debug: true,
  })
}
