'use client'
import type { Loadable } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  EmptyState,
  TokenPicker,
  useKit,
  usePlugin,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { SendPlugin } from '../send.js'

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
  const { state, edit, findToken } = usePlugin<SendPlugin>('send')
  const { token: chosen, found } = useStore(state)
  const held = useStore(useMemo(() => kit.tokensOf(), [kit]))
  const [search, setSearch] = useState('')
  // Only the newest search counts, and none from before.
  useEffect(() => findToken(search), [findToken, search])
  return (
    <TokenPicker
      tokens={listOf(held, found.status === 'success' ? found.data : undefined)}
      chosen={chosen === undefined ? null : chosen.address}
      onChoose={(token) => {
        edit({ token })
        kit.modal.back()
      }}
      onRetry={() => void kit.refreshTokens().catch(() => undefined)}
      onSearch={setSearch}
      isSearching={found.status === 'pending'}
      failure={
        found.status === 'error' && (
          <EmptyState
            icon="warning"
            action={
              <Button icon="refresh" onClick={() => findToken(search)}>
                {text('common.tryAgain')}
              </Button>
            }
          >
            {text('send.tokenFailed')}
          </EmptyState>
        )
      }
    />
  )
}

/** What there is something of, and the token that was found at an address. */
function listOf(
  held: Loadable<readonly TokenBalance[]>,
  found: TokenBalance | undefined,
): Loadable<readonly TokenBalance[]> {
  if (held.status === 'idle' || held.data === undefined)
    return found === undefined ? held : { status: 'success', data: [found] }
  const own = held.data.filter(({ amount }) => amount > 0n)
  if (found === undefined) return { ...held, data: own }
  return { ...held, data: [...own.filter(({ address }) => address !== found.address), found] }
}
