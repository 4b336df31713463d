'use client'
import { useModalIntent, useStore } from '@kit/react'
import { type ReactElement, useEffect, useState } from 'react'
import { type ModalRequired, useKit } from '../kit/useKit.js'
import { useLocale } from '../text/useLocale.js'
import { useUiOptions } from '../theme/KitUi.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { type LoadedModal, loadModal } from './loadModal.js'

/** Props of {@link KitModal}. */
export type KitModalProps = UiOptions & {
  /**
   * When to load the modal. `intent` (default): when the user hovers over, focuses or presses a kit button. `idle`: once the page is idle,
   * so that the first tap doesn't wait for a file. `load`: as soon as it is rendered. `false`: only when it opens.
   */
  readonly preload?: 'intent' | 'idle' | 'load' | false
}

/**
 * Renders the modal. Use it once, inside the provider. It is almost empty until the user is about to open the modal, which is then loaded.
 * If loading fails, the kit's buttons say so, and pressing one retries.
 *
 * @example
 * <KitProvider kit={kit}><App /><KitModal theme="auto" /></KitProvider>
 */
export function KitModal({ preload, ...own }: KitModalProps & ModalRequired): ReactElement | null {
  const kit = useKit()
  const options = useUiOptions(own)
  const locale = useLocale(options.locale)
  const { isWanted: isExpected, prepare, fail } = useModalIntent()
  const isOpen = useStore(kit.modal, (modal) => modal.open)
  const isWanted = isOpen || (isExpected && preload !== false) || kit.options.inline === true
  const [loaded, setLoaded] = useState<LoadedModal>()
  const { catalogue } = locale
  useEffect(() => {
    if (preload === 'idle') kit.ports.whenIdle(prepare)
    if (preload === 'load') prepare()
  }, [kit, preload, prepare])
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    // Also preloads the code that a click in the modal will run.
    const isConnected = kit.active.getState().account !== undefined
    Promise.all([loadModal(catalogue, isConnected, options.features), kit.preload()]).then(
      ([next]) => {
        if (!isUnmounted) setLoaded(next)
      },
      (error: unknown) => {
        kit.ports.log.error('The modal failed to load.', error)
        fail()
        if (kit.modal.getState().open) kit.close({ force: true })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [kit, isWanted, catalogue, options.features, fail])
  if (loaded === undefined) return null
  return <loaded.Modal {...loaded} options={options} locale={locale} />
}
