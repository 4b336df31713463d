'use client'
import { formatAddress } from '@kit/core'
import {
  Amount,
  Button,
  defineView,
  Row,
  Stack,
  useKit,
  useLanguage,
  usePrepareView,
  useStyles,
  type ViewDefinition,
  WalletImage,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import type { Payment } from '../PayState.js'
import { classes, css } from './Pay.module.css.js'
import { PayFailure } from './PayFailure.js'
import { NoPayment, networkOf, PaymentSubject } from './PaymentSubject.js'
import { PayWarnings } from './PayWarnings.js'
import { PayWithRow } from './PayWithRow.js'
import { formatPayAmount, usePay } from './usePay.js'

/** The requested payment, and the ways to pay it. */
export const payView: ViewDefinition<'Pay'> = defineView({
  name: 'Pay',
  service: 'used',
  title: ({ text }) => text('pay.title'),
  Component: Pay,
})

function Pay(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const { text, locale } = useLanguage()
  const prepare = usePrepareView()
  const { balance, connect, hasConversions, hasExchanges, payer, payment, payWith, plan, submit, warnings, watch } =
    usePay()
  useEffect(watch, [watch])
  const severe = warnings.filter(isSeverePayWarning).join()
  // The acceptance only covers these warnings.
  const [accepted, setAccepted] = useState('')
  const [isRequesting, setIsRequesting] = useState(false)
  if (payment === undefined) return <NoPayment />
  const held = balance.status === 'idle' ? undefined : balance.data
  const canPay = payWith.from ? payWith.quote.status === 'success' : plan.status !== 'error'
  const press = () => {
    setIsRequesting(true)
    submit({ acknowledged: warnings.filter(isSeverePayWarning) })
      // Failures are exposed in the state.
      .catch(() => undefined)
      .finally(() => setIsRequesting(false))
  }
  return (
    <Stack gap="wide">
      <PaymentSubject payment={payment} network={networkOf(kit, payment)} />
      <PaymentDetails payment={payment} />
      {payer && (
        <Row
          label={payer.wallet.name}
          detail={<bdi>{formatAddress(payer.account.address)}</bdi>}
          image={<WalletImage wallet={payer.wallet} />}
          end={
            held && (
              <span className={classes.held}>
                <Amount balance={held} locale={locale} /> <bdi>{payment.token.symbol}</bdi>
              </span>
            )
          }
        />
      )}
      {payer && (hasConversions() || payWith.isBusy) && <PayWithRow payment={payment} />}
      <PayWarnings
        warnings={warnings}
        isAccepted={accepted === severe}
        isDisabled={isRequesting}
        onAccept={(is) => setAccepted(is ? severe : '')}
      />
      <PayFailure />
      {hasExchanges() && !payWith.isBusy && (
        <Row
          icon="swap"
          label={text('pay.fromExchange')}
          hasArrow
          onIntent={() => prepare('PayWithExchange')}
          onClick={() => kit.modal.push('PayWithExchange')}
        />
      )}
      {payer ? (
        <Button
          kind="main"
          wide
          disabled={isRequesting || payWith.isBusy || !canPay || (severe !== '' && accepted !== severe)}
          onClick={press}
        >
          {text(payWith.from ? 'pay.swapAndPay' : 'pay.payWith', { wallet: payer.wallet.name })}
        </Button>
      ) : (
        <Button kind="main" wide onClick={connect}>
          {text('pay.connect')}
        </Button>
      )}
    </Stack>
  )
}

/** The recipient and the network fee. */
function PaymentDetails({ payment }: { readonly payment: Payment }): ReactElement {
  const { text, locale } = useLanguage()
  const { payer, plan } = usePay()
  const network = networkOf(useKit(), payment)
  const known = plan.status === 'success' || plan.status === 'pending' ? plan.data : undefined
  return (
    <dl className={classes.details}>
      <div className={classes.detail}>
        <dt>{text('pay.to')}</dt>
        <dd className={classes.address}>
          <bdi>{payment.recipient}</bdi>
        </dd>
      </div>
      {payer && network && plan.status !== 'error' && (
        <div className={classes.detail}>
          <dt>{text('pay.fee')}</dt>
          <dd aria-busy={plan.status === 'pending' || undefined}>
            {known === undefined ? (
              text(plan.status === 'pending' ? 'pay.estimating' : 'pay.feeUnknown')
            ) : (
              <bdi>{formatPayAmount(known.fee, network.nativeCurrency, locale)}</bdi>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
