import { Button, Stack, useHasView, useKit, useLanguage, Warnings, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatTradedAmount } from './formatTradedAmount.js'
import { useSwap } from './useSwap.js'

/** Says that the swap may have been sent, what the chain says of it, and where to look; a second one needs the box ticked. */
export function MayBeSwapped({
  isAccepted,
  onAccept,
}: {
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}): ReactElement | null {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const state = useSwap()
  const { from, maybeSent, status } = state
  const hasActivity = useHasView()('Transactions')
  if (from === undefined || maybeSent === undefined) return null
  const { amountIn, check } = maybeSent
  return (
    <Stack>
      <div role="alert">
        <Words as="quiet" tone="error">
          {text('swap.mayBeSent', { amount: formatTradedAmount(amountIn, from, locale) })}
        </Words>
        <Words as="small">{text(`swap.check.${check}`)}</Words>
      </div>
      <Button icon="refresh" disabled={check === 'pending'} onClick={() => void state.check()}>
        {text('swap.checkAgain')}
      </Button>
      {hasActivity && (
        <Button kind="link" onClick={() => kit.modal.push('Transactions' as 'Account')}>
          {text('swap.viewActivity')}
        </Button>
      )}
      <Warnings
        warnings={[{ key: 'mayBeSent', text: text('swap.warnAgain'), isGrave: true }]}
        acceptance={text('swap.acceptAgain')}
        isAccepted={isAccepted}
        isDisabled={status === 'submitting'}
        onAccept={onAccept}
      />
    </Stack>
  )
}
