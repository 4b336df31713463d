import type { Kit } from '@kit/core'
import { type KitConnectorFn, kitConnector } from './kitConnector.js'
import type { KitConnectorOptions } from './promptUser.js'
import { syncWagmi } from './syncWagmi.js'
import type { WagmiConfig } from './WagmiConfig.js'

/** Options of wagmi's `createConfig` that the kit sets. */
export type KitConfigOptions = {
  connectors: [KitConnectorFn]
  /** The kit already discovers injected wallets. */
  multiInjectedProviderDiscovery: false
  /** Stores nothing: the kit remembers the wallet. */
  // biome-ignore lint/suspicious/noExplicitAny: wagmi types what is stored in many ways
  storage: { key: string; getItem(key: any): any; setItem(key: any, value: any): void; removeItem(key: any): void }
}

/**
 * Creates a wagmi config (version 2 or 3) that stays in sync with the kit: connection status, account, chain and reconnecting, in both
 * directions. `create` receives the options that the kit sets, to spread into those of `createConfig`. `chains` must be the kit's networks.
 *
 * @throws KitError `network/unknownNamespace` in a kit without an EVM adapter.
 * @example
 * export const config = createKitConfig(kit, (options) =>
 *   createConfig({ ...options, chains: [mainnet], transports: { [mainnet.id]: http() } }),
 * )
 */
export function createKitConfig<Config extends WagmiConfig>(
  kit: Kit,
  create: (options: KitConfigOptions) => Config,
  options: KitConnectorOptions = {},
): Config {
  const config = create({
    connectors: [kitConnector(kit, options)],
    multiInjectedProviderDiscovery: false,
    storage: { key: 'kit', getItem: () => null, setItem() {}, removeItem() {} },
  })
  syncWagmi(kit, config)
  return config
}
