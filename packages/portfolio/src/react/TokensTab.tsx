import { useStore } from '@kit/react'
import {
  Button,
  EmptyState,
  RowSkeleton,
  Stack,
  TokenRow,
  useIsPast,
  useKit,
  useOptionalView,
  usePlugin,
  usePrepareView,
  useText,
  WindowedList,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { PortfolioPlugin } from '../portfolio.js'

/** Tokens of the account, most valuable first. */
export function TokensTab(): ReactElement {
  const kit = useKit()
  const text = useText()
  const receive = useOptionalView('receive')
  const prepare = usePrepareView()
  const { tokens } = useStore(usePlugin<PortfolioPlugin>('portfolio').state)
  const network = useStore(kit.active, (active) => active.network)
  const canRetry = useIsPast(tokens.status === 'error' ? tokens.retryAtMs : 0)
  const rows = tokens.status === 'idle' ? undefined : tokens.data
  if (tokens.status === 'error' && rows === undefined)
    return (
      <EmptyState
        icon="warning"
        action={
          <Button disabled={!canRetry} onClick={() => void kit.refreshTokens()}>
            {text('portfolio.retry')}
          </Button>
        }
      >
        {text('portfolio.unavailable')}
      </EmptyState>
    )
  if (rows === undefined)
    return (
      <Stack>
        {[1, 2, 3, 4, 5].map((key) => (
          <RowSkeleton key={key} amount />
        ))}
      </Stack>
    )
  if (rows.every(({ amount }) => amount === 0n))
    return (
      <EmptyState icon="wallet" action={receive && <Button onClick={receive.push}>{text('portfolio.receive')}</Button>}>
        {text('portfolio.empty', { network: network?.name ?? '' })}
      </EmptyState>
    )
  return (
    <WindowedList
      label={text('tokens.list')}
      count={rows.length}
      render={(index) => {
        const token = rows[index]
        return (
          token && (
            <TokenRow
              token={token}
              onIntent={() => prepare('Token')}
              onClick={() => kit.modal.push('Token', { networkId: token.networkId, address: token.address })}
            />
          )
        )
      }}
    />
  )
}
