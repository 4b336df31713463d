import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, readable } from '@kit/core/plugin'
import type {} from './NamesErrorCodes.js'
import type { NamesOptions } from './NamesOptions.js'
import { emptyNames, type NamesState } from './NamesState.js'
import { renamedKey } from './renamedKey.js'

declare module '@kit/core' {
  interface PluginEvents {
    'names/registered': { readonly networkId: CaipNetworkId }
    /** Registering a name or saving its bio failed. */
    'names/failed': { readonly networkId: CaipNetworkId; readonly error: KitError }
  }
}

/** `kit.plugins.names`: names of accounts, with or without views. */
export type NamesApi = {
  /** Names that are available to the active account, the entered name and its validity, and the progress of the registration. */
  readonly state: ReadableStore<NamesState>
  /** Loads whether names are available to the active account, their suffix, and the names it owns: `state.offer`. Never rejects. */
  load(): Promise<void>
  /** Resets the form, such as after a registration. Does nothing while a request is pending. */
  reset(): void
  /** Sets the entered name. Availability and suggestions are loaded after a debounce of 500 ms; only the latest result is used. */
  edit(change: { readonly label: string }): void
  /**
   * Registers the entered or given name for the active account. The wallet is asked for one signature. Concurrent calls share one
   * registration. After a failure, the state is unchanged.
   *
   * @throws KitError `names/*`; `connection/rejected` and other errors of `kit.signMessage`; `api/*`, where `api/rejected` has the reasons
   *   given by the service
   * @example
   * const { name } = await kit.plugins.names.register({ label: 'alice' }) // 'alice.kit.test'
   */
  register(options?: { readonly label?: string | undefined }): Promise<{ readonly name: string }>
  /**
   * Saves the bio of the account's name; an empty text removes it. The wallet is asked for one signature. Rejects like `register`.
   *
   * @example await kit.plugins.names.saveBio({ bio: 'on the road since 2019' })
   */
  saveBio(options: { readonly bio: string }): Promise<void>
}

/** The plugin created by {@link names}. */
export type NamesPlugin = Plugin<'names', NamesApi>

/**
 * Names for accounts on EVM chains, stored by the Blockchain API. Also pass `identitySource(api)` to `createKit` to display them wherever
 * the kit shows names. Its views are in `namesFeature` of `@kit/names/react`.
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
    const { asyncCommand, action } = context.listCommands(
      () => import('./commands/namesCommands.js'),
      (code, engine) => code.createNamesServices(context, engine, state, options),
      { stored: renamedKey(context.kit.options.storagePrefix) },
    )
    return {
      state: readable(state),
      load: asyncCommand((m) => m.loadNames),
      reset: action((m) => m.beginName),
      edit: action((m) => m.editName),
      register: asyncCommand((m) => m.register),
      saveBio: asyncCommand((m) => m.saveBio),
    }
  },
})
