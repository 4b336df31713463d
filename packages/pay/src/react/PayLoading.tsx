'use client'
import {
  Button,
  CopyButton,
  defineView,
  EmptyState,
  Ring,
  Stack,
  TokenImage,
  useKit,
  useLanguage,
  useOptionalView,
  useStyles,
  type ViewDefinition,
  WalletImage,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { isSettled, type Payment } from '../PayState.js'
import type { PayStatus } from '../PayStatus.js'
import { isSevere } from '../services/listWarnings.js'
import { Failure } from './Failure.js'
import { formatToken } from './formatToken.js'
import { classes, css } from './Pay.module.css.js'
import { PayWarnings } from './PayWarnings.js'
import { StepList } from './StepList.js'
import { networkOf } from './Subject.js'
import { usePay } from './usePay.js'

/** How a payment goes, and how it ended. */
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

/** How many of the three steps are done. */
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
  const { plugin, state } = usePay()
  const { isAsking, payment, payer, warnings } = state
  useEffect(() => plugin.watch(), [plugin])
  const [isAccepted, setIsAccepted] = useState(false)
  // A deposit has no other way, and nobody waits for it but the visitor.
  const isDeposit = payment !== undefined && payment.recipient === payer?.account.address
  const activity = useOptionalView('activity')
  const isArrived = isDeposit && payment.status === 'success' && payment.method?.kind === 'exchange'
  useEffect(() => {
    if (!isArrived || activity === undefined) return
    kit.modal.reset('Account')
    activity.push()
  }, [activity, isArrived, kit])
  if (payment === undefined)
    return (
      <EmptyState icon="refresh" action={<Button onClick={() => kit.close()}>{text('pay.close')}</Button>}>
        {text('pay.gone')}
      </EmptyState>
    )
  const { amount, hash, method, status, token } = payment
  const kind = method?.kind ?? 'wallet'
  const name = method?.name ?? ''
  // This page asked the wallet, and waits for its answer; or nobody does any more.
  const isUncertain = status === 'pending' && kind === 'wallet' && !isAsking
  const isWaiting = status === 'waiting' && method?.kind === 'exchange'
  const isDeclined = status === 'failure' && kind === 'exchange'
  const stage = isExpired(payment)
    ? 'expired'
    : isDeclined
      ? 'declined'
      : isUncertain
        ? 'uncertain'
        : status === 'pending' || status === 'waiting'
          ? `${kind}.${status}`
          : status
  const network = networkOf(kit, payment)
  const page = hash && network && kit.adapters.get(network.namespace)?.getExplorerUrl?.(network, { hash })
  const values = { amount: formatToken(amount, token, locale), name }
  const isOver = isSettled(payment)
  const again = () => void plugin.submit({ acknowledged: warnings.filter(isSevere) }).catch(() => undefined)
  return (
    <Stack gap="wide" align="center">
      <Ring state={isUncertain ? 'still' : rings[status]} round>
        <TokenImage token={token} size={72} />
      </Ring>
      <div role="status">
        <Stack align="center">
          <Words as="title" tone={status === 'failure' || status === 'refund' ? 'error' : undefined}>
            {text(`pay.${stage as 'success'}`)}
          </Words>
          <Words as="quiet">{text(`pay.${stage as 'success'}Text`, values)}</Words>
        </Stack>
      </div>
      <Method payment={payment} wallet={payer?.wallet} />
      {!isUncertain && <Steps payment={payment} />}
      {isUncertain && (
        <>
          <PayWarnings warnings={warnings} isAccepted={isAccepted} isDisabled={false} onAccept={setIsAccepted} />
          <Failure />
          {payer ? (
            <Button wide disabled={!isAccepted} onClick={again}>
              {text('pay.payWith', { wallet: payer.wallet.name })}
            </Button>
          ) : (
            <Button wide onClick={plugin.connect}>
              {text('pay.connect')}
            </Button>
          )}
        </>
      )}
      {isWaiting && (
        <Stack align="center">
          <Button kind="main" icon="external" href={method.url}>
            {text('pay.openPage', { name })}
          </Button>
          <Words as="small">{text('pay.blocked')}</Words>
          {!isDeposit && (
            <Button kind="link" onClick={() => kit.modal.replace('Pay')}>
              {text('pay.otherWay')}
            </Button>
          )}
        </Stack>
      )}
      {(page !== undefined || hash !== undefined) && (
        <div className={classes.links}>
          {page && (
            <Button kind="link" icon="external" href={page}>
              {text('pay.explorer', { explorer: network?.blockExplorer?.name ?? '' })}
            </Button>
          )}
          <CopyButton value={hash}>{text('pay.copyHash')}</CopyButton>
        </div>
      )}
      {isOver && (
        <Button kind="main" wide onClick={() => kit.close()}>
          {text('pay.done')}
        </Button>
      )}
      {!isOver && (status === 'timeout' || status === 'submitted') && <Words as="small">{text('pay.mayClose')}</Words>}
    </Stack>
  )
}

/** Where it comes from. */
function Method({
  payment: { method },
  wallet,
}: {
  readonly payment: Payment
  readonly wallet: { readonly name: string; readonly imageUrl?: string } | undefined
}): ReactElement | null {
  const text = useLanguage().text
  if (method === undefined) return null
  const shown = method.kind === 'wallet' && wallet?.name === method.name ? wallet : { name: method.name }
  return (
    <p className={classes.method}>
      <WalletImage wallet={shown} size={20} /> <bdi>{text('pay.from', { name: method.name })}</bdi>
    </p>
  )
}

/** Nobody paid in time, so nothing was sent. */
function isExpired({ status, hash }: Payment): boolean {
  return status === 'timeout' && hash === undefined
}

/** The three steps of a payment: asked, sent, confirmed. */
function Steps({ payment }: { readonly payment: Payment }): ReactElement {
  const { text } = useLanguage()
  const { method, status } = payment
  const isNothing = isExpired(payment)
  // At the exchange it is pending once the visitor has paid.
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
