import { isSameFields } from '@kit/core/plugin'
import type { Preset, PresetTheme, Unsubscribe } from '../kit/Preset.js'
import { watch } from './watch.js'

/**
 * Subscribes to theme changes.
 *
 * @example
 * const end = subscribeTheme(preset, ({ themeMode }) => document.body.classList.toggle('dark', themeMode === 'dark'))
 */
export const subscribeTheme = (
  preset: Pick<Preset, 'modalStore' | 'getThemeMode' | 'getThemeVariables'>,
  listener: (theme: PresetTheme) => void,
): Unsubscribe =>
  watch(
    [preset.modalStore],
    () => ({ themeMode: preset.getThemeMode(), themeVariables: preset.getThemeVariables() }),
    listener,
    (a, b) => a.themeMode === b.themeMode && isSameFields(a.themeVariables, b.themeVariables),
  )
