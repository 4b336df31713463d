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
import { useIsPast } from '../part/useIsPast.js'
import { WindowedList } from '../part/WindowedList.js'
import { Words } from '../part/Words.js'
import { useText } from '../text/useText.js'

/** What {@link TokenPicker} takes. */
export type TokenPickerProps<T extends Token | TokenBalance> = {
  /** What there is to choose from, in any order; amounts are shown where there are some. */
  readonly tokens: Loadable<readonly T[]>
  /** Address of the chosen one; undefined for the network's own currency, null while none is chosen. */
  readonly chosen: string | undefined | null
  readonly onChoose: (token: T) => void
  /** Reads the tokens again, where that failed. */
  readonly onRetry: () => void
  /** Hears what is searched for: a token that is found by its address elsewhere is one of `tokens` then. */
  readonly onSearch?: ((search: string) => void) | undefined
  /** What is searched for is being found elsewhere. */
  readonly isSearching?: boolean
  /** Stands in place of "not found": why it could not be looked for elsewhere. */
  readonly failure?: ReactNode
  /** Names of two lists in place of one: of what is held, and of the rest. */
  readonly groups?: { readonly held: string; readonly rest: string } | undefined
  /** Stands above the list while nothing is searched for. */
  readonly children?: ReactNode
}

/**
 * Where a token is chosen: a search by name, symbol or address, and the tokens, what is held first, by its worth. Of a list of any length
 * only what is in sight is in the document. Without any token it leads to buying some, where the app has that.
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
            <RowSkeleton key={key} />
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
          <Words as="small">{name}</Words>
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

/** The account has nothing: the way to buy some. */
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

/** By worth, then what is held of unknown worth, then the rest in the order in which it came. */
function rankOf(token: Token | TokenBalance): number {
  return isHeld(token) ? (token.value ?? 0) : -1
}

function isHeld(token: Token | TokenBalance): token is TokenBalance {
  return 'amount' in token && token.amount > 0n
}
