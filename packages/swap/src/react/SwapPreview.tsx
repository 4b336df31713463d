import {
  Acceptance,
  Button,
  Callout,
  canRetry,
  defineView,
  formatFiat,
  formatTokenAmount,
  Icon,
  Row,
  Skeleton,
  Stack,
  TokenImage,
  Typography,
  useInWallet,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
  ViewFooter,
  Warnings,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { SwappableToken, SwapState, SwapStep } from '../SwapState.js'
import { classes, css } from './Swap.module.css.js'
import { SwapDetails } from './SwapDetails.js'
import { UncertainSwap } from './UncertainSwap.js'
import { errorText, useSwap } from './useSwap.js'

/** The review of the swap before it is sent. */
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
  requested: undefined,
  pending: 'swap.stepPending',
  done: 'swap.stepDone',
} as const

const isHere = ({ modal }: ReturnType<typeof useKit>): boolean =>
  modal.getState().history.at(-1)?.name === 'SwapPreview'

function showSent({ modal }: ReturnType<typeof useKit>): void {
  modal.reset('Account')
  modal.push('SwapSent')
}

function SwapPreview() {
  useStyles(css)
  const { text } = useLanguage()
  const kit = useKit()
  const swap = useSwap()
  const inWallet = useInWallet()
  const { error, from, to, maybeSent, prepare, prices, status, steps, submit, watch } = swap
  // The acceptance only covers this earlier swap.
  const [acceptedId, setAcceptedId] = useState<string>()
  const isAccepted = acceptedId === maybeSent?.id

  useEffect(() => watch(), [watch])
  useEffect(() => {
    // Failures are exposed in the state.
    prepare().catch(() => {})
  }, [prepare])
  useLeaveWhenDone(swap)
  if (from === undefined || to === undefined) return null

  async function confirm(): Promise<void> {
    try {
      await submit(maybeSent && { acknowledged: ['maybeSent'] })
    } catch {
      return
    }
    if (isHere(kit)) showSent(kit)
  }
  const isAsking = status === 'submitting'
  const mustEdit = error !== undefined && !canRetry(error)
  const needsApproval = steps.some(({ kind }) => kind !== 'swap')
  return (
    <Stack>
      <Side token={from} amount={swap.amountIn} label={text('swap.pay')} price={prices.from} />
      <Side token={to} amount={swap.amountOut} label={text('swap.receive')} price={prices.to} />
      <SwapDetails state={swap} isOpen />
      {status === 'preparing' && <Preparing />}
      {needsApproval && <Steps steps={steps} symbol={from.symbol} />}
      {maybeSent && <Warnings warnings={[{ key: 'maybeSent', text: text('swap.warnAgain'), isSevere: true }]} />}
      <ViewFooter
        pair={!mustEdit}
        above={
          <>
            <SwapFailure />
            {maybeSent && (
              <Acceptance
                isAccepted={isAccepted}
                isDisabled={isAsking}
                onAccept={(is) => setAcceptedId(is ? maybeSent.id : undefined)}
              >
                {text('swap.acceptAgain')}
              </Acceptance>
            )}
            {isAsking && !needsApproval && (
              <div role="status">
                <Typography as="quiet">{inWallet}</Typography>
              </div>
            )}
          </>
        }
      >
        <Button kind={mustEdit ? 'main' : 'quiet'} wide disabled={isAsking} onClick={() => kit.modal.back()}>
          {text(mustEdit ? 'common.edit' : 'swap.cancel')}
        </Button>
        {mustEdit ? null : status === 'editing' && (!maybeSent || isAccepted) ? (
          <Button kind="main" wide icon="refresh" onClick={() => void prepare().catch(() => {})}>
            {text('swap.retry')}
          </Button>
        ) : (
          <Button kind="main" wide disabled={status !== 'ready' || !isAccepted} onClick={() => void confirm()}>
            {text(maybeSent ? 'swap.swapAgain' : needsApproval ? 'swap.approve' : 'swap.confirm')}
          </Button>
        )}
      </ViewFooter>
    </Stack>
  )
}

/** Leaves the view once there is nothing left to confirm. */
function useLeaveWhenDone({ from, to, maybeSent, status }: SwapState): void {
  const kit = useKit()
  const isReset = from === undefined || to === undefined
  useEffect(() => {
    // The account or network changed, which has reset the swap.
    if (isReset && isHere(kit)) kit.modal.back()
  }, [kit, isReset])
  const wasLost = useRef(false)
  useEffect(() => {
    if (maybeSent !== undefined) wasLost.current = true
    // The swap may be found on the chain after its wallet has failed.
    else if (wasLost.current && status === 'submitted' && isHere(kit)) showSent(kit)
  }, [kit, maybeSent, status])
}

/** Shown while the swap is built, simulated and checked. */
function Preparing(): ReactElement {
  const { text } = useLanguage()
  return (
    <div role="status">
      <Skeleton height="52px" />
      <Typography as="small">{text('swap.preparing')}</Typography>
    </div>
  )
}

/** Says why the swap failed, or that it may have been sent. */
function SwapFailure(): ReactElement | null {
  const { text } = useLanguage()
  const { error, maybeSent } = useSwap()
  if (maybeSent) return <UncertainSwap />
  if (!error) return null
  return (
    <Callout tone="error" error={error.code === 'connection/rejected' ? undefined : error}>
      {text(errorText(error))}
    </Callout>
  )
}

/** One side of the swap: token, amount and value. */
function Side(props: {
  readonly token: SwappableToken
  readonly amount: bigint | undefined
  readonly label: string
  readonly price: number | undefined
}) {
  const { locale } = useLanguage()
  const { amount, label, price, token } = props
  const worth = amount === undefined || price === undefined ? [] : [(Number(amount) / 10 ** token.decimals) * price]
  return (
    <Row
      label={amount === undefined ? token.symbol : formatTokenAmount(amount, token, locale)}
      detail={[label, ...worth.map((value) => formatFiat(value, locale))].join(' · ')}
      image={<TokenImage token={token} />}
    />
  )
}

/** The requests to the wallet, in order. */
function Steps({ steps, symbol }: { readonly steps: readonly SwapStep[]; readonly symbol: string }) {
  const { text } = useLanguage()
  const inWallet = useInWallet()
  return (
    <>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const note = statusTexts[step.status]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
            <li key={index} className={classes.step}>
              <span className={classes.mark}>
                {step.status === 'done' ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span className={classes.words}>{text(stepTexts[step.kind], { symbol })}</span>
              <span className={classes.stepNote} role="status">
                {step.status === 'requested' ? inWallet : note && text(note)}
              </span>
            </li>
          )
        })}
      </ol>
      <Typography as="small">{text('swap.exactApproval')}</Typography>
    </>
  )
}
