'use client'
import { formatAddress } from '@kit/core'
import {
  Amount,
  Button,
  defineView,
  EmptyState,
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
import { Failure } from './Failure.js'
import { formatToken } from './formatToken.js'
import { classes, css } from './Pay.module.css.js'
import { PayWarnings } from './PayWarnings.js'
import { PayWithRow } from './PayWithRow.js'
import { networkOf, Subject } from './Subject.js'
import { usePay } from './usePay.js'

/** What is to be paid, and the ways to pay it. */
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
  const { plugin, state } = usePay()
  const { balance, payer, payment, payWith, plan, warnings } = state
  useEffect(() => plugin.watch(), [plugin])
  const grave = warnings.filter(isSeverePayWarning).join()
  // What was accepted is these warnings, and no others.
  const [accepted, setAccepted] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  if (payment === undefined)
    return (
      <EmptyState icon="refresh" action={<Button onClick={() => kit.close()}>{text('pay.close')}</Button>}>
        {text('pay.gone')}
      </EmptyState>
    )
  const network = networkOf(kit, payment)
  const known = plan.status === 'success' || plan.status === 'pending' ? plan.data : undefined
  const held = balance.status === 'idle' ? undefined : balance.data
  const canPay = payWith.from ? payWith.quote.status === 'success' : plan.status !== 'error'
  const submit = () => {
    setIsAsking(true)
    plugin
      .submit({ acknowledged: warnings.filter(isSeverePayWarning) })
      // Failures stand in the state.
      .catch(() => undefined)
      .finally(() => setIsAsking(false))
  }
  return (
    <Stack gap="wide">
      <Subject payment={payment} network={network} />
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
                text(plan.status === 'pending' ? 'pay.feeWait' : 'pay.feeUnknown')
              ) : (
                <bdi>{formatToken(known.fee, network.nativeCurrency, locale)}</bdi>
              )}
            </dd>
          </div>
        )}
      </dl>
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
      {payer && (plugin.hasConversions() || payWith.isBusy) && <PayWithRow payment={payment} payWith={payWith} />}
      <PayWarnings
        warnings={warnings}
        isAccepted={accepted === grave}
        isDisabled={isAsking}
        onAccept={(is) => setAccepted(is ? grave : '')}
      />
      <Failure />
      {plugin.hasExchanges() && !payWith.isBusy && (
        <Row
          icon="swap"
          label={text('pay.fromExchange')}
          leads
          onIntent={() => prepare('PayWithExchange')}
          onClick={() => kit.modal.push('PayWithExchange')}
        />
      )}
      {payer ? (
        <Button
          kind="main"
          wide
          disabled={isAsking || payWith.isBusy || !canPay || (grave !== '' && accepted !== grave)}
          onClick={submit}
        >
          {text(payWith.from ? 'pay.swapAndPay' : 'pay.payWith', { wallet: payer.wallet.name })}
        </Button>
      ) : (
        <Button kind="main" wide onClick={plugin.connect}>
          {text('pay.connect')}
        </Button>
      )}
    </Stack>
  )
}
