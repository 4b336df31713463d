import { type PayloadOf, requests } from '../protocol/index.js'
import type { FrameAppearance } from './FrameAppearance.js'

/** Converts the page's look to the values that the protocol supports. */
export function toThemePayload({ theme, themeVariables = {} }: FrameAppearance): PayloadOf<'SYNC_THEME'> {
  const { fontSizeMaster, borderRadiusMaster, accent, background, colorMix, colorMixStrength } = themeVariables
  const named = {
    'font-size-master': fontSizeMaster,
    'border-radius-master': borderRadiusMaster,
    accent,
    background,
    'color-mix': colorMix,
    'color-mix-strength': colorMixStrength,
  }
  const fits = Object.entries(named).filter(
    ([name, value]) =>
      value !== undefined && requests.SYNC_THEME.payload.safeParse({ themeVariables: { [name]: value } }).success,
  )
  return { ...(theme !== 'auto' && { themeMode: theme }), themeVariables: Object.fromEntries(fits) }
}
