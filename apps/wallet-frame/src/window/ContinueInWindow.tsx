import { Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { ScreenPage } from '../page/Page.js'
import { Decision } from '../screen/Decision.js'
import { Intro } from '../screen/Intro.js'
import { LiveNote } from '../screen/Note.js'
import type { Requested } from '../screen/Screen.js'
import { type Decision as Decided, type DecisionWindow, openDecisionWindow } from './openDecisionWindow.js'

export type ContinueInWindowProps = Requested<unknown> & {
  readonly decision: Decided
  readonly page: Pick<ScreenPage, 'dapp' | 'theme'>
  /** Whether the user already requested the window: it opens immediately, if the browser allows it. */
  readonly isWindowRequested?: boolean
}

/** Leads to the window of a decision, and ends with the decision made there. The window closes with this view. */
export function ContinueInWindow({
  decision,
  page,
  isWindowRequested = false,
  answer,
  refuse,
}: ContinueInWindowProps): ReactElement {
  const text = useText()
  const opened = useRef<DecisionWindow>(undefined)
  const [state, setState] = useState<'closed' | 'open' | 'blocked'>('closed')
  useEffect(() => () => opened.current?.close(), [])

  function press(): void {
    if (opened.current !== undefined) {
      opened.current.focus()
      return
    }
    opened.current = openDecisionWindow({ decision, page, onAnswer: () => answer(true), onRefuse: refuse })
    setState(opened.current === undefined ? 'blocked' : 'open')
  }

  useEffect(() => {
    if (isWindowRequested) press()
  }, [])

  return (
    <Stack>
      <Intro icon="browser" title={text(decision.name === 'export' ? 'pages.exportTitle' : 'window.title')}>
        {text('window.why', { host: location.host })}
      </Intro>
      <LiveNote tone="info">{state === 'open' && text('window.open')}</LiveNote>
      <LiveNote tone="error">{state === 'blocked' && text('window.blocked')}</LiveNote>
      <Decision
        isHarmless
        yes={text(state === 'open' ? 'window.show' : 'window.continue')}
        no={text('frame.cancel')}
        onYes={press}
        onNo={refuse}
      />
    </Stack>
  )
}
