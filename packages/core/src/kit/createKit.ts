import type { Connector } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import { chooseActive } from '../flows/chooseActive.js'
import { chooseConnector } from '../flows/chooseConnector.js'
import { createReads } from '../flows/createReads.js'
import { removeNetwork } from '../flows/removeNetwork.js'
import { watchAccounts } from '../flows/watchAccounts.js'
import { watchActiveNamespace } from '../flows/watchActiveNamespace.js'
import { watchMemory } from '../flows/watchMemory.js'
import { watchWalletNetworks } from '../flows/watchWalletNetworks.js'
import { isRegionBlocked } from '../modal/isRegionBlocked.js'
import { createMemory } from '../persistence/createMemory.js'
import type { Plugin, PluginContext, PluginsOf } from '../plugin/Plugin.js'
import { browserPorts } from '../ports/browserPorts.js'
import type { LogPort, Ports } from '../ports/Ports.js'
import { createCore } from './createCore.js'
import { type Base, createSurface } from './createSurface.js'
import type { Engine } from './Engine.js'
import type { Kit } from './Kit.js'
import type { KitOptions } from './KitOptions.js'

/**
 * Creates a kit. Synchronous; touches nothing outside until `start()`. Throws `kit/duplicateAdapter` and
 * `kit/duplicatePlugin` on a configuration that can't work.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] })
 * kit.start()
 */
export function createKit<const P extends readonly Plugin[] = readonly []>(options: KitOptions<P>): Kit<P> {
  const { adapters, connectors = [], directory: createDirectory, plugins = [], ports: given, debug = false } = options
  refuseDuplicates(
    'kit/duplicateAdapter',
    adapters.map(({ namespace }) => namespace),
  )
  refuseDuplicates(
    'kit/duplicatePlugin',
    plugins.map(({ id }) => id),
  )

  const ports: Ports = { ...browserPorts(), ...given }
  const quiet: Ports = { ...ports, log: debug ? ports.log : withoutDetail(ports.log) }
  const core = createCore(adapters, options, quiet)
  const reads = createReads(core)
  const ends = [reads.destroy, watchWalletNetworks(core), watchActiveNamespace(core), watchAccounts(core)]
  let phase: 'new' | 'started' | 'destroyed' = 'new'
  let directory: Engine['directory']

  const isBlocked = isRegionBlocked(quiet.platform.timeZone, options.blockedTimeZones)

  const base: Base = {
    options,
    ports: quiet,
    adapters: core.adapters,
    events$: core.events.events$,
    active: core.active,
    connections: core.connections,
    attempt: core.connecting.attempt,
    networkSwitch: core.switching.store,
    isRegionBlocked: isBlocked,
    get directory() {
      return directory
    },
    namespace(namespace) {
      const stores = core.namespaces.get(namespace)
      if (stores === undefined)
        throw new KitError('network/unknownNamespace', { shortMessage: 'Chain adapter not found', details: namespace })
      return stores
    },
    start() {
      if (phase !== 'new') return
      phase = 'started'
      const isAddress = (name: string, value: string) => core.adapters.get(name)?.isAddress(value) ?? false
      const key = `${options.storagePrefix ?? 'kit'}.memory`
      // What is remembered shows before the first wallet is looked for.
      ends.push(watchMemory(core, createMemory(quiet.storage, key, isAddress, quiet.log)))
      for (const adapter of adapters)
        core.connectors.watchSource((listener) => adapter.watchConnectors(quiet, listener))
      ends.push(surface.start())
    },
    destroy() {
      if (phase === 'destroyed') return
      phase = 'destroyed'
      for (const end of ends.splice(0).reverse()) {
        try {
          end()
        } catch (error) {
          quiet.log.error('A part of the kit did not end cleanly', error)
        }
      }
      surface.destroy()
      core.destroy()
    },
    async connect(request) {
      if (phase !== 'started')
        throw new KitError('kit/notStarted', { shortMessage: 'Call kit.start() first; a destroyed kit stays ended.' })
      const chosen = chooseConnector(core.connectors, core.networks, request)
      const { networkId, signal } = request
      return core.connecting.connect({ ...chosen, ...(networkId && { networkId }), ...(signal && { signal }) })
    },
    cancelConnect: core.connecting.cancel,
    disconnect: core.disconnect,
    setActive: (target) => chooseActive(core, target),
    switchNetwork: core.switching.switchNetwork,
    removeNetwork: (networkId) => removeNetwork(core, networkId),
    refreshBalance: reads.refresh,
    ...core.calls,
  }

  const surface = createSurface(core, base, quiet)
  const engine: Engine = Object.assign(base, surface.face)

  const context: PluginContext = {
    kit: engine,
    ports: quiet,
    events$: engine.events$,
    onDestroy: (end) => ends.push(end),
    addCloseGuard: surface.addCloseGuard,
  }
  for (const create of connectors) {
    const connector = create(context)
    if (!isBlocked || !isHosted(connector)) core.connectors.add(connector)
  }
  if (!isBlocked) directory = createDirectory?.(context)
  const apis = Object.fromEntries(plugins.map((plugin) => [plugin.id, plugin.setup(context)])) as PluginsOf<P>
  return Object.assign(engine, { options, plugins: apis })
}

/** Connectors that need a service of somebody's: the relay, the embedded wallet's frame. */
const isHosted = ({ info }: Connector): boolean => info.type === 'WALLET_CONNECT' || info.type === 'AUTH'

function refuseDuplicates(code: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined)
    throw new KitError(code, { shortMessage: 'Two parts of the kit have one name.', details: twice })
}

const withoutDetail = (log: LogPort): LogPort => ({ ...log, debug() {}, info() {} })
