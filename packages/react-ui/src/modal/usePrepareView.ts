'use client'
import type { ViewName } from '@kit/modal'
import { type Context, createContext, useContext } from 'react'

/** Context of the function that preloads a view. */
export const PrepareViewContext: Context<(name: ViewName) => void> = createContext<(name: ViewName) => void>(
  () => undefined,
)

/**
 * Returns a function that preloads a view when the user is about to open it. Use it for `onIntent`.
 *
 * @example
 * const prepare = usePrepareView()
 * <Row onIntent={() => prepare('AllWallets')} onClick={() => kit.modal.push('AllWallets')} />
 */
export function usePrepareView(): (name: ViewName) => void {
  return useContext(PrepareViewContext)
}
