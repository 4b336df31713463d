import { Button, Stack, Typography, useLanguage, useOptionalView, Warnings } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatTradedAmount } from './formatTradedAmount.js'
import { useSwap } from './useSwap.js'

/**
 * Says that the swap may have been sent, with the result of the search on the chain and a link to the activity. Another swap requires the
 * checkbox.
 */
export function UncertainSwap({
  isAccepted,
  onAccept,
}: {
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}): ReactElement | null {
  const { text, locale } = useLanguage()
  const state = useSwap()
  const { from, maybeSent, status } = state
  const activity = useOptionalView('activity')
  if (from === undefined || maybeSent === undefined) return null
  const { amountIn, check } = maybeSent
  return (
    <Stack>
      <div role="alert">
        <Typography as="quiet" tone="error">
          {text('swap.maybeSent', { amount: formatTradedAmount(amountIn, from, locale) })}
        </Typography>
        <Typography as="small">{text(`swap.check.${check}`)}</Typography>
      </div>
      <Button icon="refresh" disabled={check === 'pending'} onClick={() => void state.check()}>
        {text('swap.checkAgain')}
      </Button>
      {activity && (
        <Button kind="link" onClick={activity.push}>
          {text('swap.viewActivity')}
        </Button>
      )}
      <Warnings
        warnings={[{ key: 'maybeSent', text: text('swap.warnAgain'), isSevere: true }]}
        acceptLabel={text('swap.acceptAgain')}
        isAccepted={isAccepted}
        isDisabled={status === 'submitting'}
        onAccept={onAccept}
      />
    </Stack>
  )
}
