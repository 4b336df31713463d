import type { ApiClient } from '@kit/api'
import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, readable } from '@kit/core/plugin'
import type {} from './NamesErrorCodes.js'
import { emptyNames, type NamesState } from './NamesState.js'

/** What the plugin `names` takes. */
export type NamesOptions = {
  /** A client of the Blockchain API, which keeps the names. */
  readonly api: ApiClient
  /** What names end with, such as `kit.test`. Default: the first zone of the service, which is asked for it. */
  readonly zone?: string | undefined
}

declare module '@kit/core' {
  interface PluginEvents {
    'names/registered': { readonly networkId: CaipNetworkId }
    /** A name was not registered, or what was said about its holder not saved. */
    'names/failed': { readonly networkId: CaipNetworkId; readonly error: KitError }
  }
}

/** `kit.plugins.names`: names of accounts, with or without views. */
export type NamesApi = {
  /** What is offered to the account in use, the name that is typed and what is known of it, and how its registration goes. */
  readonly state: ReadableStore<NamesState>
  /**
   * Finds out whether names are offered to the account in use, how they end, and which it has now: `state.offer`. Never rejects.
   */
  load(): Promise<void>
  /** Begins a form: after a registration, or with another name in mind. Does nothing while the wallet is asked. */
  begin(): void
  /** Types a name. Whether somebody has it, and others with its beginning, is asked after a pause of 500 ms; the newest counts. */
  edit(change: { readonly label: string }): void
  /**
   * Registers the name that is typed, or the given one, for the account in use: the wallet is asked once to sign. A second call
   * meanwhile is the same. After a failure everything is as it was.
   *
   * @throws KitError `names/*`; `connection/rejected` and what else `kit.signMessage` rejects with; `api/*`, of which `api/refused` has
   * the reasons of the service
   * @example
   * const { name } = await kit.plugins.names.register({ label: 'alice' }) // 'alice.kit.test'
   */
  register(options?: { readonly label?: string | undefined }): Promise<{ readonly name: string }>
  /**
   * Says something about the holder of the account's name, or nothing with an empty text: the wallet is asked once to sign. Rejects as
   * `register`.
   *
   * @example await kit.plugins.names.saveBio({ bio: 'on the road since 2019' })
   */
  saveBio(options: { readonly bio: string }): Promise<void>
}

/** The plugin that {@link names} makes. */
export type NamesPlugin = Plugin<'names', NamesApi>

/**
 * Names for accounts of EVM chains, kept by the Blockchain API. Pass `identitySource(api)` to `createKit`, too: then they are shown wherever
 * the kit shows names. Its views are `namesFeature` of `@kit/names/react`.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://api.example', ...browserPorts() })
 * const kit = createKit({ metadata, adapters, identitySource: identitySource(api), plugins: [names({ api })] })
 */
export const names = (options: NamesOptions): NamesPlugin => ({
  id: 'names',
  services: [options.api],
  setup(context) {
    const state = createStore<NamesState>(emptyNames)
    const { asks, does } = context.listCommands(
      () => import('./commands/namesCommands.js'),
      (code, engine) => code.createNamesServices(context, engine, state, options),
    )
    return {
      state: readable(state),
      load: asks((m) => m.loadNames),
      begin: does((m) => m.beginName),
      edit: does((m) => m.editName),
      register: asks((m) => m.register),
      saveBio: asks((m) => m.saveBio),
    }
  },
})
