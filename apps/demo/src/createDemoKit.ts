import { activity } from '@kit/activity'
import { analytics } from '@kit/analytics'
import { type ApiClient, directory, identitySource, tokenSource } from '@kit/api'
import { type AdapterFactory, type CaipNetworkId, createKit } from '@kit/core'
import { embedded } from '@kit/embedded'
import { names } from '@kit/names'
import { onramp } from '@kit/onramp'
import { apiExchanges, pay } from '@kit/pay'
import { portfolio } from '@kit/portfolio'
import { modal } from '@kit/react-ui'
import { send } from '@kit/send'
import { siwx } from '@kit/siwx'
import { smartSessions } from '@kit/smart-sessions'
import { swap, swapConversion } from '@kit/swap'
import { walletConnect } from '@kit/walletconnect'
import { type DemoConfig, tokensOf } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'
import { createDemoBridge } from './createDemoBridge.js'
import { createDemoSiwx } from './createDemoSiwx.js'
import { polkadotTestWallet } from './wallets/walletPictures.data.js'

/** Creates a dapp's complete setup by hand: metadata, adapters, pairing over the local relay, and a wallet directory. */
export function createDemoKit(
  config: DemoConfig,
  settings: DemoSettings,
  adapters: readonly AdapterFactory[],
  icon: string,
  api: ApiClient,
) {
  const wallet = embedded({
    frameUrl: config.frameUrl,
    ...(settings.release !== '' && { release: settings.release }),
    projectId: 'demo',
  })
  const networkIds = [...Object.keys(config.rpcUrls), ...(config.solana ? [config.solana.networkId] : [])]
  const swapNetworks = Object.keys(config.rpcUrls) as CaipNetworkId[]
  return createKit({
    metadata: {
      name: 'Kit demo',
      description: 'A dapp on local chains',
      url: location.origin,
      icons: [icon, `${location.origin}/icon.svg`],
    },
    adapters,
    plugins: [
      modal(),
      activity({ api }),
      analytics({ api }),
      wallet,
      names({ api }),
      onramp({ api, networks: networkIds as CaipNetworkId[] }),
      pay({
        api,
        exchanges: [apiExchanges(api)],
        conversions: [swapConversion({ api, networks: swapNetworks }), createDemoBridge(config)],
      }),
      portfolio({ api }),
      send({ api }),
      siwx(createDemoSiwx(config, settings)),
      ...(settings.smartSessions ? [smartSessions({ api })] : []),
      swap({ api, networks: swapNetworks }),
    ],
    tokens: Object.fromEntries(
      [...networkIds, ...(config.polkadot ? [config.polkadot.networkId] : [])].map((id) => [
        id,
        Object.values(tokensOf(config, id)),
      ]),
    ),
    tokenSource: tokenSource(api),
    identitySource: identitySource(api),
    connectors: [wallet.connector, walletConnect({ relayUrl: config.relayUrl, projectId: 'demo' })],
    ...(settings.directory === 'off' ? {} : { directory: directory({ baseUrl: config.serverUrl, projectId: 'demo' }) }),
    inline: settings.inline,
    // Polkadot wallets provide no icon, so apps configure it.
    ...(config.polkadot !== undefined && settings.wallets > 0 && { wallets: { custom: [polkadotTestWallet] } }),
    debug: true,
  })
}

/** The page's kit, by either setup. */
export type DemoKit = ReturnType<typeof createDemoKit>

declare module '@kit/core' {
  interface Register {
    kit: DemoKit
  }
}
