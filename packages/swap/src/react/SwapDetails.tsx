import {
  Callout,
  formatTokenAmount,
  Icon,
  numberSymbols,
  readTypedAmount,
  useLanguage,
  useStyles,
  writeAmount,
} from '@kit/react-ui/feature'
import { type ReactNode, useMemo, useState } from 'react'
import { type SwapState, slippageLimits } from '../SwapState.js'
import { classes, css } from './Swap.module.css.js'

/** Percentages of price impact from which the user is warned. */
const impacts = { medium: 1, high: 5 }

/** Price, fees and limits of the swap, collapsible. */
export function SwapDetails({
  state,
  isOpen = false,
  onSlippage,
}: {
  readonly state: SwapState
  readonly isOpen?: boolean
  /** If omitted, the slippage is read-only. */
  readonly onSlippage?: (percent: number) => void
}): ReactNode {
  useStyles(css)
  const { text, locale } = useLanguage()
  const { from, to, rate, priceImpact, slippage, networkFee, providerFee, minimumReceived, router } = state
  if (from === undefined || to === undefined) return null
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
  const shownRate =
    rate === undefined ? text('swap.unknown') : `1 ${from.symbol} = ${formatRate(rate, locale)} ${to.symbol}`
  const tone =
    priceImpact === undefined || priceImpact < impacts.medium
      ? undefined
      : priceImpact < impacts.high
        ? classes.medium
        : classes.high
  const native = nativeOf(state)
  return (
    <>
      <details className={classes.details} open={isOpen}>
        <summary className={classes.summary}>
          <bdi>{shownRate}</bdi>
          <span className={classes.turn}>
            <Icon name="down" size={18} />
          </span>
        </summary>
        <dl className={classes.list}>
          <Item name={text('swap.priceImpact')}>
            <span className={tone}>{priceImpact === undefined ? text('swap.unknown') : percent(priceImpact)}</span>
          </Item>
          <Item name={text('swap.slippage')}>
            {onSlippage ? <Slippage slippage={slippage} onChange={onSlippage} /> : percent(slippage)}
          </Item>
          <Item name={text('swap.minimum')}>
            <bdi>
              {minimumReceived === undefined ? text('swap.unknown') : formatTokenAmount(minimumReceived, to, locale)}
            </bdi>
          </Item>
          <Item name={text('swap.networkFee')}>
            <bdi>
              {networkFee === undefined || !native
                ? text('swap.unknown')
                : `≈ ${formatTokenAmount(networkFee, native, locale)}`}
            </bdi>
          </Item>
          <Item name={text('swap.providerFee')}>{providerFee === 0 ? text('swap.noFee') : percent(providerFee)}</Item>
          {router !== undefined && (
            <Item name={text('swap.router')}>
              <bdi dir="ltr" title={router}>{`${router.slice(0, 6)}…${router.slice(-4)}`}</bdi>
            </Item>
          )}
        </dl>
      </details>
      <SwapWarnings state={state} isStatic={onSlippage === undefined} />
    </>
  )
}

/** Warnings about the contract, the price impact and the slippage. The contract becomes known later; the others change with the form. */
function SwapWarnings({ state, isStatic }: { readonly state: SwapState; readonly isStatic: boolean }) {
  const { text } = useLanguage()
  const { isRouterKnown, priceImpact, slippage } = state
  return (
    <>
      {isRouterKnown === false && <Callout tone="warning">{text('swap.routerUnknown')}</Callout>}
      {priceImpact !== undefined && priceImpact >= impacts.high && (
        <Callout tone="error" isStatic={isStatic}>
          {text('swap.impactHigh')}
        </Callout>
      )}
      {(slippage > slippageLimits.high || slippage < slippageLimits.low) && (
        <Callout tone="warning" isStatic={isStatic}>
          {text(slippage < slippageLimits.low ? 'swap.slippageLow' : 'swap.slippageHigh')}
        </Callout>
      )}
    </>
  )
}

function Item({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.item}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Slippage({ slippage, onChange }: { readonly slippage: number; readonly onChange: (percent: number) => void }) {
  const { text, locale } = useLanguage()
  const signs = useMemo(() => numberSymbols(locale), [locale])
  const [typed, setTyped] = useState(`${slippage}`)
  return (
    <span className={classes.slippage}>
      <input
        className={classes.percent}
        dir="ltr"
        inputMode="decimal"
        aria-label={text('swap.slippagePercent')}
        value={writeAmount(typed, signs)}
        onChange={({ currentTarget: { value } }) => {
          const next = readTypedAmount(value, signs)
          if (next === undefined || !/^\d{0,2}(?:\.\d{0,2})?$/.test(next)) return
          setTyped(next)
          const percent = Number(next)
          if (percent >= slippageLimits.min && percent <= slippageLimits.max) onChange(percent)
        }}
        onKeyDown={(event) => {
          // A value out of range isn't in effect, so Enter must not open the review with another one.
          if (event.key === 'Enter' && Number(typed) !== slippage) event.preventDefault()
        }}
        onBlur={() => setTyped(`${slippage}`)}
      />
      %
    </span>
  )
}

/** The native currency, in which fees are paid. */
function nativeOf({ tokens }: SwapState) {
  return tokens.status === 'success' ? tokens.data.find(({ address }) => address === undefined) : undefined
}

function formatRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(rate)
}
