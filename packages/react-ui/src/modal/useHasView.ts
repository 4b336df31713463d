'use client'
import { useModalContext } from './ModalContext.js'

/**
 * Tells whether the modal has a view, of the kit or of a feature: one feature may lead to a view of another where the app has it.
 *
 * @example
 * const hasView = useHasView()
 * {hasView('WalletReceive') && <Button …>}
 */
export function useHasView(): (name: string) => boolean {
  const { views } = useModalContext()
  return (name) => Object.hasOwn(views, name)
}
