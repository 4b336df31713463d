import type { AdapterFactory, CaipNetworkId, KitOptions, KitSettings, Metadata } from '@kit/core'
import type { AccountType, Network, TokenReference } from '@kit/core/adapter'
import type { PayOptions } from '@kit/pay'
import type { SiweConfig, SiwxConfig } from '@kit/siwx'
import { any, fits, nonEmpty } from './fits.js'
import type { LiveOptions } from './LiveOptions.js'
import { mapValues } from './mapValues.js'
import { type PresetServices, serviceRules } from './PresetServices.js'
import {
  caip2,
  filled,
  flagRule,
  listRule,
  networksRule,
  objectRule,
  type Rules,
  sameRules,
  textRule,
  textsRule,
} from './Rule.js'

/** A network: its CAIP-2 ID, a network of the kit, or a chain of `viem/chains`. */
export type NetworkReference = CaipNetworkId | Pick<Network, 'id'> | { readonly id: number }

/** Options for {@link createPreset}. */
export type PresetOptions<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = LiveOptions & {
  /** Chain adapters, each with its networks. Chains that aren't imported add nothing to the bundle. */
  readonly adapters: F
  /** The app's metadata, shown by wallets. */
  readonly metadata: Metadata
  /** The project ID at the services. Sent only to the configured services. */
  readonly projectId?: string
  /**
   * Networks to offer, out of the adapters' networks; the first is selected initially. Defaults to all, starting with the first network of
   * the first adapter.
   */
  readonly networks?: readonly NetworkReference[]
  /** The network selected before a wallet is connected. Defaults to the first one. */
  readonly defaultNetwork?: NetworkReference
  readonly services?: PresetServices
  /** Sent to services as `st`. Defaults to `kit`. */
  readonly sdkType?: string
  /** Sent to services as `sv`. Defaults to `preset-1`. */
  readonly sdkVersion?: string
  /**
   * The account type that is active first, for wallets with several. Defaults to payment on Bitcoin, smartAccount on EVM chains, and eoa
   * elsewhere.
   */
  readonly defaultAccountTypes?: { readonly [namespace: string]: AccountType }
  /** RPC endpoints by network, replacing those of the network. */
  readonly customRpcUrls?: { readonly [networkId: CaipNetworkId]: readonly (string | { readonly url: string })[] }
  /** Additional sources of conversions for payments, such as from other networks. Requires `features.pay`. Defaults to none. */
  readonly payConversions?: PayOptions['conversions'] & {}
  /** Networks with swaps. Defaults to twelve EVM mainnets. */
  readonly swapNetworks?: readonly CaipNetworkId[]
  /**
   * Contracts that may execute swaps, by network. Defaults to the first one named by the service; the review warns if it isn't well known.
   */
  readonly swapRouters?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** Networks on which users can buy crypto. Defaults to those the service supports. */
  readonly onrampNetworks?: readonly CaipNetworkId[]
  /** The trusted release of the wallet frame, as in `release.json`. Defaults to any. */
  readonly frameRelease?: string
  readonly includeWalletIds?: readonly string[]
  /** IDs, RDNS names or names of wallets that are never shown. */
  readonly excludeWalletIds?: readonly string[]
  readonly featuredWalletIds?: readonly string[]
  /** Tokens that are read from the chain and offered, by network. */
  readonly tokens?: { readonly [networkId: CaipNetworkId]: TokenReference | readonly TokenReference[] }
  /** Sign-in config. Can't be combined with `siweConfig`. */
  readonly siwx?: SiwxConfig
  /** Sign-in with Ethereum using the app's server. Can't be combined with `siwx`. */
  readonly siweConfig?: SiweConfig
  /** Renders the modal inline in the page instead of on top of it. Defaults to `false`. */
  readonly enableEmbedded?: boolean
  /** The app creates pairing links itself and shows them with `open({ uri })`. Defaults to `false`. */
  readonly manualWCControl?: boolean
  /** Shows alerts and logs more. Defaults to `false`. */
  readonly debug?: boolean
  /** Engine options specific to this kit. */
  readonly kit?: Pick<
    KitOptions,
    'blockedTimeZones' | 'connectors' | 'imageSources' | 'initialState' | 'plugins' | 'ports' | 'storagePrefix'
  >
}

/** Converts options to the settings of `createKit` that are fixed. */
export const toFixedSettings = (
  options: PresetOptions,
): Required<Pick<KitSettings, 'metadata' | 'defaultAccountTypes' | 'tokens' | 'inline' | 'debug'>> => ({
  metadata: options.metadata,
  // The account type that is active first (rule entities-9).
  defaultAccountTypes: {
    bip122: 'payment',
    eip155: 'smartAccount',
    polkadot: 'eoa',
    solana: 'eoa',
    ...options.defaultAccountTypes,
  },
  tokens: mapValues(options.tokens ?? {}, (tokens) => [tokens].flat()),
  inline: options.enableEmbedded ?? false,
  debug: options.debug ?? false,
})

/** Allowed values of fixed options, for development builds. */
export function fixedRules(): Rules {
  const isNetwork = any(caip2, { id: any(caip2, Number.isSafeInteger) })
  const network = 'a CAIP-2 ID such as eip155:1, or a network'
  const url = /^(http|ws)s?:\/\/\S+$/
  const address = { address: filled }
  return {
    adapters: ['an array such as [eip155({ networks: [mainnet] })]', ['function']],
    metadata: objectRule({ ...sameRules('description url', ['a string', 'string']), name: textRule, icons: textsRule }),
    projectId: ['a string of letters, digits and -._~', /^[\w.~-]+$/],
    networks: [`a list with each item ${network}`, nonEmpty(isNetwork)],
    defaultNetwork: [network, isNetwork],
    services: objectRule(serviceRules()),
    ...sameRules('sdkType sdkVersion frameRelease', textRule),
    defaultAccountTypes: [
      'account types (eoa, smartAccount, payment) by namespace',
      (value) => fits({}, value) && fits([filled], Object.values(value as object)),
    ],
    customRpcUrls: networksRule('URLs by CAIP-2 ID: { "eip155:1": ["https://…"] }', nonEmpty(any(url, { url }))),
    payConversions: listRule('a list of providers', { id: filled }),
    ...sameRules('swapNetworks onrampNetworks', ['a list of CAIP-2 IDs', [caip2]]),
    ...sameRules('includeWalletIds excludeWalletIds featuredWalletIds', textsRule),
    swapRouters: networksRule('router addresses by CAIP-2 ID: { "eip155:1": ["0x…"] }', [/^0x[\da-f]{40}$/i]),
    tokens: networksRule('tokens by CAIP-2 ID: { "eip155:1": [{ address }] }', any(address, [address])),
    ...sameRules('siwx siweConfig kit', objectRule()),
    ...sameRules('enableEmbedded manualWCControl debug', flagRule),
  }
}
