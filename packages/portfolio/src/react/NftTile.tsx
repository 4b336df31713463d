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
        <span className={classes.name} dir="auto" title={name}>
          <bdi>{name}</bdi>
        </span>
        {nft.collection !== undefined && (
          <span className={classes.collection} dir="auto">
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

/** The largest count that is shown. Larger numbers have no compact notation. */
const maxCount = 999n * 10n ** 12n

function formatCount(amount: bigint, locale: string): string {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return amount > maxCount ? `${format.format(maxCount)}+` : format.format(amount)
}
