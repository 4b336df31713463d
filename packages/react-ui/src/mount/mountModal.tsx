'use client'
import { type Kit, optionError } from '@kit/core/plugin'
import { KitProvider, useModalIntent } from '@kit/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { hasModal } from '../kit/useKit.js'
import { KitModal, type KitModalProps } from '../opening/KitModal.js'

/** What {@link mountModal} takes: the kit, and what `<KitModal>` takes. */
export type MountModalOptions = KitModalProps & {
  readonly kit: Kit
  /** Where the modal of an embedded kit is shown; the other one is above the page. Default: at the end of the body. */
  readonly target?: Element | ShadowRoot
}

/** A modal in a page. */
export type MountedModal = {
  /** Changes the options that are named; `undefined` takes one back. Nothing after `unmount`. */
  readonly update: (options: { readonly [Key in keyof KitModalProps]?: KitModalProps[Key] | undefined }) => void
  /** Loads the modal before the press: for `pointerenter`, `pointerdown` and `focus` of what opens it. */
  readonly prepare: () => void
  /** Closes the modal and removes it with all that it put into the page. The kit stays as it is. */
  readonly unmount: () => void
}

/**
 * Puts the modal into a page that has no React of its own, and starts the kit. It is opened by `kit.open()`. Nothing is fetched before.
 *
 * @throws KitError `kit/invalidOption` for what is no kit, a kit without `modal()`, a target that is no place, and where there is no page.
 *
 * @example
 * const { prepare } = mountModal({ kit, theme: 'dark' })
 * button.addEventListener('pointerenter', prepare)
 * button.addEventListener('click', () => kit.open())
 */
export function mountModal({ kit, target: place, ...first }: MountModalOptions): MountedModal {
  const allowed = 'the kit returned by createKit({ …, plugins: [modal()] })'
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
      // Nobody could see it or close it any more.
      if (kit.modal.getState().open) kit.close({ force: true })
      root.unmount()
      container.remove()
    },
  }
}

/** Says to the provider above how often the modal was wanted from outside. */
function Intent({ times }: { readonly times: number }): null {
  const { prepare } = useModalIntent()
  useEffect(() => {
    if (times > 0) prepare()
  }, [times, prepare])
  return null
}
