import { formatUnits, parseUnits } from '@kit/core/plugin'
import { useBalance } from '@kit/react'
import {
  AmountField,
  Button,
  Callout,
  ChoiceButton,
  defineView,
  EmptyState,
  Form,
  IconButton,
  Skeleton,
  Stack,
  TokenImage,
  useKit,
  useOptionalView,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'
import type { SwappableToken } from '../SwapState.js'
import { exceeds, maxOf, swapNeeds } from '../swapNeeds.js'
import { classes, css } from './Swap.module.css.js'
import { SwapDetails } from './SwapDetails.js'
import { errorText, useSwap } from './useSwap.js'

/** The swap form: tokens, amounts and details. */
export const swapView: ViewDefinition<'Swap'> = defineView({
  name: 'Swap',
  service: 'needed',
  title: ({ text }) => text('account.swap'),
  needsAccount: true,
  Component: Swap,
})

function Swap() {
  useStyles(css)
  const text = useText()
  const kit = useKit()
  const swap = useSwap()
  const { from, to, amountIn, edit, error, networkId, quote, tokens, watch } = swap
  const { change, shownOf } = useTypedAmount(swap)
  const read = useBalance(from?.address === undefined ? { networkId } : { networkId, token: from.address })
  const balance = read.data
  // A stale balance after a failed refresh says nothing about now.
  const held = read.status === 'error' ? undefined : balance?.value

  useEffect(() => watch(), [watch])

  if (tokens.status !== 'success' || tokens.data.length === 0) return <NoTokens {...swap} />

  const need = swapNeeds(swap, held)
  const isAsking = quote.status === 'pending'
  const problem = error ?? (quote.status === 'error' ? quote.error : undefined)
  return (
    <Form onSubmit={() => kit.modal.push('SwapPreview')}>
      <Stack>
        <AmountField
          label={text('swap.pay')}
          value={shownOf('in')}
          onChange={(value) => change('in', value)}
          token={from}
          price={swap.prices.from}
          available={balance?.value}
          onMax={balance && from && (() => change('in', formatUnits(maxOf(swap, balance.value), from.decimals)))}
          isInvalid={exceeds(amountIn, held)}
          isBusy={isAsking && swap.typed === 'out'}
          end={<TokenChoice side="from" token={from} />}
        />
        <div className={classes.switch}>
          <span className={classes.disc}>
            <IconButton label={text('swap.switch')} icon="swap" onClick={() => swap.switchSides()} />
          </span>
        </div>
        <AmountField
          label={text('swap.receive')}
          value={shownOf('out')}
          onChange={(value) => change('out', value)}
          token={to}
          price={swap.prices.to}
          isBusy={isAsking && swap.typed === 'in'}
          end={<TokenChoice side="to" token={to} />}
        />
        {swap.rate !== undefined && <SwapDetails state={swap} onSlippage={(slippage) => edit({ slippage })} />}
        <ViewFooter above={problem && <Callout tone="error">{text(errorText(problem))}</Callout>}>
          <Button kind="main" wide disabled={need !== undefined}>
            {text(need === undefined || need === 'quote' ? 'swap.review' : `swap.${need}`)}
          </Button>
          {need === 'insufficient' && <MoreFunds />}
        </ViewFooter>
      </Stack>
    </Form>
  )
}

/** Returns the typed amount and the values of the fields. */
function useTypedAmount(swap: ReturnType<typeof useSwap>) {
  const [typed, setTyped] = useState<{ readonly side: 'in' | 'out'; readonly value: string }>()
  const sides = { in: [swap.from, swap.amountIn], out: [swap.to, swap.amountOut] } as const
  return {
    change(side: 'in' | 'out', value: string): void {
      setTyped({ side, value })
      const [token] = sides[side]
      const amount = token && value !== '' ? toUnits(value, token.decimals) : undefined
      swap.edit(side === 'in' ? { amountIn: amount } : { amountOut: amount })
    },
    /** The text as typed while it matches the state, else the amount of the state. */
    shownOf(side: 'in' | 'out'): string {
      const [token, amount] = sides[side]
      const isTyped = typed?.side === side && swap.typed === side
      if (isTyped && (token === undefined || toUnits(typed.value, token.decimals) === amount)) return typed.value
      return token === undefined || amount === undefined ? '' : shorten(formatUnits(amount, token.decimals))
    },
  }
}

/** Replaces the form while tokens load, after a failure, or if there are none. */
function NoTokens({ start, tokens }: ReturnType<typeof useSwap>) {
  const text = useText()
  if (tokens.status === 'success') return <EmptyState icon="swap">{text('swap.unavailable')}</EmptyState>
  if (tokens.status === 'error')
    return (
      <EmptyState
        icon="warning"
        action={<Button onClick={() => void start().catch(() => {})}>{text('swap.retry')}</Button>}
      >
        {text(tokens.error.code === 'network/offline' ? 'swap.errorOffline' : 'swap.tokensFailed')}
      </EmptyState>
    )
  return (
    <Stack>
      <Skeleton height="108px" />
      <Skeleton height="108px" />
      <Skeleton height="48px" />
    </Stack>
  )
}

function TokenChoice({ side, token }: { readonly side: 'from' | 'to'; readonly token: SwappableToken | undefined }) {
  const kit = useKit()
  const text = useText()
  return (
    <ChoiceButton
      image={token && <TokenImage token={token} size={26} />}
      onClick={() => kit.modal.push('SwapSelectToken', { side })}
    >
      {token?.symbol ?? text('swap.selectToken')}
    </ChoiceButton>
  )
}

/** Button to add funds if the app offers a way, else to choose another wallet. */
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

/** Rounds a computed amount down to the digits that fit beside the token. */
function shorten(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const zeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const kept = fraction.slice(0, Math.max(2, zeros + 7 - whole.length)).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Converts the typed amount to base units. Undefined if it has too many decimals. */
function toUnits(value: string, decimals: number): bigint | undefined {
  try {
    return parseUnits(value, decimals)
  } catch {
    return undefined
  }
}
