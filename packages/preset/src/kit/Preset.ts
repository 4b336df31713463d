import type { ActiveState, AdapterFactory, CaipAddress, Kit, ReadableStore } from '@kit/core'
import type { KitModalProps, Theme, UiOptions } from '@kit/react-ui'
import type { OptionalPlugins, PresetPlugins } from '../options/createPlugins.js'
import type { LiveOptions } from '../options/LiveOptions.js'
import type { PresetThemeVariables } from '../options/toThemeVariables.js'

type ThemeVariables = NonNullable<UiOptions['themeVariables']>

/** Unsubscribes from a `subscribe…` call. */
export type Unsubscribe = () => void

/** The current theme. */
export type PresetTheme = { readonly themeMode: Theme; readonly themeVariables: ThemeVariables }

/** Whether the modal is open, and the active network. */
export type PresetState = {
  readonly open: boolean
  readonly loading: boolean
  readonly activeChain: ActiveState['namespace']
  readonly selectedNetworkId: string | undefined
}

/** The active account. */
export type PresetAccount = Pick<ActiveState, 'status'> & {
  readonly isConnected: boolean
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly type: string | undefined
  /** Name and icon of its wallet. */
  readonly wallet: { readonly name: string; readonly imageUrl?: string } | undefined
}

/** The runtime API. */
export type PresetRuntime = {
  /** Current props of `<KitModal>`, `<KitUi>` and `mountModal`. */
  readonly modalProps: KitModalProps
  /** The same props as a store that follows the options. */
  readonly modalStore: ReadableStore<KitModalProps>
  /** Same as `kit.open`. */
  readonly open: PresetKit['open']
  /** Same as `kit.close`. */
  readonly close: PresetKit['close']
  /**
   * Changes live options. `features` are merged with the current ones; other options are replaced.
   *
   * @throws PresetError `preset/invalidOptions`, also for options that can't be changed
   */
  updateOptions(changes: LiveOptions): void
  getThemeMode(): Theme
  setThemeMode(mode: Theme): void
  getThemeVariables(): ThemeVariables
  /** Sets the given variables. `undefined` resets a variable. */
  setThemeVariables(variables: NonNullable<PresetThemeVariables>): void
}

/** The kit of a preset. Which `plugins` exist beyond the five built-in ones depends on the configured services. */
export type PresetKit<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = Kit<
  PresetPlugins,
  ReturnType<F[number]>
> & { readonly plugins: OptionalPlugins }

/** The return value of {@link createPreset}: the kit, the modal's props and the runtime API. */
export type Preset<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = PresetRuntime & {
  /** The kit with all commands, stores and plugins. */
  readonly kit: PresetKit<F>
}
