import type { Cached } from '../../platform/cache/createCached.js'
import type { Store } from '../../platform/store/Store.js'
import type { Chains } from '../chains/Chains.js'
import type { NftConfig } from '../config/serviceConfig.js'
import type { HistoryCaller, HistoryReader } from '../history/HistoryReader.js'

/** An NFT held by an account. */
export type Nft = {
  /** In the spelling of its chain. */
  readonly contract: string
  /** Decimal. */
  readonly id: string
  readonly standard: 'erc721' | 'erc1155'
  /** Number that the account holds; decimal. */
  readonly amount: string
} & NftMetadata

/** Metadata of an NFT: sanitized and truncated, null where it cannot be read. */
export type NftMetadata = {
  readonly name: string | null
  readonly collection: string | null
  readonly description: string | null
  /** A `data:` URI of an image, or a link to an allowed host. */
  readonly image: string | null
  /** Whether its name or its collection's name is deceptive. */
  readonly isSpamText: boolean
}

/** NFTs of an account, most recently received first. A page can have few rows or none even though there are more. */
export type NftPage = {
  readonly nfts: readonly Nft[]
  /** Cursor of the next page; null after the last. */
  readonly next: string | null
}

export type NftRequest = {
  /** CAIP-2 ID. */
  readonly chain: string
  /** Normalized by the family. */
  readonly account: string
  readonly cursor: string | undefined
  readonly caller: HistoryCaller
}

/**
 * Reads NFTs of accounts on the chains of a family.
 *
 * @throws HttpError 400 `cursor`
 * @throws NoUpstreamResponded
 */
export type NftReader = (question: NftRequest) => Promise<NftPage>

/** Dependencies of NFT readers. */
export type NftReaderOptions = {
  readonly cached: Cached
  readonly chains: Chains
  readonly config: { readonly nfts: NftConfig }
  readonly now: () => number
  readonly store: Store
} & {
  /** History reader of the family, which indexes the account up to now. */
  readonly readHistory: HistoryReader
}
