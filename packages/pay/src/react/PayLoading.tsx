'use client'
import {
  Button,
  CopyButton,
  defineView,
  Ring,
  Stack,
  TokenImage,
  Typography,
  useKit,
  useLanguage,
  useOptionalView,
  useStyles,
  useText,
  type ViewDefinition,
  WalletImage,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import { isSettled, type Payment, type PayStatus } from '../PayState.js'
import { classes, css } from './Pay.module.css.js'
import { PayFailure } from './PayFailure.js'
import { NoPayment, networkOf } from './PaymentSubject.js'
import { PayWarnings } from './PayWarnings.js'
import { StepList } from './StepList.js'
import { formatPayAmount, usePay } from './usePay.js'

/** Progress and result of a payment. */
export const payLoadingView: ViewDefinition<'PayLoading'> = defineView({
  name: 'PayLoading',
  title: ({ text }) => text('pay.title'),
  Component: PayLoading,
})

const rings: { readonly [Status in PayStatus]: 'waiting' | 'refused' | 'still' } = {
  ready: 'still',
  waiting: 'waiting',
  pending: 'waiting',
  submitted: 'waiting',
  success: 'still',
  failure: 'refused',
  refund: 'refused',
  timeout: 'still',
}

/** Number of completed steps, of three. */
const done: { readonly [Status in PayStatus]: number } = {
  ready: 0,
  waiting: 0,
  pending: 0,
  submitted: 2,
  timeout: 2,
  success: 3,
  failure: 0,
  refund: 0,
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
  if (payment === undefined) return <NoPayment />
  const { amount, hash, method, status, token } = payment
  // Waiting for the wallet, although no page listens for its response.
  const isUncertain = status === 'pending' && method?.kind !== 'exchange' && !isRequesting
  const stage = stageOf(payment, isUncertain)
  const values = { amount: formatPayAmount(amount, token, locale), name: method?.name ?? '' }
  const isOver = isSettled(payment)
  return (
    <Stack gap="wide" align="center">
      <Ring state={isUncertain ? 'still' : rings[status]} round>
        <TokenImage token={token} size={72} />
      </Ring>
      <div role="status">
        <Stack align="center">
          <Typography as="title" tone={status === 'failure' || status === 'refund' ? 'error' : undefined}>
            {text(`pay.${stage as 'success'}`)}
          </Typography>
          <Typography as="quiet">{text(`pay.${stage as 'success'}Text`, values)}</Typography>
        </Stack>
      </div>
      <Method payment={payment} />
      {isUncertain ? <PayAgain isAccepted={isAccepted} onAccept={setIsAccepted} /> : <Steps payment={payment} />}
      {status === 'waiting' && method?.kind === 'exchange' && (
        <Stack align="center">
          <Button kind="main" icon="external" href={method.url}>
            {text('pay.openPage', { name: method.name })}
          </Button>
          <Typography as="small">{text('pay.blocked')}</Typography>
          {!isDeposit && (
            <Button kind="link" onClick={() => kit.modal.replace('Pay')}>
              {text('pay.otherWay')}
            </Button>
          )}
        </Stack>
      )}
      {hash !== undefined && <TransactionLinks payment={payment} hash={hash} />}
      {isOver && (
        <Button kind="main" wide onClick={() => kit.close()}>
          {text('pay.done')}
        </Button>
      )}
      {!isOver && (status === 'timeout' || status === 'submitted') && (
        <Typography as="small">{text('pay.mayClose')}</Typography>
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
function PayAgain(box: {
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}): ReactElement {
  const text = useText()
  const { connect, payer, submit, warnings } = usePay()
  const again = () => void submit({ acknowledged: warnings.filter(isSeverePayWarning) }).catch(() => undefined)
  return (
    <>
      <PayWarnings warnings={warnings} isDisabled={false} {...box} />
      <PayFailure />
      {payer ? (
        <Button wide disabled={!box.isAccepted} onClick={again}>
          {text('pay.payWith', { wallet: payer.wallet.name })}
        </Button>
      ) : (
        <Button wide onClick={connect}>
          {text('pay.connect')}
        </Button>
      )}
    </>
  )
}

/** Links to the transaction. */
function TransactionLinks({ payment, hash }: { readonly payment: Payment; readonly hash: string }): ReactElement {
  const kit = useKit()
  const text = useText()
  const network = networkOf(kit, payment)
  const page = network && kit.adapters.get(network.namespace)?.getExplorerUrl?.(network, { hash })
  return (
    <div className={classes.links}>
      {page && (
        <Button kind="link" icon="external" href={page}>
          {text('pay.explorer', { explorer: network.blockExplorer?.name ?? '' })}
        </Button>
      )}
      <CopyButton value={hash}>{text('pay.copyHash')}</CopyButton>
    </div>
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

/** The three steps of a payment: requested, sent, confirmed. */
function Steps({ payment }: { readonly payment: Payment }): ReactElement {
  const { text } = useLanguage()
  const { method, status } = payment
  const isNothing = isExpired(payment)
  // At an exchange, `pending` means that the user has paid.
  const count = isNothing ? 0 : status === 'pending' && method?.kind === 'exchange' ? 1 : done[status]
  const isBroken = isNothing || status === 'failure' || status === 'refund'
  return (
    <StepList
      steps={([`step.${method?.kind ?? 'wallet'}`, 'step.sent', 'step.confirmed'] as const).map((step, index) => ({
        key: step,
        label: text(`pay.${step}`),
        is: index < count ? 'done' : index > count || isBroken ? 'next' : 'now',
      }))}
    />
  )
}
