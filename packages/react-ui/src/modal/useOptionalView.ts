'use client'
import { useMemo } from 'react'
import type { PlainViewName } from '../contribution/Feature.js'
import { useKit } from '../kit/useKit.js'
import { useModalContext } from './ModalContext.js'
import { usePrepareView } from './usePrepareView.js'

/** Views of one package that others lead to, by what users do there. No package names a view of another elsewhere. */
const optionalViews = {
  activity: 'Transactions',
  buy: 'OnRampProviders',
  fund: 'FundWallet',
  receive: 'WalletReceive',
} as const

/** The way to a view that a page may have or not. */
export type OptionalView = {
  readonly push: () => void
  /** Loads it when the user is about to open it. */
  readonly prepare: () => void
}

/**
 * Returns the way to a view that another package brings, or undefined where the page has no such view.
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
