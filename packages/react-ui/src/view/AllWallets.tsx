'use client'
import { listDirectoryWallets, type Wallet, type WalletRow } from '@kit/core/plugin'
import { useConnections, useStore } from '@kit/react'
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { useDirectory, useWalletRows } from '../list/useWalletRows.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { Hidden } from '../part/Hidden.js'
import { IconButton } from '../part/IconButton.js'
import { SearchField } from '../part/SearchField.js'
import { Stack } from '../part/Stack.js'
import { Switch } from '../part/Switch.js'
import { Typography } from '../part/Typography.js'
import { VirtualGrid } from '../part/VirtualGrid.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AllWallets.module.css.js'
import { listKnownWallets } from './listKnownWallets.js'
import { PairingNote } from './PairingNote.js'
import { WalletCard, WalletCardSkeleton } from './WalletCard.js'

/** Four columns, or three if the card is narrower than 352 px (rule screens-24). */
const columns = (width: number): number => (width < 352 ? 3 : 4)
/** Height of a card including the gap, in pixels. */
const lineSize = 112
/** Number of skeleton cards while the list loads (rule screens-22). */
const firstSkeletons = 16
const none: readonly Wallet[] = []

/** Whether a name contains the query. */
const matchesQuery = (name: string, query: string): boolean => name.toLowerCase().includes(query.trim().toLowerCase())

/** Returns the directory query: empty below two characters. */
const toDirectoryQuery = (query: string): string => (query.trim().length < 2 ? '' : query.trim())

/** Returns the local wallets that match the query, without waiting for the directory. */
function localRows(rows: readonly WalletRow[], query: string, verifiedOnly: boolean): readonly WalletRow[] {
  return rows.filter(
    ({ kind, connectorIds, name, wallet }) =>
      kind !== 'walletConnect' &&
      (connectorIds.length > 0 || kind === 'custom') &&
      (!verifiedOnly || wallet?.certified === true) &&
      matchesQuery(name, query),
  )
}

/** All wallets of the page and of the directory, with a search in both. */
export const allWalletsView: ViewDefinition<'AllWallets'> = defineView({
  name: 'AllWallets',
  title: ({ text }) => text('allWallets.title'),
  Component: AllWallets,
})

/** Returns the wallets that match the query, or all of them: local ones first, then those of the directory. */
function useFoundWallets(query: string) {
  const kit = useKit()
  const directory = useDirectory()
  const { connectors, recent } = useStore(kit.wallets)
  const connections = useConnections()
  const settings = kit.options.wallets
  const { ports } = kit
  const namespace = useStore(kit.modal, (modal) => modal.namespace)

  const isSearch = toDirectoryQuery(query) !== ''
  const page = isSearch ? directory?.search : directory?.all
  // Without a directory, a phone can pair with the well-known wallets.
  const canPair = connectors.some(({ type }) => type === 'WALLET_CONNECT')
  const known = useMemo(
    () =>
      directory === undefined && canPair
        ? listKnownWallets((family) => kit.adapters.has(family), { canPair }).filter(({ name }) =>
            matchesQuery(name, query),
          )
        : none,
    [directory, canPair, kit, query],
  )
  const listed = useDeferredValue(page?.wallets ?? known)
  const reachable = useWalletRows()
  const verifiedOnly = directory?.verifiedOnly === true
  const here = useMemo(() => localRows(reachable, query, verifiedOnly), [reachable, query, verifiedOnly])
  const elsewhere = useMemo(
    () =>
      listDirectoryWallets({
        wallets: listed,
        connectors,
        recent,
        connections,
        isMobile: ports.platform.isMobile,
        ports,
        namespace,
        ...(settings && { settings }),
      }).filter(({ installed }) => !installed),
    [listed, connectors, recent, connections, ports, namespace, settings],
  )
  const hereIds = new Set(here.map(({ id }) => id))
  const rows = [...here, ...elsewhere.filter(({ id }) => !hereIds.has(id))]
  // Uses the directory's total instead of the loaded rows, so it doesn't change while scrolling.
  const count = page === undefined ? rows.length : page.count && Math.max(page.count, here.length)
  return [rows, page, count, isSearch, verifiedOnly] as const
}

/** The number of wallets, the legend of the dot, and the filter. While the user searches, the number is only announced. */
function Bar(props: {
  readonly rows: readonly WalletRow[]
  readonly count: number | undefined
  readonly isSearch: boolean
  readonly isSearching: boolean
  readonly verifiedOnly: boolean
}): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { rows, count, isSearch, isSearching, verifiedOnly } = props
  const counted = count !== undefined && text('allWallets.count', { count })
  return (
    <div className={classes.bar}>
      <span role="status">
        {isSearching ? text('allWallets.searching') : isSearch ? <Hidden>{counted}</Hidden> : counted}
      </span>
      {rows.some(({ installed }) => installed) && (
        <span className={classes.legend} aria-hidden="true">
          {text('tag.installed')}
        </span>
      )}
      {kit.directory && (
        <Switch
          label={text('allWallets.verifiedOnly')}
          checked={verifiedOnly}
          onChange={(checked) => kit.directory?.setVerifiedOnly(checked)}
        />
      )}
    </div>
  )
}

function AllWallets(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const [query, setQuery] = useState('')
  const [rows, page, count, isSearch, verifiedOnly] = useFoundWallets(query)
  const isWaiting = page?.status === 'idle' || page?.status === 'pending'
  const skeletons = !isWaiting ? 0 : rows.length === 0 ? firstSkeletons : isSearch ? 0 : columns(360)

  function change(next: string): void {
    setQuery(next)
    kit.directory?.search(toDirectoryQuery(next))
  }

  const retry = <Button onClick={() => unawaited(kit.directory?.retry())}>{text('common.tryAgain')}</Button>
  const isFailed = page?.status === 'error'
  return (
    <Stack>
      <div className={classes.top}>
        <SearchField label={text('connect.searchWallet')} value={query} onChange={change} />
        {kit.ports.platform.isMobile && (
          <IconButton
            label={text('allWallets.scan')}
            icon="qrCode"
            onClick={() => kit.modal.push('ConnectingWalletConnect', {})}
          />
        )}
      </div>
      <Bar {...{ rows, count, isSearch, verifiedOnly }} isSearching={isWaiting && isSearch} />
      <PairingNote />
      {isFailed && rows.length > 0 && (
        <Stack align="center">
          <Typography as="quiet">{text('allWallets.failed')}</Typography>
          {retry}
        </Stack>
      )}
      {!isWaiting && rows.length === 0 ? (
        <div className={classes.empty}>
          {isFailed ? (
            <EmptyState icon="warning" action={retry}>
              {text('allWallets.failed')}
            </EmptyState>
          ) : (
            <EmptyState
              icon="search"
              action={query !== '' && <Button onClick={() => change('')}>{text('allWallets.noneAction')}</Button>}
            >
              {query.trim() === '' ? text('allWallets.empty') : text('allWallets.none', { query: query.trim() })}
            </EmptyState>
          )}
        </div>
      ) : (
        <div className={isWaiting && isSearch ? classes.old : undefined}>
          <VirtualGrid
            key={isSearch ? 'search' : 'all'}
            label={text('allWallets.title')}
            count={rows.length + skeletons}
            columns={columns}
            lineSize={lineSize}
            render={(index) => {
              const row = rows[index]
              return row ? <WalletCard key={row.id} row={row} /> : <WalletCardSkeleton key={index} />
            }}
            onEnd={() => {
              if (!isSearch) unawaited(kit.directory?.loadMore())
            }}
          />
        </div>
      )}
    </Stack>
  )
}
