'use client'
import { useUiOptions } from '../theme/KitUi.js'
import { useIcon } from './useIcon.js'

/** The mark of pairing of the app's `icons`, where one is needed. Undefined while it is fetched, null when there is none. */
export function usePairingMark(isNeeded: boolean): string | null | undefined {
  return useIcon(useUiOptions().icons, 'namespaces', isNeeded ? 'walletConnect' : undefined)
}
