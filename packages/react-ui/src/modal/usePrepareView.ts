'use client'
import type { ViewName } from '@kit/modal'
import { type Context, createContext, useContext } from 'react'

/** Carries the function that loads a view in advance. */
export const PrepareViewContext: Context<(name: ViewName) => void> = createContext<(name: ViewName) => void>(
  () => undefined,
)

/**
 * Loads the view that a row leads to when the visitor is about to open it. Pass it to `onIntent`.
 *
 * @example
 * const prepare = usePrepareView()
 * <Row onIntent={() => prepare('AllWallets')} onClick={() => kit.modal.push('AllWallets')} />
 */
export function usePrepareView(): (name: ViewName) => void {
  return useContext(PrepareViewContext)
}
