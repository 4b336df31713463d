'use client'
import { formatAddress } from '@kit/core'
import {
  Acceptance,
  Button,
  defineView,
  Icon,
  Stack,
  useLanguage,
  useStyles,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import type { Payment } from '../PayState.js'
import { ConversionProgress } from './ConversionProgress.js'
import { classes, css } from './Pay.module.css.js'
import { canRetryPayment, PayFailure } from './PayFailure.js'
import { NoPayment, PaymentSubject } from './PaymentSubject.js'
import { ExchangeRow, PaySources } from './PaySources.js'
import { PayWarnings } from './PayWarnings.js'
import { formatRequested, usePay } from './usePay.js'

/** The requested payment, and the ways to pay it. */
export const payView: ViewDefinition<'Pay'> = defineView({
  name: 'Pay',
  service: 'used',
  title: ({ text }) => text('pay.title'),
  Component: Pay,
})

function Pay(): ReactElement | null {
  useStyles(css)
  const { text } = useLanguage()
  const { connect, hasExchanges, payer, payment, payWith, warnings, watch } = usePay()
  useEffect(watch, [watch])
  const severe = warnings.filter(isSeverePayWarning).join()
  // The acceptance only covers these warnings.
  const [accepted, setAccepted] = useState('')
  const [isRequesting, setIsRequesting] = useState(false)
  if (payment === undefined) return <NoPayment />
  return (
    <Stack gap="wide">
      <PaymentSubject payment={payment} />
      {payer && <ConversionProgress payment={payment} />}
      <PayWarnings />
      {payer && !payWith.isBusy && <PaySources payer={payer} payment={payment} />}
      {!payer && hasExchanges() && <ExchangeRow />}
      <Recipient payment={payment} />
      <ViewFooter
        above={
          <>
            <PayFailure />
            {severe !== '' && (
              <Acceptance
                isAccepted={accepted === severe}
                isDisabled={isRequesting}
                onAccept={(is) => setAccepted(is ? severe : '')}
              >
                {text('pay.accept')}
              </Acceptance>
            )}
          </>
        }
      >
        {payer ? (
          <PayButton
            payment={payment}
            isDisabled={isRequesting || accepted !== severe}
            onRequest={(request) => {
              setIsRequesting(true)
              request.finally(() => setIsRequesting(false))
            }}
          />
        ) : (
          <Button kind="main" wide onClick={connect}>
            {text('pay.connect')}
          </Button>
        )}
      </ViewFooter>
    </Stack>
  )
}

/** Pays, or simulates again what would fail. */
function PayButton(props: {
  readonly payment: Payment
  readonly isDisabled: boolean
  readonly onRequest: (request: Promise<void>) => void
}): ReactElement {
  const { isDisabled, onRequest, payment } = props
  const { text, locale } = useLanguage()
  const state = usePay()
  const { payWith, plan, price, retry, selectToken, submit, warnings } = state
  const { from, isBusy, quote } = payWith
  if (!isBusy && (from ? quote : plan).status === 'error')
    return (
      <Button kind="main" wide icon="refresh" onClick={() => (from ? selectToken(from) : retry())}>
        {text('common.tryAgain')}
      </Button>
    )
  const amount = formatRequested(payment, price, locale)
  return (
    <Button
      kind="main"
      wide
      disabled={isDisabled || isBusy || (from !== undefined && quote.status !== 'success')}
      // Failures are exposed in the state.
      onClick={() => onRequest(submit({ acknowledged: warnings.filter(isSeverePayWarning) }).catch(() => undefined))}
    >
      {canRetryPayment(state) ? text('common.tryAgain') : text(from ? 'pay.swapAndPay' : 'pay.pay', { amount })}
    </Button>
  )
}

/** The recipient, shortened until the user opens it. */
function Recipient({ payment: { recipient } }: { readonly payment: Payment }): ReactElement {
  const { text } = useLanguage()
  return (
    <details className={classes.recipient}>
      <summary>
        <span className={classes.item}>{text('pay.to')}</span>
        <span className={classes.end}>
          <bdi>{formatAddress(recipient)}</bdi>
          <Icon name="down" size={14} />
        </span>
      </summary>
      <bdi className={classes.address}>{recipient}</bdi>
    </details>
  )
}
