'use client'
import { useKit, useModalIntent, useStore } from '@kit/react'
import { type ReactElement, useEffect, useState } from 'react'
import { type LoadedModal, loadModal } from './loadModal.js'
import { useUiOptions } from './theme/KitUi.js'
import type { UiOptions } from './theme/UiOptions.js'
import { useLocale } from './useLocale.js'

/** What {@link KitModal} takes. */
export type KitModalProps = UiOptions

/**
 * Where the modal is rendered. Put it once below the provider. It is almost empty until the visitor is about to open the modal,
 * which is then loaded.
 *
 * @example
 * <KitProvider kit={kit}><App /><KitModal theme="auto" /></KitProvider>
 */
export function KitModal(own: KitModalProps): ReactElement | null {
  const kit = useKit()
  const options = useUiOptions(own)
  const locale = useLocale(options.locale)
  const { isWanted: isExpected } = useModalIntent()
  const isOpen = useStore(kit.modal, (modal) => modal.open)
  const isWanted = isOpen || isExpected || kit.options.embedded === true
  const [loaded, setLoaded] = useState<LoadedModal>()
  const { catalogue } = locale
  useEffect(() => {
    if (!isWanted || loaded?.catalogue === catalogue) return
    let isGone = false
    // What a press in the modal runs is fetched with it. Where that fails, the press tries again and shows the failure.
    kit.preload().catch(() => {})
    loadModal(catalogue, kit.active.getState().account !== undefined, options.features).then(
      (next) => {
        if (!isGone) setLoaded(next)
      },
      (error: unknown) => {
        kit.ports.log.error('The modal could not be loaded.', error)
        // The next press of a button tries again.
        if (isOpen) kit.close({ force: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [kit, isWanted, isOpen, catalogue, options.features, loaded])
  if (loaded === undefined) return null
  return <loaded.Modal {...loaded} options={options} locale={locale} />
}
