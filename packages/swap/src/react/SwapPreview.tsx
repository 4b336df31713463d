import {
  Button,
  defineView,
  ErrorDetails,
  formatFiat,
  Icon,
  Row,
  Skeleton,
  Stack,
  TokenImage,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { useEffect, useRef, useState } from 'react'
import type { SwapStep, TradedToken } from '../SwapState.js'
import { errorText } from './errorText.js'
import { formatTradedAmount } from './formatTradedAmount.js'
import { MayBeSwapped } from './MayBeSwapped.js'
import { classes, css } from './Swap.module.css.js'
import { SwapDetails } from './SwapDetails.js'
import { useSwap } from './useSwap.js'

declare module '@kit/modal' {
  interface ViewData {
    SwapPreview: undefined
  }
}

/** Where the visitor sees what will happen, and confirms it. */
export const swapPreviewView: ViewDefinition<'SwapPreview'> = defineView({
  name: 'SwapPreview',
  service: 'needed',
  title: ({ text }) => text('swap.reviewTitle'),
  needsAccount: true,
  Component: SwapPreview,
})

const stepTexts = {
  approve: 'swap.stepApprove',
  sign: 'swap.stepSign',
  swap: 'swap.stepSwap',
  bundle: 'swap.stepBundle',
} as const
const statusTexts = {
  next: undefined,
  asked: 'swap.stepAsked',
  pending: 'swap.stepPending',
  done: 'swap.stepDone',
} as const

const isHere = ({ modal }: ReturnType<typeof useKit>): boolean =>
  modal.getState().history.at(-1)?.name === 'SwapPreview'

function SwapPreview() {
  useStyles(css)
  const { text, locale } = useLanguage()
  const kit = useKit()
  const { plugin, state } = useSwap()
  const { from, to, amountIn, amountOut, maybeSent, status, steps, error, prices } = state
  // What was accepted is that this one may have been sent.
  const [acceptedId, setAcceptedId] = useState<string>()
  const isAccepted = acceptedId === maybeSent?.id

  useEffect(() => plugin.watch(), [plugin])
  useEffect(() => {
    // What is wrong stands in the state.
    plugin.prepare().catch(() => {})
  }, [plugin])
  const isGone = from === undefined || to === undefined
  useEffect(() => {
    // Another account or network is in use now: what was to be swapped is gone.
    if (isGone && isHere(kit)) kit.modal.back()
  }, [kit, isGone])
  const wasLost = useRef(false)
  useEffect(() => {
    if (maybeSent !== undefined) wasLost.current = true
    // It is found on the chain later than its wallet failed.
    else if (wasLost.current && status === 'submitted' && isHere(kit)) kit.modal.reset('Account')
  }, [kit, maybeSent, status])
  if (isGone) return null

  async function confirm(): Promise<void> {
    try {
      await plugin.submit(maybeSent && { acknowledged: ['mayBeSent'] })
    } catch {
      return
    }
    // The visitor may have gone elsewhere while the wallet was asked.
    if (isHere(kit)) kit.modal.reset('Account')
  }
  const money = (amount: bigint | undefined, { decimals }: TradedToken, price: number | undefined) =>
    amount === undefined || price === undefined
      ? undefined
      : formatFiat((Number(amount) / 10 ** decimals) * price, locale)
  const row = (token: TradedToken, amount: bigint | undefined, label: string, price: number | undefined) => (
    <Row
      label={amount === undefined ? token.symbol : formatTradedAmount(amount, token, locale)}
      detail={[label, money(amount, token, price)].filter((part) => part !== undefined).join(' · ')}
      image={<TokenImage token={token} />}
    />
  )
  const isAsking = status === 'submitting'
  const needsApproval = steps.some(({ kind }) => kind !== 'swap')
  return (
    <Stack>
      {row(from, amountIn, text('swap.pay'), prices.from)}
      {row(to, amountOut, text('swap.receive'), prices.to)}
      <SwapDetails state={state} isOpen />
      {status === 'preparing' && (
        <div role="status">
          <Skeleton height="52px" />
          <Words as="small">{text('swap.preparing')}</Words>
        </div>
      )}
      {steps.length > 0 && needsApproval && (
        <>
          <ol className={classes.steps}>
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
              <li key={index} className={classes.step}>
                <span className={classes.mark}>
                  {step.status === 'done' ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className={classes.words}>{text(stepTexts[step.kind], { symbol: from.symbol })}</span>
                <StepNote step={step} />
              </li>
            ))}
          </ol>
          <Words as="small">{text('swap.exact')}</Words>
        </>
      )}
      {isAsking && !needsApproval && (
        <div role="status">
          <Words as="quiet">{text('swap.stepAsked')}</Words>
        </div>
      )}
      {maybeSent && (
        <MayBeSwapped isAccepted={isAccepted} onAccept={(is) => setAcceptedId(is ? maybeSent.id : undefined)} />
      )}
      {error && !(maybeSent && error.code === 'transaction/maybeSent') && (
        <div role="alert">
          <Words as="quiet" tone="error">
            {text(errorText(error))}
          </Words>
          {error.code !== 'connection/rejected' && <ErrorDetails error={error} />}
        </div>
      )}
      <div className={classes.actions}>
        <Button wide disabled={isAsking} onClick={() => kit.modal.back()}>
          {text('swap.cancel')}
        </Button>
        {error && status === 'editing' && (!maybeSent || isAccepted) ? (
          <Button kind="main" wide onClick={() => void plugin.prepare().catch(() => {})}>
            {text('swap.retry')}
          </Button>
        ) : (
          <Button kind="main" wide disabled={status !== 'ready' || !isAccepted} onClick={() => void confirm()}>
            {text(maybeSent ? 'swap.swapAgain' : needsApproval ? 'swap.approve' : 'swap.confirm')}
          </Button>
        )}
      </div>
    </Stack>
  )
}

function StepNote({ step }: { readonly step: SwapStep }) {
  const { text } = useLanguage()
  const key = statusTexts[step.status]
  return (
    <span className={classes.stepNote} role="status">
      {key && text(key)}
    </span>
  )
}
