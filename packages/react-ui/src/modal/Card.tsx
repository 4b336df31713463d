'use client'
import type { ModalState } from '@kit/modal'
import { useStore } from '@kit/react'
import { type ReactElement, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useKit } from '../kit/useKit.js'
import { useIsListLong } from '../list/useIsListLong.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Card.module.css.js'
import { LiveRegion } from './LiveRegion.js'
import { Pane } from './Pane.js'
import { splitHistory } from './splitHistory.js'
import { ToastBar } from './ToastBar.js'
import { useIsWide } from './useIsWide.js'
import { useMotion } from './useMotion.js'
import { PrepareViewContext } from './usePrepareView.js'
import { useSwipeDown } from './useSwipeDown.js'
import type { Views } from './useViews.js'

/** Props of {@link Card}. */
export type CardProps = {
  /** ID of the title, which labels the dialog. */
  readonly titleId: string
  readonly modal: Pick<ModalState, 'history' | 'direction'>
  readonly views: Views
  readonly inline: boolean
  readonly cardRef?: Ref<HTMLDivElement>
}

/**
 * The card that contains every view: a shadow, and above it the part that holds and clips the content. If there is room, a wallet list that
 * isn't short stays next to the selected view.
 */
export function Card({ titleId, modal, views, inline, cardRef }: CardProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const card = useRef<HTMLDivElement>(null)
  useImperativeHandle(cardRef, () => card.current as HTMLDivElement)
  const shake = useStore(kit.modal, (state) => state.shake)
  const body = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  useLayoutEffect(() => {
    if (body.current && card.current) return motion?.watchSize(body.current, card.current)
  }, [motion])
  const grip = useSwipeDown(() => {
    kit.modal.requestClose()
    return !kit.modal.getState().open
  })
  const isLong = useIsListLong(modal.history)
  const isWide = useIsWide(card, inline)
  const { side, main } = splitHistory(modal.history, isWide && isLong)
  const className = [
    classes.card,
    side && classes.wide,
    inline ? classes.inline : classes.sheet,
    shake && classes.shake,
  ]
  const isHelp = side?.length === modal.history.length
  const pane = { direction: modal.direction, views }
  return (
    <div ref={card} className={className.filter(Boolean).join(' ')} data-card="">
      <div ref={body} className={classes.body}>
        {!inline && <div className={classes.grip} {...grip} />}
        <PrepareViewContext.Provider value={views.prepare}>
          {side && (
            <Pane key="side" {...pane} titleId={titleId} history={side} as="side" isTop={isHelp} closable={false} />
          )}
          <Pane
            key="main"
            {...pane}
            titleId={side ? `${titleId}-main` : titleId}
            history={main}
            as="main"
            isTop
            closable={!inline}
          />
        </PrepareViewContext.Provider>
        <LiveRegion />
      </div>
      <ToastBar over={inline ? 'card' : 'dialog'} />
    </div>
  )
}
