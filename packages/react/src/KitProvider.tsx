'use client'
import { createStore, type Kit, optionError } from '@kit/core/plugin'
import { type ReactElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { initialStates } from './initialStates.js'
import { KitContext, type ModalIntent } from './KitContext.js'

/** What {@link KitProvider} takes. */
export type KitProviderProps = {
  /** Made once, outside of components, by `createKit`. */
  readonly kit: Kit
  readonly children?: ReactNode
}

/**
 * Gives the kit to hooks and views and starts it in the browser. It never destroys the kit, which belongs to whoever made it: a
 * remount (StrictMode, fast refresh, a route change) keeps wallets connected.
 *
 * @example
 * <KitProvider kit={kit}><App /></KitProvider>
 */
export function KitProvider({ kit, children }: KitProviderProps): ReactElement {
  if (!kit?.start) throw optionError('KitProvider.kit', kit, 'the kit returned by createKit(…)')
  const value = useMemo(
    () => ({ kit, initialOf: initialStates(kit), intent: createStore<ModalIntent>('none'), queries: new Map() }),
    [kit],
  )
  const [, setStarted] = useState<Kit>()
  // Before the first paint, and with a render after it: the first frame shows the wallet that is stored.
  useLayoutEffect(() => {
    kit.start()
    setStarted(kit)
  }, [kit])
  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}
