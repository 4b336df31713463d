import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { PluginStage } from '../engine/createPluginChunk.js'
import type { CommandList } from '../engine/listCommands.js'
import type { PluginServices } from '../engine/PluginServices.js'
import type { AlertCode, PluginEvent } from '../event/KitEvent.js'
import type { FetchPort, Ports } from '../ports/Ports.js'
import type { PluginSlots } from '../state/Contributions.js'
import type { Kit } from './Kit.js'

/** The client of a configured service. */
export type GuardedService = {
  /** Adds a check that runs before every request. If it throws, the request rejects with that error. */
  guard?(check: () => void): void
}

/** The kit's ports. `fetch` rejects with `kit/regionBlocked` if services are blocked. */
export type PluginPorts = Ports & {
  /** A `fetch` that is never blocked, for the app's own server and for RPC nodes. */
  readonly appFetch: FetchPort
}

/** Context passed to a plugin when the kit is created. */
export type PluginContext = {
  /** The kit. Its commands work once it is started. */
  readonly kit: Kit
  readonly ports: PluginPorts
  /** Emits an event of the plugin. */
  emit(event: PluginEvent): void
  /**
   * Reports that funds arrived on a network without a transaction of this kit, such as from a bridge or an exchange. Balances of the network
   * are read again, as they are after a mined transaction.
   */
  fundsArrived(networkId: CaipNetworkId): void
  /** Alerts the developer to a problem that only they can fix. */
  alert(code: AlertCode, cause?: unknown): void
  /** Shows a short message to the user, as a text key or plain text, if the page renders the kit. */
  toast(toast: { readonly variant: 'loading' | 'success' | 'error'; readonly message: string }): void
  /** Runs the callback after `kit.start()`, which is the first time that a plugin may access the page. */
  onStart(begin: () => void): void
  /** Registers a cleanup function for `kit.destroy()`. */
  onDestroy(end: () => void): void
  /**
   * Adds a value to a slot, such as a guard that prevents the modal from closing or a message check. Returns a function that removes it.
   *
   * @example
   * const end = context.contribute('closeGuard', () => state.getState().isPaying)
   */
  contribute<Slot extends keyof PluginSlots>(slot: Slot, value: PluginSlots[Slot]): () => void
  /**
   * Throws if services are blocked. Call it before you contact a service that isn't in the plugin's `services`, such as a frame.
   *
   * @throws KitError `kit/regionBlocked`
   */
  requireServices(): void
  /**
   * Registers code that is loaded later: `load` imports it, and `start` creates its services once the engine runs. They are destroyed with
   * the kit. Returns the list from which the plugin picks its commands. A command loads the code first if necessary. If loading fails,
   * it rejects with `kit/loadFailed`, and the next call retries.
   *
   * @param stage When the code is loaded if no command is called before. `use` (default): only when the modal shows a view of the plugin,
   *   or `kit.preload({ plugin })` is called. `opening`: together with the engine, before the modal opens, for plugins that take part in
   *   connecting. `idle`: when the page is idle after that. `connected`: once a wallet is connected. `{ stored: key }`: once a wallet is
   *   connected and that key of the storage has a value, for plugins that resume work.
   * @example
   * const { asyncCommand } = context.listCommands(() => import('./commands.js'), (code) => code.createServices(context))
   * return { submit: asyncCommand((m) => m.submit) }
   */
  listCommands<Services extends { destroy(): void }, Code>(
    load: () => Promise<Code>,
    start: (code: Code, engine: PluginServices) => Services,
    stage?: PluginStage,
  ): CommandList<Services, Code>
}

/** A plugin of the kit. The return value of `setup` is available as `kit.plugins[id]`. */
export type Plugin<Id extends string = string, Api = unknown> = {
  readonly id: Id
  /** The services that the plugin contacts. The kit rejects their requests if services are blocked. */
  readonly services?: readonly (GuardedService | undefined)[]
  setup(context: PluginContext): Api
  /** Returns members to add to the kit itself, in addition to `kit.plugins`. */
  extendKit?(api: Api): object
}
