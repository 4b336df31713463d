'use client'
import {
  Acceptance,
  Button,
  defineView,
  formatTokenAmount,
  Stack,
  type Text,
  TokenImage,
  type TrackStep,
  TransactionStatus,
  Typography,
  useExplorerPage,
  useKit,
  useLanguage,
  useOptionalView,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
  WalletImage,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import { isFinal, type Payment, type PayStatus } from '../PayState.js'
import { classes, css } from './Pay.module.css.js'
import { PayFailure } from './PayFailure.js'
import { NoPayment } from './PaymentSubject.js'
import { PayWarnings } from './PayWarnings.js'
import { formatRequested, usePay } from './usePay.js'

/** Progress and result of a payment. */
export const payLoadingView: ViewDefinition<'PayLoading'> = defineView({
  name: 'PayLoading',
  title: ({ text }) => text('pay.title'),
  Component: PayLoading,
})

const states: { readonly [Status in PayStatus]: 'pending' | 'unknown' | 'done' | 'failed' } = {
  ready: 'unknown',
  waiting: 'pending',
  pending: 'pending',
  submitted: 'pending',
  success: 'done',
  failure: 'failed',
  refund: 'failed',
  timeout: 'unknown',
}

function PayLoading(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { isRequesting, payment, payer, watch } = usePay()
  useEffect(watch, [watch])
  const [isAccepted, setIsAccepted] = useState(false)
  // A deposit has no other payment method, and no app waits for its result.
  const isDeposit = payment !== undefined && payment.recipient === payer?.account.address
  const activity = useOptionalView('activity')
  const isArrived = isDeposit && payment.status === 'success' && payment.method?.kind === 'exchange'
  useEffect(() => {
    if (!isArrived || activity === undefined) return
    kit.modal.reset('Account')
    activity.push()
  }, [activity, isArrived, kit])
  const hash = payment?.hash
  const page = useExplorerPage(payment?.networkId, hash === undefined ? undefined : { hash })
  if (payment === undefined) return <NoPayment />
  const { amount, method, status, token } = payment
  // Waiting for the wallet, although no page listens for its response.
  const isUncertain = status === 'pending' && method?.kind !== 'exchange' && !isRequesting
  const stage = stageOf(payment, isUncertain)
  const values = { amount: formatTokenAmount(amount, token, locale), name: method?.name ?? '' }
  const isFinished = isFinal(payment)
  const isAtExchange = status === 'waiting' && method?.kind === 'exchange'
  const mayClose = !isFinished && (status === 'timeout' || status === 'submitted')
  return (
    <Stack gap="wide">
      <TransactionStatus
        state={isUncertain ? 'unknown' : states[status]}
        image={<TokenImage token={token} size={72} />}
        title={text(`pay.${stage as 'success'}`)}
        detail={text(`pay.${stage as 'success'}Text`, values)}
        {...(!isUncertain && { steps: stepsOf(payment, text) })}
        transaction={hash === undefined ? undefined : { hash, page, copyLabel: text('pay.copyHash') }}
      >
        <Method payment={payment} />
      </TransactionStatus>
      {isUncertain && <PayWarnings />}
      {mayClose && (
        <Stack align="center">
          <Typography as="small">{text('pay.mayClose')}</Typography>
        </Stack>
      )}
      {isUncertain && <PayAgain payment={payment} isAccepted={isAccepted} onAccept={setIsAccepted} />}
      {isAtExchange && (
        <ViewFooter
          above={
            <Stack align="center">
              <Typography as="small">{text('pay.blocked')}</Typography>
            </Stack>
          }
        >
          <Button kind="main" wide icon="external" href={method.url}>
            {text('pay.openPage', { name: method.name })}
          </Button>
          {!isDeposit && (
            <Button kind="link" wide onClick={() => kit.modal.replace('Pay')}>
              {text('pay.otherWay')}
            </Button>
          )}
        </ViewFooter>
      )}
      {isFinished && (
        <ViewFooter>
          <Button kind="main" wide onClick={() => kit.close()}>
            {text('pay.done')}
          </Button>
        </ViewFooter>
      )}
    </Stack>
  )
}

/** Returns the key of the status text. */
function stageOf(payment: Payment, isUncertain: boolean): string {
  const { method, status } = payment
  const kind = method?.kind ?? 'wallet'
  if (isExpired(payment)) return 'expired'
  if (status === 'failure' && kind === 'exchange') return 'declined'
  if (isUncertain) return 'uncertain'
  return status === 'pending' || status === 'waiting' ? `${kind}.${status}` : status
}

/** Lets the user pay again when the result is unknown. */
function PayAgain(props: {
  readonly payment: Payment
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}): ReactElement {
  const { isAccepted, onAccept, payment } = props
  const { text, locale } = useLanguage()
  const { connect, payer, price, submit, warnings } = usePay()
  const again = () => void submit({ acknowledged: warnings.filter(isSeverePayWarning) }).catch(() => undefined)
  return (
    <ViewFooter
      above={
        <>
          <PayFailure />
          {warnings.some(isSeverePayWarning) && (
            <Acceptance isAccepted={isAccepted} isDisabled={false} onAccept={onAccept}>
              {text('pay.accept')}
            </Acceptance>
          )}
        </>
      }
    >
      {payer ? (
        <Button wide disabled={!isAccepted} onClick={again}>
          {text('pay.pay', { amount: formatRequested(payment, price, locale) })}
        </Button>
      ) : (
        <Button wide onClick={connect}>
          {text('pay.connect')}
        </Button>
      )}
    </ViewFooter>
  )
}

/** The wallet or exchange that pays. */
function Method({ payment: { method } }: { readonly payment: Payment }): ReactElement | null {
  const text = useText()
  const wallet = usePay().payer?.wallet
  if (method === undefined) return null
  const shown = method.kind === 'wallet' && wallet?.name === method.name ? wallet : { name: method.name }
  return (
    <p className={classes.method}>
      <WalletImage wallet={shown} size={20} /> <bdi>{text('pay.from', { name: method.name })}</bdi>
    </p>
  )
}

/** Whether the payment expired at the exchange without being paid. */
function isExpired({ status, hash }: Payment): boolean {
  return status === 'timeout' && hash === undefined
}

/** Returns the three steps of a payment: requested, sent, confirmed. */
function stepsOf(payment: Payment, text: Text): readonly TrackStep[] {
  const { hash, method, status } = payment
  const isFailed = isExpired(payment) || status === 'failure' || status === 'refund'
  // Number of completed steps. At an exchange, `pending` means that the user has paid.
  const count =
    status === 'success'
      ? 3
      : hash !== undefined
        ? 2
        : status === 'refund' || (status === 'pending' && method?.kind === 'exchange')
          ? 1
          : 0
  const now = isFailed ? 'failed' : status === 'timeout' ? 'held' : 'now'
  const last = status === 'success' ? 'step.confirmed' : isFailed && count === 2 ? 'failure' : 'step.confirming'
  return ([`step.${method?.kind ?? 'wallet'}`, 'step.sent', last] as const).map((step, index) => ({
    label: text(`pay.${step}`),
    is: index < count ? 'done' : index === count ? now : 'next',
  }))
}
