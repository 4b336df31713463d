import type { ActiveState, AdapterFactory, CaipAddress, Kit, ReadableStore } from '@kit/core'
import type { KitModalProps, Theme, UiOptions } from '@kit/react-ui'
import type { LiveOptions, PresetThemeVariables } from '../options/PresetOptions.js'
import type { OptionalPlugins, PresetPlugins } from './createPlugins.js'

type ThemeVariables = NonNullable<UiOptions['themeVariables']>

/** Ends what a `subscribe…` began. */
export type Unsubscribe = () => void

/** The look that is chosen. */
export type PresetTheme = { readonly themeMode: Theme; readonly themeVariables: ThemeVariables }

/** Whether the modal is open, and where the visitor is. */
export type PresetState = {
  readonly open: boolean
  readonly loading: boolean
  readonly activeChain: ActiveState['namespace']
  readonly selectedNetworkId: string | undefined
}

/** The account in use. */
export type PresetAccount = Pick<ActiveState, 'status'> & {
  readonly isConnected: boolean
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly type: string | undefined
  /** Name and picture of its wallet. */
  readonly wallet: { readonly name: string; readonly imageUrl?: string } | undefined
}

/** What users of such kits call at run time. */
export type PresetRuntime = {
  /** What `<KitModal>`, `<KitUi>` and `mountModal` take now. */
  readonly modalProps: KitModalProps
  /** The same to follow, as the options change. */
  readonly modalStore: ReadableStore<KitModalProps>
  /** As `kit.open`. */
  readonly open: PresetKit['open']
  /** As `kit.close`. */
  readonly close: PresetKit['close']
  /**
   * Changes what may change while the page is open: `features` are joined with those that were given, all else takes their place.
   *
   * @throws PresetError `preset/invalidOptions`, also for options that can not change any more
   */
  updateOptions(changes: LiveOptions): void
  getThemeMode(): Theme
  setThemeMode(mode: Theme): void
  getThemeVariables(): ThemeVariables
  /** Changes the variables that are named; undefined takes one back. */
  setThemeVariables(variables: NonNullable<PresetThemeVariables>): void
}

/** The kit of a preset. What is in `plugins` beyond the five depends on the services that are named. */
export type PresetKit<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = Kit<
  PresetPlugins,
  ReturnType<F[number]>
> & { readonly plugins: OptionalPlugins }

/** What {@link createPreset} makes: the kit, what its modal takes, and what changes at run time. */
export type Preset<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = PresetRuntime & {
  /** With all commands, streams and plugins. */
  readonly kit: PresetKit<F>
}
