import type { ReadableStore } from '@kit/core'
import { deriveStore, type Store } from '@kit/core/plugin'
import type { KitModalProps } from '@kit/react-ui'
import { checkOptions } from '#checkOptions'
import { applyFeatures, type ChosenFeatures } from '../options/createPlugins.js'
import { defined } from '../options/defined.js'
import { type LiveOptions, toModalProps } from '../options/LiveOptions.js'
import type { PresetOptions } from '../options/PresetOptions.js'
import { toThemeVariables } from '../options/toThemeVariables.js'
import { createFeatureGroup } from './createFeatureGroup.js'
import type { Preset, PresetKit } from './Preset.js'

/** Creates the runtime API of a preset. `live` holds the current options, `chosen` the features in them. */
export function createRuntime(
  kit: PresetKit,
  live: Store<PresetOptions>,
  chosen: ReadableStore<ChosenFeatures>,
): Preset {
  const group = createFeatureGroup(chosen)
  const modalStore = deriveStore([live], (options): KitModalProps => toModalProps(options, group))
  const getThemeVariables = () => modalStore.getState().themeVariables ?? {}
  const updateOptions = (changes: LiveOptions): void => {
    const { features, ...rest } = changes
    const now = live.getState()
    const next = { ...now, ...rest, ...(features && { features: { ...now.features, ...features } }) }
    checkOptions(changes, next)
    live.update(() => next)
    applyFeatures(kit.plugins, chosen.getState())
  }
  return {
    kit,
    get modalProps() {
      return modalStore.getState()
    },
    modalStore,
    open: kit.open,
    close: kit.close,
    updateOptions,
    getThemeMode: () => modalStore.getState().theme ?? 'auto',
    setThemeMode: (themeMode) => updateOptions({ themeMode }),
    getThemeVariables,
    setThemeVariables: (variables) =>
      updateOptions({ themeVariables: defined({ ...getThemeVariables(), ...toThemeVariables(variables) }) }),
  }
}
