import type { AdapterFactory } from '../adapter/AdapterFactory.js'
import type { Connector } from '../connector/Connector.js'
import type { Directory } from '../directory/Directory.js'
import { commandTable } from '../engine/commandTable.js'
import { createPluginChunk, type PluginChunk, type PluginStage } from '../engine/createPluginChunk.js'
import { listCommands } from '../engine/listCommands.js'
import type { StartedServices } from '../engine/startServices.js'
import { KitError } from '../error/KitError.js'
import { loadChunk } from '../error/loadChunk.js'
import { unknownNameError } from '../error/unknownNameError.js'
import { createValueOf } from '../flows/createValueOf.js'
import { hydrateState } from '../flows/hydrateState.js'
import type { StoredState } from '../persistence/StoredState.js'
import { browserPorts } from '../ports/browserPorts.js'
import type { Ports } from '../ports/Ports.js'
import { createLazy } from '../signal/createLazy.js'
import type { NamespaceStores } from '../state/ActiveState.js'
import { createState, type State } from '../state/createState.js'
import { readable } from '../store/createStore.js'
import { checkSettings } from './checkSettings.js'
import { callFactory, createAdapters, refuseDuplicates } from './createAdapters.js'
import { createKitLog } from './createKitLog.js'
import type { Kit } from './Kit.js'
import type { KitOptions } from './KitOptions.js'
import type { Plugin, PluginContext } from './Plugin.js'

/**
 * Creates a kit. Synchronous and free of side effects until `start()`. The stores are available immediately. The code of the commands is
 * loaded by the first call, when a remembered wallet is restored, or by `preload()`.
 *
 * @throws KitError with the invalid and the allowed values: `kit/invalidOption`, `kit/duplicateAdapter`, `kit/duplicateNetwork`,
 *   `kit/duplicateConnector`, `kit/duplicatePlugin`, `network/notConfigured` or `caip/invalidNetworkId`.
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] })
 * kit.start()
 */
export function createKit<
  const P extends readonly Plugin[] = readonly [],
  const F extends readonly AdapterFactory[] = readonly AdapterFactory[],
>(options: KitOptions<P, F>): Kit<P, ReturnType<F[number]>> {
  checkSettings(options)
  const { debug = false, plugins = [] } = options
  const given: Ports = { ...browserPorts(), ...options.ports }
  const ports: Ports = { ...given, log: createKitLog(given.log, debug) }
  const adapters = createAdapters(options, {
    ports,
    storagePrefix: options.storagePrefix,
    withWallet: (target, work) => wallet.run(({ code, services }) => code.withWallet(services)(target, work)),
  })
  refuseDuplicates(
    'kit/duplicatePlugin',
    plugins.map(({ id }) => id),
  )

  const state = createState(adapters, options, ports)
  // Storage is read before the first render, since reading it is synchronous. A server reads the cookie.
  const initial = () => state.persistence.read(options.initialState?.stored ?? null)
  const remembered = () => (ports.platform.kind === 'server' ? initial() : state.persistence.read())
  hydrateState(state, remembered())
  const starts: (() => void)[] = []
  const ends: (() => void)[] = []
  const chunks: PluginChunk[] = []
  const [engine, started, life, loadReads] = createLifecycle(
    state,
    () => hydrateState(state, remembered()),
    () => kit.directory,
    starts,
    ends,
    chunks,
  )
  const wallet: Pick<StartedServices['wallet'], 'now' | 'run'> = {
    now: () => engine.now()?.services.wallet.now(),
    run: (work) => engine.run(({ services }) => services.wallet.run(work)),
  }
  const shell = createShell(state, options, initial, loadReads)
  const commands = commandTable(listCommands(engine, ports.log), listCommands(wallet, ports.log))
  const kit = Object.assign(shell, life, commands, { options, plugins: {} })

  const { contributions, events, serviceGate } = state
  const listFor =
    (plugin?: string): PluginContext['listCommands'] =>
    (load, start, stage = 'use') => {
      const chunk = createPluginChunk({ plugin, stage }, load, start, started, (end) => ends.push(end))
      chunks.push(chunk)
      return listCommands(chunk, ports.log)
    }
  const context: PluginContext = {
    kit,
    ports: { ...ports, fetch: serviceGate.guard(ports.fetch), appFetch: ports.fetch },
    emit: events.emit,
    fundsArrived: (networkId) => events.emit({ type: 'account/fundsArrived', networkId }),
    alert: (code, cause) => events.emit({ type: 'kit/alert', code, cause }),
    toast: (toast) => events.emit({ type: 'kit/toast', ...toast }),
    onStart: (begin) => starts.push(begin),
    onDestroy: (end) => ends.push(end),
    contribute(slot, value) {
      const values = contributions[slot]
      values.add(value)
      return () => values.delete(value)
    },
    requireServices: serviceGate.require,
    listCommands: listFor(),
  }
  addParts(options, state, kit, context, (id) => ({ ...context, listCommands: listFor(id) }))
  starts.push(() => {
    if (debug && kit.isRegionBlocked)
      ports.log.info(`Services are disabled in ${ports.platform.timeZone} (blockedTimeZones).`)
  })
  // Narrows the type to the given adapters and plugins.
  return kit as unknown as Kit<P, ReturnType<F[number]>>
}

/** Creates the lazily loaded engine, and the functions that start and destroy the kit. */
function createLifecycle(
  state: State,
  hydrate: () => boolean,
  directory: () => Directory | undefined,
  starts: readonly (() => void)[],
  ends: (() => void)[],
  chunks: readonly PluginChunk[],
) {
  const { connectors, persistence, ports } = state
  let phase: 'new' | 'started' | 'destroyed' = 'new'

  function requireAlive(): void {
    if (phase === 'destroyed')
      throw new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed. Create a new one with createKit.' })
  }

  const engine = createLazy(async () => {
    const code = await loadChunk(import('../engine/engineCommands.js'))
    requireAlive()
    if (phase === 'new') throw new KitError('kit/notStarted', { shortMessage: 'Call kit.start() first.' })
    const services = code.startServices(state, directory, chunks, loadQuietly)
    ends.push(...services.ends)
    return { code, services }
  })
  const started = async () => {
    const { services } = await engine.load()
    // Checked when the plugin's code is there, too: the kit may be destroyed by then.
    return (stage: PluginStage) => {
      requireAlive()
      return services.forPlugin(stage)
    }
  }
  const loadQuietly = (part: { load(): Promise<unknown> } = engine) =>
    void part.load().catch((error) => ports.log.error('The kit failed to load', error))

  const life = {
    async preload(wanted?: string | { readonly plugin: string }) {
      // A restored wallet doesn't wait for plugin code.
      const isConnected = state.connections.getState().connections.length > 0
      const id = typeof wanted === 'object' ? wanted.plugin : undefined
      await Promise.all([
        engine.load(),
        ...chunks.map(
          ({ plugin, stage, load }) =>
            (stage === 'opening' || (stage === 'connected' && isConnected) || (id !== undefined && plugin === id)) &&
            load(),
        ),
      ])
      if (typeof wanted === 'string') connectors.find(wanted)?.prepare?.()
    },
    start() {
      requireAlive()
      if (phase === 'started') return
      phase = 'started'
      if (hydrate() || state.openQueries.getState().length > 0) loadQuietly()
      else ends.push(persistence.watch(() => loadQuietly()))
      for (const adapter of state.adapters.values())
        connectors.watchSource((listener) => adapter.watchConnectors(listener))
      // Preloads the code of remembered wallets' sessions in parallel with the commands.
      for (const { connector } of state.connections.getState().connections) connectors.find(connector.id)?.prepare?.()
      for (const begin of starts) begin()
    },
    destroy() {
      if (phase === 'destroyed') return
      phase = 'destroyed'
      for (const end of ends.reverse()) {
        try {
          end()
        } catch (error) {
          ports.log.error('A part failed to end', error)
        }
      }
      engine.forget()
      state.destroy()
    },
  }
  return [engine, started, life, () => phase === 'started' && loadQuietly()] as const
}

/**
 * Creates the parts of a kit that exist before the engine loads: its options and stores.
 *
 * @param initial Returns the state that a server renders.
 */
function createShell(state: State, options: KitOptions, initial: () => StoredState, loadReads: () => unknown) {
  const namespaces = readableStores(state)
  return {
    ports: state.ports,
    adapters: state.adapters,
    events$: state.events.events$,
    active: state.active,
    connections: state.connections,
    attempt: readable(state.attempt),
    walletRequests: readable(state.walletRequests),
    networkSwitch: readable(state.networkSwitch),
    pairing: readable(state.pairing),
    wallets: state.wallets,
    journal: readable(state.journal),
    unanswered: readable(state.unanswered),
    balanceOf: createValueOf(state, state.balances, loadReads),
    tokensOf: createValueOf(state, state.tokens, loadReads),
    get initialStores() {
      const renderState = createState([...state.adapters.values()], options, state.ports)
      hydrateState(renderState, initial())
      const { active, connections } = renderState
      return { active, connections, namespaces: readableStores(renderState) }
    },
    isRegionBlocked: false,
    directory: undefined as Directory | undefined,
    adapter: (namespace: string) => requireIn(state.adapters, namespace),
    namespace: (namespace: string) => requireIn(namespaces, namespace),
  }
}

type Extensible = { isRegionBlocked: boolean; directory: Directory | undefined; readonly plugins: object }

/** Adds the connectors, the directory and the plugins of an app to its kit. */
function addParts(
  options: KitOptions,
  state: State,
  kit: Extensible,
  context: PluginContext,
  contextOf: (plugin: string) => PluginContext,
): void {
  const { connectors: factories = [], directory, identitySource, plugins = [], tokenSource } = options
  const { isBlocked, require: requireServices } = state.serviceGate
  const connectors = factories.map((create, index) =>
    callFactory(`connectors[${index}]`, create, context, 'walletConnect({ relayUrl })'),
  )
  refuseDuplicates(
    'kit/duplicateConnector',
    connectors.map(({ info }) => info.id),
  )
  const guarded = plugins.flatMap(({ services = [] }) => services.filter((service) => service !== undefined))
  const hasServices = [directory, tokenSource, identitySource, ...guarded].some(Boolean) || connectors.some(isHosted)
  kit.isRegionBlocked = hasServices && isBlocked()
  for (const service of guarded) service.guard?.(requireServices)
  for (const connector of connectors) if (!isHosted(connector) || !isBlocked()) state.connectors.add(connector)
  if (directory !== undefined && !isBlocked())
    kit.directory = callFactory('directory', directory, context, 'directory({ baseUrl })')
  for (const { id, setup, extendKit } of plugins) {
    const api = setup(contextOf(id))
    Object.assign(kit.plugins, { [id]: api })
    Object.assign(kit, extendKit?.(api))
  }
}

/** Returns the entry of a namespace, or throws. */
function requireIn<T>(map: ReadonlyMap<string, T>, namespace: string): T {
  const found = map.get(namespace)
  if (found === undefined)
    throw unknownNameError('network/unknownNamespace', 'Chain adapter not found', namespace, map.keys())
  return found
}

/** Returns read-only versions of the namespace stores. */
const readableStores = (state: State): ReadonlyMap<string, NamespaceStores> =>
  new Map(
    [...state.namespaces].map(([name, { connection, network, account, active }]) => [
      name,
      { connection: readable(connection), network, account, active },
    ]),
  )

/** Returns whether a connector needs a configured service: the relay, or the embedded wallet's frame. */
const isHosted = ({ info }: Connector): boolean => info.type === 'WALLET_CONNECT' || info.type === 'AUTH'
