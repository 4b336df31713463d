import {
  type AdapterFactory,
  browserPorts,
  type CaipNetworkId,
  createKit,
  type Kit,
  type KitOptions,
  restrictedTimeZones,
} from '@kit/core'
import { createStore, deriveStore, isSameFields } from '@kit/core/plugin'
import { modal } from '@kit/react-ui'
import { walletConnect } from '@kit/walletconnect'
import { checkOptions } from '#checkOptions'
import { createPlugins, featuresOf } from '../options/createPlugins.js'
import { defined } from '../options/defined.js'
import { withLiveSettings } from '../options/LiveOptions.js'
import { mapValues } from '../options/mapValues.js'
import { PresetError } from '../options/PresetError.js'
import { type NetworkReference, type PresetOptions, toFixedSettings } from '../options/PresetOptions.js'
import { createLazyServices } from './createLazyServices.js'
import { createRuntime } from './createRuntime.js'
import type { Preset, PresetKit } from './Preset.js'

/**
 * Creates a kit with every feature from flat options. Nothing starts before the modal is mounted (`PresetProvider`, `mountPreset`), and
 * only hosts named in the options are contacted.
 *
 * @throws PresetError `preset/invalidOptions` with all problems: in development builds, and for an unknown network in all builds. Also the
 *   errors of `createKit`.
 * @example
 * const preset = createPreset({ adapters: [eip155({ networks: [mainnet] })], metadata, services: { relay: 'wss://relay.example' } })
 */
export function createPreset<const F extends readonly AdapterFactory[]>(options: PresetOptions<F>): Preset<F> {
  checkOptions(options)
  const { projectId, sdkType, sdkVersion, services: hosts = {}, kit: own = {}, customRpcUrls = {} } = options
  const ports = { ...browserPorts(), ...own.ports }
  const live = createStore<PresetOptions>(options)
  const now = live.getState
  const features = deriveStore([live], featuresOf, isSameFields)
  const services = createLazyServices({ ...ports, ...defined({ projectId, sdkType, sdkVersion }), hosts })
  const plugins = createPlugins(options, services, features.getState)
  const rpcUrls = mapValues(customRpcUrls, (urls) => urls.map((one) => (typeof one === 'string' ? one : one.url)))
  const networkIds = options.networks?.map(toNetworkId)
  const defaultNetworkId = options.defaultNetwork ? toNetworkId(options.defaultNetwork) : networkIds?.[0]
  const settings: KitOptions = {
    ...own,
    ...services.options,
    ...toFixedSettings(options),
    ports,
    adapters: options.adapters.map((create) => offering(create, networkIds, rpcUrls)),
    connectors: [
      ...(plugins.embedded ? [plugins.embedded.connector] : []),
      ...(hosts.relay === undefined || options.manualWCControl
        ? []
        : [walletConnect({ relayUrl: hosts.relay, rpcUrls, ...defined({ projectId }) })]),
      ...(own.connectors ?? []),
    ],
    plugins: [
      modal(),
      ...services.plugins,
      ...Object.values(plugins).filter((plugin) => !!plugin),
      ...(own.plugins ?? []),
    ],
    blockedTimeZones: own.blockedTimeZones ?? restrictedTimeZones,
    ...(defaultNetworkId && { defaultNetworkId }),
  }
  const kit = createKit(withLiveSettings(settings, now)) as unknown as PresetKit<F>
  rejectUnknownNetworks(networkIds, kit)
  return createRuntime(kit as unknown as PresetKit, live, features) as Preset<F>
}

/** Without this check, networks that no adapter has would be missing without an error. */
function rejectUnknownNetworks(networkIds: readonly CaipNetworkId[] = [], { adapters }: Pick<Kit, 'adapters'>): void {
  const known = [...adapters.values()].flatMap(({ networks }) => networks.map(({ id }) => id))
  const missing = networkIds.filter((id) => !known.includes(id))
  if (missing.length > 0)
    throw new PresetError(
      missing.map((given) => ({ option: 'networks', received: given, expected: 'must be a network of an adapter' })),
    )
}

function toNetworkId(network: NetworkReference): CaipNetworkId {
  const id = typeof network === 'object' ? network.id : network
  return typeof id === 'number' ? `eip155:${id}` : id
}

type Rewritten = NonNullable<Parameters<AdapterFactory>[0]['rpcUrls']>

/** Wraps an adapter so that it uses the app's networks and RPC endpoints. */
const offering =
  (create: AdapterFactory, networkIds: readonly CaipNetworkId[] | undefined, rpcUrls: Rewritten): AdapterFactory =>
  (context) => {
    const adapter = create({ ...context, rpcUrls })
    if (networkIds === undefined) return adapter
    return { ...adapter, networks: networkIds.flatMap((id) => adapter.networks.find((one) => one.id === id) ?? []) }
  }
