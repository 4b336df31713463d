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
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { useSend } from './useSend.js'

/** Token list for sending: tokens with a balance. */
export const walletSendSelectTokenView: ViewDefinition<'WalletSendSelectToken'> = defineView({
  name: 'WalletSendSelectToken',
  title: ({ text }) => text('send.selectToken'),
  needsAccount: true,
  Component: function SelectToken() {
    const { edit, token } = useSend()
    return (
      <Picker
        chosen={token === undefined ? null : token.address}
        isOffered={({ amount }) => amount > 0n}
        onChoose={(next) => edit({ token: next })}
      />
    )
  },
})

/** Token list for a payment request: the account may not hold the token yet. */
export const walletReceiveSelectTokenView: ViewDefinition<'WalletReceiveSelectToken'> = defineView({
  name: 'WalletReceiveSelectToken',
  title: ({ text }) => text('send.selectToken'),
  needsAccount: true,
  Component: function SelectToken() {
    const { request, requested } = useSend()
    return <Picker chosen={requested.token?.address} isOffered={() => true} onChoose={(token) => request({ token })} />
  },
})

function Picker(props: {
  readonly chosen: string | undefined | null
  readonly isOffered: (token: TokenBalance) => boolean
  readonly onChoose: (token: TokenBalance) => void
}): ReactElement {
  const { chosen, isOffered, onChoose } = props
  const kit = useKit()
  const text = useText()
  const { findToken, found } = useSend()
  const held = useStore(useMemo(() => kit.tokensOf(), [kit]))
  const [search, setSearch] = useState('')
  // Only the latest search counts.
  useEffect(() => findToken(search), [findToken, search])
  return (
    <TokenPicker
      tokens={listOf(held, found.status === 'success' ? found.data : undefined, isOffered)}
      chosen={chosen}
      onChoose={(token) => {
        onChoose(token)
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

/** The offered tokens, and the token that was found by its address. */
function listOf(
  held: Loadable<readonly TokenBalance[]>,
  found: TokenBalance | undefined,
  isOffered: (token: TokenBalance) => boolean,
): Loadable<readonly TokenBalance[]> {
  if (held.status === 'idle' || held.data === undefined)
    return found === undefined ? held : { status: 'success', data: [found] }
  const own = held.data.filter(isOffered)
  if (found === undefined) return { ...held, data: own }
  return { ...held, data: [...own.filter(({ address }) => address !== found.address), found] }
}
