'use client'
import type { Loadable } from '@kit/core'
import type { Token, TokenBalance } from '@kit/core/plugin'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useOptionalView } from '../modal/useOptionalView.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { RowSkeleton } from '../part/RowSkeleton.js'
import { SearchField } from '../part/SearchField.js'
import { Stack } from '../part/Stack.js'
import { TokenRow } from '../part/TokenRow.js'
import { Typography } from '../part/Typography.js'
import { useIsPast } from '../part/useIsPast.js'
import { WindowedList } from '../part/WindowedList.js'
import { useText } from '../text/useText.js'

/** Props of {@link TokenPicker}. */
export type TokenPickerProps<T extends Token | TokenBalance> = {
  /** Tokens to choose from, in any order. Balances are shown if available. */
  readonly tokens: Loadable<readonly T[]>
  /** Address of the selected token. Undefined for the native currency, null if none is selected. */
  readonly chosen: string | undefined | null
  readonly onChoose: (token: T) => void
  /** Reloads the tokens after a failure. */
  readonly onRetry: () => void
  /** Called with the search text. Add tokens that are found elsewhere by address to `tokens`. */
  readonly onSearch?: ((search: string) => void) | undefined
  /** Whether a search elsewhere is in progress. */
  readonly isSearching?: boolean
  /** Shown in place of "not found": why the search elsewhere failed. */
  readonly failure?: ReactNode
  /** Headings that split the list in two: held tokens, and the rest. */
  readonly groups?: { readonly held: string; readonly rest: string } | undefined
  /** Shown above the list while the search is empty. */
  readonly children?: ReactNode
}

/**
 * Lets the user choose a token: searches by name, symbol or address, and lists held tokens first, by value. Only visible rows are rendered.
 * Without any tokens it offers to buy some, if the app supports that.
 *
 * @example
 * <TokenPicker tokens={tokens} chosen={token?.address} onChoose={(token) => edit({ token })} onRetry={kit.refreshTokens} />
 */
export function TokenPicker<T extends Token | TokenBalance>(props: TokenPickerProps<T>): ReactElement {
  const { tokens, chosen, onChoose, onRetry, onSearch, isSearching = false, failure, groups, children } = props
  const text = useText()
  const [search, setSearch] = useState('')
  const mayRetry = useIsPast(tokens.status === 'error' ? tokens.retryAtMs : 0)
  const all = tokens.status === 'idle' ? undefined : tokens.data
  const wanted = search.trim().toLowerCase()
  const found = all
    ?.filter(({ name, symbol, address = '' }) =>
      [name, symbol, address].some((word) => word.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => rankOf(b) - rankOf(a))
  const take = (next: string): void => {
    setSearch(next)
    onSearch?.(next.trim())
  }

  function list(): ReactNode {
    if (found === undefined && tokens.status === 'error')
      return (
        <EmptyState
          icon="warning"
          action={
            <Button icon="refresh" disabled={!mayRetry} onClick={onRetry}>
              {text('common.tryAgain')}
            </Button>
          }
        >
          {text('tokens.unavailable')}
        </EmptyState>
      )
    if (found === undefined || (found.length === 0 && isSearching))
      return (
        <Stack>
          {[1, 2, 3].map((key) => (
            <RowSkeleton key={key} amount />
          ))}
        </Stack>
      )
    if (found.length === 0)
      return wanted === '' ? <NoTokens /> : failure || <EmptyState icon="search">{text('tokens.notFound')}</EmptyState>
    if (groups === undefined) return listOf(text('tokens.list'), found)
    const lists = [
      { name: groups.held, tokens: found.filter(isHeld) },
      { name: groups.rest, tokens: found.filter((token) => !isHeld(token)) },
    ]
    return lists
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ name, tokens }) => (
        <Stack key={name}>
          <Typography as="small">{name}</Typography>
          {listOf(name, tokens)}
        </Stack>
      ))
  }
  const listOf = (name: string, listed: readonly T[]): ReactNode => (
    <WindowedList
      key={wanted}
      label={name}
      count={listed.length}
      render={(index) => {
        const token = listed[index]
        return token && <TokenRow token={token} current={token.address === chosen} onClick={() => onChoose(token)} />
      }}
    />
  )
  return (
    <Stack gap="wide">
      <SearchField label={text('tokens.search')} value={search} onChange={take} />
      {wanted === '' && children}
      {list()}
    </Stack>
  )
}

/** Empty state of an account without tokens, with a way to buy some. */
function NoTokens(): ReactElement {
  const text = useText()
  const buy = useOptionalView('buy')
  return (
    <EmptyState
      icon="wallet"
      action={
        buy && (
          <Button onIntent={buy.prepare} onClick={buy.push}>
            {text('tokens.buy')}
          </Button>
        )
      }
    >
      {text('tokens.none')}
    </EmptyState>
  )
}

/** Sorts by value, then tokens held without a known value, then the rest in the given order. */
function rankOf(token: Token | TokenBalance): number {
  return isHeld(token) ? (token.value ?? 0) : -1
}

function isHeld(token: Token | TokenBalance): token is TokenBalance {
  return 'amount' in token && token.amount > 0n
}
