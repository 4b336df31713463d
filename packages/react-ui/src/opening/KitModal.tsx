'use client'
import { useModalIntent, useStore } from '@kit/react'
import { type ReactElement, useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'
import { useLocale } from '../text/useLocale.js'
import { useUiOptions } from '../theme/KitUi.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { type LoadedModal, loadModal } from './loadModal.js'

/** What {@link KitModal} takes. */
export type KitModalProps = UiOptions & {
  /**
   * When the modal is fetched. `intent` (default): nothing before the visitor points at a button of the kit, focuses or presses it.
   * `idle`: once the page is idle, so that the first tap does not wait for a file.
   */
  readonly preload?: 'intent' | 'idle'
}

/**
 * Where the modal is rendered. Put it once below the provider. It is almost empty until the visitor is about to open the modal,
 * which is then loaded. When its files do not arrive, the buttons of the kit say so, and a press tries again.
 *
 * @example
 * <KitProvider kit={kit}><App /><KitModal theme="auto" /></KitProvider>
 */
export function KitModal({ preload, ...own }: KitModalProps): ReactElement | null {
  const kit = useKit()
  const options = useUiOptions(own)
  const locale = useLocale(options.locale)
  const { isWanted: isExpected, prepare, fail } = useModalIntent()
  const isOpen = useStore(kit.modal, (modal) => modal.open)
  const isWanted = isOpen || isExpected || kit.options.embedded === true
  const [loaded, setLoaded] = useState<LoadedModal>()
  const { catalogue } = locale
  useEffect(() => {
    if (preload === 'idle') kit.ports.whenIdle(prepare)
  }, [kit, preload, prepare])
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    // What a press in the modal runs is fetched with it.
    const isConnected = kit.active.getState().account !== undefined
    Promise.all([loadModal(catalogue, isConnected, options.features), kit.preload()]).then(
      ([next]) => {
        if (!isGone) setLoaded(next)
      },
      (error: unknown) => {
        kit.ports.log.error('The modal failed to load.', error)
        fail()
        if (kit.modal.getState().open) kit.close({ force: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [kit, isWanted, catalogue, options.features, fail])
  if (loaded === undefined) return null
  return <loaded.Modal {...loaded} options={options} locale={locale} />
}
