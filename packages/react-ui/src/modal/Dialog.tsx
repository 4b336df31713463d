'use client'
import type { WalletRequest } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useKit } from '../kit/useKit.js'
import { addSheet } from '../theme/addSheet.js'
import { useStyles } from '../theme/useStyles.js'
import { animateElement, motionMs, prefersReducedMotion } from './animateElement.js'
import { createLayer, type Layer } from './createLayer.js'
import { classes, css } from './Dialog.module.css.js'

/** Props of {@link Dialog}. */
export type DialogProps = {
  readonly open: boolean
  readonly titleId: string
  readonly card: RefObject<HTMLDivElement | null>
  /** Whether it closes because its task is completed. It then stays for a moment, unless the user continues. */
  readonly isDone: boolean
  /** Called when the dialog has left the screen. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** Whether the wallet may open a window inside the page. Phones and the embedded wallet's iframe don't. */
const opensInPage = ({ connectorType }: WalletRequest): boolean =>
  connectorType !== 'WALLET_CONNECT' && connectorType !== 'AUTH'

/**
 * A native modal dialog: top layer, inert page, focus moved in and restored. While a wallet request is pending, it becomes part of the
 * page, so users can reach the wallet's own window. Escape, the back gesture and a click outside the card all request a safe close.
 */
export function Dialog(props: DialogProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const isAside = useStore(kit.walletRequests, (requests) => requests.some(opensInPage))
  const pressedBeside = useRef(false)
  const [anchor, dialog, dim, finishNow] = useShownDialog(isAside, props)

  function requestClose(): void {
    if (finishNow.current) finishNow.current()
    else kit.modal.requestClose()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Prevented here, because browsers close the dialog on a second Escape even if `cancel` was prevented.
    event.preventDefault()
    event.stopPropagation()
    requestClose()
  }

  return (
    <>
      <span ref={anchor} className={classes.anchor} tabIndex={-1} />
      <dialog
        ref={dialog}
        className={classes.dialog}
        aria-labelledby={props.titleId}
        onKeyDown={onKeyDown}
        onCancel={(event) => {
          event.preventDefault()
          requestClose()
        }}
        onPointerDown={(event) => {
          pressedBeside.current = event.target === event.currentTarget
        }}
        onClick={(event) => {
          // The second click of a double click was meant for a view that has since changed, and with it the card's size.
          if (event.target === event.currentTarget && pressedBeside.current && event.detail < 2) requestClose()
        }}
      >
        {props.children}
        <div ref={dim} className={classes.dim} />
        <slot />
      </dialog>
    </>
  )
}

/**
 * Shows the dialog in the top layer or in the page, and animates it in and out. `hurry` ends the moment in which the success state is
 * shown.
 */
function useShownDialog(isAside: boolean, { open, titleId, card, isDone, onClosed }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const layer = useRef<Layer>(undefined)
  const isNew = useRef(false)
  const dim = useRef<HTMLDivElement>(null)
  const motion = useRef<readonly (Animation | undefined)[]>([])
  const hurry = useRef<() => void>(undefined)

  // Runs first: it measures the page, which is cheap before the dialog is laid out.
  useLayoutEffect(() => (open ? lockScroll(document) : undefined), [open])

  useLayoutEffect(() => {
    if (!open || !dialog.current || !anchor.current) return
    layer.current ??= createLayer(dialog.current, anchor.current)
    const title = card.current?.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`) ?? null
    if (layer.current.show(isAside ? 'page' : 'top', title)) isNew.current = true
  }, [open, isAside, card, titleId])

  useLayoutEffect(() => {
    if (open) {
      motion.current = move(motion.current, card.current, dim.current, 'in', isNew.current)
      isNew.current = false
      return
    }
    if (!dialog.current?.open) return
    const finish = (): void => {
      layer.current?.close()
      onClosed()
      for (const animation of motion.current) animation?.cancel()
      for (const dragged of [card.current, dim.current]) dragged?.removeAttribute('style')
    }
    if (prefersReducedMotion()) return finish()
    let timer: ReturnType<typeof setTimeout>
    const leave = (): void => {
      clearTimeout(timer)
      hurry.current = undefined
      motion.current = move(motion.current, card.current, dim.current, 'out')
      // Uses a timer, because animations stop in pages that aren't painted: in a background tab, or behind the wallet's window.
      timer = setTimeout(finish, isSheet() ? motionMs.sheet : motionMs.close)
    }
    // If an element was waiting for the result, it shows a checkmark.
    if (isDone && card.current?.querySelector('[data-landing]')) {
      hurry.current = leave
      timer = setTimeout(leave, motionMs.done)
    } else leave()
    return () => {
      clearTimeout(timer)
      // If it was opened again in that moment, it is no longer closing.
      hurry.current = undefined
    }
  }, [open, isDone, card, onClosed])

  return [anchor, dialog, dim, hurry] as const
}

const isSheet = (): boolean => matchMedia('(max-width: 430px)').matches

/** Animates the card and backdrop in or out, starting from wherever the last animation or a swipe left them. */
function move(
  last: readonly (Animation | undefined)[],
  card: HTMLElement | null,
  dim: HTMLElement | null,
  to: 'in' | 'out',
  isNew = false,
): readonly (Animation | undefined)[] {
  const seen = isSheet() ? { translate: '0 0' } : { opacity: 1, scale: '1' }
  const hiddenFrame = isSheet() ? { translate: '0 100%' } : { opacity: 0, scale: '0.97' }
  const go = (element: HTMLElement | null, shown: Keyframe, hidden: Keyframe): Animation | undefined => {
    if (!element) return undefined
    const now = getComputedStyle(element)
    const from = isNew ? hidden : Object.fromEntries(Object.keys(shown).map((key) => [key, now[key as 'opacity']]))
    const durationMs = to === 'in' ? motionMs.view : isSheet() ? motionMs.sheet : motionMs.close
    return animateElement(element, [from, to === 'in' ? shown : hidden], durationMs, {
      fill: to === 'in' ? 'none' : 'forwards',
    })
  }
  const next = [go(card, seen, hiddenFrame), go(dim, { opacity: 1 }, { opacity: 0 })]
  for (const animation of last) animation?.cancel()
  return next
}

/**
 * Prevents the page from scrolling without a layout shift: a scroll bar keeps its space. Each lock is a separate style sheet, so two
 * dialogs in one page don't undo each other. Returns a function that removes the lock.
 */
export function lockScroll(page: Document): () => void {
  const hasBar = page.defaultView !== null && page.defaultView.innerWidth > page.documentElement.clientWidth
  return addSheet(page, `html{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important;' : ''}}`)
}
