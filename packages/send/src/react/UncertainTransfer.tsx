'use client'
import { useStore } from '@kit/react'
import {
  Button,
  Callout,
  formatTokenAmount,
  unawaited,
  useLanguage,
  useOptionalView,
  usePlugin,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { SendPlugin } from '../send.js'
import { typedUnits } from '../validateTransfer.js'

/** Says that the transfer may have been sent, with the result of the search on the chain and a link to the activity. */
export function UncertainTransfer(): ReactElement | null {
  const { text, locale } = useLanguage()
  const { state, check } = usePlugin<SendPlugin>('send')
  const form = useStore(state)
  const { maybeSent, token } = form
  const activity = useOptionalView('activity')
  const units = maybeSent?.amount ?? typedUnits(form)
  if (units === undefined || token === undefined) return null
  const amount = formatTokenAmount(units, token, locale, token.decimals)
  return (
    <Callout
      tone="error"
      actions={
        <>
          {maybeSent && (
            <Button icon="refresh" disabled={maybeSent.check === 'pending'} onClick={() => unawaited(check())}>
              {text('send.checkAgain')}
            </Button>
          )}
          {activity && (
            <Button kind="link" onClick={activity.push}>
              {text('send.viewActivity')}
            </Button>
          )}
        </>
      }
    >
      {text('send.failed.transaction/maybeSent', { amount })}
      {maybeSent && ` ${text(`send.check.${maybeSent.check}`)}`}
    </Callout>
  )
}
