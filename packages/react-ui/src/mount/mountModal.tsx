'use client'
import { type Kit, optionError } from '@kit/core/plugin'
import { KitProvider, useModalIntent } from '@kit/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { hasModal } from '../kit/useKit.js'
import { KitModal, type KitModalProps } from '../opening/KitModal.js'

/** Options for {@link mountModal}: the kit, and the props of `<KitModal>`. */
export type MountModalOptions = KitModalProps & {
  readonly kit: Kit
  /** Container of an inline modal. Other modals are shown above the page. Default: the end of the body. */
  readonly target?: Element | ShadowRoot
}

/** A mounted modal. */
export type MountedModal = {
  /** Changes the given options. `undefined` resets an option. No effect after `unmount`. */
  readonly update: (options: { readonly [Key in keyof KitModalProps]?: KitModalProps[Key] | undefined }) => void
  /** Preloads the modal. Use it for `pointerenter`, `pointerdown` and `focus` of the element that opens the modal. */
  readonly prepare: () => void
  /** Closes the modal and removes everything that it added to the page. The kit is not destroyed. */
  readonly unmount: () => void
}

/**
 * Mounts the modal in a page without React and starts the kit. `kit.open()` opens it. Nothing is loaded before that.
 *
 * @throws KitError `kit/invalidOption` when `kit` isn't a kit or has no `modal()`, when `target` isn't a valid container, and when there is
 *   no document.
 *
 * @example
 * const { prepare } = mountModal({ kit, theme: 'dark' })
 * button.addEventListener('pointerenter', prepare)
 * button.addEventListener('click', () => kit.open())
 */
export function mountModal({ kit, target: place, ...first }: MountModalOptions): MountedModal {
  const allowed = 'the kit returned by createKit({ ..., plugins: [modal()] })'
  if (!kit?.start) throw optionError('mountModal.kit', kit, allowed)
  if (!hasModal(kit)) throw optionError('mountModal.kit', 'a kit without modal()', allowed)
  const target = place ?? globalThis.document?.body
  if (typeof target?.append !== 'function') throw optionError('mountModal.target', target, 'an element of the page')
  kit.start()
  const container = document.createElement('div')
  container.dataset['kit'] = 'mount'
  target.append(container)
  const root = createRoot(container)
  let isMounted = true
  let isWanted = 0
  let options: KitModalProps = first
  const render = (): void => {
    if (!isMounted) return
    root.render(
      <KitProvider kit={kit}>
        <Intent times={isWanted} />
        <KitModal {...options} />
      </KitProvider>,
    )
  }
  render()
  return {
    update(next) {
      options = { ...options, ...next } as KitModalProps
      render()
    },
    prepare() {
      isWanted += 1
      render()
    },
    unmount() {
      if (!isMounted) return
      isMounted = false
      // Once unmounted, the user could neither see nor close it.
      if (kit.modal.getState().open) kit.close({ force: true })
      root.unmount()
      container.remove()
    },
  }
}

/** Passes preload requests from outside React to the provider. */
function Intent({ times }: { readonly times: number }): null {
  const { prepare } = useModalIntent()
  useEffect(() => {
    if (times > 0) prepare()
  }, [times, prepare])
  return null
}
