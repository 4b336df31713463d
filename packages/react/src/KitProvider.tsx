'use client'
import { createStore, isKitError, type Kit, optionError } from '@kit/core/plugin'
import { type ReactElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { initialStates } from './initialStates.js'
import { KitContext, type ModalIntent } from './KitContext.js'

export type KitProviderProps = {
  /** The kit, created once by `createKit`, outside of components. */
  readonly kit: Kit
  readonly children?: ReactNode
}

/**
 * Provides the kit to hooks and views, and starts it in the browser. It never destroys the kit, which belongs to the app: wallets stay
 * connected across remounts (StrictMode, fast refresh, route changes).
 *
 * @example
 * <KitProvider kit={kit}><App /></KitProvider>
 */
export function KitProvider({ kit, children }: KitProviderProps): ReactElement {
  if (!kit?.start) throw optionError('KitProvider.kit', kit, 'the kit returned by createKit(...)')
  const value = useMemo(
    () => ({ kit, initialOf: initialStates(kit), intent: createStore<ModalIntent>('none'), queries: new Map() }),
    [kit],
  )
  const [, setStarted] = useState<Kit>()
  // Runs and re-renders before the first paint, so the first frame shows the stored wallet.
  useLayoutEffect(() => {
    try {
      kit.start()
    } catch (error) {
      // Hot replacement destroyed the kit before React rendered it. The next one follows.
      if (!isKitError(error, 'kit/destroyed')) throw error
    }
    setStarted(kit)
  }, [kit])
  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}
