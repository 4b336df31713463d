'use client'
import { useMemo } from 'react'
import type { PlainViewName } from '../contribution/Feature.js'
import { useKit } from '../kit/useKit.js'
import { useModalContext } from './ModalContext.js'
import { usePrepareView } from './usePrepareView.js'

/** Views of one package that other packages link to, by purpose. Packages must not name each other's views anywhere else. */
const optionalViews = {
  activity: 'Transactions',
  buy: 'OnRampProviders',
  fund: 'FundWallet',
  receive: 'WalletReceive',
} as const

/** Access to a view that a page may or may not have. */
export type OptionalView = {
  readonly push: () => void
  /** Preloads it when the user is about to open it. */
  readonly prepare: () => void
}

/**
 * Returns access to a view of another package, or undefined if the page doesn't have it.
 *
 * @example
 * const receive = useOptionalView('receive')
 * {receive && <Button onIntent={receive.prepare} onClick={receive.push}>…</Button>}
 */
export function useOptionalView(name: keyof typeof optionalViews): OptionalView | undefined {
  const kit = useKit()
  const { views } = useModalContext()
  const prepare = usePrepareView()
  return useMemo(() => {
    const view = optionalViews[name] as PlainViewName
    return Object.hasOwn(views, view) ? { push: () => kit.modal.push(view), prepare: () => prepare(view) } : undefined
  }, [kit, views, prepare, name])
}
