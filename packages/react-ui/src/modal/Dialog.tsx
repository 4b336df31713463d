'use client'
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { useKit } from '../useKit.js'
import { animateElement, motionMs } from './animateElement.js'
import { classes, css } from './Dialog.module.css.js'
import { lockScroll } from './lockScroll.js'

/** What {@link Dialog} takes. */
export type DialogProps = {
  readonly open: boolean
  readonly titleId: string
  readonly card: RefObject<HTMLDivElement | null>
  /** Called when the dialog has left the screen. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

/**
 * The platform's modal dialog: top layer, inert page, focus in and back. Escape, the back gesture and a click beside the
 * card all ask for the safe close.
 */
export function Dialog({ open, titleId, card, onClosed, children }: DialogProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) {
      // First, for it measures the page, which is cheap before the dialog is laid out.
      const unlock = lockScroll(document)
      if (!element.open) {
        show(element, card.current?.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`))
        if (card.current) enter(card.current)
      }
      return unlock
    }
    if (!element.open) return
    const leaving = animateElement(element, [{ opacity: 1 }, { opacity: 0 }], motionMs.close, { fill: 'forwards' })
    const finish = (): void => {
      element.close()
      onClosed()
      leaving?.cancel()
    }
    if (!leaving) return finish()
    // By a timer, because animations stop where nothing is painted: behind another tab, or behind the wallet's window.
    const timer = setTimeout(finish, motionMs.close)
    return () => {
      clearTimeout(timer)
      leaving.cancel()
    }
  }, [open, card, titleId, onClosed])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Prevented here, because browsers close on a second Escape whatever `cancel` says.
    event.preventDefault()
    event.stopPropagation()
    kit.modal.requestClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        kit.modal.requestClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) kit.modal.requestClose()
      }}
    >
      {children}
      <slot />
    </dialog>
  )
}

/** The platform would give the focus to the first button; it belongs to the title, as in each view that follows. */
function show(dialog: HTMLDialogElement, title: HTMLElement | null | undefined): void {
  if (title) title.autofocus = true
  dialog.showModal()
  if (!title) return
  title.autofocus = false
  const { activeElement } = dialog.getRootNode() as ShadowRoot
  if (activeElement !== title) title.focus({ preventScroll: true })
}

function enter(card: HTMLElement): void {
  const isSheet = matchMedia('(max-width: 430px)').matches
  const from = isSheet ? { translate: '0 100%' } : { opacity: 0, scale: '0.97' }
  animateElement(card, [from, isSheet ? { translate: '0 0' } : { opacity: 1, scale: '1' }], motionMs.view)
}
