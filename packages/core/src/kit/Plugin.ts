import type { PluginStage } from '../engine/createPluginChunk.js'
import type { CommandList } from '../engine/listCommands.js'
import type { PluginServices } from '../engine/PluginServices.js'
import type { AlertCode, PluginEvent } from '../event/KitEvent.js'
import type { FetchPort, Ports } from '../ports/Ports.js'
import type { PluginSlots } from '../state/Contributions.js'
import type { Kit } from './Kit.js'

/** A client of a configured service. */
export type GuardedService = {
  /** Adds a check that runs before every request, which rejects with the error that the check throws. */
  guard?(check: () => void): void
}

/** The kit's ports, with a `fetch` that rejects with `kit/regionBlocked` where no configured service may be contacted. */
export type PluginPorts = Ports & {
  /** Makes requests that no region blocks: to the app's own server, and to the nodes of chains. */
  readonly appFetch: FetchPort
}

/** What a plugin gets when the kit is created. */
export type PluginContext = {
  /** The kit itself; its commands work once it is started. */
  readonly kit: Kit
  readonly ports: PluginPorts
  /** Puts an event of the plugin on the timeline. */
  emit(event: PluginEvent): void
  /** Alerts the developer to a problem that only they can fix. */
  alert(code: AlertCode, cause?: unknown): void
  /** Shows the visitor a short message, a key of the texts or plain text, where the page has a view of the kit. */
  toast(toast: { readonly variant: 'loading' | 'success' | 'error'; readonly message: string }): void
  /** Runs once `kit.start()` was called: the first moment at which a plugin may look at the page. */
  onStart(begin: () => void): void
  /** Registers a clean-up for `kit.destroy()`. */
  onDestroy(end: () => void): void
  /**
   * Adds a value to a slot: a guard of the modal's closing, a check of messages … Returns a function that takes it away.
   *
   * @example
   * const end = context.contribute('closeGuard', () => state.getState().isPaying)
   */
  contribute<Slot extends keyof PluginSlots>(slot: Slot, value: PluginSlots[Slot]): () => void
  /**
   * Call it before you contact a configured service that isn't one of the plugin's `services`, such as a frame.
   *
   * @throws KitError `kit/regionBlocked` where no configured service may be contacted
   */
  requireServices(): void
  /**
   * Registers code that loads later: `load` fetches it, `start` creates its services once the engine runs, and they are disposed with the
   * kit. Returns the list on which the plugin's commands name themselves, as the kit's own do. A command loads the code if it
   * isn't there, and rejects with `kit/loadFailed` when it doesn't arrive; the next call tries again.
   *
   * @param stage When the code loads without a command: `connected` (default) when a wallet is connected; `opening` with the engine,
   * for what must hear the connection itself, and the modal waits for it; `idle` when the page is idle after that.
   * @example
   * const { asks } = context.listCommands(() => import('./commands.js'), (code) => code.createServices(context))
   * return { submit: asks((m) => m.submit) }
   */
  listCommands<Services extends { destroy(): void }, Code>(
    load: () => Promise<Code>,
    start: (code: Code, engine: PluginServices) => Services,
    stage?: PluginStage,
  ): CommandList<Services, Code>
}

/** A feature. What `setup` returns is `kit.plugins[id]`. */
export type Plugin<Id extends string = string, Api = unknown> = {
  readonly id: Id
  /** The configured services that it reaches. The kit guards them: where none may be contacted, their requests reject. */
  readonly services?: readonly (GuardedService | undefined)[]
  setup(context: PluginContext): Api
  /** Members that the kit itself gets, beside `kit.plugins`. */
  face?(api: Api): object
}
