import { Button, Callout, formatTokenAmount, unawaited, useLanguage, useOptionalView } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { useSwap } from './useSwap.js'

/** Says that the swap may have been sent, with the result of the search on the chain and a link to the activity. */
export function UncertainSwap(): ReactElement | null {
  const { text, locale } = useLanguage()
  const { check: search, from, maybeSent } = useSwap()
  const activity = useOptionalView('activity')
  if (from === undefined || maybeSent === undefined) return null
  const { amountIn, check } = maybeSent
  return (
    <Callout
      tone="error"
      actions={
        <>
          <Button icon="refresh" disabled={check === 'pending'} onClick={() => unawaited(search())}>
            {text('swap.checkAgain')}
          </Button>
          {activity && (
            <Button kind="link" onClick={activity.push}>
              {text('swap.viewActivity')}
            </Button>
          )}
        </>
      }
    >
      {text('swap.maybeSent', { amount: formatTokenAmount(amountIn, from, locale) })} {text(`swap.check.${check}`)}
    </Callout>
  )
}
