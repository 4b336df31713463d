import { useStore } from '@kit/react'
import {
  Button,
  EmptyState,
  Stack,
  unawaited,
  useKit,
  useOptionalView,
  usePlugin,
  useText,
  WindowedList,
} from '@kit/react-ui/feature'
import { type ReactElement, useCallback, useEffect } from 'react'
import type { PortfolioPlugin } from '../index.js'
import { NftTile } from './NftTile.js'
import { NftTileSkeleton } from './NftTileSkeleton.js'

const skeletons = 4
/** Height of a row of tiles with its gap, in pixels. */
const lineSize = 220

/** NFTs of the account, last received first. */
export function NftsTab(): ReactElement {
  const kit = useKit()
  const text = useText()
  const receive = useOptionalView('receive')
  const { nfts, loadNfts, loadMoreNfts, refreshNfts } = usePlugin<PortfolioPlugin>('portfolio')
  const { status, items, hasMore } = useStore(nfts)
  useEffect(() => {
    loadNfts().catch((error) => kit.ports.log.error('Failed to load NFTs', error))
  }, [loadNfts, kit])
  const network = useStore(kit.active, (active) => active.network)
  const isFailed = status === 'error'
  const more = useCallback(() => {
    if (hasMore && !isFailed) unawaited(loadMoreNfts())
  }, [loadMoreNfts, hasMore, isFailed])
  if (items.length > 0)
    return (
      <Stack>
        <WindowedList
          label={text('account.nfts')}
          count={items.length}
          columns={2}
          lineSize={lineSize}
          render={(index) => {
            const nft = items[index]
            return nft && <NftTile nft={nft} />
          }}
          onEnd={more}
        />
        {isFailed && (
          <Button wide onClick={() => unawaited(hasMore ? loadMoreNfts() : refreshNfts())}>
            {text('portfolio.retry')}
          </Button>
        )}
      </Stack>
    )
  if (isFailed)
    return (
      <EmptyState
        icon="warning"
        action={<Button onClick={() => unawaited(refreshNfts())}>{text('portfolio.retry')}</Button>}
      >
        {text('portfolio.nftsUnavailable')}
      </EmptyState>
    )
  if (status !== 'success') return <NftTileSkeleton count={skeletons} />
  if (hasMore)
    return (
      <Button wide onClick={() => void loadMoreNfts()}>
        {text('portfolio.olderNfts')}
      </Button>
    )
  return (
    <EmptyState
      icon={{
        path: 'M6.5 4h11A2.5 2.5 0 0120 6.5v11a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 17.5v-11A2.5 2.5 0 016.5 4zM4.5 16.5L9 12l3.5 3.5 2.5-2.5 4.5 4.5M15 9.5v.01',
      }}
      action={receive && <Button onClick={receive.push}>{text('portfolio.receiveNfts')}</Button>}
    >
      {text('portfolio.noNfts', { network: network?.name ?? '' })}
    </EmptyState>
  )
}
