import type { Nft } from '@kit/api'
import { formatAddress } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import {
  DetailList,
  defineView,
  ExplorerFooter,
  Stack,
  Typography,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
  type ViewProps,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatNftId, formatNftName } from './formatNftName.js'
import { classes, css } from './Nft.module.css.js'
import { NftPicture } from './NftPicture.js'

declare module '@kit/modal' {
  interface ViewData {
    /** An NFT of the active account. */
    Nft: { readonly nft: Nft }
  }
}

/** Details of an NFT. */
export const nftView: ViewDefinition<'Nft'> = defineView({
  name: 'Nft',
  title: ({ text }) => text('portfolio.nft'),
  needsAccount: true,
  Component: NftDetails,
})

const standards = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const

function NftDetails({ data: { nft } }: ViewProps<'Nft'>): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { networkId, contract, tokenId, standard, amount, collection, description } = nft
  const network = kit.adapters.get(namespaceOf(networkId))?.networks.find(({ id }) => id === networkId)
  return (
    <Stack gap="wide">
      <div className={classes.picture}>
        <NftPicture nft={nft} />
      </div>
      <div className={classes.words}>
        {collection !== undefined && (
          <p className={classes.collection}>
            <bdi>{collection}</bdi>
          </p>
        )}
        <h3 className={classes.name}>
          <bdi>{formatNftName(nft)}</bdi>
        </h3>
        {description !== undefined && (
          <Typography as="quiet">
            <bdi>{description}</bdi>
          </Typography>
        )}
      </div>
      <DetailList
        details={[
          standard === 'erc1155' && {
            label: text('portfolio.nftAmount'),
            value: <bdi>{new Intl.NumberFormat(locale).format(amount)}</bdi>,
          },
          {
            label: text('portfolio.nftId'),
            value: <bdi dir="ltr">{formatNftId(nft)}</bdi>,
            copy: { text: tokenId.toString(), label: text('portfolio.copyId') },
          },
          {
            label: text('portfolio.contract'),
            value: <bdi dir="ltr">{formatAddress(contract)}</bdi>,
            copy: { text: contract, label: text('portfolio.copy') },
          },
          { label: text('portfolio.standard'), value: <bdi>{standards[standard]}</bdi> },
          network && { label: text('portfolio.network'), value: <bdi>{network.name}</bdi> },
        ]}
      />
      <ExplorerFooter networkId={networkId} subject={{ address: contract }} />
    </Stack>
  )
}
