import { directory } from '@kit/api'
import { type AdapterFactory, createKit, type Kit } from '@kit/core'
import { walletConnect } from '@kit/walletconnect'
import type { DemoConfig } from './DemoConfig.js'
import type { DemoSettings } from './DemoSettings.js'

/** The whole setup of a dapp: metadata, adapters, pairing over our own relay, our own wallet directory. */
export function createDemoKit(config: DemoConfig, settings: DemoSettings, adapters: readonly AdapterFactory[]): Kit {
  return createKit({
    metadata: {
      name: 'Kit demo',
      description: 'A dapp on local chains',
      url: location.origin,
      icons: [`${location.origin}/icon.svg`],
    },
    adapters,
    connectors: [walletConnect({ relayUrl: config.relayUrl, projectId: 'demo' })],
    ...(settings.directory === 'off' ? {} : { directory: directory({ baseUrl: config.serverUrl, projectId: 'demo' }) }),
    embedded: settings.embedded,
    debug: true,
  })
}
