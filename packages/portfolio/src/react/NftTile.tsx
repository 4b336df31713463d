import type { Nft } from '@kit/api'
import { Hidden, Tag, useKit, useLanguage, usePrepareView, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatNftName } from './formatNftName.js'
import { NftPicture } from './NftPicture.js'
import { classes, css } from './NftTile.module.css.js'

/** An NFT in the grid. Opens its details. */
export function NftTile({ nft }: { readonly nft: Nft }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { text, locale } = useLanguage()
  const prepare = usePrepareView()
  const name = formatNftName(nft)
  const intend = () => prepare('Nft')
  return (
    <button
      type="button"
      className={classes.tile}
      onClick={() => kit.modal.push('Nft', { nft })}
      onPointerEnter={intend}
      onFocus={intend}
    >
      <NftPicture nft={nft} />
      <span className={classes.words}>
        <span className={classes.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        {nft.collection !== undefined && (
          <span className={classes.collection}>
            <bdi>{nft.collection}</bdi>
          </span>
        )}
      </span>
      {nft.amount > 1n && (
        <span className={classes.amount}>
          <Hidden>{text('portfolio.nftAmount')}</Hidden>
          <Tag>
            <bdi>{`×${formatCount(nft.amount, locale)}`}</bdi>
          </Tag>
        </span>
      )}
    </button>
  )
}

/** Larger numbers have no compact notation. */
const maxCompact = 10n ** 15n

function formatCount(amount: bigint, locale: string): string {
  const notation = amount < maxCompact ? 'compact' : 'scientific'
  return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 }).format(amount)
}
