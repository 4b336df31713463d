import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  EmptyState,
  Stack,
  TokenImage,
  TokenPicker,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { useEffect, useMemo } from 'react'
import type { SwappableToken } from '../SwapState.js'
import { classes, css } from './Swap.module.css.js'
import { suggestTokens, withHoldings } from './suggestTokens.js'
import { errorText, useSwap } from './useSwap.js'

/** Choice of a token. */
export const swapSelectTokenView: ViewDefinition<'SwapSelectToken'> = defineView({
  name: 'SwapSelectToken',
  service: 'needed',
  title: ({ text }) => text('swap.selectToken'),
  needsAccount: true,
  Component: SwapSelectToken,
})

function SwapSelectToken({ data: { side } }: { readonly data: { readonly side: 'from' | 'to' } }) {
  useStyles(css)
  const text = useText()
  const kit = useKit()
  const { edit, loadTokens, tokens, watch, [side]: chosen } = useSwap()
  // The network may change in the meantime.
  useEffect(() => watch(), [watch])
  const held = useStore(useMemo(() => kit.tokensOf(), [kit]))
  const own = held.status === 'idle' ? undefined : held.data
  const traded = tokens.status === 'success' ? tokens.data : undefined
  const listed = useMemo(() => traded && withHoldings(traded, own ?? []), [traded, own])
  const choose = ({ address }: Pick<SwappableToken, 'address'>) => {
    const token = traded?.find((one) => one.address === address)
    if (token !== undefined) edit(side === 'from' ? { from: token } : { to: token })
    kit.modal.back()
  }
  const retry = () => void loadTokens().catch(() => {})
  if (tokens.status === 'error')
    return (
      <EmptyState icon="warning" action={<Button onClick={retry}>{text('swap.retry')}</Button>}>
        {text(tokens.error.code === 'network/offline' ? errorText(tokens.error) : 'swap.tokensFailed')}
      </EmptyState>
    )
  return (
    <TokenPicker
      tokens={listed === undefined ? { status: 'pending' } : { status: 'success', data: listed }}
      chosen={chosen === undefined ? null : chosen.address}
      groups={{ held: text('swap.own'), rest: text('swap.all') }}
      onChoose={choose}
      onRetry={retry}
      failure={<EmptyState icon="search">{text('swap.noTokens')}</EmptyState>}
    >
      {traded !== undefined && (
        <Stack>
          <Typography as="small">{text('swap.suggested')}</Typography>
          <div className={classes.chips}>
            {suggestTokens(traded).map((token) => (
              <button
                key={token.address ?? 'native'}
                type="button"
                className={classes.chip}
                aria-pressed={chosen === token}
                onClick={() => choose(token)}
              >
                <TokenImage token={token} size={20} />
                <bdi>{token.symbol}</bdi>
              </button>
            ))}
          </div>
        </Stack>
      )}
    </TokenPicker>
  )
}
