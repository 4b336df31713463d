import {
  Button,
  CopyButton,
  defineView,
  Picture,
  Stack,
  TokenImage,
  TransactionStatus,
  useKit,
  useLanguage,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
  type ViewProps,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import type { Purchase } from '../OnrampState.js'
import { findOffering } from './findOffering.js'
import { classes, css } from './OnRamp.module.css.js'
import { openPage, providerOf } from './openPage.js'
import { formatBoughtAmount } from './useMoney.js'
import { useOnramp } from './useOnramp.js'

/** Status of a purchase that is paid on another page. */
export const buyInProgressView: ViewDefinition<'BuyInProgress'> = defineView({
  name: 'BuyInProgress',
  service: 'needed',
  title: ({ text }) => text('onramp.buyTitle'),
  needsAccount: true,
  Component: BuyInProgress,
})

const states = { waiting: 'pending', pending: 'pending', success: 'done', failed: 'failed' } as const

function BuyInProgress({ data }: ViewProps<'BuyInProgress'>) {
  useStyles(css)
  const { text, locale } = useLanguage()
  const kit = useKit()
  const { offer, orders, stopTracking, purchase, start, watch } = useOnramp()
  const [isBlocked, setIsBlocked] = useState(data.isBlocked)
  useEffect(watch, [watch])
  const isMissing = purchase === undefined
  useEffect(() => {
    if (!isMissing) return
    kit.showToast({ variant: 'error', message: 'onramp.noLink' })
    kit.modal.back()
  }, [kit, isMissing])
  if (purchase === undefined) return null
  const { status, symbol, url } = purchase
  const provider = providerOf(url)
  const isWaiting = status === 'waiting'
  const order = orders.status !== 'idle' && orders.data?.find(({ id }) => id === purchase.orderId)
  // '0' stands for an amount that the service doesn't report.
  const bought = order && Number(order.quantity) > 0 ? formatBoughtAmount(order.quantity, symbol, locale) : symbol
  const [title, detail] =
    isWaiting && isBlocked
      ? [text('onramp.blocked'), text('onramp.blockedText')]
      : isWaiting
        ? [text('onramp.waiting'), text('onramp.waitingText', { provider })]
        : [text(`onramp.${status}`), text(`onramp.${status}Text`, { symbol: bought })]
  const leave = () => {
    kit.modal.reset('Account')
    stopTracking()
  }
  const again = () => {
    setIsBlocked(!openPage(url))
    start()
  }
  const isOrdered = status === 'pending' || status === 'success'
  return (
    <Stack gap="wide">
      <TransactionStatus
        state={isWaiting && isBlocked ? 'unknown' : states[status]}
        round={!isWaiting}
        image={
          isWaiting ? (
            <Picture name={provider} url={null} size={72} />
          ) : (
            <TokenImage token={{ ...findOffering(offer, purchase), symbol, iconUrl: undefined }} size={72} />
          )
        }
        title={title}
        detail={detail}
        steps={[
          { label: text('onramp.stepPaid'), is: isOrdered ? 'done' : isWaiting ? 'now' : 'failed' },
          {
            label: text('onramp.stepArrived'),
            is: status === 'success' ? 'done' : status === 'pending' ? 'now' : 'next',
          },
        ]}
      />
      <div className={classes.links}>
        {isWaiting ? (
          <>
            <CopyButton value={url}>{text('onramp.copyLink')}</CopyButton>
            <Button kind="link" onClick={leave}>
              {text('onramp.stop')}
            </Button>
          </>
        ) : (
          <Button kind="link" onClick={() => kit.modal.push('OnRampActivity')}>
            {text('onramp.orders')}
          </Button>
        )}
      </div>
      {status !== 'pending' && (
        <ViewFooter>
          <PurchaseAction purchase={purchase} isBlocked={isBlocked} onDone={leave} onRetry={again} />
        </ViewFooter>
      )}
    </Stack>
  )
}

/** The main action of a purchase that isn't pending: leave, or open the page of the provider. */
function PurchaseAction(props: {
  readonly purchase: Purchase
  readonly isBlocked: boolean
  readonly onDone: () => void
  readonly onRetry: () => void
}): ReactElement {
  const text = useText()
  const { isBlocked, onDone, onRetry } = props
  const { status, url } = props.purchase
  if (status === 'success')
    return (
      <Button kind="main" wide onClick={onDone}>
        {text('onramp.done')}
      </Button>
    )
  if (status === 'waiting' && isBlocked)
    return (
      <Button kind="main" wide icon="external" href={url}>
        {text('onramp.openLink', { provider: providerOf(url) })}
      </Button>
    )
  return (
    <Button kind={status === 'failed' ? 'main' : 'quiet'} wide icon="refresh" onClick={onRetry}>
      {text(status === 'failed' ? 'onramp.retry' : 'onramp.openAgain')}
    </Button>
  )
}
