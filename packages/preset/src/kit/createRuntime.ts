import { deriveStore, isSameFields, type Store } from '@kit/core/plugin'
import type { KitModalProps } from '@kit/react-ui'
import { checkOptions } from '#checkOptions'
import { defined } from '../options/defined.js'
import { featuresOf, type LiveOptions, toModalProps } from '../options/LiveOptions.js'
import type { PresetOptions } from '../options/PresetOptions.js'
import { toThemeVariables } from '../options/toThemeVariables.js'
import { createFeatureGroup } from './createFeatureGroup.js'
import type { Preset, PresetKit } from './Preset.js'

/** Creates the runtime API of a preset. `live` holds the current options. */
export function createRuntime(kit: PresetKit, live: Store<PresetOptions>): Preset {
  const group = createFeatureGroup(deriveStore([live], featuresOf, isSameFields))
  const modalStore = deriveStore([live], (options): KitModalProps => toModalProps(options, group))
  const getThemeVariables = () => modalStore.getState().themeVariables ?? {}
  const updateOptions = (changes: LiveOptions): void => {
    const { features, ...rest } = changes
    const now = live.getState()
    const next = { ...now, ...rest, ...(features && { features: { ...now.features, ...features } }) }
    checkOptions(changes, next)
    live.update(() => next)
    kit.plugins.analytics.setEnabled(featuresOf(next).analytics)
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
