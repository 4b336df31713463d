'use client'
import type { ModalState } from '@kit/modal'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { AlertBar } from './AlertBar.js'
import { attempt } from './attempt.js'
import { Header } from './Header.js'
import { OpenWallet } from './OpenWallet.js'
import { classes, css } from './Pane.module.css.js'
import { RegionHint, RegionNotice } from './RegionNotice.js'
import { Stage } from './Stage.js'
import type { Views } from './useViews.js'

/** Props of {@link Pane}. */
export type PaneProps = {
  readonly titleId: string
  readonly history: ModalState['history']
  readonly direction: ModalState['direction']
  readonly views: Views
  /** `side` is the list next to the main pane on a wide card. */
  readonly as: 'side' | 'main'
  /** Whether it shows the current view, which has the back button. */
  readonly isTop: boolean
  readonly closable: boolean
}

/** A header and the view below it: the whole card, or one of its two panes. */
export function Pane({ titleId, history, direction, views, as, isTop, closable }: PaneProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const entry = history.at(-1)
  const name = entry?.name
  const { view, isMissing } = (entry && views.find(entry.name)) ?? { view: undefined, isMissing: false }
  const service = view?.service && kit.isRegionBlocked ? view.service : undefined
  const textOf = (part: 'title' | 'tag') =>
    attempt(kit.ports.log, () => view?.[part]?.({ text, data: entry?.data as never, kit }))
  return (
    <div className={classes[as]} data-pane={as}>
      <Header
        id={titleId}
        // A view that failed to load has no title. The dialog still needs a name.
        title={textOf('title') ?? (isMissing ? kit.options.metadata.name : text('modal.loading'))}
        tag={textOf('tag')}
        history={history}
        closable={closable}
        isTop={isTop}
        isSide={as === 'side'}
      />
      {as === 'main' && <AlertBar />}
      <Stage
        history={history}
        direction={direction}
        Component={service === 'needed' ? RegionNotice : view?.Component}
        note={service === 'used' && <RegionHint />}
        onRetry={entry && isMissing ? () => void views.prepare(entry.name) : undefined}
        onError={(error) => {
          kit.ports.log.error(`The view ${name} threw an error.`, error)
          if (name) kit.modal.reportFailure(name, error)
        }}
      />
      {as === 'main' && <OpenWallet />}
    </div>
  )
}
