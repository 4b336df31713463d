'use client'
import type { ModalState } from '@kit/modal'
import { useStore } from '@kit/react'
import type { ReactElement, Ref } from 'react'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { useKit } from '../useKit.js'
import { AlertBar } from './AlertBar.js'
import { classes, css } from './Card.module.css.js'
import { Header } from './Header.js'
import { LiveRegion } from './LiveRegion.js'
import { Stage } from './Stage.js'
import { Toast } from './Toast.js'
import { PrepareViewContext } from './usePrepareView.js'
import { useSwipeDown } from './useSwipeDown.js'
import type { Views } from './useViews.js'

/** What {@link Card} takes. */
export type CardProps = {
  /** Id of the title, which names the dialog. */
  readonly titleId: string
  readonly modal: Pick<ModalState, 'history' | 'direction'>
  readonly views: Views
  readonly embedded: boolean
  readonly cardRef?: Ref<HTMLDivElement>
}

/** The card that every view sits in. */
export function Card({ titleId, modal, views, embedded, cardRef }: CardProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const shake = useStore(kit.modal, (state) => state.shake)
  const grip = useSwipeDown(() => kit.modal.requestClose())
  const entry = modal.history.at(-1)
  const { view, isMissing } = (entry && views.find(entry.name)) ?? { view: undefined, isMissing: false }
  const title = view?.title({ text, data: entry?.data as never, kit }) ?? text('modal.loading')
  const className = `${classes.card} ${embedded ? classes.embedded : classes.sheet} ${shake ? classes.shake : ''}`
  return (
    <div ref={cardRef} className={className}>
      {!embedded && <div className={classes.grip} {...grip} />}
      <PrepareViewContext.Provider value={views.prepare}>
        <Header id={titleId} title={title} history={modal.history} closable={!embedded} />
        <AlertBar />
        <Stage
          history={modal.history}
          direction={modal.direction}
          Component={view?.Component}
          onRetry={entry && isMissing ? () => void views.prepare(entry.name) : undefined}
        />
      </PrepareViewContext.Provider>
      <Toast />
      <LiveRegion />
    </div>
  )
}
