import {
  Button,
  CopyButton,
  defineView,
  Picture,
  Ring,
  Stack,
  TokenImage,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  type ViewProps,
} from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'
import { classes, css } from './OnRamp.module.css.js'
import { openPage, providerOf } from './openPage.js'
import { useOnramp } from './useOnramp.js'

/** Status of a purchase that is paid on another page. */
export const buyInProgressView: ViewDefinition<'BuyInProgress'> = defineView({
  name: 'BuyInProgress',
  service: 'needed',
  title: ({ text }) => text('onramp.buyTitle'),
  needsAccount: true,
  Component: BuyInProgress,
})

const rings = { waiting: 'waiting', pending: 'waiting', success: 'still', failed: 'refused' } as const

function BuyInProgress({ data }: ViewProps<'BuyInProgress'>) {
  useStyles(css)
  const text = useText()
  const kit = useKit()
  const { stopTracking, purchase, start, watch } = useOnramp()
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
  const [title, detail] =
    isWaiting && isBlocked
      ? [text('onramp.blocked'), text('onramp.blockedText')]
      : isWaiting
        ? [text('onramp.waiting'), text('onramp.waitingText', { provider })]
        : [text(`onramp.${status}`), text(`onramp.${status}Text`, { symbol })]
  const tone = status === 'failed' ? 'error' : isWaiting && isBlocked ? 'warning' : undefined
  const leave = () => {
    kit.modal.reset('Account')
    stopTracking()
  }
  const again = () => {
    setIsBlocked(!openPage(url))
    start()
  }
  return (
    <Stack gap="wide" align="center">
      <Ring state={isWaiting && isBlocked ? 'still' : rings[status]} round={status !== 'waiting'}>
        {isWaiting ? (
          <Picture name={provider} url={null} size={72} />
        ) : (
          <TokenImage token={{ symbol, iconUrl: undefined }} size={72} />
        )}
      </Ring>
      <div role="status">
        <Stack align="center">
          <Typography as="title" tone={tone}>
            {title}
          </Typography>
          <Typography as="quiet">{detail}</Typography>
        </Stack>
      </div>
      {isWaiting && isBlocked && (
        <Button kind="main" icon="external" href={url}>
          {text('onramp.openLink', { provider })}
        </Button>
      )}
      {((isWaiting && !isBlocked) || status === 'failed') && (
        <Button kind={status === 'failed' ? 'main' : 'quiet'} icon="refresh" onClick={again}>
          {text(status === 'failed' ? 'onramp.retry' : 'onramp.openAgain')}
        </Button>
      )}
      {isWaiting && (
        <div className={classes.links}>
          <CopyButton value={url}>{text('onramp.copyLink')}</CopyButton>
          <Button kind="link" onClick={leave}>
            {text('onramp.stop')}
          </Button>
        </div>
      )}
      {status === 'success' && (
        <Button kind="main" onClick={leave}>
          {text('onramp.done')}
        </Button>
      )}
      {!isWaiting && (
        <Button kind="link" onClick={() => kit.modal.push('OnRampActivity')}>
          {text('onramp.orders')}
        </Button>
      )}
    </Stack>
  )
}
