import { describeNetworks } from '../chain/describeNetworks.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { App } from '../platform/http/AppContext.js'
import { createApp } from '../platform/http/createApp.js'
import { createWalletApp } from '../wallet/app/createWalletApp.js'
import type { WalletHost } from '../wallet/WalletServices.js'
import type { WalletConfig } from '../wallet/walletConfig.js'
import type { Front } from './createPlatform.js'

/** Options for {@link joinWallet}. */
export type WalletPartOptions = {
  readonly config: Pick<ServerConfig, 'auth' | 'chains' | 'trustProxy'>
  readonly wallet: WalletConfig
  readonly front: Front
  /** The API that the login host serves at `/v1`. */
  readonly api: Pick<App, 'fetch'>
  readonly assets: Parameters<typeof describeNetworks>[1]
  readonly services: Omit<WalletHost, 'isDraining' | 'keyMs' | 'networks' | 'trustProxy'>
}

/** Creates the login host of the wallet service. */
export function joinWallet(options: WalletPartOptions): Pick<App, 'fetch'> {
  const { config, wallet, front, api, assets, services } = options
  return createWalletApp({
    app: createApp({ ...front.appOptions, allowsAnyOrigin: false }),
    api,
    services: {
      ...services,
      wallet,
      keyMs: config.auth.keyMs,
      trustProxy: config.trustProxy,
      networks: describeNetworks(config.chains, assets),
      isDraining: front.readiness.isDraining,
    },
    health: front.health,
  })
}
