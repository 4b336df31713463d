import type { AdapterFactory, CaipNetworkId } from '@kit/core'
import { createPreset, type PresetOptions } from '@kit/preset'
import { type DemoConfig, tokensOf } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'
import { createDemoBridge } from './createDemoBridge.js'
import { createDemoSiwx } from './createDemoSiwx.js'
import { polkadotTestWallet } from './wallets/walletPictures.data.js'

/** Creates the same setup as `createDemoKit`, in one call with flat options. */
export function createDemoPreset(
  config: DemoConfig,
  settings: DemoSettings,
  adapters: readonly AdapterFactory[],
  icon: string,
) {
  const { origin } = location
  const networkIds = [...Object.keys(config.rpcUrls), ...(config.solana ? [config.solana.networkId] : [])]
  const options: PresetOptions = {
    adapters,
    metadata: {
      name: 'Kit demo',
      description: 'A dapp on local chains',
      url: origin,
      icons: [icon, `${origin}/icon.svg`],
    },
    projectId: 'demo',
    services: {
      api: config.serverUrl,
      analytics: config.serverUrl,
      relay: config.relayUrl,
      frame: config.frameUrl,
      ...(settings.directory === 'on' && { directory: config.serverUrl }),
    },
    features: { pay: true, smartSessions: settings.smartSessions },
    payConversions: [createDemoBridge(config)],
    swapNetworks: Object.keys(config.rpcUrls) as CaipNetworkId[],
    onrampNetworks: networkIds as CaipNetworkId[],
    tokens: Object.fromEntries(
      [...networkIds, ...(config.polkadot ? [config.polkadot.networkId] : [])].map((id) => [
        id,
        Object.values(tokensOf(config, id)),
      ]),
    ),
    siwx: createDemoSiwx(config, settings),
    enableEmbedded: settings.inline,
    debug: true,
    ...(settings.release !== '' && { frameRelease: settings.release }),
    // Polkadot wallets provide no icon, so apps configure it.
    ...(config.polkadot !== undefined && settings.wallets > 0 && { customWallets: [polkadotTestWallet] }),
  }
  return createPreset(options)
}
