import { formatUnits, parseUnits } from '@kit/core/plugin'
import { useBalance } from '@kit/react'
import {
  AmountField,
  Button,
  defineView,
  EmptyState,
  Icon,
  IconButton,
  Skeleton,
  Stack,
  TokenImage,
  useKit,
  useOptionalView,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'
import { maxOf } from '../maxOf.js'
import type { TradedToken } from '../SwapState.js'
import { isMoreThan, swapNeeds } from '../swapNeeds.js'
import { errorText } from './errorText.js'
import { classes, css } from './Swap.module.css.js'
import { SwapDetails } from './SwapDetails.js'
import { useSwap } from './useSwap.js'

/** Where the visitor says what is swapped for what. */
export const swapView: ViewDefinition<'Swap'> = defineView({
  name: 'Swap',
  service: 'needed',
  title: ({ text }) => text('swap.title'),
  needsAccount: true,
  Component: Swap,
})

function Swap() {
  useStyles(css)
  const text = useText()
  const kit = useKit()
  const { plugin, state } = useSwap()
  const { from, to, amountIn, tokens, quote, networkId, error } = state
  const [typed, setTyped] = useState<{ readonly side: 'in' | 'out'; readonly value: string }>()
  const read = useBalance(from?.address === undefined ? { networkId } : { networkId, token: from.address })
  const balance = read.data
  // A balance that could not be read again says nothing about now.
  const held = read.status === 'error' ? undefined : balance?.value

  useEffect(() => plugin.watch(), [plugin])

  if (tokens.status === 'success' && tokens.data.length === 0)
    return <EmptyState icon="swap">{text('swap.notServed')}</EmptyState>
  if (tokens.status === 'error')
    return (
      <EmptyState
        icon="warning"
        action={<Button onClick={() => void plugin.begin().catch(() => {})}>{text('swap.retry')}</Button>}
      >
        {text(tokens.error.code === 'network/offline' ? 'swap.errorOffline' : 'swap.tokensFailed')}
      </EmptyState>
    )
  if (tokens.status !== 'success')
    return (
      <Stack>
        <Skeleton height="108px" />
        <Skeleton height="108px" />
        <Skeleton height="48px" />
      </Stack>
    )

  const need = swapNeeds(state, held)
  const isAsking = quote.status === 'pending'
  const problem = error ?? (quote.status === 'error' ? quote.error : undefined)

  function change(side: 'in' | 'out', value: string): void {
    setTyped({ side, value })
    const token = side === 'in' ? from : to
    const amount = token && value !== '' ? toUnits(value, token.decimals) : undefined
    plugin.edit(side === 'in' ? { amountIn: amount } : { amountOut: amount })
  }
  /** What was typed, as long as it is what the state says; else the amount of the state. */
  function shownOf(side: 'in' | 'out', token: TradedToken | undefined, amount: bigint | undefined): string {
    const isTyped = typed?.side === side && state.typed === side
    if (isTyped && (token === undefined || toUnits(typed.value, token.decimals) === amount)) return typed.value
    return token === undefined || amount === undefined ? '' : shorten(formatUnits(amount, token.decimals))
  }
  const tokenButton = (side: 'from' | 'to', token: TradedToken | undefined) => (
    <button type="button" className={classes.token} onClick={() => kit.modal.push('SwapSelectToken', { side })}>
      {token && <TokenImage token={token} size={26} />}
      <bdi>{token?.symbol ?? text('swap.selectToken')}</bdi>
      <Icon name="down" size={16} />
    </button>
  )

  return (
    <Stack>
      <AmountField
        label={text('swap.pay')}
        value={shownOf('in', from, amountIn)}
        onChange={(value) => change('in', value)}
        token={from}
        price={state.prices.from}
        available={balance?.value}
        onMax={balance && from && (() => change('in', formatUnits(maxOf(state, balance.value), from.decimals)))}
        isInvalid={isMoreThan(amountIn, held)}
        isBusy={isAsking && state.typed === 'out'}
        end={tokenButton('from', from)}
      />
      <div className={classes.switch}>
        <span className={classes.disc}>
          <IconButton label={text('swap.switch')} icon="swap" onClick={() => plugin.switchSides()} />
        </span>
      </div>
      <AmountField
        label={text('swap.receive')}
        value={shownOf('out', to, state.amountOut)}
        onChange={(value) => change('out', value)}
        token={to}
        price={state.prices.to}
        isBusy={isAsking && state.typed === 'in'}
        end={tokenButton('to', to)}
      />
      {state.rate !== undefined && <SwapDetails state={state} onSlippage={(slippage) => plugin.edit({ slippage })} />}
      {problem && (
        <div role="alert">
          <Words as="quiet" tone="error">
            {text(errorText(problem))}
          </Words>
        </div>
      )}
      <Button kind="main" wide disabled={need !== undefined} onClick={() => kit.modal.push('SwapPreview')}>
        {text(need === undefined || need === 'quote' ? 'swap.review' : `swap.${need}`)}
      </Button>
      {need === 'insufficient' && <MoreFunds />}
    </Stack>
  )
}

/** The way to more: what the app has for it, else another wallet. */
function MoreFunds() {
  const kit = useKit()
  const text = useText()
  const fund = useOptionalView('fund')
  return (
    <Button wide icon={fund ? 'plus' : 'wallet'} onClick={fund?.push ?? (() => kit.modal.push('ProfileWallets'))}>
      {text(fund ? 'swap.fund' : 'swap.otherWallet')}
    </Button>
  )
}

/** What nobody typed, floored to so many digits as fit beside the token. */
function shorten(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const zeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const kept = fraction.slice(0, Math.max(2, zeros + 7 - whole.length)).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Base units of what was typed; undefined for what is not a whole number of them. */
function toUnits(value: string, decimals: number): bigint | undefined {
  try {
    return parseUnits(value, decimals)
  } catch {
    return undefined
  }
}
