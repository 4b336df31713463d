'use client'
import type { TokenBalance } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  EmptyState,
  Row,
  SearchField,
  Skeleton,
  Stack,
  TokenImage,
  useKit,
  usePlugin,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { SendPlugin } from '../send.js'
import { AmountText } from './AmountText.js'

/** Where the visitor chooses what is sent. */
export const walletSendSelectTokenView: ViewDefinition<'WalletSendSelectToken'> = defineView({
  name: 'WalletSendSelectToken',
  title: ({ text }) => text('send.selectToken'),
  needsAccount: true,
  Component: SelectToken,
})

function SelectToken(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { state, edit, loadTokens } = usePlugin<SendPlugin>('send')
  const { token: chosen, tokens } = useStore(state)
  const [search, setSearch] = useState('')
  const all = tokens.status === 'idle' ? undefined : tokens.data
  const words = search.trim().toLowerCase()
  const found = all?.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some((word) => word.toLowerCase().includes(words)),
  )
  const choose = (token: TokenBalance): void => {
    edit({ token })
    kit.modal.back()
  }
  return (
    <Stack gap="wide">
      <SearchField
        label={text('send.search')}
        value={search}
        onChange={(next) => {
          setSearch(next)
          // An address that is not in the list may be a token's.
          loadTokens(next.trim())
        }}
      />
      {found === undefined && tokens.status !== 'error' && (
        <Stack>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} width="100%" height="56px" />
          ))}
        </Stack>
      )}
      {tokens.status === 'error' && (
        <Stack>
          <Words as="quiet" tone="error">
            {text('send.tokensFailed')}
          </Words>
          <Button icon="refresh" onClick={() => loadTokens()}>
            {text('common.tryAgain')}
          </Button>
        </Stack>
      )}
      {found?.length === 0 && <EmptyState icon="search">{text('send.noTokens')}</EmptyState>}
      {found !== undefined && found.length > 0 && (
        <Stack list={text('send.tokens')}>
          {found.map((token) => (
            <Row
              key={token.address ?? ''}
              label={token.name}
              detail={token.symbol}
              image={<TokenImage token={token} />}
              end={<AmountText amount={token.amount} token={token} />}
              current={token.address === chosen?.address}
              onClick={() => choose(token)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
