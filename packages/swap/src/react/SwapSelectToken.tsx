import {
  defineView,
  EmptyState,
  GrowingList,
  Row,
  SearchField,
  Skeleton,
  Stack,
  TokenImage,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { useState } from 'react'
import type { TradedToken } from '../SwapState.js'
import { classes, css } from './Swap.module.css.js'
import { useSwap } from './useSwap.js'

declare module '@kit/modal' {
  interface ViewData {
    SwapSelectToken: { readonly side: 'from' | 'to' }
  }
}

/** Where a token is chosen. */
export const swapSelectTokenView: ViewDefinition<'SwapSelectToken'> = defineView({
  name: 'SwapSelectToken',
  title: ({ text }) => text('swap.selectToken'),
  needsAccount: true,
  Component: SwapSelectToken,
})

/** Symbols that visitors look for most, in their order. */
const wellKnown = ['ETH', 'UNI', 'USDC', 'USDT', 'DAI', 'WBTC', 'WETH', 'LINK']
const mostSuggested = 8

function SwapSelectToken({ data: { side } }: { readonly data: { readonly side: 'from' | 'to' } }) {
  useStyles(css)
  const text = useText()
  const kit = useKit()
  const { plugin, state } = useSwap()
  const [search, setSearch] = useState('')
  const { tokens } = state
  if (tokens.status !== 'success')
    return (
      <Stack>
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} height="56px" />
        ))}
      </Stack>
    )
  const wanted = search.trim().toLowerCase()
  const found = tokens.data.filter(({ name, symbol, address }) =>
    [name, symbol, address].some((word) => word?.toLowerCase().includes(wanted)),
  )
  const choose = (token: TradedToken) => {
    plugin.edit(side === 'from' ? { from: token } : { to: token })
    kit.modal.back()
  }
  return (
    <Stack gap="wide">
      <SearchField label={text('swap.search')} value={search} onChange={setSearch} />
      {wanted === '' && (
        <Stack>
          <Words as="small">{text('swap.suggested')}</Words>
          <div className={classes.chips}>
            {suggest(tokens.data).map((token) => (
              <button
                key={token.address ?? 'native'}
                type="button"
                className={classes.chip}
                aria-pressed={state[side] === token}
                onClick={() => choose(token)}
              >
                <TokenImage token={token} size={20} />
                <bdi>{token.symbol}</bdi>
              </button>
            ))}
          </div>
        </Stack>
      )}
      {found.length === 0 ? (
        <EmptyState icon="search">{text('swap.noTokens')}</EmptyState>
      ) : (
        <Stack>
          <Words as="small">{text('swap.all')}</Words>
          <GrowingList
            key={wanted}
            label={text('swap.all')}
            count={found.length}
            render={(index) => {
              const token = found[index]
              return (
                token && (
                  <Row
                    key={token.address ?? 'native'}
                    label={token.name}
                    detail={token.symbol}
                    image={<TokenImage token={token} />}
                    current={state[side] === token}
                    onClick={() => choose(token)}
                  />
                )
              )
            }}
          />
        </Stack>
      )}
    </Stack>
  )
}

/** The well-known ones first, then the first of the list. */
function suggest(tokens: readonly TradedToken[]): readonly TradedToken[] {
  const rank = ({ symbol }: TradedToken) => {
    const at = wellKnown.indexOf(symbol)
    return at === -1 ? wellKnown.length : at
  }
  return tokens.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostSuggested)
}
